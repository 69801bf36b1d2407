/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './tools/compress.ts';
import { serviceWorker } from './tools/service-worker.ts';
import { textSize } from './tools/text-size.ts';
import { words } from './tools/words.ts';

const server = process.env.FRANCHISE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(), serviceWorker(), compress()],
  css: { postcss: { plugins: [textSize()] } },
  build: {
    outDir: '../src/franchise/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers without preloading load a little later.
    modulePreload: { polyfill: false },
  },
  server: {
    // The board's layout and look are kept in the Python package, which draws from them too.
    fs: { allow: ['.', '../src/franchise/board'] },
    // The server takes requests of its own pages only.
    proxy: { '/api': { target: server, changeOrigin: true, headers: { origin: server } } },
  },
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.mjs'],
    environment: 'node',
  },
});
