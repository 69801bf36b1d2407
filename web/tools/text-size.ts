// Text follows the size that is set in the browser. Sizes are written in px, as on a drawing for 16 px, and
// built as rem; what decides between layouts becomes em, so that large text gets the layout of a smaller screen.

import type { Plugin } from 'postcss';

const ROOT = 16;
/** The columns that hold text grow with it. */
const TEXT = new Set(['font', 'font-size', 'grid-template-columns']);
/** Sizes on the board are in the board's own units. */
const DRAWN = /\/look\/board\.css$/;

const scaled = (value: string, unit: 'rem' | 'em') =>
  value.replace(/(\d*\.?\d+)px\b/g, (_, size: string) => `${Number((Number(size) / ROOT).toFixed(5))}${unit}`);

export function textSize(): Plugin {
  return {
    postcssPlugin: 'text-size',
    Declaration(declaration) {
      if (!TEXT.has(declaration.prop) || !declaration.value.includes('px')) return;
      if (DRAWN.test(declaration.source?.input.file ?? '')) return;
      declaration.value = scaled(declaration.value, 'rem');
    },
    AtRule: {
      media(rule) {
        if (rule.params.includes('px')) rule.params = scaled(rule.params, 'em');
      },
    },
  };
}
