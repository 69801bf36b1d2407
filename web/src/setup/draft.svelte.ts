// A table before it is opened: what is chosen, how the board would lie, and what stands in the way.

import * as api from '../api/api';
import type { LayoutProblem, Preview, Table } from '../api/game';
import { Refused } from '../api/http';
import { recall } from '../browser/remembered';
import { myself } from '../model/me.svelte';
import { drawSeed, keepOptions, keptOptions, ownHalves, rulesOf, type Options } from '../model/setup/options';
import { own } from '../model/setup/own.svelte';
import { coloursOf, seatsFor, toRequest } from '../model/setup/seats';
import { filled, layoutOf, withLayout } from '../model/setup/tiles';
import { toasts } from '../model/toasts.svelte';
import { words } from '../words/words.svelte';

const usual = (kind: string, seats = seatsFor(kind, 3, recall('level') ?? 'newcomer')): Options => ({
  seats,
  start: 'choose',
  cityTiles: 'printed',
  regionTiles: 'printed',
  pool: 'printed',
  boom: false,
  milestones: false,
  drawSeats: true,
  isPublic: false,
  spectators: true,
  /** Against bots alone; whoever plays with others may still turn them on. */
  hints: seats.every((seat) => seat.kind === 'me' || seat.kind === 'bot'),
  minutes: 0,
  seed: drawSeed(),
});

export class Draft {
  readonly kind: string;
  options: Options;
  name = $state(myself.name);
  shown = $state.raw<Preview | null>(null);
  layoutProblems = $state.raw<readonly LayoutProblem[] | null>(null);
  problem = $state('');
  private suited: number | null = null;

  /** `wanted` says for whom the table is; the editor's address does not. */
  constructor(wanted: string | null) {
    const kept = keptOptions(wanted);
    this.kind = wanted ?? kept?.kind ?? 'friends';
    this.options = $state<Options>({ ...usual(this.kind), ...kept?.options });
    $effect(() => {
      void myself.load().then(
        () => (this.name = myself.name),
        () => undefined,
      );
    });
    $effect(() => keepOptions(this.kind, $state.snapshot(this.options)));
    $effect(() => this.preview());
    $effect(() => this.check());
  }

  readonly halves = $derived.by(() => ownHalves(this.options));
  readonly layout = $derived({ cities: own.cities, regions: own.regions });
  readonly free = $derived.by(() => this.options.seats.filter((seat) => seat.kind === 'open').length);
  readonly players = $derived.by(() => this.options.seats.length);
  readonly rules = $derived.by(() => rulesOf(this.options));
  readonly view = $derived(
    this.shown && withLayout(this.shown.view, Object.fromEntries(this.halves.map((half) => [half, this.layout[half]]))),
  );
  readonly unplayable = $derived(this.problem !== '' || (this.layoutProblems?.length ?? 0) > 0);

  private preview(): () => void {
    let current = true;
    api.preview(this.players, this.rules).then(
      (answer) => {
        if (!current) return;
        [this.shown, this.problem] = [answer, ''];
        this.suit(answer);
      },
      (caught) => {
        if (current) this.problem = caught instanceof Refused ? caught.message : String(caught);
      },
    );
    return () => (current = false);
  }

  private check(): (() => void) | undefined {
    if (!this.halves.length) {
      this.layoutProblems = null;
      return undefined;
    }
    let current = true;
    api.checkLayout(this.players, rulesOf(this.options, this.layout)).then(
      (answer) => current && (this.layoutProblems = answer.layout_problems),
      (caught) => current && toasts.problem(caught),
    );
    return () => (current = false);
  }

  /** A layout for more or fewer players goes on with what lies there already. */
  private suit({ view }: Preview): void {
    const open = [...view.places, ...view.regions].filter((spot) => spot.open).map(({ id }) => id);
    const strange = this.halves.some((half) => Object.keys(own[half]).some((spot) => !open.includes(spot)));
    const known = new Set(this.halves.flatMap((half) => Object.keys(own[half])));
    const grown = this.suited !== null && this.suited < view.players.length;
    this.suited = view.players.length;
    if (known.size && (strange || grown)) own.change(filled(this.layout, view));
  }

  /** A custom layout begins with the tiles that lie there. */
  beginLayout(): void {
    const dealt = this.shown && layoutOf(this.shown.view);
    for (const half of this.halves) if (dealt && !Object.keys(own[half]).length) own.change({ [half]: dealt[half] });
  }

  async open(): Promise<Table> {
    const [colour] = coloursOf(this.options.seats, myself.colour);
    await myself.introduce(this.name, colour ?? undefined);
    const { seats, drawSeats, isPublic, spectators, hints, minutes } = this.options;
    const table = await api.openTable({
      seats: toRequest(seats, myself.colour, (seat) => words.say('seat-name', { seat })),
      rules: rulesOf(this.options, this.layout),
      draw_seats: drawSeats,
      public: isPublic,
      spectators,
      hints,
      start: !this.free,
      turn_minutes: minutes || null,
    });
    keepOptions(this.kind, null);
    return table;
  }
}
