// Measures the client in a real Chromium and prints its figures as JSON.
//
//   node bench/client.mjs ADDRESS RECORD.json     the server, and a 5-player game in its late turns

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { costs } from './trace.mjs';

const [address, recordPath] = process.argv.slice(2);
const record = JSON.parse(readFileSync(recordPath, 'utf8'));
const LOADS = 9;
const MOVES = 12;
const PLACES = 40;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  ],
});

/** A page whose browser knows nothing yet but who its user is. */
async function freshPage(state) {
  const context = await browser.newContext({
    baseURL: address, viewport: { width: 1440, height: 900 }, locale: 'en-US', storageState: state,
  });
  return context.newPage();
}

async function open(page, path, body) {
  const answer = await page.request.post(path, { data: body });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).id;
}

const PLAYABLE = '.place.possible';

/** The bytes of script that come over the network until a board can be played on. */
async function scriptBytes(state, id) {
  const page = await freshPage(state);
  const session = await page.context().newCDPSession(page);
  const scripts = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(`/g/${id}`);
  await page.waitForSelector(PLAYABLE, { state: 'attached' });
  await page.context().close();
  return bytes;
}

/** From navigation to the frame that shows a board on which something can be done, with a cold cache. */
async function load(state, id) {
  const page = await freshPage(state);
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.playable = performance.now())));
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  }, PLAYABLE);
  await page.goto(`/g/${id}`);
  const took = await (await page.waitForFunction(() => window.playable)).jsonValue();
  await page.context().close();
  return took;
}

/** From the press on the button to the frame that shows the position after the move. */
async function confirm(page) {
  await plan(page, await anyPossible(page));
  await page.evaluate(() => {
    const actor = () => [...document.querySelectorAll('.players tr')].findIndex((row) => row.classList.contains('acting'));
    const before = actor();
    let pressed = 0;
    window.confirmed = 0;
    document.querySelector('.dock .go .primary').addEventListener('click', (event) => (pressed = event.timeStamp), true);
    new MutationObserver((_, observer) => {
      if (actor() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.confirmed = performance.now() - pressed)));
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  await page.click('.dock .go .primary');
  // A turn without an expansion is asked about once.
  if (await page.locator('.dock .warning').count()) await page.click('.dock .go .primary');
  const took = await (await page.waitForFunction(() => window.confirmed)).jsonValue();
  await page.waitForSelector(PLAYABLE, { state: 'attached' });
  return took;
}

const spots = (page, selector) =>
  page.$$eval(selector, (places) =>
    places.map((place) => {
      const { x, y, width, height } = (place.querySelector('.plate, .lot') ?? place).getBoundingClientRect();
      return { id: place.dataset.place, x: x + width / 2, y: y + height / 2 };
    }),
  );

async function anyPossible(page) {
  const found = await spots(page, `${PLAYABLE}:not(.bonus)`);
  return found[found.length >> 1] ?? (await spots(page, PLAYABLE))[0];
}

/** Let everything happen that follows, without asking the page, which would be work for it. */
const settled = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** Press a place and take what it offers. */
async function plan(page, { x, y }) {
  await page.mouse.click(x, y);
  await page.waitForSelector('.dock .steps li, .choices button', { state: 'attached' });
  const choice = page.locator('.choices .choices button:not(.x)').first();
  if (await choice.count()) await choice.click();
  await page.waitForSelector('.dock .steps li', { state: 'attached' });
}

/** Do something for each place while Chromium traces; give what each cost, and how many nodes of the page it touched. */
async function interactions(page, places, act, { before, after } = {}) {
  await page.evaluate(() => {
    window.touched = new Set();
    new MutationObserver((changes) => {
      for (const change of changes) {
        window.touched.add(change.target);
        for (const node of change.addedNodes) window.touched.add(node);
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  const nodes = [];
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
  for (const [number, place] of places.entries()) {
    await before?.(place);
    await page.evaluate((name) => (window.touched.clear(), void performance.mark(name)), `start ${number}`);
    await act(place);
    nodes.push(await page.evaluate((name) => (performance.mark(name), window.touched.size), `end ${number}`));
    await after?.();
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  return { costs: costs(trace.traceEvents, places.length), nodes };
}

const starter = await freshPage();
await starter.request.put('/api/me', { data: { name: 'Rosa' } });
const seats = ['Rosa', 'Hank', 'Peggy'].map((name) => ({ kind: 'person', name }));
const early = await open(starter, '/api/tables', { seats, rules: { start: 'introductory', seed: 1 }, start: true });
const late = await open(starter, '/api/tables/import', { record });
const state = await starter.context().storageState();

const bytes = await scriptBytes(state, early);
const loads = [];
for (let k = 0; k < LOADS; k++) loads.push(await load(state, early));

const page = await freshPage(state);
await page.goto(`/g/${early}`);
await page.waitForSelector(PLAYABLE, { state: 'attached' });
const confirms = [];
for (let k = 0; k < MOVES; k++) confirms.push(await confirm(page));

await page.goto(`/g/${late}`);
await page.waitForSelector(PLAYABLE, { state: 'attached' });
await settled(500);
const all = await spots(page, '.place');
const offered = (await spots(page, PLAYABLE)).length;
const possible = await spots(page, `${PLAYABLE}:not(.bonus)`);
const over = async ({ x, y }) => {
  await page.mouse.move(x, y);
  await settled(150);
};
const press = async ({ x, y }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/plan'));
  await page.mouse.click(x, y);
  await (await answered).finished();
  await settled(250);
};
const takeBack = async () => {
  await page.click('.dock .go .quiet');
  await page.mouse.move(5, 5);
  await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector).length === count && !document.querySelector('.dock .steps li'),
    [PLAYABLE, offered],
  );
  await settled(100);
};
await interactions(page, all.slice(0, 10), over);
const hovers = await interactions(page, all.slice(0, PLACES), over);
// Where several moves lead, a menu asks which one: that is another interaction.
const plain = [];
for (const place of possible) {
  await page.mouse.click(place.x, place.y);
  const asked = page.locator('.choices .x');
  await page.waitForSelector('.dock .steps li, .choices .x', { state: 'attached' });
  if (await asked.count()) await asked.click();
  else {
    plain.push(place);
    await takeBack();
  }
}
const plans = await interactions(page, Array.from({ length: PLACES }, (_, k) => plain[k % plain.length]), press, { before: over, after: takeBack });
const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
await browser.close();
console.log(JSON.stringify({ bytes, loads, confirms, hovers, plans, nodes, places: plain.length }));
