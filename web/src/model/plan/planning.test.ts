import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan, View } from '../../api/game';
import { Refused } from '../../api/http';
import { linkId } from '../../data/layout';
import { parseMove } from '../moves';
import { atTable } from './answers';
import { Planning } from './planning.svelte';

const { plan } = vi.hoisted(() => ({ plan: vi.fn() }));
vi.mock('../../api/api', () => ({ plan }));

const answer = (moves: string[], rest: Partial<Plan> = {}): Plan => ({
  revision: 3,
  moves: [...moves, 'end'],
  money: 0,
  dropped: [],
  cost: 0,
  events: [],
  income: [],
  view: null,
  final: [],
  winners: [],
  turns_without_expansion: 0,
  additions: [],
  reasons: {},
  no_bonus: null,
  scoring: [],
  places: [],
  regions: [],
  ...rest,
});

function planning(phase: View['phase'] = 'expand', ahead: number | null = null) {
  const reported: unknown[] = [];
  const game = { revision: 3, ahead };
  const made = new Planning(
    atTable('abc'),
    () => game.revision,
    () => phase,
    () => 0,
    (problem) => reported.push(problem),
    () => game.ahead,
  );
  return { made, reported, game };
}

beforeEach(() => {
  plan.mockReset();
});

describe('a plan', () => {
  it('is asked for with the end of the turn', async () => {
    plan.mockResolvedValue(answer(['expand omaha $1']));
    const { made } = planning();
    await made.add(parseMove('expand omaha $1'));
    expect(plan).toHaveBeenCalledWith('abc', ['expand omaha $1', 'end'], 3, false);
    expect(made.moves.map((move) => move.text)).toEqual(['expand omaha $1']);
  });

  it.each([
    [['expand omaha $1', 'cash', 'end'], null],
    [['cash', 'end'], 'cash-only'],
    [['end'], 'nothing'],
  ])('of which %j can be part leaves %s', async (additions, stuck) => {
    plan.mockResolvedValue(answer([], { additions }));
    const { made } = planning();
    expect(made.stuck).toBeNull();
    await made.refresh();
    expect(made.stuck).toBe(stuck);
  });

  it('is one decision before the first turn', async () => {
    plan.mockResolvedValue({ ...answer([]), moves: ['open omaha'] });
    const { made } = planning('open_towns');
    await made.add(parseMove('open omaha'));
    expect(plan).toHaveBeenCalledWith('abc', ['open omaha'], 3, false);
  });

  it('gives way on the board to a proposed turn that is looked at, and stays what it is', async () => {
    const shares = (...places: string[]) =>
      places.map((place) => ({ type: 'share_increased' as const, seat: 0, place, paid: 1 }));
    plan.mockResolvedValueOnce(answer(['grow omaha'], { events: shares('omaha') }));
    plan.mockResolvedValueOnce(answer(['grow dallas'], { events: shares('dallas') }));
    const { made } = planning();
    await made.add(parseMove('grow omaha'));
    await made.look(['stay', 'grow dallas', 'end']);
    expect(plan).toHaveBeenLastCalledWith('abc', ['grow dallas', 'end'], 3, false);
    expect([...made.ghosts.keys()]).toEqual(['dallas']);
    expect(made.moves.map((move) => move.text)).toEqual(['grow omaha']);
    await made.look(null);
    expect([...made.ghosts.keys()]).toEqual(['omaha']);
  });

  it('marks what can be added, bonus tiles apart', async () => {
    plan.mockResolvedValue(
      answer([], { additions: ['expand omaha $1', 'again omaha $1', 'double dallas', 'cash', 'boom reno'] }),
    );
    const { made } = planning();
    await made.refresh();
    expect([...made.marks]).toEqual([
      ['omaha', 'move'],
      ['dallas', 'bonus'],
    ]);
    made.focus = 'boom';
    expect([...made.marks.keys()]).toEqual(['reno']);
    made.focus = 'double';
    expect([...made.marks.keys()]).toEqual(['dallas']);
  });

  it('shows ghosts and links of the one who plans, and everybody’s gains', async () => {
    const expanded = {
      type: 'expanded',
      seat: 0,
      place: 'denver',
      way: ['salt_lake_city', 'denver'],
      prices: [1],
      free_link: null,
      paid: 1,
      second: false,
    } as const;
    const scored = {
      type: 'city_scored',
      seat: 1,
      place: 'omaha',
      influence: 2,
      majority: false,
      taken_back: 0,
    } as const;
    plan.mockResolvedValue(
      answer([], { events: [expanded as never, { ...expanded, seat: 1, place: 'reno' } as never, scored] }),
    );
    const { made } = planning();
    await made.refresh();
    expect([...made.ghosts]).toEqual([['denver', 1]]);
    expect([...made.links].map(linkId)).toEqual(['denver-salt_lake_city']);
    expect([...made.gains]).toEqual([[1, 2]]);
  });

  it('loses a double share with the share it stands on', async () => {
    plan.mockImplementation((_: string, moves: string[]) =>
      Promise.resolve(answer(moves.filter((move) => move !== 'end'))),
    );
    const { made } = planning();
    await made.add(parseMove('grow omaha'));
    await made.add(parseMove('double omaha'));
    await made.remove(parseMove('grow omaha'));
    expect(made.moves).toEqual([]);
  });

  it('stays as it was when an addition is refused', async () => {
    plan.mockResolvedValueOnce(answer(['grow omaha']));
    const { made, reported } = planning();
    await made.add(parseMove('grow omaha'));
    plan.mockRejectedValueOnce(new Refused('illegal', 'no', 422));
    await made.add(parseMove('expand chicago $8'));
    expect(made.moves.map((move) => move.text)).toEqual(['grow omaha']);
    expect(reported).toHaveLength(1);
  });

  it('loses what the position no longer allows, and says what that was', async () => {
    plan.mockResolvedValueOnce(answer(['grow omaha', 'grow dallas']));
    const { made, game } = planning();
    await made.take(['grow omaha', 'grow dallas', 'end']);
    const dropped = [{ move: 'grow omaha', reason: { id: 'city_scored', place: 'omaha' } as never }];
    plan.mockResolvedValueOnce(answer(['grow dallas'], { dropped }));
    game.revision = 4;
    expect((await made.refresh()).map((move) => move.text)).toEqual(['grow omaha']);
    expect(plan).toHaveBeenLastCalledWith('abc', ['grow omaha', 'grow dallas', 'end'], 4, false, { drop: true });
    expect(made.moves.map((move) => move.text)).toEqual(['grow dallas']);
    expect(made.waits).toBe(false);
  });

  it('is made for a seat while another one is playing, and kept when its turn comes', async () => {
    plan.mockImplementation((_: string, moves: string[]) =>
      Promise.resolve(answer(moves.filter((move) => move !== 'end'))),
    );
    const { made, game } = planning('expand', 2);
    await made.add(parseMove('grow omaha'));
    expect(plan).toHaveBeenLastCalledWith('abc', ['grow omaha', 'end'], 3, false, { seat: 2 });
    Object.assign(game, { revision: 4, ahead: null });
    await made.refresh(answer([]));
    expect(plan).toHaveBeenLastCalledWith('abc', ['grow omaha', 'end'], 4, false, { drop: true });
    expect(made.moves.map((move) => move.text)).toEqual(['grow omaha']);
  });

  it('ignores an answer that was overtaken', async () => {
    let late: (value: Plan) => void = () => undefined;
    plan.mockReturnValueOnce(new Promise<Plan>((resolve) => (late = resolve)));
    plan.mockResolvedValueOnce(answer(['grow omaha', 'grow dallas'], { cost: 2 }));
    const { made } = planning();
    const first = made.add(parseMove('grow omaha'));
    await made.add(parseMove('grow dallas'));
    late(answer(['grow omaha'], { cost: 1 }));
    await first;
    expect(made.cost).toBe(2);
    expect(made.busy).toBe(false);
  });

  it('is shown at once if it was expected, and asked about once in a position', async () => {
    plan.mockImplementation((_: string, moves: string[]) =>
      Promise.resolve(answer(moves.filter((move) => move !== 'end'))),
    );
    const { made, game } = planning();
    await made.refresh(answer([]));
    made.expect(parseMove('grow omaha'));
    made.expect(parseMove('grow omaha'));
    await vi.waitFor(() => expect(plan).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    void made.add(parseMove('grow omaha'));
    expect(made.moves.map((move) => move.text)).toEqual(['grow omaha']);
    expect(made.waits).toBe(false);
    void made.clear();
    expect(made.moves).toEqual([]);
    expect(plan).toHaveBeenCalledTimes(1);
    game.revision = 4;
    await made.add(parseMove('grow omaha'));
    expect(plan).toHaveBeenCalledTimes(2);
  });

  it('that was expected in vain is asked about again, and only then reported', async () => {
    plan.mockRejectedValueOnce(new Refused('offline', 'no', 0));
    const { made, reported } = planning();
    await made.refresh(answer([]));
    made.expect(parseMove('grow omaha'));
    await new Promise((done) => setTimeout(done));
    expect(reported).toEqual([]);
    plan.mockResolvedValueOnce(answer(['grow omaha'], { cost: 1 }));
    await made.add(parseMove('grow omaha'));
    expect(made.cost).toBe(1);
    expect(reported).toEqual([]);
  });
});
