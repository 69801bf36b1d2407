// A position that somebody tries out: a record or a written position, and the moves from there. It is at no table:
// whoever looks at it may plan a turn of whoever is to move, and what becomes of that turn is up to the screen.

import * as api from '../../api/api';
import type { Line, View } from '../../api/game';
import { Refused } from '../../api/http';
import { boardOf, type Planner } from '../plan/planner';
import { Planning } from '../plan/planning.svelte';
import { sharing } from '../table/sharing';
import { toasts } from '../toasts.svelte';

interface Choices {
  /** The colours of the players by seat, as at the table where the game was played. */
  colours?: readonly string[] | undefined;
  /** The seat that somebody plays here; all of them if left out. */
  seat?: number;
  /** Whether it is said what a plan would waste; a puzzle keeps that to itself. */
  warns?: boolean;
}

let lines = 0;

export class TriedLine implements Planner {
  readonly id = `line-${++lines}`;
  readonly ahead = false;
  readonly warns: boolean;
  readonly planning: Planning;
  /** The line whose position is shown. */
  line = $state.raw<Line | null>(null);
  view = $state.raw<View | null>(null);
  /** The position as a file has it. */
  written = $state.raw<Record<string, unknown> | null>(null);
  revision = $state(0);
  /** Whether another position is on its way. */
  busy = $state(false);
  /** Why there is nothing to see. */
  problem = $state.raw<Refused | null>(null);
  /** Whether the position is only looked at. */
  still = $state(false);
  colours = $state.raw<readonly string[]>([]);
  private wanted = 0;

  constructor(private readonly choices: Choices = {}) {
    this.colours = choices.colours ?? [];
    this.warns = choices.warns ?? true;
    this.planning = new Planning(
      { keptAs: null, plan: ([moves], drop) => api.linePlan(this.line!, moves, drop) },
      () => this.revision,
      () => this.view?.phase ?? 'over',
      () => this.actor,
      (problem) => toasts.problem(problem),
    );
  }

  readonly actor = $derived(this.view?.actor ?? null);
  readonly over = $derived(this.view?.phase === 'over');
  readonly plans = $derived(!this.still && this.actor !== null);
  readonly mySeats = $derived.by(() => {
    const { seat } = this.choices;
    return seat === undefined ? (this.view?.players.map((player) => player.seat) ?? []) : [seat];
  });
  /** Whoever plans. */
  readonly player = $derived(this.actor === null ? null : this.view!.players[this.actor]!);
  readonly boardView = $derived.by(() => this.view && boardOf(this.view, this.planning, this.plans));

  /** Show where a line leads. Whoever asks for another one meanwhile sees that one only. */
  async open(line: Line): Promise<void> {
    const mine = ++this.wanted;
    this.busy = true;
    try {
      const answer = await api.line(line);
      if (mine !== this.wanted) return;
      this.planning.forget();
      this.line = line;
      this.revision += 1;
      this.view = sharing(this.coloured(answer.view), this.view ?? undefined);
      this.written = answer.position;
      this.problem = null;
      if (this.plans) await this.planning.refresh();
    } catch (problem) {
      if (mine !== this.wanted) return;
      this.problem = problem instanceof Refused ? problem : new Refused('internal', String(problem), 500);
      // Where something is shown already, it stays.
      if (this.view) toasts.problem(problem);
    } finally {
      if (mine === this.wanted) this.busy = false;
    }
  }

  private coloured(view: View): View {
    const players = view.players.map((player) => ({ ...player, colour: this.colours[player.seat] ?? player.colour }));
    return { ...view, players };
  }
}
