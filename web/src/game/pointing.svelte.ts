// What is pointed at on the board, and what a press there does.

import { untrack } from 'svelte';
import type { Move } from '../model/moves';
import { plainAt, saidAt } from '../model/plan/at-place';
import type { Planner } from '../model/plan/planner';
import type { Sight } from '../model/sight';
import { steadySet } from '../ui/steady.svelte';
import { placeName } from '../words/places';
import { words } from '../words/words.svelte';

interface Tip {
  sight: Sight;
  title: string;
  text: string;
  bad: boolean;
  /** It is out of the way. */
  quiet: boolean;
}

/** Milliseconds after which somebody may be about to press where the pointer is. */
const REST = 50;

export class Pointing {
  sight = $state.raw<Sight | null>(null);
  pinned = $state.raw<Sight | null>(null);
  choosing = $state.raw<Sight | null>(null);
  /** Where a finger asked in vain: without a pointer that rests, this is when the reason is said. */
  told = $state.raw<Sight | null>(null);
  /** Where the pointer was when something was planned there: then the board is to be seen, not what could be done. */
  private pressed = $state.raw<Sight | null>(null);
  private resting: ReturnType<typeof setTimeout> | undefined;
  private lastTip: Tip | null = null;
  /** The region that was looked at last, by itself or with a place in it. */
  private lastRegion = $state.raw<string | null>(null);

  constructor(
    private readonly planner: () => Pick<Planner, 'planning' | 'plans' | 'view'>,
    /** What is being shown on the board gives way to a press. */
    private readonly stage: { skip(): void } | null = null,
  ) {}

  private readonly planning = $derived.by(() => this.planner().planning);
  /** Whether something can be planned. */
  readonly active = $derived.by(() => this.planner().plans);
  readonly looked = $derived(this.sight ?? this.pinned);
  private readonly layable = steadySet(() =>
    this.active && this.planner().view?.phase === 'lay_regions'
      ? this.planning.offered.flatMap((move) => (move.kind === 'lay' ? [move.target!] : []))
      : [],
  );

  readonly place = $derived.by(() => {
    const { looked } = this;
    return looked?.kind === 'place' ? this.planner().view?.places.find((one) => one.id === looked.id) : undefined;
  });
  /** The region whose card is shown: it changes only when somebody looks elsewhere. */
  readonly region = $derived.by(() => this.lastRegion ?? this.first());

  /** At first, the region that waits for the fewest places; once asked, it stays. */
  private first(): string {
    const { regions } = untrack(() => this.planner().view!);
    const open = regions.filter((one) => one.open && !one.scored);
    return (open.toSorted((a, b) => a.missing.length - b.missing.length)[0] ?? regions[0]!).id;
  }

  /** Keep to a region, as long as nothing else is looked at. */
  choose(region: string): void {
    this.pinned = { kind: 'region', id: region };
    this.sight = null;
    this.lastRegion = region;
  }

  private remember({ kind, id }: Sight): void {
    const region = kind === 'region' ? id : this.planner().view?.places.find((one) => one.id === id)?.region;
    if (region) this.lastRegion = region;
  }

  /** Regions on which a tile could be laid. */
  get regionMarks(): ReadonlySet<string> {
    return this.layable.current;
  }

  offersAt(id: string): Move[] {
    return this.active ? this.planning.at(id) : [];
  }

  /** What is said beside the pointer; on a narrow screen, beside what a finger asked. */
  tip(narrow: boolean): Tip | null {
    const at = narrow ? this.told : this.sight;
    const quiet = at !== null && at === this.pressed;
    // What nobody sees need not follow the plan.
    if (quiet && this.lastTip?.sight === at) return { ...this.lastTip, quiet };
    return (this.lastTip = at && this.tipAt(at, quiet));
  }

  private tipAt(at: Sight, quiet: boolean): Tip | null {
    if (at.kind === 'region')
      return this.regionMarks.has(at.id)
        ? { sight: at, title: words.region(at.id), text: words.say('tip-lay'), bad: false, quiet }
        : null;
    if (!this.active) return null;
    const bad = !this.offersAt(at.id).length && !this.planning.planned(at.id).length;
    return { sight: at, title: placeName(at.id) ?? '', text: saidAt(this.planning, at.id), bad, quiet };
  }

  /** A press focuses what the pointer is on already: that is nothing else to look at. */
  look(where: Sight | null): void {
    if (this.sight?.kind === where?.kind && this.sight?.id === where?.id) return;
    this.sight = where;
    if (where) this.remember(where);
    this.rest();
    if (this.active && where?.kind === 'place') this.resting = setTimeout(() => this.lookAhead(where.id), REST);
  }

  /** Stop waiting for a press. */
  rest(): void {
    clearTimeout(this.resting);
  }

  private lookAhead(id: string): void {
    const next = this.active && plainAt(this.planning, id);
    if (next) this.planning.expect(next);
  }

  act(where: Sight): void {
    this.pinned = where;
    this.remember(where);
    this.choosing = this.told = null;
    this.stage?.skip();
    if (!this.active) return;
    const { planning } = this;
    const offers = this.offersAt(where.id);
    const planned = planning.planned(where.id);
    if (where.kind === 'place' && !offers.length && !planned.length) this.told = where;
    else this.pressed = this.sight;
    const plain = plainAt(planning, where.id);
    if (planned.length && !offers.length && planning.focus === 'all') void planning.remove(planned.at(-1)!);
    else if (plain) void planning.add(plain);
    else if (offers.length) this.choosing = where;
  }
}
