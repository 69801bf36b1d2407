// The board in words, for those who hear it.

import type { PlaceView, RegionView, TrackSpace } from '../api/game';
import { words } from '../words/words.svelte';

/** The descriptions of places as they are: after a move most of them stay the same. */
const said = new WeakMap<PlaceView, { to: string; text: string }>();

export function describePlace(place: PlaceView, players: readonly string[]): string {
  const to = [words.language, ...players].join('\n');
  let known = said.get(place);
  if (known?.to !== to) said.set(place, (known = { to, text: newDescription(place, players) }));
  return known.text;
}

function kindOf({ kind, value, open, scored }: PlaceView): string {
  return kind === 'town' || value !== null ? kind : open && !scored ? 'bare' : 'closed';
}

function newDescription(place: PlaceView, players: readonly string[]): string {
  const parts = [
    words.say('board-place', {
      place: place.name,
      kind: kindOf(place),
      region: words.region(place.region),
      value: place.value ?? 0,
    }),
  ];
  if (!place.open) parts.push(words.say('board-closed'));
  else if (place.scored) parts.push(words.say('board-scored'));
  else if (place.kind === 'city' && place.value !== null)
    parts.push(words.say('board-empty-spaces', { count: place.empty_spaces }));
  if (place.near_scoring) parts.push(words.say('board-near'));
  place.pieces.forEach((count, seat) => {
    if (count) parts.push(words.say('board-pieces-of', { player: players[seat]!, count }));
  });
  if (place.boom) parts.push(words.say('board-boom'));
  return parts.join(', ');
}

export function describeRegion(region: RegionView, players: readonly string[]): string {
  const parts = [words.region(region.id)];
  if (!region.open) parts.push(words.say('board-closed'));
  else if (region.scored) parts.push(words.say('board-scored'));
  else if (region.tile)
    parts.push(
      words.say('board-tile', { first: region.tile.first, second: region.tile.second, third: region.tile.third }),
    );
  if (region.open && !region.scored && region.tile && region.tile.kind !== 'influence')
    parts.push(words.say(`region-tile-${region.tile.kind}`));
  if (region.tie_breaker !== null) parts.push(words.say('board-tie-breaker', { player: players[region.tie_breaker]! }));
  return parts.join(', ');
}

export function describeTrack(track: TrackSpace[]): string {
  const taken = track.filter((space) => space.taken).length;
  return words.say('board-track-state', { taken, spaces: track.length });
}
