// Leads through the tutorial: a real table on the server, whose other seats play what the record says.

import * as api from '../../api/api';
import type { GameEvent } from '../../api/game';
import { Refused } from '../../api/http';
import { words } from '../../words/words.svelte';
import { keepLearnPlace, learnPlace } from '../learn-place';
import { myself } from '../me.svelte';
import type { Move } from '../moves';
import { preferences } from '../preferences.svelte';
import { Session } from '../table/session.svelte';
import { chapters, isSame, names, recordFor, stepAt, turnsIn, wantedIn } from './lessons';

const SEAT = 0;
const PACE = 1100;
/** As the sentences name them. */
const COLOURS = ['blue', 'red', 'orange'] as const;

export class Tutor {
  session = $state.raw<Session | null>(null);
  chapterNumber = $state(0);
  stepNumber = $state(0);
  watching = $state(false);
  problem = $state.raw<Refused | null>(null);

  readonly chapter = $derived(chapters[this.chapterNumber]!);
  readonly step = $derived(this.chapter.steps[this.stepNumber]!);
  readonly wanted = $derived(this.step.kind === 'play' ? wantedIn(this.step) : []);
  readonly planned = $derived(this.session?.planning.moves ?? []);
  readonly moves = $derived(this.session?.game?.moves ?? 0);
  /** Whether you can go on: your turn must be played, and the others' too. */
  readonly done = $derived(!this.watching && (this.step.kind === 'tell' || this.moves >= this.step.to));
  readonly atEnd = $derived(
    this.chapterNumber === chapters.length - 1 && this.stepNumber === this.chapter.steps.length - 1,
  );
  /** How many of all steps are done. */
  readonly number = $derived(
    chapters.slice(0, this.chapterNumber).reduce((sum, chapter) => sum + chapter.steps.length, 0) + this.stepNumber + 1,
  );
  readonly of = chapters.reduce((sum, chapter) => sum + chapter.steps.length, 0);
  /** What the last turns gained, as far as the step is about it. */
  readonly happened = $derived.by<GameEvent[]>(() => {
    const played = this.chapter.steps.slice(0, this.stepNumber + 1).findLast((step) => step.kind !== 'tell');
    if (!played || !this.session) return [];
    const about = (event: GameEvent) =>
      event.type === 'city_scored' ? 'cities' : event.type.startsWith('region_') ? 'regions' : '';
    return this.session.log
      .filter((move) => move.number > played.at && move.number <= played.to)
      .flatMap((move) => move.events.filter((event) => about(event) === this.step.gains));
  });

  /** Continue where you were, or begin. */
  async start(): Promise<void> {
    const place = learnPlace();
    if (place && chapters[place.chapter]) {
      try {
        await myself.load();
        await api.table(place.table);
        await this.sit(place.table, place.chapter, place.step);
        return;
      } catch (problem) {
        if (!(problem instanceof Refused) || problem.offline) return this.failed(problem);
      }
    }
    await this.begin(place && chapters[place.chapter] ? place.chapter : 0);
  }

  /** Begin a chapter at a table of its own; the one before is cleared away. */
  async begin(chapter: number): Promise<void> {
    this.problem = null;
    const before = learnPlace()?.table;
    try {
      const me = await myself.introduce();
      const own = names.includes(me.name) ? words.say('guest-name') : me.name;
      const seats = [
        { kind: 'me' as const, colour: COLOURS[0] },
        ...names.map((_, i) => ({ kind: 'person' as const, colour: COLOURS[i + 1] })),
      ];
      const record = recordFor(chapters[chapter]!, [own, ...names]);
      const table = await api.importRecord(record, seats, words.say('learn-open'));
      await this.sit(table.id, chapter, 0);
      if (before) await api.deleteTable(before).catch(() => undefined);
    } catch (problem) {
      this.failed(problem);
    }
  }

  private async sit(table: string, chapter: number, step: number): Promise<void> {
    const session = new Session(table, SEAT);
    await session.open(null);
    if (session.problem) throw session.problem;
    this.session?.close();
    this.session = session;
    this.chapterNumber = chapter;
    this.enter(stepAt(this.chapter, session.game?.moves ?? 0, step));
  }

  private failed(problem: unknown): void {
    this.problem = problem instanceof Refused ? problem : new Refused('internal', String(problem), 500);
  }

  private enter(step: number): void {
    this.stepNumber = step;
    const { session, chapterNumber: chapter } = this;
    if (!session) return;
    keepLearnPlace({ table: session.id, chapter, step });
    session.planning.guide = {
      lets: (move) => this.wanted.some((one) => isSame(one, move)),
      accepts: (moves) =>
        this.step.kind === 'play' && this.wanted.every((one) => moves.some((move) => isSame(one, move))),
    };
    session.touched.show(this.step.show);
    if (this.step.kind === 'watch' && this.moves < this.step.to) void this.watch();
  }

  /** Keep to the game: a played turn leads on, one that was taken back leads back. */
  follow(): void {
    const { moves, step } = this;
    // A turn is over when it is shown: what it touched is pointed out before what the next step speaks of.
    if (!this.session?.game || this.watching || this.session.outbox.playing) return;
    if (step.kind === 'play' && moves >= step.to) this.enter(this.stepNumber + 1);
    else if (moves < step.at) this.enter(stepAt(this.chapter, moves, -1));
  }

  async next(): Promise<void> {
    if (!this.done) return;
    if (this.stepNumber < this.chapter.steps.length - 1) this.enter(this.stepNumber + 1);
    else if (!this.atEnd) await this.begin(this.chapterNumber + 1);
  }

  isPlanned(move: Move): boolean {
    return this.planned.some((one) => isSame(one, move));
  }

  /** Play the turns of the others, one after the other. */
  private async watch(): Promise<void> {
    const { session, step } = this;
    if (!session || this.watching) return;
    this.watching = true;
    try {
      for (const turn of turnsIn(step, session.game?.moves)) {
        await this.breathe();
        if (this.session !== session) return;
        await api.play(session.id, turn, session.game!.revision);
        await session.reload();
        session.touched.point(session.log.slice(-turn.length).flatMap((move) => move.events));
      }
      if (step.show.length) {
        await this.breathe();
        session.touched.show(step.show);
      }
    } catch (problem) {
      this.failed(problem);
    } finally {
      this.watching = false;
    }
  }

  /** Leave time to look, unless nothing moves. */
  private async breathe(): Promise<void> {
    if (preferences.motion === 'off') return;
    await new Promise((resolve) => setTimeout(resolve, PACE / preferences.rate));
  }

  /** Leave nothing behind: the tutorial is over or was skipped. */
  async finish(): Promise<void> {
    const table = learnPlace()?.table;
    keepLearnPlace(null);
    this.session?.close();
    if (table) await api.deleteTable(table).catch(() => undefined);
  }

  close(): void {
    this.session?.close();
  }
}
