// Tells the service worker which build it belongs to, and what a page needs where there is no network: the page, the
// code of its first screen, the page without a network, and the words for both in every language.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const NAME = 'service-worker.js';
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
/** Files of `public` that the page asks for. */
const BESIDE = ['first.js', 'icon.svg'];
const LATE = /OfflinePage\.svelte$|^\0virtual:words\/(offline\/)?[a-z]+$/;

type Bundle = Rollup.OutputBundle;

/** A chunk with everything that it imports at once, and their styles. */
function withImports(bundle: Bundle, name: string, found: Set<string>): void {
  const chunk = bundle[name];
  if (found.has(name) || chunk?.type !== 'chunk') return;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
}

export function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>();
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && (chunk.isEntry || LATE.test(chunk.facadeModuleId ?? '')))
      withImports(bundle, chunk.fileName, found);
    else if (/\.worker-[^/]*\.js$/.test(chunk.fileName)) found.add(chunk.fileName);
  return ['/', ...BESIDE.map((name) => `/${name}`), ...[...found].sort().map((name) => `/${name}`)];
}

export function serviceWorker(): Plugin {
  return {
    name: 'franchise-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const shell = shellOf(bundle);
        const text = readFileSync(PUBLIC + NAME, 'utf8');
        const page = bundle['index.html'];
        const sources = [text, ...shell, ...BESIDE.map((name) => readFileSync(PUBLIC + name, 'utf8'))];
        if (page?.type === 'asset') sources.push(String(page.source));
        const build = createHash('sha256').update(sources.join('\n')).digest('hex').slice(0, 12);
        const source = text
          .replace(/^const BUILD = .*$/m, `const BUILD = '${build}';`)
          .replace(/^const SHELL = .*$/m, `const SHELL = ${JSON.stringify(shell)};`);
        // Written after what is copied from `public`, and so in its place.
        this.emitFile({ type: 'asset', fileName: NAME, source });
      },
    },
  };
}
