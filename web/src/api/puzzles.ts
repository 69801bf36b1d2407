// What the client asks about puzzles.

import { get, post } from './http';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Puzzle = Schemas['PuzzleAnswer'];
export type PuzzleLine = Schemas['PuzzleLine'];
export type Today = Schemas['TodayAnswer'];
export type Progress = Schemas['ProgressAnswer'];
export type Tried = Schemas['TryAnswer'];
export type Helped = Schemas['HelpAnswer'];
export type ToldTurn = Schemas['ToldTurn'];
export type Theme = PuzzleLine['theme'];

/** Which puzzles somebody practises; what is left out is anything. */
export interface Practice {
  theme?: Theme;
  difficulty?: number;
  players?: number;
}

export const queryOf = (practice: Practice): string => {
  const parts = Object.entries(practice).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return parts.length ? `?${new URLSearchParams(parts as [string, string][])}` : '';
};

export const puzzles = (practice: Practice = {}) => get<{ puzzles: PuzzleLine[] }>(`/puzzles${queryOf(practice)}`);
export const today = () => get<Today>('/puzzles/today');
export const puzzle = (id: string) => get<Puzzle>(`/puzzles/${id}`);
export const attempt = (id: string, moves: string[]) => post<Tried>(`/puzzles/${id}/try`, { moves });
export const help = (id: string, show: 'hint' | 'solution') => post<Helped>(`/puzzles/${id}/help`, { show });
export const progress = () => get<Progress>('/me/puzzles');
