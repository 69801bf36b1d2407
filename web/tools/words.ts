// Offers the messages of src/franchise/words as modules: `virtual:words` lists the languages, each with a loader,
// and the topics that are fetched only where they are read. A language is a directory there; nothing in the client
// knows its name.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DIRECTORY = fileURLToPath(new URL('../../src/franchise/words', import.meta.url));
const LIST = 'virtual:words';
/** Files that no first screen needs. */
export const TOPICS = [
  'rules',
  'learn',
  'layouts',
  'offline',
  'positions',
  'preferences',
  'puzzles',
  'review',
  'study',
  'you',
];

export const languages = () =>
  readdirSync(DIRECTORY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]+$/i.test(entry.name))
    .map((entry) => entry.name)
    .sort();

const isTopic = (name: string) => TOPICS.includes(name.replace(/\.ftl$/, ''));

const filesOf = (language: string, topic?: string) =>
  readdirSync(join(DIRECTORY, language))
    .filter((name) => name.endsWith('.ftl') && (topic ? name === `${topic}.ftl` : !isTopic(name)))
    .sort()
    .map((name) => join(DIRECTORY, language, name));

/** The messages of a language that every screen has, or those of a topic. */
export const messagesOf = (language: string, topic?: string) =>
  filesOf(language, topic)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const listOf = (beginning: string) =>
  `{ ${languages()
    .map((name) => `${name}: () => import('${beginning}/${name}')`)
    .join(', ')} }`;

export function words(): Plugin {
  return {
    name: 'franchise-words',
    transformIndexHtml: {
      order: 'post',
      /** The page names the modules of the languages, so that one can be fetched before any code runs (first.js). */
      handler: (_, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).flatMap((one) => (one.type === 'chunk' ? [one] : []));
        const fileOf = (language: string) =>
          chunks.find((one) => one.facadeModuleId === `\0${LIST}/${language}`)?.fileName;
        const files = languages().flatMap((language) => (fileOf(language) ? [[language, `/${fileOf(language)}`]] : []));
        const content = JSON.stringify(Object.fromEntries(files));
        return files.length ? [{ tag: 'meta', attrs: { name: 'words', content }, injectTo: 'head-prepend' }] : [];
      },
    },
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const topics = TOPICS.map((topic) => `${topic}: ${listOf(`${LIST}/${topic}`)}`);
        return `export default ${listOf(LIST)};\nexport const topics = { ${topics.join(', ')} };`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return undefined;
      const parts = id.slice(LIST.length + 2).split('/');
      const [language, topic] = [parts.at(-1)!, parts.length > 1 ? parts[0] : undefined];
      for (const file of filesOf(language, topic)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messagesOf(language, topic))};`;
    },
  };
}
