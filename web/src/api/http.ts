// Requests and refusals.

import { words } from '../words/words.svelte';
import { carry } from './carry';
import type { Problem } from './game';
import { messenger } from './messenger';
import { preparing } from './preparing.svelte';
import { reach } from './reach.svelte';

/** A request that was not carried out, with a sentence that can be shown. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly problem: Partial<Problem> = {},
  ) {
    super(message);
  }

  /** Whether nobody answered: the server is away, or the network. */
  get offline(): boolean {
    return this.status === 0;
  }
}

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  by: typeof carry = carry,
): Promise<T> {
  const { status, text } = await by(`/api${path}`, {
    method,
    headers: {
      'Accept-Language': words.language,
      ...headers,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  reach.heard(status);
  if (!status) throw new Refused('offline', words.say('problem-offline'), 0);
  const answer = parsed(text);
  if (status < 300) return answer as T;
  const problem = (answer ?? {}) as Partial<Problem>;
  if (problem.error === 'rules_compiling') {
    await preparing.wait();
    return request(method, path, body, headers, by);
  }
  throw new Refused(
    problem.error ?? 'internal',
    problem.message ?? words.say('problem-server', { status }),
    status,
    problem,
  );
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
/** Ask through a worker, which leaves the page's own thread alone. */
export const ask = <T>(path: string, body: unknown) =>
  request<T>('POST', path, body, {}, (to, init) => messenger.carry(to, init));
/** A name for a request that must happen once. Not `crypto.randomUUID`, which pages without HTTPS do not have. */
export const freshKey = () => Math.random().toString(36).slice(2) + Date.now().toString(36);

/** Post what must happen once, however often it is sent. */
export const postOnce = <T>(path: string, body: unknown, key: string) =>
  request<T>('POST', path, body, { 'Idempotency-Key': key });
export const put = <T>(path: string, body: unknown) => request<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown) => request<T>('PATCH', path, body);
export const remove = <T>(path: string) => request<T>('DELETE', path);
