/** @type {import('prettier').Config} */
export default {
  printWidth: 120,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte', './tools/compact-css.mjs'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
