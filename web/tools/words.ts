// Offers the messages of src/franchise/words as modules: `virtual:words` lists the languages, each with a loader.
// A language is a directory there; nothing in the client knows its name.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DIRECTORY = fileURLToPath(new URL('../../src/franchise/words', import.meta.url));
const LIST = 'virtual:words';

export const languages = () =>
  readdirSync(DIRECTORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/i.test(entry.name))
    .map((entry) => entry.name)
    .sort();

const filesOf = (language: string) =>
  readdirSync(join(DIRECTORY, language))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(DIRECTORY, language, name));

export const messagesOf = (language: string) =>
  filesOf(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

export function words(): Plugin {
  return {
    name: 'franchise-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = languages().map((name) => `${name}: () => import('${LIST}/${name}')`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return undefined;
      const language = id.slice(LIST.length + 2);
      for (const file of filesOf(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messagesOf(language))};`;
    },
  };
}
