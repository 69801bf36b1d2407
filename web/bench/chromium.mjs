// A Chromium of its own, spoken to over a pipe: a driver's scripts and listeners in the page would be counted as its
// work.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Trace } from './trace.mjs';

export const SIZE = { width: 1440, height: 900 };
/** A browser that does nothing by itself. */
export const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Let everything happen that follows, without asking the page, which would be work for it. */
export const settled = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

export class Chromium {
  #asked = new Map();
  #heard = new Map();
  #number = 0;
  #rest = '';

  constructor(executable) {
    this.profile = mkdtempSync(join(tmpdir(), 'chromium-'));
    const options = { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] };
    this.process = spawn(
      executable,
      ['--headless=new', '--remote-debugging-pipe', ...QUIET, `--user-data-dir=${this.profile}`, 'about:blank'],
      options,
    );
    const [, , , , answers] = this.process.stdio;
    answers.setEncoding('utf8');
    answers.on('data', (text) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop();
      for (const message of messages) this.#hear(JSON.parse(message));
    });
  }

  #hear({ id, method, params, result, error }) {
    if (!id) return this.#heard.get(method)?.(params);
    const { resolve, reject } = this.#asked.get(id);
    this.#asked.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = ++this.#number;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  /** Open a page for a visitor whom the server knows by these cookies. */
  async open(url, cookies) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const page = new Page((method, params) => this.send(method, params, sessionId));
    await page.send('Emulation.setDeviceMetricsOverride', { ...SIZE, deviceScaleFactor: 1, mobile: false });
    for (const { name, value } of cookies) await page.send('Network.setCookie', { name, value, url, httpOnly: true });
    await page.send('Page.navigate', { url });
    return page;
  }

  /** Trace what happens meanwhile. */
  async traced(act) {
    const events = [];
    this.#heard.set('Tracing.dataCollected', ({ value }) => events.push(...value));
    const complete = new Promise((done) => this.#heard.set('Tracing.tracingComplete', done));
    const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] };
    await this.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await act();
    await this.send('Tracing.end');
    await complete;
    return new Trace(events);
  }

  async close() {
    const over = new Promise((done) => this.process.once('exit', done));
    await this.send('Browser.close');
    await over;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

class Page {
  constructor(send) {
    this.send = send;
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  async until(expression) {
    for (let k = 0; k < 400; k++) {
      if (await this.evaluate(expression)) return;
      await settled(25);
    }
    throw new Error(`never came true: ${expression}`);
  }

  /** The middles of all elements that a selector finds. */
  spots(selector) {
    return this.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })`);
  }

  #mouse(type, { x, y }, more = {}) {
    return this.send('Input.dispatchMouseEvent', { type, x, y, ...more });
  }

  move(spot) {
    return this.#mouse('mouseMoved', spot);
  }

  /** Press where the pointer is already. */
  async press(spot) {
    await this.#mouse('mousePressed', spot, { button: 'left', clickCount: 1, buttons: 1 });
    await this.#mouse('mouseReleased', spot, { button: 'left', clickCount: 1 });
  }

  async click(spot) {
    await this.move(spot);
    await this.press(spot);
  }
}
