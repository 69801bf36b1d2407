// The study that is on the screen: where one is in it, what was changed, and what the server keeps of it.

import * as api from '../../api/api';
import type { KeptStudy } from '../../api/game';
import { Refused } from '../../api/http';
import { router } from '../../browser/router.svelte';
import { words } from '../../words/words.svelte';
import type { Level } from '../levels';
import { TriedLine } from '../line/line.svelte';
import { myself } from '../me.svelte';
import { toasts } from '../toasts.svelte';
import { draftOf, keepDraft, originOf, rememberOrigin, type Origin } from './drafts';
import { stopsOf } from './turns';
import {
  changed,
  exists,
  following,
  isGame,
  isSame,
  lineTo,
  movesOf,
  played,
  promoted,
  removed,
  type Path,
  type StudyFile,
} from './tree';

export class Studying {
  study = $state.raw<StudyFile | null>(null);
  path = $state.raw<Path>([0]);
  /** What the server has, if it keeps the study. */
  kept = $state.raw<Omit<KeptStudy, 'study'> | null>(null);
  /** Whether there is something that the server does not have. */
  dirty = $state(false);
  /** Something is on its way: a bot's turn, or the study to or from the server. */
  busy = $state(false);
  /** Somebody else, or another tab, has changed the study meanwhile. */
  overtaken = $state(false);
  problem = $state.raw<Refused | null>(null);
  origin = $state.raw<Origin>({});
  readonly line = new TriedLine();

  readonly own = $derived(this.kept === null || this.kept.own);
  /** After how many moves the game's turns end. */
  private readonly stops = $derived(this.study ? stopsOf(this.study) : [0]);

  /** Show a kept study, or with null the one that was begun here. */
  async open(id: string | null): Promise<void> {
    this.problem = null;
    this.overtaken = false;
    const draft = draftOf(id);
    if (id === null) {
      if (draft) this.take(draft.study, draft.path, null, draft);
      else this.problem = new Refused('no_such_study', words.say('study-nothing-begun'), 404);
      return;
    }
    try {
      const [answer] = await Promise.all([api.study(id), myself.load()]);
      const study = answer.study as unknown as StudyFile;
      // What was changed here and not kept comes before what is kept, unless that was changed elsewhere.
      if (draft && answer.own && draft.version === answer.version) {
        this.take(draft.study, draft.path, answer, draft);
        this.dirty = true;
      } else this.take(study, [study.at], answer, originOf(id));
    } catch (problem) {
      this.problem = problem instanceof Refused ? problem : new Refused('internal', String(problem), 500);
    }
  }

  private take(study: StudyFile, path: Path, kept: KeptStudy | null, origin: Origin): void {
    this.study = study;
    this.kept = kept;
    this.dirty = kept === null;
    this.origin = { from: origin.from, colours: origin.colours };
    this.line.colours = origin.colours ?? [];
    this.line.still = !this.own;
    this.go(exists(study, path) ? path : [study.at]);
  }

  // --- looking around ---

  go(path: Path): void {
    this.path = path;
    this.keepDraft();
    void this.line.open(lineTo(this.study!, path));
  }

  readonly previous = $derived.by((): Path | null => {
    const { path } = this;
    if (!isGame(path)) return path.slice(0, -1);
    const stop = this.stops.findLast((one) => one < path[0]!);
    return stop === undefined ? null : [stop];
  });

  /** In a variation, its first continuation; in the game, the next turn. */
  readonly next = $derived.by((): Path | null => {
    const { path, study } = this;
    if (!study) return null;
    const stop = isGame(path) ? this.stops.find((one) => one > path[0]!) : undefined;
    if (stop !== undefined) return [stop];
    return following(study, path).length ? [...path, 0] : null;
  });

  /** The point of the game where one left it. */
  readonly left = $derived<Path>([this.study?.at ?? 0]);
  readonly isLeft = $derived(isSame(this.path, this.left));
  /** What was played in the game from here, if it went on. */
  readonly gameGoesOn = $derived(
    this.study !== null && isGame(this.path) && this.path[0]! < movesOf(this.study).length,
  );

  // --- changing it ---

  play(moves: string[]): void {
    const after = played(this.study!, this.path, moves);
    if (after.study !== this.study) this.write(after.study);
    this.go(after.path);
  }

  /** Let a bot take the next turn. */
  async letPlay(level: Level): Promise<void> {
    const [path, line] = [this.path, lineTo(this.study!, this.path)];
    await this.attempt(async () => {
      await myself.introduce();
      const { moves } = await api.lineTurn(line, level);
      if (isSame(path, this.path)) this.play(moves);
    });
  }

  rename(path: Path, name: string): void {
    this.write(isGame(path) ? { ...this.study!, title: name } : changed(this.study!, path, { name }));
  }

  annotate(path: Path, comment: string): void {
    this.write(isGame(path) ? { ...this.study!, comment } : changed(this.study!, path, { comment }));
  }

  promote(path: Path): void {
    this.write(promoted(this.study!, path));
    this.go([...path.slice(0, -1), 0]);
  }

  remove(path: Path): void {
    this.write(removed(this.study!, path));
    this.go(path.slice(0, -1));
  }

  private write(study: StudyFile): void {
    this.study = study;
    this.dirty = true;
    this.keepDraft();
  }

  private keepDraft(): void {
    if (!this.study || !this.own) return;
    const draft = { study: this.study, path: this.path, version: this.kept?.version ?? null, ...this.origin };
    keepDraft(this.kept?.id ?? null, this.dirty ? draft : null);
  }

  // --- on the server ---

  /** Keep it as it is here. */
  async keep(): Promise<void> {
    const { kept } = this;
    await this.attempt(async () => {
      await myself.introduce();
      if (kept === null) return this.settle(await api.keepStudy(this.study!), null);
      try {
        this.settle(await api.changeStudy(kept.id, this.study!, kept.version), kept.id);
      } catch (problem) {
        if (!(problem instanceof Refused && problem.code === 'study_changed')) throw problem;
        this.overtaken = true;
      }
    });
  }

  /** Keep a study of one's own with the same content. */
  async copy(): Promise<void> {
    await this.attempt(async () => {
      await myself.introduce();
      const before = this.kept?.id ?? null;
      this.settle(await api.keepStudy(this.study!), before);
      toasts.show(words.say('study-copied'));
    });
  }

  async share(shared: boolean): Promise<void> {
    await this.attempt(async () => {
      const { study: _, ...kept } = await api.shareStudy(this.kept!.id, shared);
      this.kept = { ...kept, version: this.kept!.version };
    });
  }

  /** Give up what was changed here, for what the server has. */
  async giveUp(): Promise<void> {
    keepDraft(this.kept!.id, null);
    await this.open(this.kept!.id);
  }

  async erase(): Promise<void> {
    await this.attempt(async () => {
      await api.removeStudy(this.kept!.id);
      keepDraft(this.kept!.id, null);
      router.go('/');
    });
  }

  private settle({ study: _, ...kept }: KeptStudy, before: string | null): void {
    keepDraft(before, null);
    this.kept = kept;
    this.dirty = this.overtaken = this.line.still = false;
    rememberOrigin(kept.id, this.origin);
    router.go(`/study/${kept.id}`, { replace: true });
  }

  private async attempt(action: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await action();
    } catch (problem) {
      toasts.problem(problem);
    } finally {
      this.busy = false;
    }
  }
}
