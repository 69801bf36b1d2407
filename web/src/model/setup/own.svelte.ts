// A custom layout, kept in this browser; every step can be undone.

import { recall, remember } from '../../browser/remembered';
import { layoutIn, textOf, type Layout } from './tiles';

class OwnLayout {
  private now = $state.raw<Layout>(kept());
  private past = $state.raw<Layout[]>([]);
  readonly canUndo = $derived(this.past.length > 0);

  get cities(): Layout['cities'] {
    return this.now.cities;
  }

  get regions(): Layout['regions'] {
    return this.now.regions;
  }

  change(to: Partial<Layout>): void {
    this.past = [...this.past, this.now];
    this.keep({ ...this.now, ...to });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.keep(before);
  }

  private keep(layout: Layout): void {
    this.now = layout;
    remember('layout', textOf(layout));
  }
}

const kept = (): Layout => ({ cities: {}, regions: {}, ...layoutIn(recall('layout') ?? '') });

export const own = new OwnLayout();
