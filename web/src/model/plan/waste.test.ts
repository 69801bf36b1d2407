import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../../tools/words.ts';
import { words } from '../../words/words.svelte';
import { parseMove } from '../moves';
import { wasteOf } from './waste';

words.use('en', messagesOf('en'));

const plan = (moves: string[], additions: string[] = [], more: Partial<Parameters<typeof wasteOf>[0]> = {}) =>
  wasteOf({
    seat: 0,
    moves: moves.map(parseMove),
    additions: additions.map(parseMove),
    events: [],
    scoring: ['omaha'],
    left: 3,
    ...more,
  });

describe('what a plan wastes', () => {
  it('is an expansion that is affordable and not planned', () => {
    expect(plan([], ['expand omaha $1'], { scoring: [] }).map((waste) => waste.lost)).toEqual([true]);
    expect(plan(['expand omaha $1'], ['again denver $1'], { scoring: [] })).toEqual([]);
  });

  it('is a market share that would score a city', () => {
    expect(plan(['expand denver $1'], ['grow omaha']).map((waste) => waste.text)).toEqual([
      'One more franchise would trigger the scoring of Omaha.',
    ]);
    expect(plan(['expand denver $1'], ['grow omaha'], { scoring: [] })).toEqual([]);
    expect(plan(['expand denver $1'], ['grow omaha'], { spared: new Set(['omaha']) })).toEqual([]);
  });

  it('is a bonus tile that does nothing', () => {
    const withdrawn = plan(['grow omaha', 'double omaha'], [], {
      scoring: [],
      events: [{ type: 'piece_withdrawn', seat: 0, place: 'omaha' }],
    });
    expect(withdrawn).toMatchObject([{ lost: true }]);
    const cash = { type: 'cash_taken', seat: 0, dollars: 10 } as const;
    expect(plan(['cash'], [], { scoring: [], events: [cash], left: 4 })).toEqual([]);
    expect(plan(['cash'], [], { scoring: [], events: [cash], left: 12 })).toMatchObject([{ lost: false }]);
    expect(
      plan(['cash'], [], { scoring: [], events: [cash, { type: 'game_ended', reason: 'red_zone' }], left: 12 }),
    ).toMatchObject([{ lost: true }]);
  });
});
