// The real server, `franchise serve`, on a free port with a database of its own. Bots answer at once.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PYTHON = process.env.PYTHON ?? fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
const COMMAND = join(dirname(PYTHON), 'franchise');
const ALTER = `
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    assert database.execute(sys.argv[2], sys.argv[3:]).rowcount > 0, sys.argv[2:]
`;

export class GameServer {
  private process: ChildProcess | null = null;
  private readonly directory = mkdtempSync(join(tmpdir(), 'franchise-e2e-'));
  private readonly database = join(this.directory, 'games.db');
  private port = 0;
  address = '';

  async start(): Promise<void> {
    const options = [
      '--database',
      this.database,
      '--port',
      String(this.port),
      '--bot-seconds',
      '0',
      '--lost-after-minutes',
      '0',
    ];
    const started = spawn(COMMAND, ['serve', ...options, '--no-rate-limits'], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.process = started;
    let said = '';
    started.stderr!.on('data', (text: Buffer) => (said += text.toString()));
    for await (const line of createInterface({ input: started.stdout! })) {
      const found = /^Open (http\S+)$/.exec(line);
      if (!found) continue;
      this.address = found[1]!;
      this.port = Number(new URL(this.address).port);
      started.stdout!.resume();
      return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  /** Stop it as an operator would. Its games stay. */
  async stop(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  /** Start again on the same port and the same games. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Start again after something that is written has been changed: as when time passed, or another program wrote it. */
  async restartAltered(...changes: [statement: string, ...values: string[]][]): Promise<void> {
    await this.stop();
    for (const change of changes) execFileSync(PYTHON, ['-c', ALTER, this.database, ...change]);
    await this.start();
  }

  /** Order something, as whoever runs the server does. */
  admin<T = unknown>(...order: string[]): T {
    return JSON.parse(
      execFileSync(COMMAND, ['admin', ...order, '--database', this.database, '--json']).toString(),
    ) as T;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
