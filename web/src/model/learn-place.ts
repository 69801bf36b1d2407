// Where somebody is in the tutorial, kept in the browser.

import { recall, remember } from '../browser/remembered';

export interface LearnPlace {
  table: string;
  chapter: number;
  step: number;
}

export function learnPlace(): LearnPlace | null {
  try {
    return JSON.parse(recall('learn') ?? 'null') as LearnPlace | null;
  } catch {
    return null;
  }
}

export const keepLearnPlace = (place: LearnPlace | null): void => remember('learn', JSON.stringify(place));
