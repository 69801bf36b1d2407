// A table and its game as this browser knows them: one state, everything else derived.

import * as api from '../api/api';
import type { Game, GameEvent, Happening, Message, PlayedMove, PlayerView, Table, View } from '../api/game';
import { Refused, freshKey } from '../api/http';
import { Live } from '../api/live.svelte';
import { myself } from '../lib/me.svelte';
import { router } from '../lib/router.svelte';
import { toasts } from '../lib/toasts.svelte';
import { Planning } from '../plan/planning.svelte';
import { words } from '../words/words.svelte';

export class Session {
  table = $state.raw<Table | null>(null);
  game = $state.raw<Game | null>(null);
  /** The position of history that is looked at; null for the present. */
  past = $state.raw<Game | null>(null);
  log = $state.raw<PlayedMove[]>([]);
  problem = $state.raw<Refused | null>(null);
  messages = $state.raw<Message[]>([]);
  playing = $state(false);
  /** Places that the last turn touched, pointed out for a while. */
  touched = $state.raw<ReadonlySet<string>>(new Set());

  readonly live: Live;
  readonly planning: Planning;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private loading: Promise<void> | null = null;
  private looks = 0;
  private sent = { turn: '', key: '' };

  constructor(
    readonly id: string,
    /** The one seat that is played here, where the others at this screen are somebody else's. */
    private readonly only: number | null = null,
  ) {
    this.live = new Live(id, () => this.game?.revision ?? 0, {
      moves: (happening) => void this.heard(happening),
      table: (table) => this.changed(table),
      chat: (message) => {
        if (this.messages.every((known) => known.number !== message.number)) this.messages = [...this.messages, message];
      },
      deleted: () => {
        toasts.show(words.say('table-deleted'));
        router.go('/');
      },
      back: () => {
        toasts.show(words.say('connection-back'));
        this.log = [];
        void this.reload();
      },
    });
    this.planning = new Planning(
      id,
      () => this.game?.revision ?? 0,
      () => this.game?.view.phase ?? 'over',
      () => this.game?.view.actor ?? null,
      (problem) => void this.refused(problem),
    );
  }

  readonly started = $derived(this.table !== null && this.table.status !== 'open');
  readonly over = $derived(this.game?.view.phase === 'over');
  /** The position that is shown, players in the colours of their seats. */
  readonly view = $derived(coloured((this.past ?? this.game)?.view ?? null, this.table));
  /** The same with a tile that is about to be laid in a draft. */
  readonly boardView = $derived.by(() => {
    const laid = this.myTurn && this.planning.plans('lay') ? this.planning.answer?.view : undefined;
    return laid && this.view ? { ...this.view, places: laid.places, regions: laid.regions } : this.view;
  });
  readonly names = $derived(this.view?.players.map((player) => player.name) ?? []);
  readonly mySeats = $derived(
    this.table?.seats
      .filter((seat) => myself.me && seat.identity === myself.me.id && (this.only === null || seat.number === this.only))
      .map((seat) => seat.number) ?? [],
  );
  readonly actor = $derived(this.game?.view.actor ?? null);
  private readonly toPlay = $derived(this.actor !== null && this.table?.status === 'playing' && this.mySeats.includes(this.actor));
  readonly myTurn = $derived(!this.past && this.toPlay);
  readonly me = $derived<PlayerView | null>(
    this.view?.players[this.myTurn ? this.actor! : (this.mySeats[0] ?? -1)] ?? null,
  );
  readonly isHost = $derived(this.table !== null && myself.me !== null && this.table.host === myself.me.id);

  async open(at: number | null): Promise<void> {
    try {
      const [table] = await Promise.all([api.table(this.id), myself.load()]);
      this.table = table;
      this.problem = null;
      if (this.started) await this.reload();
      if (at !== null) await this.look(at);
    } catch (problem) {
      this.failed(problem);
    }
    if (this.table) this.live.open();
  }

  close(): void {
    this.live.close();
    clearTimeout(this.fading);
  }

  /** Fetch the game and what happened; requests that overlap become one. */
  reload(): Promise<void> {
    this.loading ??= this.fetch().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetch(): Promise<void> {
    try {
      const known = this.log.at(-1)?.number ?? 0;
      const [game, told] = await Promise.all([api.game(this.id), api.events(this.id, known)]);
      const moved = game.revision !== this.game?.revision;
      this.game = game;
      this.log = [...this.log, ...told.moves.filter((move) => move.number > known || !this.log.length)];
      this.problem = null;
      if (moved) await this.replan();
    } catch (problem) {
      this.failed(problem);
    }
  }

  private async replan(): Promise<void> {
    // Also while somebody looks at the past: the plan waits for their return.
    if (this.toPlay) await this.planning.refresh();
    else this.planning.forget();
  }

  private async heard(happening: Happening): Promise<void> {
    if (this.game && happening.revision <= this.game.revision) return;
    if (happening.kind !== 'moves') this.log = [];
    await this.reload();
    // The answer that was on its way already may know less than what was just heard.
    if (this.game && this.game.revision < happening.revision) await this.reload();
    if (happening.kind === 'back') toasts.show(words.say('moves-taken-back'));
    this.point(happening.events);
  }

  /** Point out where something happened. */
  point(events: GameEvent[]): void {
    this.touched = new Set(events.flatMap((event) => ('place' in event && event.type !== 'boom_stayed' ? [event.place] : [])));
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.touched = new Set()), 2600);
  }

  private changed(table: Table): void {
    const begins = !this.started && table.status !== 'open';
    this.table = table;
    if (begins) void this.reload();
  }

  /** Look at the game after so many moves; null returns to the present. */
  async look(at: number | null): Promise<void> {
    const mine = ++this.looks;
    if (at === null) {
      this.past = null;
      return;
    }
    try {
      const past = await api.game(this.id, at);
      // Whoever slides fast asks for many positions; the last one counts.
      if (mine === this.looks) this.past = past;
    } catch (problem) {
      toasts.problem(problem);
    }
  }

  /** Play the planned turn. */
  async confirm(): Promise<void> {
    const moves = this.planning.answer?.moves;
    if (!this.game || !moves?.length || this.playing || this.planning.waits) return;
    this.playing = true;
    try {
      await api.play(this.id, moves, this.game.revision, this.keyOf(moves));
      this.planning.forget();
      await this.reload();
    } catch (problem) {
      await this.refused(problem);
    } finally {
      this.playing = false;
    }
  }

  /** The same turn sent again, as after a lost answer, is known by its key and played once. */
  private keyOf(moves: string[]): string {
    const turn = `${this.game?.revision} ${moves.join()}`;
    if (this.sent.turn !== turn) this.sent = { turn, key: freshKey() };
    return this.sent.key;
  }

  /** A stale request is explained and the game fetched; anything else is only told. */
  private async refused(problem: unknown): Promise<void> {
    if (problem instanceof Refused && (problem.code === 'stale' || problem.code === 'not_your_turn')) {
      toasts.show(words.say('game-moved-on'));
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

function coloured(view: View | null, table: Table | null): View | null {
  if (!view || !table) return view;
  return {
    ...view,
    players: view.players.map((player) => ({ ...player, colour: table.seats[player.seat]?.colour ?? player.colour })),
  };
}
