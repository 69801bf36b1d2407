// Where the boom marker stands beside a city: the freest spot around its rim.

import { SAMPLES } from './scene.mjs';
import { tileRect } from './place_costs.mjs';
import { toRect, toSegment } from './shapes.mjs';

export function boomSpot(scene, city) {
  let best = { free: -Infinity, spot: [0, 0] };
  for (let k = 0; k < 72; k++) {
    const angle = (k * Math.PI) / 36;
    const spot = [city.x + Math.cos(angle) * (city.r + 8), city.y + Math.sin(angle) * (city.r + 8)];
    const free = room(scene, city, spot);
    if (free > best.free) best = { free, spot };
  }
  return best.spot;
}

function room({ places, links, tiles }, city, [x, y]) {
  let least = Infinity;
  for (const link of links) {
    for (let i = 0; i < SAMPLES; i++)
      least = Math.min(least, toSegment(x, y, link.points[i], link.points[i + 1]) - link.width / 2);
    least = Math.min(least, toRect(x, y, link.tagRect));
  }
  for (const place of places) {
    if (place !== city) least = Math.min(least, Math.hypot(place.x - x, place.y - y) - place.r);
    least = Math.min(least, toRect(x, y, place.labelRect));
  }
  for (const tile of tiles) least = Math.min(least, toRect(x, y, tileRect(tile)));
  return least;
}
