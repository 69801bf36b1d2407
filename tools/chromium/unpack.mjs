// Unpacks brotli, which Python's standard library cannot: node unpack.mjs FROM TO

import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const [from, to] = process.argv.slice(2);
await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
