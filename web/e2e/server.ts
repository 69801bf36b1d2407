// A real server on a free port, with a database of its own.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PYTHON = process.env.PYTHON ?? fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
const PROGRAM = fileURLToPath(new URL('server.py', import.meta.url));

export class GameServer {
  private process: ChildProcess | null = null;
  private readonly directory = mkdtempSync(join(tmpdir(), 'franchise-e2e-'));
  private port = 0;
  address = '';

  async start(): Promise<void> {
    const options = ['--database', join(this.directory, 'games.db'), '--port', String(this.port)];
    const started = spawn(PYTHON, [PROGRAM, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.process = started;
    const lines = createInterface({ input: started.stdout! });
    const said = await Promise.race([once(lines, 'line') as Promise<[string]>, once(started, 'exit')]);
    if (typeof said[0] !== 'string') throw new Error(`the server did not start (exit code ${said[0]})`);
    this.address = said[0];
    this.port = Number(new URL(this.address).port);
  }

  /** Let it end as it does when its machine is shut down. Its games stay. */
  async stop(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.stdin!.end();
    await ended;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
