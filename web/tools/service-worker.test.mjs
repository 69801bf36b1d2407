import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

/** The worker's listeners, with everything around it that it needs to start. */
function started() {
  const listeners = {};
  const self = {
    location: { origin: 'https://franchise.example' },
    addEventListener: (name, listener) => (listeners[name] = listener),
  };
  const caches = { match: async () => undefined };
  const text = readFileSync(`${PUBLIC}service-worker.js`, 'utf8');
  new Function('self', 'caches', 'fetch', text)(self, caches, async () => ({ status: 204 }));
  return listeners;
}

function isAnswered(path, request = {}) {
  let answered = false;
  const url = path.startsWith('https:') ? path : `https://franchise.example${path}`;
  started().fetch({
    request: { method: 'GET', mode: 'cors', url, ...request },
    respondWith: () => (answered = true),
  });
  return answered;
}

describe('the service worker', () => {
  it('answers for pages and for files of the client', () => {
    expect(isAnswered('/g/0123456789ab', { mode: 'navigate' })).toBe(true);
    expect(isAnswered('/assets/index-1a2b.js')).toBe(true);
  });

  it('answers nothing that the server says, or anybody else', () => {
    expect(isAnswered('/api/games/0123456789ab/scene?after=0')).toBe(false);
    expect(isAnswered('/api/games/0123456789ab/record', { mode: 'navigate' })).toBe(false);
    expect(isAnswered('/assets/index-1a2b.js', { method: 'POST' })).toBe(false);
    expect(isAnswered('https://elsewhere.example/assets/index-1a2b.js')).toBe(false);
    expect(isAnswered('/metrics')).toBe(false);
  });
});

describe('the manifest', () => {
  const { icons } = JSON.parse(readFileSync(`${PUBLIC}app.webmanifest`, 'utf8'));

  it('names icons that are there in the size it says', () => {
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(PUBLIC + src.slice(1));
      if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
      else expect(file.toString()).toContain('<svg');
    }
  });

  it('has icons for a system that shows them as they are, and for one that cuts its own shape', () => {
    for (const purpose of ['any', 'maskable'])
      expect(
        icons.some((icon) => icon.purpose === purpose && icon.sizes === '512x512'),
        purpose,
      ).toBe(true);
  });
});
