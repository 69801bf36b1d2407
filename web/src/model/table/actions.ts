// What you may do with a seat: offered only where the server allows it.

import * as api from '../../api/api';
import type { Seat, Table } from '../../api/game';
import type { IconName } from '../../data/icons';

export interface Action {
  /** Names the action and its messages. */
  id: ActionId;
  icon: IconName;
  /** Whether it is asked once more. */
  sure?: boolean;
  run: () => Promise<unknown>;
}

export const ACTIONS = [
  'return',
  'bot-turn',
  'bot-until-return',
  'resign',
  'get-up',
  'send-away',
  'bot-for-late-turn',
  'bot-for-late',
  'bot-until-taken',
  'reopen',
  'make-host',
  'mute',
  'unmute',
] as const;
export type ActionId = (typeof ACTIONS)[number];

export interface Situation {
  table: Table;
  me: string | null;
  /** Whether the time of the one to move has run out. */
  late: boolean;
}

export function actionsFor({ table, me, late }: Situation, seat: Seat): Action[] {
  const { id } = table;
  const n = seat.number;
  const host = me !== null && table.host === me;
  const mine = me !== null && seat.identity === me;
  const playing = table.status === 'playing';
  const acting = playing && table.actor === n;
  const others = decides(table, me) && late && !mine && acting;
  const muted = seat.identity !== null && table.muted.includes(seat.identity);
  const untilReturn = () => api.standIn(id, n, 'until_return');
  const known: Record<ActionId, [allowed: boolean, icon: IconName, run: () => Promise<unknown>, sure?: boolean]> = {
    return: [mine && playing && seat.stand_in !== null, 'people', () => api.comeBack(id, n)],
    'bot-turn': [mine && acting && seat.stand_in === null, 'bot', () => api.standIn(id, n, 'turn')],
    'bot-until-return': [mine && playing && seat.stand_in !== 'until_return', 'pause', untilReturn],
    resign: [mine && playing, 'x', () => api.resign(id, n), true],
    'get-up': [mine && table.status === 'open', 'back', () => api.leaveSeat(id, n)],
    'send-away': [host && !mine && seat.kind === 'person' && table.status === 'open', 'x', () => freeSeat(id, n), true],
    'bot-for-late-turn': [others && seat.stand_in === null, 'bot', () => api.standIn(id, n, 'turn')],
    'bot-for-late': [others && seat.stand_in !== 'until_return', 'pause', untilReturn],
    'bot-until-taken': [decides(table, me) && playing && seat.kind === 'open' && !seat.stand_in, 'bot', untilReturn],
    reopen: [
      host && playing && !mine && seat.kind === 'person' && !seat.present,
      'link',
      () => api.reopenSeat(id, n),
      true,
    ],
    'make-host': [
      host && !mine && seat.kind === 'person' && seat.identity !== null,
      'swap',
      () => api.passHosting(id, n),
      true,
    ],
    mute: [host && !mine && seat.identity !== null && !muted, 'chat', () => api.mute(id, seat.identity!, true)],
    unmute: [host && muted, 'chat', () => api.mute(id, seat.identity!, false)],
  };
  return ACTIONS.flatMap((name) => {
    const [allowed, icon, run, sure] = known[name];
    return allowed ? [{ id: name, icon, run, ...(sure ? { sure } : {}) }] : [];
  });
}

/** Who may let a bot play for somebody else: the host, or everybody at a table that has none. */
function decides(table: Table, me: string | null): boolean {
  if (me === null) return false;
  return table.host === null ? table.seats.some((seat) => seat.identity === me) : table.host === me;
}

export const freeSeat = (table: string, seat: number) =>
  api.arrangeSeat(table, seat, { kind: 'open', bot: null, name: null, colour: null });
