// Codes as people read and type them.

/** A code in groups of four. */
export const spaced = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** What was meant by what was typed: no letter of a code can be mistaken for a figure. */
export const typed = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('l', '1')
    .replaceAll('o', '0');
