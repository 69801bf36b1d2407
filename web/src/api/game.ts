// The API's types by the names that the client uses.

import type { components } from './schema';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type PlayerView = Schemas['PlayerView'];
export type PlaceView = Schemas['PlaceView'];
export type RegionView = Schemas['RegionView'];
export type RegionStanding = Schemas['RegionStanding'];
export type RegionTile = Schemas['RegionTile'];
export type TrackSpace = Schemas['TrackSpace'];
export type MilestoneView = Schemas['MilestoneView'];

export type Game = Schemas['GameAnswer'];
export type Plan = Schemas['PlanAnswer'];
export type Scene = Schemas['SceneAnswer'];
export type Played = Schemas['PlayedAnswer'];
export type PlayedMove = Schemas['PlayedMove'];
export type Happening = Schemas['Happening'];
export type GameEvent = Happening['events'][number];
export type Reason = Plan['reasons'][string];
export type HintTurn = Schemas['HintTurn'];
export type Outlook = Schemas['OutlookAnswer'];
export type Review = Schemas['ReviewAnswer'];
export type ReviewedTurn = Schemas['ReviewedTurn'];
export type TurnReview = Schemas['ReviewedTurnAnswer'];
export type Attempt = Schemas['AttemptAnswer'];
export type Origins = Schemas['Origins'];
export type TurnFigures = Schemas['TurnFigures'];

export type Line = Schemas['LineRequest'];
export type LinePosition = Schemas['LineAnswer'];
export type LineChances = Schemas['LineChances'];
export type KeptStudy = Schemas['StudyAnswer'];
export type StudyLine = Schemas['StudyLine'];
export type PositionCheck = Schemas['PositionCheck'];

export type Me = Schemas['Me'];
export type Device = Schemas['TokenAnswer'];
export type Passkey = Schemas['PasskeyView'];
export type MyResult = Schemas['ResultView'];
export type Tally = Schemas['Tally'];
export type Feat = Schemas['Feat'];
export type Table = Schemas['TableView'];
export type Seat = Schemas['SeatView'];
export type SeatWish = Schemas['SeatRequest'];
export type Rules = Schemas['RulesRequest'];
export type TableWish = Schemas['TableRequest'];
export type Preview = Schemas['PreviewAnswer'];
export type LayoutCheck = Schemas['CheckAnswer'];
export type LayoutProblem = LayoutCheck['layout_problems'][number];
export type Bot = Schemas['BotAnswer'];
export type Message = Schemas['Message'];
export type News = Schemas['ToldNews'];
export type Problem = Schemas['Problem'];
export type Preparing = Schemas['Preparing'];
export type Mine = Schemas['StreamMine'];
export type Reminder = Schemas['StreamReminder'];
export type TableChanges = Partial<Schemas['TableChanges']>;
export type WebhookWish = Schemas['WebhookRequest'];
export type PushState = Schemas['PushAnswer'];
export type PushWish = Schemas['PushRequest'];
export type Trial = Schemas['WebhookTrial'];
