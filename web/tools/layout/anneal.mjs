// Simulated annealing: small random changes, kept when they help, or sometimes while it is still warm.

import { allLinks, linkCost, passing, tagCost } from './link_costs.mjs';
import { labelCost, linksUnderLabel, linksUnderTile, placeCost, tileCost, tileRect } from './place_costs.mjs';
import { LABEL_SPOTS, drawLink, placeLabel, placeTag } from './scene.mjs';
import { discNearRect, overlap } from './shapes.mjs';

/** A random number generator with the same numbers on every machine (mulberry32). */
export function generator(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

export class Annealing {
  constructor(scene, random) {
    this.scene = scene;
    this.random = random;
  }

  any(list) {
    return list[(this.random() * list.length) | 0];
  }

  spread(width) {
    return (this.random() - 0.5) * width;
  }

  /** Change something; take it back if it costs too much for the temperature. */
  attempt(temperature, cost, change, undo) {
    const before = cost();
    change();
    const after = cost();
    if (after > before && this.random() > Math.exp((before - after) / temperature)) undo();
  }

  bendLink(temperature, heat) {
    const { scene } = this;
    const link = this.any(scene.links);
    const old = [link.turnA, link.turnB, link.handleA, link.handleB];
    this.attempt(
      temperature,
      () => linkCost(scene, link),
      () => {
        this.bend(link, 0.12 + 0.9 * heat);
        drawLink(scene, link);
      },
      () => {
        [link.turnA, link.turnB, link.handleA, link.handleB] = old;
        drawLink(scene, link);
      },
    );
  }

  bend(link, width) {
    const kind = this.random();
    if (kind < 0.12) link.turnA = link.turnB = this.spread(1.8);
    else if (kind < 0.5) {
      const turn = this.spread(width);
      link.turnA += turn;
      link.turnB += turn;
    } else if (kind < 0.7) link.turnA += this.spread(width);
    else if (kind < 0.9) link.turnB += this.spread(width);
    else {
      link.handleA += this.spread(0.12);
      link.handleB += this.spread(0.12);
    }
    link.turnA = clamp(link.turnA, -1.15, 1.15);
    link.turnB = clamp(link.turnB, -1.15, 1.15);
    link.handleA = clamp(link.handleA, 0.2, 0.52);
    link.handleB = clamp(link.handleB, 0.2, 0.52);
  }

  slideTag(temperature) {
    const link = this.any(this.scene.links);
    const old = link.tagAt;
    const move = (to) => {
      link.tagAt = to;
      placeTag(link);
    };
    this.attempt(
      temperature,
      () => tagCost(this.scene, link),
      () => move(this.random() < 0.5 ? 0.06 + 0.88 * this.random() : clamp(old + this.spread(0.1), 0.04, 0.96)),
      () => move(old),
    );
  }

  moveLabel(temperature) {
    const { scene } = this;
    const i = (this.random() * scene.places.length) | 0;
    const place = scene.places[i];
    const old = place.spot;
    const move = (to) => {
      place.spot = to;
      placeLabel(place);
    };
    this.attempt(
      temperature,
      () => labelCost(scene, i) + linksUnderLabel(scene, i),
      () => move((this.random() * LABEL_SPOTS.length) | 0),
      () => move(old),
    );
  }

  moveTile(temperature, heat) {
    const tile = this.any(this.scene.tiles);
    const [x, y] = [tile.x, tile.y];
    this.attempt(
      temperature,
      () => tileCost(this.scene, tile) + linksUnderTile(this.scene, tile),
      () => {
        if (this.random() < 0.15) {
          const [p, q] = [this.any(tile.rings[0]), this.any(tile.rings[0])];
          [tile.x, tile.y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
        } else {
          tile.x += this.spread(20 + 200 * heat);
          tile.y += this.spread(20 + 200 * heat);
        }
      },
      () => {
        [tile.x, tile.y] = [x, y];
      },
    );
  }

  /** Move a place together with its links and its label. */
  nudgePlace(temperature, heat) {
    const { scene } = this;
    const i = (this.random() * scene.places.length) | 0;
    const place = scene.places[i];
    const own = scene.links.filter((link) => link.a === i || link.b === i);
    const [x, y] = [place.x, place.y];
    const move = (toX, toY) => {
      [place.x, place.y] = [toX, toY];
      placeLabel(place);
      for (const link of own) drawLink(scene, link);
    };
    const width = 3 + 14 * heat;
    this.attempt(
      temperature,
      () => this.neighbourhoodCost(i, own),
      () => move(x + this.spread(width), y + this.spread(width)),
      () => move(x, y),
    );
  }

  neighbourhoodCost(i, own) {
    const { scene } = this;
    const { places, links, tiles, strictness: strict } = scene;
    const place = places[i];
    let cost = placeCost(scene, i) + labelCost(scene, i) + linksUnderLabel(scene, i);
    for (const link of links)
      if (own.includes(link)) cost += linkCost(scene, link);
      else cost += passing(scene, link, i) + (discNearRect(place, link.tagRect, 3) ? 25 * strict : 0);
    places.forEach((other, j) => {
      if (j !== i && (discNearRect(place, other.labelRect, 6) || overlap(place.labelRect, other.labelRect, 4)))
        cost += 20 * strict;
    });
    for (const tile of tiles)
      if (discNearRect(place, tileRect(tile), 8) || overlap(place.labelRect, tileRect(tile), 6)) cost += 25 * strict;
    return cost;
  }

  /** Places alone, before there are links to look at. */
  settlePlaces(steps) {
    for (let step = 0; step < steps; step++) {
      const heat = 1 - step / steps;
      const i = (this.random() * this.scene.places.length) | 0;
      const place = this.scene.places[i];
      const [x, y] = [place.x, place.y];
      this.attempt(
        2 * heat ** 2 + 1e-9,
        () => placeCost(this.scene, i),
        () => {
          place.x += this.spread(1 + 14 * heat);
          place.y += this.spread(1 + 14 * heat);
        },
        () => {
          [place.x, place.y] = [x, y];
        },
      );
    }
    this.scene.places.forEach(placeLabel);
    for (const link of this.scene.links) drawLink(this.scene, link);
  }

  run(steps, { temperature, strictness, report }) {
    for (let step = 0; step < steps; step++) {
      const heat = 1 - step / steps;
      const warmth = temperature * heat * heat + 0.02;
      this.scene.strictness = strictness(heat);
      const kind = this.random();
      if (kind < 0.72) this.bendLink(warmth, heat);
      else if (kind < 0.8) this.slideTag(warmth);
      else if (kind < 0.88) this.moveLabel(warmth);
      else if (kind < 0.94) this.moveTile(warmth, heat);
      else this.nudgePlace(warmth, heat);
      if (step % 100000 === 0) report(step, total(this.scene));
    }
    for (let step = 0; step < Math.min(steps, 60000); step++) this.slideTag(1.5 * (1 - step / 60000) ** 2 + 0.01);
  }
}

export function total(scene) {
  let cost = allLinks(scene);
  scene.places.forEach((_, i) => (cost += labelCost(scene, i) + placeCost(scene, i)));
  for (const tile of scene.tiles) cost += tileCost(scene, tile);
  return cost;
}
