// Measures the client in a real Chromium and prints its figures as JSON.
//
//   node bench/client.mjs ADDRESS PROCESS RECORD.json     the server and its process id, and a 5-player game in its
// late turns

import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { QUIET, SIZE } from './chromium.mjs';
import { measured } from './costs.mjs';
import { SPOTS, finished, serve } from './peers.mjs';
import { traced } from './trace.mjs';

const [address, process_id, recordPath] = process.argv.slice(2);
const record = JSON.parse(readFileSync(recordPath, 'utf8'));
const LOADS = 7;
const MOVES = 12;
const PLAYABLE = '[data-offer]';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: QUIET });

/** A page whose browser knows nothing yet but who its user is. */
async function freshPage(state, baseURL = address) {
  const context = await browser.newContext({ baseURL, viewport: SIZE, locale: 'en-US', storageState: state });
  return context.newPage();
}

async function open(page, path, body) {
  const answer = await page.request.post(path, { data: body });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).id;
}

/** The milliseconds that the server has computed, where the system tells. */
function serverWork() {
  try {
    const tasks = readdirSync(`/proc/${process_id}/task`);
    return (
      tasks.reduce(
        (sum, task) => sum + Number(readFileSync(`/proc/${process_id}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
        0,
      ) / 1e6
    );
  } catch {
    return NaN;
  }
}

/** The bytes of script that come over the network until a board can be played on, and the hosts they come from. */
async function scriptBytes(state, path) {
  const page = await freshPage(state);
  const session = await page.context().newCDPSession(page);
  const scripts = new Set();
  const hosts = new Set();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    hosts.add(new URL(response.url).host);
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(path);
  await page.waitForSelector(PLAYABLE, { state: 'attached' });
  await page.waitForLoadState('load');
  const html = await finished(page);
  await page.context().close();
  return { bytes, hosts: hosts.size, html };
}

/** From navigation to the frame that shows a board on which something can be done, with a cold cache. */
async function load(state, path, baseURL) {
  const page = await freshPage(state, baseURL);
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => ((window.playable = performance.now()), performance.mark('playable'))),
      );
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-offer'] });
  }, PLAYABLE);
  const before = serverWork();
  const { took, trace } = await traced(browser, page, async () => {
    await page.goto(path);
    return { took: await (await page.waitForFunction(() => window.playable)).jsonValue() };
  });
  await page.context().close();
  return { took, main: trace.between(null, 'playable'), server: serverWork() - before };
}

/** From the press on the button to the frame that shows the position after the move. */
async function confirm(page) {
  await plan(page, await anyPossible(page));
  await page.evaluate(() => {
    const actor = () =>
      [...document.querySelectorAll('.players tr')].findIndex((row) => row.classList.contains('acting'));
    const before = actor();
    let pressed = 0;
    window.confirmed = 0;
    window.moved = false;
    document
      .querySelector('.dock .go .primary')
      .addEventListener('click', (event) => (pressed = event.timeStamp), true);
    new MutationObserver((_, observer) => {
      if (actor() === before) return;
      observer.disconnect();
      window.moved = true;
      requestAnimationFrame(() =>
        setTimeout(() => ((window.confirmed = performance.now() - pressed), performance.mark('shown'))),
      );
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  });
  const before = serverWork();
  const { took, trace } = await traced(browser, page, async () => {
    let took = 0;
    // A turn that wastes something is asked about once: then the button says something else.
    while (!took) {
      const { x, y, text } = await middleOf(page, '.dock .go .primary');
      await page.evaluate(() => void performance.mark('pressing'));
      await page.mouse.click(x, y);
      const done = (said) =>
        window.confirmed ||
        (!window.moved && document.querySelector('.dock .go .primary').textContent !== said && 'asked');
      const answer = await (await page.waitForFunction(done, text)).jsonValue();
      took = answer === 'asked' ? 0 : answer;
    }
    return { took };
  });
  const server = serverWork() - before;
  await page.waitForSelector(PLAYABLE, { state: 'attached' });
  return { took, main: trace.between('pressing', 'shown'), server };
}

/** The least that a confirmed move could take: one request with as large an answer, and one frame. */
const roundTrip = (page, id) =>
  page.evaluate(async (path) => {
    const start = performance.now();
    await (await fetch(path)).json();
    document.documentElement.classList.toggle('peer');
    return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))));
  }, `/api/games/${id}/scene?after=0`);

const spots = (page, selector) =>
  page.$$eval(selector, (places) =>
    places.map((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return { id: place.dataset.place, text: place.textContent, x: x + width / 2, y: y + height / 2 };
    }),
  );
const middleOf = async (page, selector) => (await spots(page, selector))[0];

async function anyPossible(page) {
  const found = await spots(page, '[data-offer=move]');
  return found[found.length >> 1] ?? (await spots(page, PLAYABLE))[0];
}

/** Press a place and take what it offers. */
async function plan(page, { x, y }) {
  await page.mouse.click(x, y);
  await page.waitForSelector('.dock .steps li:not(.more), .choices button', { state: 'attached' });
  const choice = page.locator('.choices .choices button:not(.x)').first();
  if (await choice.count()) await choice.click();
  await page.waitForSelector('.dock .steps li:not(.more)', { state: 'attached' });
}

const starter = await freshPage();
await starter.request.put('/api/me', { data: { name: 'Rosa' } });
const seats = ['Rosa', 'Hank', 'Peggy'].map((name) => ({ kind: 'person', name }));
const early = await open(starter, '/api/tables', { seats, rules: { start: 'introductory', seed: 1 }, start: true });
const late = await open(starter, '/api/tables/import', { record });
const state = await starter.context().storageState();

const { bytes, hosts, html } = await scriptBytes(state, `/g/${early}`);
const peer = await serve({ '/finished': html, '/spots': SPOTS });
const [loads, peerLoads] = [[], []];
for (let k = 0; k < LOADS; k++) {
  loads.push(await load(state, `/g/${early}`));
  peerLoads.push(await load(undefined, '/finished', peer.address));
}

const page = await freshPage(state);
await page.goto(`/g/${early}`);
await page.waitForSelector(PLAYABLE, { state: 'attached' });
const [confirms, roundTrips] = [[], []];
for (let k = 0; k < MOVES; k++) {
  confirms.push(await confirm(page));
  roundTrips.push(await roundTrip(page, early));
}

await browser.close();
const costs = await measured(process.env.CHROMIUM, `${address}/g/${late}`, state.cookies, `${peer.address}/spots`);
peer.stop();
console.log(JSON.stringify({ bytes, hosts, loads, peerLoads, confirms, roundTrips, ...costs }));
