// What a hover and a planned move cost the main thread, late in a game of five, and on a page of 20 elements.

import { Chromium, settled } from './chromium.mjs';

const HOVERED = 40;
const PLANNED = 10;
/** Every spot is measured as often: what another program disturbed, it hardly disturbs each time. */
const ROUNDS = 4;
/** There are few places where a press plans at once: more rounds, or the late percentiles are single plans. */
const PLAN_ROUNDS = 10;

/**
 * Always the same, and nothing is left over: a page that had to clear away the elements of a peer would pay for them.
 */
const WORK = `{
  const [given, sorted] = [new Uint32Array(1 << 14), new Uint32Array(1 << 14)];
  for (let k = 0, x = 1; k < given.length; k++) given[k] = x = (x * 1664525 + 1013904223) >>> 0;
  window.work = () => (sorted.set(given), sorted.sort());
}`;

/**
 * Do something at each spot in each round while Chromium traces, and return what it cost: a list of rounds for each
 * spot.
 */
async function costs(browser, page, spots, act, { begin, before, after, rounds = ROUNDS } = {}) {
  await page.evaluate(WORK);
  const trace = await browser.traced(async () => {
    for (let round = 0; round < rounds; round++) {
      await begin?.();
      for (const [number, spot] of spots.entries()) {
        const name = `${round} ${number}`;
        await before?.(spot);
        await page.evaluate(`void performance.mark('start ${name}')`);
        await act(spot);
        await page.evaluate(`void performance.mark('end ${name}')`);
        // The same elements each time: how much longer they take than at best tells how busy the machine is.
        await page.evaluate(`performance.mark('work ${name}'); void work()`);
        await after?.();
      }
    }
  });
  const each = (cost) =>
    spots.map((_, number) => Array.from({ length: rounds }, (_, round) => cost(`${round} ${number}`)));
  return {
    costs: each((name) => trace.between(`start ${name}`, `end ${name}`)),
    work: each((name) => trace.of(`work ${name}`)).flat(),
  };
}

/**
 * Do the same once at each spot and count the nodes of the page that it touches: apart, because counting costs time as
 * well.
 */
async function touched(page, spots, act, { before, after } = {}) {
  await page.evaluate(`window.touched = new Set();
    window.counting = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) touched.add(node);
    });
    counting.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })`);
  const nodes = [];
  for (const spot of spots) {
    await before?.(spot);
    await page.evaluate('touched.clear()');
    await act(spot);
    nodes.push(await page.evaluate('touched.size'));
    await after?.();
  }
  await page.evaluate('counting.disconnect()');
  return nodes;
}

/** How a page is hovered over and pressed on, until everything that follows has happened. */
const acts = (page) => ({
  hover: async (spot) => {
    await page.move(spot);
    await settled(100);
  },
  press: async (spot) => {
    await page.press(spot);
    await settled(150);
  },
});

/** Measure on the game at one address and on the page with spots at another. */
export async function measured(executable, game, cookies, peer) {
  const browser = new Chromium(executable);
  try {
    const blank = await browser.open(peer, []);
    await blank.until(`!!document.querySelector('i')`);
    const bare = acts(blank);
    const peerSpots = await blank.spots('i');
    const peerHovers = await costs(browser, blank, peerSpots, bare.hover);
    const peerPresses = await costs(browser, blank, peerSpots, bare.press, { before: bare.hover });

    const page = await openGame(browser, game, cookies);
    const nodes = await page.evaluate(`document.querySelectorAll('*').length`);
    const { hover } = acts(page);
    const hovered = await placesOf(page);
    const hoverNodes = await touched(page, hovered, hover);
    const hovers = await costs(browser, page, hovered, hover, { begin: () => forget(page) });
    const { plain, press, around } = await plans(page);
    const planNodes = await touched(page, plain, press, around);
    const planned = await costs(browser, page, plain, press, { ...around, rounds: PLAN_ROUNDS });
    return { peerHovers, peerPresses, nodes, hovers, hoverNodes, plans: planned, planNodes };
  } finally {
    await browser.close();
  }
}

/** Measure hovers and planned moves on several games in turns, each in a Chromium of its own: a list for each game. */
export async function compared(executable, games, cookies, rounds) {
  const sides = [];
  try {
    for (const [number, game] of games.entries()) {
      const browser = new Chromium(executable);
      const side = { browser, hovers: [], plans: [] };
      sides.push(side);
      side.page = await openGame(browser, game, cookies[number]);
      side.hovered = await placesOf(side.page);
      side.planned = await plans(side.page);
    }
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 ? sides.toReversed() : sides) {
        const { browser, page, hovered } = side;
        const { plain, press, around } = side.planned;
        const hovers = await costs(browser, page, hovered, acts(page).hover, { begin: around.begin, rounds: 1 });
        const plans = await costs(browser, page, plain, press, { ...around, rounds: 1 });
        side.hovers.push(...hovers.costs.flat());
        side.plans.push(...plans.costs.flat());
      }
    return sides.map(({ hovers, plans }) => ({ hovers, plans }));
  } finally {
    for (const { browser } of sides) await browser.close();
  }
}

async function openGame(browser, game, cookies) {
  const page = await browser.open(game, cookies);
  await page.until(`!!document.querySelector('[data-offer]') && document.fonts.status === 'loaded'`);
  await settled(800);
  return page;
}

const placesOf = async (page) => (await page.spots('.place')).slice(0, HOVERED);

/** The places where a press plans at once, and what goes before and after such a press. */
async function plans(page) {
  const { hover, press } = acts(page);
  const { plain, takeBack } = await plainMoves(page);
  return { plain, press, around: { begin: () => forget(page), before: hover, after: takeBack } };
}

/** Play a turn and take it back: the same position at another revision, of which the page knows no plans yet. */
async function forget(page) {
  await page.evaluate(`(async () => {
    const call = async (path, body) => (await fetch('/api/games/' + location.pathname.split('/')[2] + path, body && {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    })).json();
    const { revision, moves: to } = await call('');
    const { moves } = await call('/plan', { moves: ['end'], revision, view: false });
    await call('/moves', { moves, revision });
    await call('/undo', { to, revision: revision + 1 });
  })()`);
  await page.move({ x: 5, y: 5 });
  // Until it is told, and what was played is shown.
  await settled(2500);
}

/**
 * The places where a press plans a move at once, and how to take it back. Where several moves lead, a menu asks which.
 */
async function plainMoves(page) {
  const takeBack = async () => {
    await page.click((await page.spots('.dock .go .quiet'))[0]);
    await page.move({ x: 5, y: 5 });
    await page.until(`!document.querySelector('.dock .steps li:not(.more)')`);
    await settled(120);
  };
  const plain = [];
  for (const spot of await page.spots('[data-offer=move]')) {
    await page.click(spot);
    await page.until(`!!document.querySelector('.dock .steps li:not(.more), .choices .x')`);
    const [close] = await page.spots('.choices .x');
    if (close) {
      await page.click(close);
      await page.until(`!document.querySelector('.choices .x')`);
    } else {
      plain.push(spot);
      await takeBack();
    }
    if (plain.length === PLANNED) break;
  }
  return { plain, takeBack };
}
