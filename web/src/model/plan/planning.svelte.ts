// The turn that is being planned: moves in any order, and what the server says about them.

import { tick } from 'svelte';
import type { Plan, View } from '../../api/game';
import { Refused } from '../../api/http';
import { isExpansion, parseMove, takesBonusTile, type Move, type MoveKind } from '../moves';
import { isTurn } from '../rules';
import { Answers, type Asker, type Question } from './answers';
import { keepPlan, keptPlan } from './kept';
import { byTargetOf, chosenIn, gainsOf, ghostsOf, marksOf, named, wayOf } from './read';

/** What the board offers at the moment: everything, or one thing only. */
export type Focus = 'all' | 'boom' | 'again' | 'double';

/** What a tutor lets somebody plan, and which plan it wants. */
export interface Guide {
  lets: (move: Move) => boolean;
  accepts: (moves: Move[]) => boolean;
}

/** Milliseconds after which a plan is shown although the server has not answered; an answer before is shown at once. */
const PATIENCE = 80;

export class Planning {
  moves = $state.raw<Move[]>([]);
  answer = $state.raw<Plan | null>(null);
  busy = $state(false);
  focus = $state<Focus>('all');
  guide = $state.raw<Guide | null>(null);
  /** Other moves to the same place that were possible when one was chosen. */
  private others = new Map<string, Move[]>();
  /** The moves that were asked about last: what is shown may still wait for the answer. */
  private wanted: Move[] = [];
  /** A proposed turn that somebody looks at: the board shows it in place of the plan. */
  private proposed = $state.raw<Plan | null>(null);
  private looks = 0;
  private asked = 0;
  private answered = 0;
  private readonly answers: Answers;

  constructor(
    private readonly asker: Asker,
    private readonly revision: () => number,
    private readonly phase: () => View['phase'],
    private readonly seat: () => number | null,
    private readonly report: (problem: unknown) => void,
    /** The seat whose next turn is planned while another one is being played. */
    private readonly ahead: () => number | null = () => null,
  ) {
    this.answers = new Answers(asker);
  }

  private readonly legal = $derived((this.answer?.additions ?? []).map(parseMove));
  readonly additions = $derived(this.guide ? this.legal.filter(this.guide.lets) : this.legal);
  readonly acceptable = $derived(!this.guide || this.guide.accepts(this.moves));
  /** A tutor speaks, and there is nothing to plan yet. */
  readonly idle = $derived(this.guide !== null && !this.moves.length && !this.additions.length);
  readonly inTurn = $derived.by(() => isTurn(this.phase()));
  readonly events = $derived(this.answer?.events ?? []);
  readonly cost = $derived(this.answer?.cost ?? 0);
  /** The places and regions that the plan changes, as they are after it. */
  readonly places = $derived(new Map(this.answer?.places.map((place) => [place.id, place])));
  readonly regions = $derived(new Map(this.answer?.regions.map((region) => [region.id, region])));

  /** What can be done at places, as far as the focus shows it. */
  readonly offered = $derived.by(() => {
    const seen = this.inFocus();
    return this.additions.filter((move) => move.target && seen(move));
  });
  /** What is left to do where no place can be chosen: money for a bonus tile, or nothing. */
  readonly stuck = $derived.by(() => {
    if (!this.answer || this.offered.length) return null;
    return this.can('cash') ? 'cash-only' : 'nothing';
  });
  private readonly byTarget = $derived(byTargetOf(this.offered));
  readonly marks = $derived(marksOf(this.offered));
  private readonly drawn = $derived(this.proposed?.events ?? this.events);
  readonly ghosts = $derived.by(() => ghostsOf(this.drawn, this.seat()));
  readonly links = $derived.by(() => new Set(this.drawn.flatMap((event) => wayOf(event, this.seat()))));
  /** Where the boom marker goes. */
  readonly boom = $derived(
    (this.proposed?.moves.map(parseMove) ?? this.moves).find((move) => move.kind === 'boom')?.target ?? null,
  );
  /** What the turn gains each seat. */
  readonly gains = $derived(gainsOf(this.events));
  readonly expands = $derived(this.moves.some(isExpansion));
  readonly couldExpand = $derived(this.additions.some((move) => move.kind === 'expand'));
  readonly bonusMove = $derived(this.moves.find(takesBonusTile) ?? null);

  /** Whether what is shown is not yet what was planned. */
  get waits(): boolean {
    return this.answered !== this.asked;
  }

  can = (kind: MoveKind): boolean => this.additions.some((move) => move.kind === kind);
  plans = (kind: MoveKind): boolean => this.moves.some((move) => move.kind === kind);
  at = (target: string): Move[] => this.byTarget.get(target) ?? [];

  /** Whether something could be done at a place if nobody led the way. */
  heldBack(target: string): boolean {
    return this.guide !== null && this.legal.some((move) => move.target === target);
  }

  planned(target: string): Move[] {
    return this.moves.filter((move) => move.target === target);
  }

  alternatives(move: Move): Move[] {
    return this.others.get(move.text) ?? [];
  }

  private inFocus(): (move: Move) => boolean {
    const { focus, inTurn } = this;
    return focus === 'all' ? (move) => move.kind !== 'boom' || !inTurn : (move) => move.kind === focus;
  }

  async add(move: Move): Promise<void> {
    const others = isExpansion(move)
      ? this.additions.filter((other) => other.target === move.target && isExpansion(other))
      : [];
    this.others.set(move.text, others);
    this.focus = 'all';
    await this.change([...this.wanted, move]);
  }

  /** Ask ahead about a move that may come next: then it is shown as soon as it is planned. */
  expect(move: Move): void {
    // Whoever plans it asks again, and is told what is wrong.
    this.answers.to(this.question([...this.wanted, move])).catch(() => {});
  }

  async remove(move: Move): Promise<void> {
    // A double share stands on the share itself.
    await this.change(
      this.wanted.filter(
        (other) =>
          other.text !== move.text &&
          !(move.kind === 'grow' && other.kind === 'double' && other.target === move.target),
      ),
    );
  }

  async replace(move: Move, other: Move): Promise<void> {
    const all = [move, ...this.alternatives(move).filter((known) => known.text !== move.text)];
    this.others.set(other.text, all);
    await this.change(this.wanted.map((known) => (known.text === move.text ? other : known)));
  }

  async clear(): Promise<void> {
    this.focus = 'all';
    await this.change([]);
  }

  /** Plan a whole turn, as a hint suggests it. */
  async take(moves: string[]): Promise<void> {
    this.focus = 'all';
    await this.change(chosenIn(moves));
  }

  /** Show a turn, as a hint suggests it, without planning it; or the plan again. */
  async look(moves: string[] | null): Promise<void> {
    const mine = ++this.looks;
    if (!moves) {
      this.proposed = null;
      return;
    }
    // Where there is no answer, nothing is shown; whoever plans it is told why.
    const answer = await this.answers.to(this.question(chosenIn(moves))).catch(() => null);
    if (mine === this.looks) this.proposed = answer;
  }

  /**
   * Begin with a position: as after it changed, or after the page was loaded. What does not fit is dropped from the
   * plan, and returned. Without one, what the server told of the empty plan is all there is to know.
   */
  async refresh(empty: Plan | null = null): Promise<Move[]> {
    const moves = this.moves.length ? this.moves : this.kept().map(parseMove);
    if (moves.length) return this.keepWhatIsLeft(moves);
    if (empty) {
      this.forget();
      this.answers.keep(this.question([]), empty);
      this.answer = empty;
    } else await this.change([], { keep: false });
    return [];
  }

  private async keepWhatIsLeft(moves: Move[]): Promise<Move[]> {
    const mine = ++this.asked;
    this.wanted = moves;
    try {
      const answer = await this.answers.whatIsLeft(this.question(moves));
      if (mine !== this.asked) return [];
      this.show(moves, answer);
      this.answers.keep(this.question(this.moves), answer);
      return answer.dropped.map(({ move }) => parseMove(move));
    } catch (problem) {
      if (mine === this.asked) this.wanted = this.moves = [];
      this.report(problem);
      return [];
    } finally {
      if (mine === this.asked) {
        this.busy = false;
        this.answered = mine;
      }
    }
  }

  /** Keep the plan for when this page is loaded again. */
  keep(): void {
    const { keptAs } = this.asker;
    if (keptAs !== null) keepPlan(keptAs, this.revision(), this.wanted, this.ahead() !== null);
  }

  private kept(): string[] {
    const { keptAs } = this.asker;
    return keptAs === null ? [] : keptPlan(keptAs, this.revision());
  }

  forget(): void {
    void this.look(null);
    this.answered = ++this.asked;
    this.wanted = this.moves = [];
    this.answer = null;
    this.focus = 'all';
    this.busy = false;
  }

  private async change(moves: Move[], { keep = true } = {}): Promise<void> {
    const before = this.moves;
    const mine = ++this.asked;
    void this.look(null);
    this.wanted = moves;
    const question = this.question(moves);
    const known = this.answers.known(question);
    if (known) {
      this.show(moves, known);
      this.busy = false;
      this.answered = mine;
      return tick();
    }
    const slow = setTimeout(() => {
      if (mine !== this.asked) return;
      this.moves = moves;
      this.busy = true;
    }, PATIENCE);
    try {
      const answer = await this.answers.to(question);
      if (mine === this.asked) this.show(moves, answer);
    } catch (problem) {
      if (mine !== this.asked) return;
      // Whoever plans ahead goes on when the others have moved; the plan is looked at again then.
      const overtaken = this.ahead() !== null && problem instanceof Refused && problem.code === 'stale';
      this.wanted = this.moves = overtaken ? moves : keep ? before : [];
      this.report(problem);
    } finally {
      clearTimeout(slow);
      if (mine === this.asked) {
        this.busy = false;
        this.answered = mine;
      }
    }
    await tick();
  }

  private show(moves: Move[], answer: Plan): void {
    this.answer = answer;
    this.wanted = this.moves = named(moves, answer);
  }

  /** In a draft the board shows the position after the plan. */
  private question(moves: Move[]): Question {
    return [this.texts(moves), this.revision(), this.phase().startsWith('lay'), this.ahead()];
  }

  /** The moves as they are sent: a turn ends with its end. */
  texts(moves = this.moves): string[] {
    const texts = moves.map((move) => move.text);
    return this.inTurn ? [...texts, 'end'] : texts;
  }
}
