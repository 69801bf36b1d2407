// Writes .br and .gz beside what was built, so that the server never compresses these files itself.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(css|html|js|json|svg|txt)$/;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, BEST));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

export function compress(): Plugin {
  return {
    name: 'franchise-compress',
    apply: 'build',
    async writeBundle({ dir }) {
      const names = await readdir(dir!, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(dir!, name))));
    },
  };
}
