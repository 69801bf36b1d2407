// Moves in words, as the board and the plan offer them.

import { regionTile } from '../../data/region-tiles';
import { hyphens } from '../../words/arguments';
import { placeName } from '../../words/places';
import { words } from '../../words/words.svelte';
import type { Move } from '../moves';

/** What was offered before, in one language: the same offers come again with every change of a plan. */
let kept = { language: '', offers: new Map<string, string>() };

/** What a move would do, as an offer: "Expand for $3". */
export function offerOf(move: Move): string {
  if (kept.language !== words.language) kept = { language: words.language, offers: new Map() };
  let offer = kept.offers.get(move.text);
  if (offer === undefined) kept.offers.set(move.text, (offer = newOffer(move)));
  return offer;
}

function newOffer(move: Move): string {
  const given = { price: move.price ?? 0, tile: move.tile ?? '' };
  switch (move.kind) {
    case 'expand':
    case 'again': {
      const how = move.far ? (move.free ? 'far-free' : 'far') : move.free ? 'free' : 'plain';
      return words.say(`offer-${move.kind}`, { ...given, how });
    }
    case 'lay':
      return /^\d+$/.test(move.tile ?? '') ? words.say('offer-lay-city', given) : regionOffer(move.tile ?? '');
    default:
      return words.say(`offer-${move.kind}`, given);
  }
}

/** A region tile to be laid, with what it is worth and what it gives. */
function regionOffer(id: string): string {
  const tile = regionTile(id);
  const kind = tile?.kind ?? 'influence';
  const values = tile ? words.worthOf(tile) : '';
  const offer = words.isPrinted(id)
    ? words.say('offer-lay-region', { tile: words.tile(id), values })
    : words.say('offer-lay-new', { values });
  return kind === 'influence' ? offer : `${offer}. ${words.say(`region-tile-${hyphens(kind)}`)}`;
}

/** A move on its own, with its place: "Houston: Expand for $1". */
export const textOf = (move: Move): string =>
  move.target ? words.say('offer-at', { place: nameOf(move), offer: offerOf(move) }) : offerOf(move);

/** What a move does, under the name of its place in the plan. */
export const kindOf = (move: Move): string => words.say(`step-${move.kind}`);

export const nameOf = (move: Move): string =>
  move.target ? (placeName(move.target) ?? words.region(move.target)) : words.say(`step-${move.kind}`);
