// Measures the client in a real Chromium and prints its figures as JSON.
//
//   node bench/client.mjs ADDRESS PROCESS RECORD.json     the server and its process id, and a 5-player game in its late turns

import { readFileSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { SPOTS, finished, serve } from './peers.mjs';
import { traced } from './trace.mjs';

const [address, process_id, recordPath] = process.argv.slice(2);
const record = JSON.parse(readFileSync(recordPath, 'utf8'));
const LOADS = 7;
const MOVES = 12;
const HOVERS = 40;
const PLANS = 30;
const PLAYABLE = '.place.possible';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  ],
});

/** A page whose browser knows nothing yet but who its user is. */
async function freshPage(state, baseURL = address) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'en-US', storageState: state });
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
    return tasks.reduce((sum, task) => sum + Number(readFileSync(`/proc/${process_id}/task/${task}/schedstat`, 'utf8').split(' ')[0]), 0) / 1e6;
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
      requestAnimationFrame(() => setTimeout(() => ((window.playable = performance.now()), performance.mark('playable'))));
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
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
    const actor = () => [...document.querySelectorAll('.players tr')].findIndex((row) => row.classList.contains('acting'));
    const before = actor();
    let pressed = 0;
    window.confirmed = 0;
    window.moved = false;
    document.querySelector('.dock .go .primary').addEventListener('click', (event) => (pressed = event.timeStamp), true);
    new MutationObserver((_, observer) => {
      if (actor() === before) return;
      observer.disconnect();
      window.moved = true;
      requestAnimationFrame(() => setTimeout(() => ((window.confirmed = performance.now() - pressed), performance.mark('shown'))));
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
      const done = (said) => window.confirmed || (!window.moved && document.querySelector('.dock .go .primary').textContent !== said && 'asked');
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

/** Do something for each place while Chromium traces, and give what each cost. */
async function costs(page, places, act, { before, after } = {}) {
  const { trace } = await traced(browser, page, async () => {
    for (const [number, place] of places.entries()) {
      await before?.(place);
      await page.evaluate((name) => void performance.mark(name), `start ${number}`);
      await act(place);
      await page.evaluate((name) => void performance.mark(name), `end ${number}`);
      await page.evaluate((name) => {
        performance.mark(name);
        // The same elements each time: how much longer they take than at best tells how busy the machine is.
        document.createElement('div').innerHTML = '<p class="a"><b>one</b> <i>two</i></p>'.repeat(600);
      }, `work ${number}`);
      await after?.();
    }
    return {};
  });
  const each = (cost) => places.map((_, number) => cost(number));
  return { costs: each((k) => trace.between(`start ${k}`, `end ${k}`)), work: each((k) => trace.of(`work ${k}`)) };
}

/** Do the same for each place and count the nodes of the page that it touches: apart, because counting costs time as well. */
async function touched(page, places, act, { before, after } = {}) {
  await page.evaluate(() => {
    window.touched = new Set();
    window.counting = new MutationObserver((changes) => {
      for (const change of changes) {
        window.touched.add(change.target);
        for (const node of change.addedNodes) window.touched.add(node);
      }
    });
    window.counting.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  });
  const nodes = [];
  for (const place of places) {
    await before?.(place);
    await page.evaluate(() => window.touched.clear());
    await act(place);
    nodes.push(await page.evaluate(() => window.touched.size));
    await after?.();
  }
  await page.evaluate(() => window.counting.disconnect());
  return nodes;
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

const over = (which) => async ({ x, y }) => {
  await which.mouse.move(x, y);
  await settled(100);
};
const blank = await freshPage(undefined, peer.address);
await blank.goto('/spots');
const peerHovers = await costs(blank, await spots(blank, 'i'), over(blank));
const pressBlank = async ({ x, y }) => {
  await blank.mouse.click(x, y);
  await settled(150);
};
const peerPresses = await costs(blank, await spots(blank, 'i'), pressBlank, { before: over(blank) });
await blank.context().close();

await page.goto(`/g/${late}`);
await page.waitForSelector(PLAYABLE, { state: 'attached' });
await page.evaluate(() => document.fonts.ready);
const all = await spots(page, '.place');
const offered = (await spots(page, PLAYABLE)).length;
const possible = await spots(page, `${PLAYABLE}:not(.bonus)`);
const press = async ({ x, y }) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/plan'));
  await page.mouse.click(x, y);
  await (await answered).finished();
  await settled(150);
};
const takeBack = async () => {
  await page.click('.dock .go .quiet');
  await page.mouse.move(5, 5);
  await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector).length === count && !document.querySelector('.dock .steps li'),
    [PLAYABLE, offered],
  );
};
const hovered = all.slice(0, HOVERS);
const hoverNodes = await touched(page, hovered, over(page));
const hovers = await costs(page, hovered, over(page));
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
  if (plain.length === 10) break;
}
const around = { before: over(page), after: takeBack };
const planNodes = await touched(page, plain, press, around);
const plans = await costs(page, Array.from({ length: PLANS }, (_, k) => plain[k % plain.length]), press, around);
const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
await browser.close();
peer.stop();
console.log(JSON.stringify({ bytes, hosts, loads, peerLoads, confirms, roundTrips, hovers, hoverNodes, peerHovers, peerPresses, plans, planNodes, nodes }));
