// The paragraphs of the rules page, and which of them explains what in the game. Small: every screen links here.

import type { Plan, View } from '../api/game';

export const CHAPTERS = {
  game: ['goal', 'phases'],
  board: ['places', 'city-tiles', 'links', 'franchises', 'money'],
  setup: ['preparation', 'closed-regions', 'starting-towns', 'starting-money', 'introductory'],
  turn: ['income', 'expansion', 'expansion-price', 'market-share', 'opening'],
  'scoring-cities': ['city-scored', 'majority', 'full-city', 'after-scoring', 'tie-breaker'],
  'scoring-regions': ['region-complete', 'region-ranks', 'region-ties', 'region-track'],
  'bonus-tiles': ['bonus-use', 'bonus-again', 'bonus-double', 'bonus-cash'],
  end: ['red-zone', 'no-expansion', 'final-count', 'winner'],
  expert: ['expert-cities', 'expert-regions', 'expert-laying'],
  milestones: ['milestone-tiles', 'milestone-goals', 'milestone-moment'],
  boom: ['boom-placing', 'boom-moving', 'boom-income'],
  'region-tiles': ['tile-pool', 'tile-kinds', 'tile-extras', 'tile-values', 'combining'],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type Paragraph = (typeof CHAPTERS)[Chapter][number];
export type Anchor = Chapter | Paragraph;

/** Rules that share a paragraph with others, and in which one each is told. */
export const TOLD_IN = {
  'printed-tiles': 'preparation',
  'bonus-tiles-dealt': 'preparation',
  seats: 'preparation',
  payment: 'money',
  'centre-pieces': 'opening',
  'milestone-award': 'milestone-tiles',
  'tile-ranks': 'tile-kinds',
} as const satisfies Record<string, Paragraph>;

/** The place on the rules page that tells what an address names. */
export const placeOf = (name: string): string => (name in TOLD_IN ? TOLD_IN[name as keyof typeof TOLD_IN] : name);

export const chapters = Object.keys(CHAPTERS) as Chapter[];
export const paragraphsOf = (chapter: Chapter): readonly Paragraph[] => CHAPTERS[chapter];
export const anchors: readonly Anchor[] = chapters.flatMap((chapter) => [chapter, ...CHAPTERS[chapter]]);

/** Where one thing alone is to be chosen. */
export const FOCUS = { boom: 'boom-moving', again: 'bonus-again', double: 'bonus-double' } as const;

type Reason = Plan['reasons'][string];
type ReasonId = Reason['id'];

/** Why a move is not possible: where it is written. */
export const REASONS: Record<ReasonId, Anchor> = {
  game_over: 'end',
  wrong_phase: 'phases',
  expand_before_growing: 'phases',
  no_boom: 'boom',
  turn_over: 'phases',
  nothing_to_undo: 'phases',
  place_closed: 'closed-regions',
  region_closed: 'closed-regions',
  not_a_town: 'starting-towns',
  not_a_city: 'market-share',
  town_taken: 'expansion',
  city_scored: 'expansion',
  already_present: 'expansion',
  not_present: 'market-share',
  just_expanded: 'market-share',
  no_link: 'expansion',
  no_such_link: 'expansion-price',
  too_dear: 'money',
  supply_empty: 'franchises',
  already_expanded: 'bonus-again',
  again_needs_expand: 'bonus-again',
  no_link_tile: 'tile-extras',
  no_expansion_tile: 'tile-extras',
  link_costs_nothing: 'tile-extras',
  single_link_as_cheap: 'tile-extras',
  single_link_leads_there: 'tile-extras',
  free_link_saves_nothing: 'tile-extras',
  way_costs: 'tile-extras',
  already_grown: 'market-share',
  not_grown: 'bonus-double',
  no_room_to_double: 'bonus-double',
  no_bonus_tile: 'bonus-use',
  bonus_tile_used: 'bonus-use',
  first_turn: 'bonus-use',
  bonus_tile_not_ready: 'milestone-tiles',
  boom_there: 'boom-moving',
  boom_cannot_reach: 'boom-moving',
  city_has_tile: 'expert-laying',
  region_has_tile: 'expert-laying',
  no_city_tile_left: 'expert-cities',
  region_tile_not_in_pool: 'expert-laying',
  wrong_class: 'expert-cities',
};

/** What a game waits for: where it is written. */
export const PHASES: Record<View['phase'], Anchor> = {
  lay_cities: 'expert-laying',
  lay_regions: 'expert-laying',
  open_towns: 'starting-towns',
  place_boom: 'boom-placing',
  move_boom: 'boom-moving',
  expand: 'expansion',
  increase: 'market-share',
  over: 'end',
};

const IN_TURN: readonly View['phase'][] = ['move_boom', 'expand', 'increase'];

/** Whether somebody's turn goes on, rather than the setup. */
export const isTurn = (phase: View['phase']): boolean => IN_TURN.includes(phase);

/** Where it is written why a move is not possible: for one that comes too early, what the game waits for. */
export function ruleOf(reason: Reason): Anchor {
  const waitsFor = reason.id === 'wrong_phase' ? PHASES[reason.phase] : null;
  return waitsFor && waitsFor !== 'expansion' && waitsFor !== 'market-share' ? waitsFor : REASONS[reason.id];
}

/** Parts of the screens: where they are explained. */
export const PANELS = {
  income: 'income',
  expand: 'expansion',
  increase: 'market-share',
  open: 'opening',
  regions: 'scoring-regions',
  plan: 'phases',
  players: 'income',
  bonus: 'bonus-tiles',
  gains: 'scoring-cities',
  region: 'region-ranks',
  city: 'scoring-cities',
  town: 'places',
  milestones: 'milestones',
  count: 'final-count',
  introductory: 'introductory',
  choose: 'starting-towns',
  cities: 'expert-cities',
  'region-tiles': 'expert-regions',
  layout: 'expert-laying',
  pool: 'region-tiles',
  boom: 'boom',
} as const satisfies Record<string, Anchor>;

export const addressOf = (anchor: Anchor) => `/rules#${anchor}`;
