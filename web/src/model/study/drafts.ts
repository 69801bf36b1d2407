// Studies that are being worked on outlive the page, kept on the server or not; and so other screens begin one.

import { recall, remember } from '../../browser/remembered';
import { router } from '../../browser/router.svelte';
import type { Path, StudyFile } from './tree';

/** Where a study comes from: the game to return to, and the colours of its players. */
export interface Origin {
  from?: string | undefined;
  colours?: string[] | undefined;
}

export interface Draft extends Origin {
  study: StudyFile;
  path: Path;
  /** The version on the server that was changed here. */
  version: number | null;
}

const keyFor = (id: string | null) => `franchise.study.${id ?? ''}`;
/** Where a browser keeps nothing, a draft lasts as long as the page. */
const held = new Map<string, Draft>();

export function keepDraft(id: string | null, draft: Draft | null): void {
  const key = keyFor(id);
  if (draft) held.set(key, draft);
  else held.delete(key);
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // It is held above.
  }
}

export function draftOf(id: string | null): Draft | null {
  const key = keyFor(id);
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? held.get(key) ?? null;
  } catch {
    return held.get(key) ?? null;
  }
}

/** Begin a study that is not kept yet, and go there. */
export function beginStudy(study: StudyFile, origin: Origin = {}): void {
  keepDraft(null, { study, path: [study.at], version: null, ...origin });
  router.go('/study');
}

/** Where a kept study comes from is no part of its file, and is known only where it was begun. */
export const rememberOrigin = (id: string, origin: Origin) => remember(`study.${id}`, JSON.stringify(origin));
export function originOf(id: string): Origin {
  try {
    return (JSON.parse(recall(`study.${id}`) ?? 'null') as Origin | null) ?? {};
  } catch {
    return {};
  }
}
