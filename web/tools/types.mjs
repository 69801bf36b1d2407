// Writes src/api/schema.d.ts from the server's OpenAPI, which the installed Python package describes.
//
//   npm run types                 asks the Python of ../.venv, or the one that PYTHON names
//   npm run types -- --check      only fails where the file would change

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const python = process.env.PYTHON ?? fileURLToPath(new URL('../../.venv/bin/python', import.meta.url));
const script = fileURLToPath(new URL('openapi.py', import.meta.url));
const description = execFileSync(python, [script], { encoding: 'utf8', maxBuffer: 1 << 24 });
const types = astToString(await openapi(JSON.parse(description)));
const target = new URL('../src/api/schema.d.ts', import.meta.url);
const text = `// Made by tools/types.mjs from the server's OpenAPI. Do not change it by hand.\n\n${types}`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error("src/api/schema.d.ts does not fit the server's OpenAPI: `npm run types` makes it again.");
  process.exitCode = 1;
}
