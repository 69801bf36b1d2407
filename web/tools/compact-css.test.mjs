// Style sheets keep their short rules on one line.

import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import * as compact from './compact-css.mjs';

const written = (text) => format(text, { parser: 'css', plugins: [compact], printWidth: 60 });

describe('a rule', () => {
  it('stays on one line where it fits', async () => {
    expect(await written('a{color:red;margin:0}')).toBe('a { color: red; margin: 0; }\n');
  });

  it('is filled line by line where it does not', async () => {
    const text = '.long { color: red; margin: 0; padding: 12px 14px; border: 1px solid green; }';
    expect(await written(text)).toBe(
      '.long {\n  color: red; margin: 0; padding: 12px 14px;\n  border: 1px solid green;\n}\n',
    );
  });

  it('keeps the line breaks and blank lines that somebody made', async () => {
    const text = 'a {\n  color: red;\n  margin: 0;\n}\n\n/* b */\nb { margin: 0; }\n';
    expect(await written(text)).toBe(text);
  });

  it('keeps values with commas, strings and functions', async () => {
    const text = `@media (max-width: 9px) { a { font: 1px/2 "A, B", serif; width: calc(1px + min(2px, 3px)) !important; } }\n`;
    const once = await written(text);
    expect(once.replace(/\s+/g, ' ').trim()).toBe(text.trim());
    expect(await written(once)).toBe(once);
  });
});
