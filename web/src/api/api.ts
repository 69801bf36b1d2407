// Everything that the client asks of the server.

import type {
  Bot,
  Device,
  Feat,
  Game,
  HintTurn,
  Me,
  Message,
  Passkey,
  News,
  LayoutCheck,
  KeptStudy,
  Line,
  LineChances,
  LinePosition,
  MyResult,
  Outlook,
  Plan,
  Played,
  PositionCheck,
  Preview,
  Rules,
  Scene,
  SeatWish,
  StudyLine,
  Table,
  TableChanges,
  TableWish,
  Tally,
  Trial,
  TurnFigures,
  PushState,
  PushWish,
  WebhookWish,
} from './game';
import { reach } from './reach.svelte';
import { ask, freshKey, get, patch, post, postOnce, put, remove } from './http';

export const me = () => get<{ me: Me | null }>('/me');
/** Take a name and a colour; where a server is by invitation only, whoever is not known yet needs a code. */
export const introduce = (name: string, colour: Me['colour'], invitation: string | null = null) =>
  put<{ me: Me }>('/me', { name, colour, ...(invitation ? { invitation } : {}) });

export const results = () => get<{ tally: Tally; latest: MyResult[] }>('/me/results');
export const result = (table: string) => get<{ result: MyResult | null; feats: Feat[] }>(`/me/results/${table}`);

export const setWebhook = (wish: WebhookWish) => put<{ me: Me }>('/me/webhook', wish);
export const tryWebhook = () => post<Trial>('/me/webhook/test');
export const push = () => get<PushState>('/me/push');
export const setPush = (wish: PushWish) => put<PushState>('/me/push', wish);
export const tryPush = () => post<Trial>('/me/push/test');
export const removePush = () => remove<void>('/me/push');
export const removeWebhook = () => remove<void>('/me/webhook');

export const makeRecovery = () => post<{ code: string }>('/me/recovery');
export const recover = (code: string) => post<{ me: Me }>('/recover', { code });
export const joinIdentities = (code: string) => post<{ me: Me }>('/me/join', { code });
export const devices = () => get<{ tokens: Device[] }>('/me/tokens');
export const removeDevice = (id: string) => remove<void>(`/me/tokens/${id}`);
export const forgetDevice = () => remove<void>('/me');
export const passkeys = () => get<{ passkeys: Passkey[] }>('/me/passkeys');
export const passkeyToMake = () => post<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/options');
export const keepPasskey = (credential: unknown) => post<{ passkeys: Passkey[] }>('/me/passkeys', { credential });
export const removePasskey = (id: string) => remove<void>(`/me/passkeys/${id}`);
export const passkeyToUse = () => post<PublicKeyCredentialRequestOptionsJSON>('/passkeys/options');
export const usePasskey = (credential: unknown) => post<{ me: Me }>('/passkeys', { credential });
export const eraseMe = (name: string) => post<void>('/me/erase', { name });

export const bots = () => get<{ bots: Bot[] }>('/bots');
export const checkLayout = (players: number, rules: Rules) => post<LayoutCheck>('/preview/check', { players, rules });
export const preview = (players: number, rules: Partial<Rules>) => post<Preview>('/preview', { players, rules });

export const myTables = () => get<{ tables: Table[] }>('/tables');
export const openTables = () => get<{ tables: Table[] }>('/tables?show=open');
export const openTable = (wish: Partial<TableWish>) => post<Table>('/tables', wish);
export const importRecord = (record: unknown, seats?: Partial<SeatWish>[], title = '') =>
  post<Table>('/tables/import', { record, title, ...(seats ? { seats } : {}) });
export const table = (id: string) => get<Table>(`/tables/${id}`);
export const startTable = (id: string) => post<Table>(`/tables/${id}/start`);
export const rematch = (id: string) => post<Table>(`/tables/${id}/rematch`);
export const arrangeSeat = (id: string, seat: number, wish: SeatWish) =>
  put<Table>(`/tables/${id}/seats/${seat}`, wish);
export const takeSeat = (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/take`);
export const chooseColour = (id: string, seat: number, colour: Me['colour']) =>
  put<Table>(`/tables/${id}/seats/${seat}/colour`, { colour });
export const leaveSeat = (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/leave`);
export const resign = (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/resign`);
export const reopenSeat = (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/reopen`);
export const offerSeat = (id: string, seat: number) =>
  post<{ code: string; until: number }>(`/tables/${id}/seats/${seat}/handover`);
export const takeOver = (code: string) => post<Table>('/handover', { code });
export const standIn = (id: string, seat: number, how: 'turn' | 'until_return') =>
  put<Table>(`/tables/${id}/seats/${seat}/stand-in`, { how });
export const comeBack = (id: string, seat: number) => remove<Table>(`/tables/${id}/seats/${seat}/stand-in`);
export const changeTable = (id: string, changes: TableChanges) => patch<Table>(`/tables/${id}`, changes);
export const passHosting = (id: string, seat: number) => post<Table>(`/tables/${id}/host`, { seat });
export const mute = (id: string, identity: string, muted: boolean) =>
  post<Table>(`/tables/${id}/mute`, { identity, muted });
export const note = (id: string) => get<{ text: string }>(`/tables/${id}/notes`);
export const writeNote = (id: string, text: string) => put<{ text: string }>(`/tables/${id}/notes`, { text });
/** Tell whoever runs the server about a table, or about one message of its chat. */
export const report = (id: string, reason: string, message: number | null) =>
  post<void>(`/tables/${id}/report`, { message, reason });
export const deleteTable = (id: string) => remove<void>(`/tables/${id}`);
export const invitation = (id: string) =>
  get<{ code: string | null; address: string | null }>(`/tables/${id}/invitation`);
export const renewInvitation = (id: string) =>
  post<{ code: string | null; address: string | null }>(`/tables/${id}/invitation`);
export const invitedTo = (code: string) => get<Table>(`/join/${code}`);
export const join = (code: string) => post<Table>(`/join/${code}`);

export const game = (id: string, at?: number) => get<Game>(`/games/${id}${at === undefined ? '' : `?at=${at}`}`);
/** Look at a turn; the whole position after it, most of the answer, comes only if it is wanted. */
export const plan = (
  id: string,
  moves: string[],
  revision: number,
  view: boolean,
  /** Whose next turn it is, if not the one being played; whether what cannot be played is left out. */
  more: { seat?: number; drop?: boolean } = {},
) => ask<Plan>(`/games/${id}/plan`, { moves, revision, view, ...more });
/** Everything that a screen shows, to one who knows so many moves. */
export const scene = (id: string, after: number) => get<Scene>(`/games/${id}/scene?after=${after}`);
/** The first scene of a page, which public/first.js asked for before this code was there. */
export async function firstScene(id: string): Promise<Scene> {
  const { early } = window;
  delete window.early;
  const answer = early?.table === id ? await early.answer.catch(() => null) : null;
  if (answer) reach.heard(answer.status);
  return answer?.ok ? ((await answer.json()) as Scene) : scene(id, 0);
}
/** To one who says how many moves are known, the answer brings the scene: a turn takes one request. */
export const play = (id: string, moves: string[], revision: number, key = freshKey(), after?: number) =>
  postOnce<Played>(`/games/${id}/moves${after === undefined ? '' : `?after=${after}`}`, { moves, revision }, key);
export const undo = (id: string, to: number, revision: number) =>
  post<{ done: boolean; needed: string[] }>(`/games/${id}/undo`, { to, revision });
export const answerUndo = (id: string, agree: boolean) => post<unknown>(`/games/${id}/undo/answer`, { agree });
export const hint = (id: string, at?: number) =>
  post<{ turns: HintTurn[] }>(`/games/${id}/hint`, at === undefined ? {} : { at });
export const chart = (id: string) => get<{ turns: TurnFigures[] }>(`/games/${id}/chart`);
export const outlook = (id: string) => get<Outlook>(`/games/${id}/outlook`);
export const record = (id: string) => get<unknown>(`/games/${id}/record`);
export const recordAddress = (id: string) => `/api/games/${id}/record`;

/** Show where a line of moves leads. */
export const line = (line: Line) => post<LinePosition>('/line', line);
/** Look at a turn where a line leads. */
export const linePlan = (line: Line, plan: string[], drop: boolean) => ask<Plan>('/line/plan', { ...line, plan, drop });

/** Let a bot choose the next turn where a line leads. */
export const lineTurn = (line: Line, bot: string) => post<{ moves: string[] }>('/line/turn', { ...line, bot });
export const lineChances = (line: Line, seconds: number) => post<LineChances>('/line/chances', { ...line, seconds });
export const checkPosition = (position: object) => post<PositionCheck>('/position/check', { position });

export const studies = () => get<{ studies: StudyLine[]; most: number }>('/studies');
export const study = (id: string) => get<KeptStudy>(`/studies/${id}`);
export const keepStudy = (study: unknown) => post<KeptStudy>('/studies', { study });
export const changeStudy = (id: string, study: object, version: number) =>
  put<KeptStudy>(`/studies/${id}`, { study, version });
export const shareStudy = (id: string, shared: boolean) => put<KeptStudy>(`/studies/${id}/shared`, { shared });
export const removeStudy = (id: string) => remove<void>(`/studies/${id}`);

export const messages = (id: string, after = 0) => get<{ messages: Message[] }>(`/tables/${id}/chat?after=${after}`);
export const news = (id: string, after = 0) => get<{ news: News[] }>(`/tables/${id}/news?after=${after}`);
export const say = (id: string, text: string) => post<Message>(`/tables/${id}/chat`, { text });
