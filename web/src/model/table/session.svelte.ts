// A table and its game as this browser knows them: one state, everything else derived.

import * as api from '../../api/api';
import type { Game, Happening, Message, News, Plan, PlayedMove, PlayerView, Scene, Table } from '../../api/game';
import { Refused } from '../../api/http';
import { live, type Follower } from '../../api/live.svelte';
import { words } from '../../words/words.svelte';
import { myself } from '../me.svelte';
import { atTable } from '../plan/answers';
import { isKeptAhead } from '../plan/kept';
import { boardOf, type Planner } from '../plan/planner';
import { Planning } from '../plan/planning.svelte';
import { isTurn } from '../rules';
import { toasts } from '../toasts.svelte';
import { keptResult } from './kept';
import { Lookback } from './lookback.svelte';
import { Numbered } from './numbered.svelte';
import { Outbox } from './outbox.svelte';
import { anyOther, comesNext, seatsOf } from './seats-here';
import { sharing } from './sharing';
import { tellAhead, tellNews } from './telling';
import { Touched } from './touched.svelte';

/** The last events of a page before it is left, reloaded, or put away by a phone. */
const LEAVING = ['pagehide', 'visibilitychange'];

export class Session implements Planner {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  log = $state.raw<PlayedMove[]>([]);
  problem = $state.raw<Refused | null>(null);
  /** Whether somebody has played here since the page was opened: whoever only looks is left in peace. */
  acted = false;
  /** Whether there is nothing more to see here: the table is gone, or closed to us. */
  ended = $state(false);

  readonly planning: Planning;
  readonly outbox: Outbox;
  readonly chat = new Numbered<Message>(async (after) => (await api.messages(this.id, after)).messages);
  /** What people did at the table beside the game. */
  readonly news = new Numbered<News>(async (after) => (await api.news(this.id, after)).news);
  /** Places that the last turn touched. */
  readonly touched = new Touched();
  private unfollow: (() => void) | null = null;
  private loading: Promise<void> | null = null;
  private readonly lookback: Lookback;

  constructor(
    readonly id: string,
    /** The only seat that is played here, where someone else plays the others at this screen. */
    private readonly only: number | null = null,
  ) {
    this.lookback = new Lookback(id);
    this.outbox = new Outbox(id);
    this.planning = new Planning(
      atTable(id),
      () => this.revision,
      () => this.game?.view.phase ?? 'over',
      () => this.planner,
      (problem) => void this.refused(problem),
      () => (this.toPlay ? null : this.planner),
    );
  }

  get revision(): number {
    return this.game?.revision ?? 0;
  }
  /** Nobody loses anything unasked; a turn to come is not confirmed yet. */
  get warns(): boolean {
    return !this.ahead;
  }
  /** The position of history that is looked at; null for the present. */
  get past(): Game | null {
    return this.lookback.past;
  }
  readonly started = $derived(this.table !== null && this.table.status !== 'open');
  readonly over = $derived(this.game?.view.phase === 'over');
  /** The result of a game that the present rules would end differently: it is shown as it was recorded. */
  readonly kept = $derived(this.table && keptResult(this.table, this.game));
  /** The position that is shown. */
  readonly view = $derived((this.past ?? this.game)?.view ?? null);
  /** The same with a tile that is about to be laid in a draft. */
  readonly boardView = $derived.by(() => this.view && boardOf(this.view, this.planning, this.myTurn));
  readonly names = $derived(this.view?.players.map((player) => player.name) ?? []);
  readonly mySeats = $derived.by(() => seatsOf(this.table, myself.me?.id, this.only));
  readonly actor = $derived(this.game?.view.actor ?? null);
  private readonly toPlay = $derived(
    this.actor !== null && this.table?.status === 'playing' && this.mySeats.includes(this.actor),
  );
  readonly myTurn = $derived(!this.past && this.toPlay);
  /** The seat here whose turn comes next while another one is playing. */
  private readonly comesNext = $derived.by(() => {
    const { actor, table, game } = this;
    if (actor === null || this.toPlay || table?.status !== 'playing' || !isTurn(game!.view.phase)) return null;
    return comesNext(table, actor, this.mySeats);
  });
  /** Whether the next turn is being planned while the others play. */
  private wantsAhead = $state(false);
  readonly ahead = $derived(this.wantsAhead && this.comesNext !== null);
  readonly canPlanAhead = $derived(!this.past && !this.ahead && this.comesNext !== null);
  /** The seat for which a turn is planned. */
  private readonly planner = $derived(this.toPlay ? this.actor : this.ahead ? this.comesNext : null);
  readonly plans = $derived(!this.past && this.planner !== null);
  readonly me = $derived<PlayerView | null>(
    this.view?.players[this.plans ? this.planner! : (this.mySeats[0] ?? -1)] ?? null,
  );
  /** Whether anybody else plays here, or did and may have said something. */
  readonly inCompany = $derived(
    anyOther(this.table?.seats ?? [], myself.me?.id) || anyOther(this.news.list, myself.me?.id),
  );
  readonly isHost = $derived(this.table !== null && myself.me !== null && this.table.host === myself.me.id);

  async open(at: number | null): Promise<void> {
    this.wantsAhead = isKeptAhead(this.id);
    try {
      await this.take(await api.firstScene(this.id));
      if (at !== null) await this.look(at);
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'rules_differ') await this.takeTable(problem);
      else this.failed(problem);
    }
    if (this.table && !this.ended)
      this.unfollow ??= live.follow(this.id, () => this.game?.revision ?? 0, this.follower);
    if (this.table && !this.ended) void this.attempt(() => this.news.read());
    for (const event of LEAVING) addEventListener(event, this.keepPlan);
  }

  private readonly keepPlan = () => this.planning.keep();

  close(): void {
    this.keepPlan();
    for (const event of LEAVING) removeEventListener(event, this.keepPlan);
    this.unfollow?.();
    this.unfollow = null;
    this.touched.stay();
  }

  private readonly follower: Follower = {
    moves: (happening) => void this.heard(happening),
    table: (table) => this.changed(table),
    chat: (message) => void this.chat.add([message]),
    news: (news) => tellNews(this.news.add([news])),
    gone: (why) => this.end(why),
    refused: () => void this.lookUp(),
    back: () => {
      toasts.show(words.say('connection-back'));
      this.log = [];
      void this.reload();
      void this.readChat();
      void this.attempt(async () => tellNews(await this.news.read()));
    },
  };

  /** Find out whether the table is still there. */
  private async lookUp(): Promise<void> {
    try {
      this.changed(await api.table(this.id));
    } catch (problem) {
      if (problem instanceof Refused && problem.status === 404) this.end('deleted');
      else if (problem instanceof Refused && problem.status === 403) this.end('closed');
    }
  }

  private end(why: 'deleted' | 'closed'): void {
    this.close();
    this.ended = true;
    this.problem = new Refused(why, words.say(why === 'closed' ? 'table-closed' : 'table-deleted'), 404);
  }

  /** Fetch what was said since. */
  readChat = (): Promise<void> => this.attempt(() => this.chat.read());

  /** Fetch the game and what happened; requests that overlap become one. */
  reload(): Promise<void> {
    this.loading ??= api
      .scene(this.id, this.known)
      .then((scene) => this.take(scene))
      .catch((problem: unknown) => this.failed(problem))
      .finally(() => (this.loading = null));
    return this.loading;
  }

  /** Show the table alone, where the present rules cannot replay its game. */
  private async takeTable(why: Refused): Promise<void> {
    try {
      const [table] = await Promise.all([api.table(this.id), myself.load()]);
      this.table = table;
      if (!this.kept) this.failed(why);
    } catch (problem) {
      this.failed(problem);
    }
  }

  /** The moves that this browser was told of. */
  private get known(): number {
    return this.log.at(-1)?.number ?? 0;
  }

  /** Show what the server tells of the table and its game, unless something newer is shown already. */
  private async take({ me, table, game, played, plan }: Scene): Promise<void> {
    this.problem = null;
    myself.become(me);
    if (!this.table || table.version >= this.table.version) this.table = table;
    if (!game || (this.game && game.revision < this.game.revision)) return;
    const moved = game.revision !== this.game?.revision;
    this.game = { ...game, view: sharing(game.view, this.game?.view) };
    const known = this.known;
    this.log = played[0]?.number === 0 ? played : [...this.log, ...played.filter((move) => move.number > known)];
    if (!moved) return;
    this.outbox.trouble = null;
    await this.replan(plan);
  }

  private async replan(plan: Plan | null): Promise<void> {
    // Also while you look at the past: the plan waits for your return.
    if (!this.toPlay && !this.ahead) return this.planning.forget();
    const comes = this.toPlay && this.wantsAhead && this.planning.moves.length > 0;
    if (this.toPlay) this.wantsAhead = false;
    const dropped = await this.planning.refresh(this.toPlay ? plan : null);
    if (dropped.length || comes) tellAhead(dropped);
  }

  /** Plan the next turn while the others play; it is kept until its time comes, and never sent by itself. */
  async planAhead(): Promise<void> {
    this.wantsAhead = true;
    await this.planning.refresh();
  }

  stopPlanningAhead(): void {
    this.wantsAhead = false;
    this.planning.forget();
    this.planning.keep();
  }

  private async heard(happening: Happening): Promise<void> {
    // What the stream tells of your own turn comes with the answer to it.
    await this.outbox.settle();
    if (this.game && happening.revision <= this.game.revision) return;
    const elsewhere =
      happening.seat !== null && this.mySeats.includes(happening.seat) && this.myTurn && !this.outbox.playing;
    if (elsewhere && this.planning.moves.length) {
      this.planning.forget();
      toasts.show(words.say('played-elsewhere'));
    }
    if (happening.kind !== 'moves') this.log = [];
    await this.reload();
    // The answer that was on its way already may know less than what was just heard.
    if (this.game && this.game.revision < happening.revision) await this.reload();
    if (happening.kind === 'back') toasts.show(words.say('moves-taken-back'));
    this.touched.point(happening.events);
  }

  private changed(table: Table): void {
    // Two streams overlap where one takes over from the other.
    if (this.table && table.version < this.table.version) return;
    const begins = !this.started && table.status !== 'open';
    this.table = table;
    if (begins) void this.reload();
  }

  /** Look at the game after so many moves; null returns to the present. */
  look = (at: number | null): Promise<void> => this.lookback.to(at);

  /** Play the planned turn. */
  async confirm(): Promise<void> {
    const moves = this.planning.answer?.moves;
    if (!this.game || !this.toPlay || !moves?.length || this.outbox.playing || this.planning.waits) return;
    await this.outbox.send(moves, this.game.revision, this.known, {
      played: async ({ scene, events }) => {
        this.acted = true;
        this.planning.forget();
        if (scene) await this.take(scene);
        this.touched.point(events);
      },
      refused: (problem) => this.refused(problem),
    });
  }

  /** A stale request is explained and the game fetched; anything else is only told. */
  private async refused(problem: unknown): Promise<void> {
    if (problem instanceof Refused && (problem.code === 'stale' || problem.code === 'not_your_turn')) {
      const mine = problem.problem.since?.some((entry) => entry.seat !== null && this.mySeats.includes(entry.seat));
      if (!this.ahead) toasts.show(words.say(mine ? 'played-elsewhere' : 'game-moved-on'));
      await this.reload();
    } else toasts.problem(problem);
  }

  async attempt(action: () => Promise<unknown>): Promise<void> {
    try {
      await action();
    } catch (problem) {
      toasts.problem(problem);
    }
  }

  private failed(problem: unknown): void {
    this.problem = problem instanceof Refused ? problem : new Refused('internal', String(problem), 500);
  }
}
