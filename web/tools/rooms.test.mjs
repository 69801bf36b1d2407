// The rooms of src: imports point down, and the documentation shows them as they are.

import { describe, expect, it } from 'vitest';
import {
  FLOORS,
  KNOWING,
  asked,
  circle,
  documented,
  graphOf,
  imports,
  readSources,
  roomOf,
  toldRooms,
  upward,
} from './rooms.mjs';

const sources = readSources();
const pairs = imports(sources);

describe('the rooms', () => {
  it('import lower floors only, so screens no screens', () => {
    expect(upward(pairs)).toEqual([]);
  });

  it('have no circle of files', () => {
    expect(circle(pairs)).toBeNull();
  });

  it('are all there', () => {
    const there = new Set([...sources.keys()].map(roomOf));
    expect([...there].sort()).toEqual(FLOORS.flat().sort());
  });

  it('show nothing where they know something', () => {
    const components = [...sources.keys()].filter((file) => file.endsWith('.svelte'));
    expect(components.filter((file) => KNOWING.includes(roomOf(file)))).toEqual([]);
  });

  it('are documented as they are', () => {
    expect(documented()).toBe(graphOf(pairs));
    expect(toldRooms()).toEqual(FLOORS.flat());
  });
});

describe('a wrong import is found and named', () => {
  const known = new Set(sources.keys());
  const found = (...files) => imports(new Map(files), known);

  it.each([
    [
      'of a screen by a screen',
      'home/X.svelte',
      `<script lang="ts">\n  import Y from '../game/GameScreen.svelte';\n</script>`,
      'game/GameScreen.svelte',
    ],
    [
      'of a type alone',
      'model/x.ts',
      `import type { Session } from './table/session.svelte';`,
      'model/table/session.svelte.ts',
    ],
    [
      'that comes late, in the page itself',
      'ui/X.svelte',
      `<Late page={() => import('../rules/RulesPage.svelte')} />`,
      'rules/RulesPage.svelte',
    ],
    [
      'of a type within an expression',
      'data/x.ts',
      `let x: import('../words/words.svelte').Words;`,
      'words/words.svelte.ts',
    ],
    ['that is handed on', 'words/x.ts', `export { request } from '../api/http';`, 'api/http.ts'],
    [
      'of a worker',
      'words/x.ts',
      `new Worker(new URL('../api/stream.worker.ts', import.meta.url));`,
      'api/stream.worker.ts',
    ],
  ])('%s', (_, file, text, imported) => {
    expect(upward(found([file, text]))).toEqual([`${file} imports ${imported}`]);
  });

  it('from a room without a floor', () => {
    expect(upward(found(['attic/x.ts', `import '../api/http';`]))).toEqual([
      'attic is in no floor (attic/x.ts imports api/http.ts)',
    ]);
  });

  it('in a circle', () => {
    const files = [
      ['data/x.ts', `import './y';`],
      ['data/y.ts', `import type { X } from './x';`],
    ];
    expect(circle(found(...files))).toEqual(['data/x.ts', 'data/y.ts', 'data/x.ts']);
  });

  it('but not in what is only said', () => {
    expect(asked('x.ts', `// import '../game/x';\nconst text = "import '../game/y'";`)).toEqual([]);
  });
});
