import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../api/game';

// Preferences ask the browser how it likes motion; there is none here.
vi.mock('../preferences.svelte', () => ({ preferences: { moves: true, rate: 1 } }));
const { Stage } = await import('./stage.svelte');

const grown = (place: string) => [{ type: 'share_increased', seat: 1, place, paid: 1 }] as unknown as GameEvent[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let everything that is on stage be over. */
const finish = (stage: InstanceType<typeof Stage>) => stage.acts.forEach((act) => stage.begin(act, null));

describe('the turns of others', () => {
  it('are told one after the other, with time to read', () => {
    const stage = new Stage();
    const begun: string[] = [];
    for (const place of ['omaha', 'denver'])
      stage.perform(grown(place), { caption: `Hank grows in ${place}`, begin: () => begun.push(place) });
    expect([stage.caption, begun]).toEqual(['Hank grows in omaha', ['omaha']]);
    finish(stage);
    expect([stage.caption, stage.busy]).toEqual(['Hank grows in omaha', true]);
    vi.advanceTimersByTime(1000);
    expect([stage.caption, begun]).toEqual(['Hank grows in denver', ['omaha', 'denver']]);
    finish(stage);
    vi.advanceTimersByTime(1000);
    expect([stage.caption, stage.busy]).toEqual(['', false]);
  });

  it('are skipped together, up to what the last of them touched', () => {
    const stage = new Stage();
    const begun: string[] = [];
    for (const place of ['omaha', 'denver', 'reno'])
      stage.perform(grown(place), { caption: place, begin: () => begun.push(place) });
    stage.skip();
    expect([stage.caption, stage.busy, stage.acts]).toEqual(['', false, []]);
    expect(begun).toEqual(['omaha', 'reno']);
    vi.advanceTimersByTime(5000);
    expect(stage.busy).toBe(false);
  });
});
