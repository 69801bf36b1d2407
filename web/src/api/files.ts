// Files that the server makes: pictures and films.

import { words } from '../words/words.svelte';
import type { Problem } from './game';
import { Refused } from './http';

/** Whether the server makes pictures: then its page has one for those who only read what it is about. */
export const makesPictures = () => document.querySelector('meta[property="og:image"]') !== null;

export const pictureAddress = (id: string, theme: string) =>
  `/api/games/${id}/picture.png?theme=${theme}&language=${words.language}`;
export const filmAddress = (id: string, theme: string) =>
  `/api/games/${id}/film.gif?theme=${theme}&language=${words.language}`;

/** Fetch a file, or throw what the server has against it. */
export async function file(address: string, name: string): Promise<File> {
  const answer = await fetch(address, { headers: { 'Accept-Language': words.language } }).catch(() => null);
  if (!answer) throw new Refused('offline', words.say('problem-offline'), 0);
  if (answer.ok) {
    const content = await answer.blob();
    return new File([content], name, { type: content.type });
  }
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const message = problem.message ?? words.say('problem-server', { status: answer.status });
  throw new Refused(problem.error ?? 'internal', message, answer.status, problem);
}
