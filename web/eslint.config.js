// What the compilers do not find. How code looks is Prettier's (prettier.config.js).

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['src/api/schema.d.ts', 'playwright-report', 'screenshots', 'test-results'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      // Maps and sets here are made once and replaced as a whole, or nothing shown depends on them.
      'svelte/prefer-svelte-reactivity': 'off',
      // Blanks at the ends of a line are written as {' '}.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // Playwright reads from the pattern which fixtures one needs, also where it needs none.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    // The compilers know every name.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
);
