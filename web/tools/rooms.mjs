// The rooms of src and which of them import which, from the sources.
//
//   npm run rooms        writes the graph into the documentation; a test fails where it does not stand there

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));

/** The rooms by floors, the lowest first. A file imports from its own room and from lower floors only. */
export const FLOORS = [
  ['data', 'browser'],
  ['words'],
  ['api'],
  ['model'],
  ['model/plan', 'model/setup'],
  ['model/table'],
  ['model/learn', 'model/line'],
  ['model/review', 'model/study'],
  ['ui'],
  ['board'],
  ['settings', 'you'],
  ['table', 'game/plan'],
  ['home', 'join', 'setup', 'editor', 'lobby', 'game', 'ending', 'learn', 'rules'],
  ['line'],
  ['puzzles', 'review', 'study'],
  ['routes'],
  ['.'],
];

/** Rooms of what a browser knows: nothing there shows anything. */
export const KNOWING = [
  'data',
  'browser',
  'words',
  'api',
  'model',
  'model/plan',
  'model/setup',
  'model/table',
  'model/learn',
  'model/line',
  'model/review',
  'model/study',
];

export const roomOf = (file) => dirname(file).split(sep).join('/');

/** All sources by their paths in src. */
export function readSources(directory = SOURCES) {
  const files = readdirSync(directory, { recursive: true }).map((file) => file.split(sep).join('/'));
  const sources = files.filter((file) => /\.(ts|svelte)$/.test(file)).sort();
  return new Map(sources.map((file) => [file, readFileSync(join(directory, file), 'utf8')]));
}

/** What a file asks for: imports of values and of types, late ones, and the modules of workers. */
export function asked(file, text) {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    const source = /^(Import|Export)/.test(node.type)
      ? node.source
      : node.type === 'TSImportType'
        ? node.argument
        : null;
    if (typeof source?.value === 'string') found.push(source.value);
    if (node.type === 'NewExpression' && node.callee.name === 'URL' && isHere(node.arguments[1]))
      found.push(node.arguments[0].value);
    for (const [key, value] of Object.entries(node)) if (key !== 'parent' && key !== 'loc') visit(value);
  };
  visit(
    parse(file.endsWith('.svelte') ? text : `<script lang="ts">\n${text}</script>`, { modern: true, filename: file }),
  );
  return found;
}

const isHere = (node) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'url';

/** Which file imports which: [importer, imported], both in src. */
export function imports(sources, known = new Set(sources.keys())) {
  return [...sources].flatMap(([file, text]) =>
    asked(file, text).flatMap((name) => {
      if (!name.startsWith('.')) return [];
      const path = normalize(join(dirname(file), name.split('?')[0]))
        .split(sep)
        .join('/');
      const found = [path, `${path}.ts`, `${path}.d.ts`].find((one) => sources.has(one) || known.has(one));
      return found && found !== file ? [[file, found]] : [];
    }),
  );
}

/** Imports that go up or across, each as a sentence. */
export function upward(pairs, floors = FLOORS) {
  const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor])));
  return pairs.flatMap(([importer, imported]) => {
    const [from, to] = [roomOf(importer), roomOf(imported)];
    for (const room of [from, to])
      if (!floorOf.has(room)) return [`${room} is in no floor (${importer} imports ${imported})`];
    return from === to || floorOf.get(to) < floorOf.get(from) ? [] : [`${importer} imports ${imported}`];
  });
}

/** The first circle of files, as a list that ends where it begins; null without any. */
export function circle(pairs) {
  const next = new Map(pairs.map(([importer]) => [importer, []]));
  for (const [importer, imported] of pairs) next.get(importer).push(imported);
  const done = new Set();
  const way = [];
  const visit = (file) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    way.push(file);
    for (const imported of next.get(file) ?? []) {
      const found = visit(imported);
      if (found) return found;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const found = visit(file);
    if (found) return found;
  }
  return null;
}

const isTest = (file) => file.includes('.test.');

const shown = (room) => (room === '.' ? 'App' : room);

/** The graph: a line for each room, the highest first, with the rooms that it imports. */
export function graphOf(pairs) {
  const rooms = FLOORS.flat();
  const width = Math.max(...rooms.map((room) => shown(room).length));
  const lines = rooms.toReversed().map((room) => {
    const used = new Set(pairs.flatMap(([a, b]) => (roomOf(a) === room && !isTest(a) ? [roomOf(b)] : [])));
    return `${shown(room).padEnd(width)} -> ${rooms.filter((other) => other !== room && used.has(other)).join(' ')}`.trimEnd();
  });
  return lines.join('\n');
}

const PAGE = join(DOCS, 'architecture.md');
const BLOCK = /(<!-- the rooms of web\/src: npm run rooms -->\n```text\n)([^`]*)(\n```)/;

/** The graph as the documentation shows it. */
export const documented = () => BLOCK.exec(readFileSync(PAGE, 'utf8'))?.[2];

/** The rooms that the table of docs/client.md tells about, in its order. */
export const toldRooms = () =>
  [...readFileSync(join(DOCS, 'client.md'), 'utf8').matchAll(/^\| `src\/?([^`]*)` \|/gm)].map(
    ([, room]) => room || '.',
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const graph = graphOf(imports(readSources()));
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(BLOCK, (_, before, __, after) => before + graph + after),
  );
  console.log(graph);
}
