import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Plan, View } from '../../api/game';
import { Refused } from '../../api/http';
import { parseMove } from '../moves';
import { TriedLine } from './line.svelte';

const { line, linePlan } = vi.hoisted(() => ({ line: vi.fn(), linePlan: vi.fn() }));
vi.mock('../../api/api', () => ({ line, linePlan }));

const RECORD = { players: ['Ann', 'Bob'] };
const FROM = { record: RECORD, after: 4, moves: ['end'] };

const seen = (view: Partial<View> = {}) => ({
  view: {
    phase: 'expand',
    actor: 1,
    players: [
      { seat: 0, name: 'Ann', colour: 'blue' },
      { seat: 1, name: 'Bob', colour: 'red' },
    ],
    places: [],
    regions: [],
    track: [],
    ...view,
  } as unknown as View,
  legal_moves: [],
  position: { format: 'franchise-position/1' },
});

const planned = (moves: string[]): Partial<Plan> => ({
  moves: [...moves, 'end'],
  additions: [],
  events: [],
  places: [],
  regions: [],
});

beforeEach(() => {
  line.mockReset().mockResolvedValue(seen());
  linePlan.mockReset().mockImplementation((_, moves: string[]) => Promise.resolve(planned(moves.slice(0, -1))));
});

describe('a line that is tried out', () => {
  it('lets somebody plan the turn of whoever is to move where it leads', async () => {
    const tried = new TriedLine();
    await tried.open(FROM);
    expect(tried.player?.name).toBe('Bob');
    await tried.planning.add(parseMove('expand omaha $1'));
    expect(linePlan).toHaveBeenLastCalledWith(FROM, ['expand omaha $1', 'end'], false);
    expect(tried.planning.answer?.moves).toEqual(['expand omaha $1', 'end']);
  });

  it('begins a plan anew in every other position', async () => {
    const tried = new TriedLine();
    await tried.open(FROM);
    await tried.planning.add(parseMove('expand omaha $1'));
    const further = { ...FROM, moves: ['end', 'expand omaha $1', 'end'] };
    await tried.open(further);
    expect(tried.planning.moves).toEqual([]);
    expect(linePlan).toHaveBeenLastCalledWith(further, ['end'], false);
  });

  it('shows the position that was asked for last, whichever answer comes last', async () => {
    const answers: ((answer: ReturnType<typeof seen>) => void)[] = [];
    line.mockImplementation(() => new Promise((answer) => answers.push(answer)));
    const tried = new TriedLine();
    const both = [tried.open(FROM), tried.open({ ...FROM, moves: [] })];
    answers[1]!(seen({ actor: 0 }));
    answers[0]!(seen({ actor: 1 }));
    await Promise.all(both);
    expect([tried.actor, tried.line?.moves]).toEqual([0, []]);
  });

  it('shows players in the colours of their table', async () => {
    const tried = new TriedLine({ colours: ['beige', 'black'] });
    await tried.open(FROM);
    expect(tried.view?.players.map((player) => player.colour)).toEqual(['beige', 'black']);
  });

  it('asks for no plan where the game is over or the position is only looked at', async () => {
    line.mockResolvedValue(seen({ phase: 'over', actor: null }));
    const tried = new TriedLine();
    await tried.open(FROM);
    line.mockResolvedValue(seen());
    tried.still = true;
    await tried.open(FROM);
    expect([tried.plans, linePlan.mock.calls.length]).toEqual([false, 0]);
  });

  it('says why there is nothing to see', async () => {
    line.mockRejectedValue(new Refused('illegal', 'Move 2 is illegal.', 422));
    const tried = new TriedLine();
    await tried.open(FROM);
    expect([tried.view, tried.problem?.message]).toEqual([null, 'Move 2 is illegal.']);
  });
});
