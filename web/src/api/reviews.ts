// Reviews of games: asked for, followed while they are made, and turns of them tried again.

import type { Attempt, Review, TurnReview } from './game';
import { get, post } from './http';

export type Depth = Review['depth'];

export const askReview = (id: string, depth: Depth) => post<Review>(`/games/${id}/review`, { depth });
export const review = (id: string, depth: Depth) => get<Review>(`/games/${id}/review?depth=${depth}`);
export const turnReview = (id: string, number: number, depth: Depth) =>
  get<TurnReview>(`/games/${id}/review/turns/${number}?depth=${depth}`);
export const attempt = (id: string, number: number, depth: Depth, moves: string[]) =>
  post<Attempt>(`/games/${id}/review/turns/${number}/attempt`, { depth, moves });

/** Follow a review that is being made, until it is left or the connection is lost. */
export function followReview(id: string, depth: Depth, told: (review: Review) => void, lost: () => void): () => void {
  const source = new EventSource(`/api/games/${id}/review/stream?depth=${depth}`);
  source.addEventListener('review', (event) => told(JSON.parse((event as MessageEvent<string>).data) as Review));
  // A browser would follow again by itself, but after a stop of the server nobody would go on with the review.
  source.addEventListener('error', () => {
    source.close();
    lost();
  });
  return () => source.close();
}
