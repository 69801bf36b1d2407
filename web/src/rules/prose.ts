// The little writing that messages of the rules use: lines are paragraphs, a dash begins an item, ** sets in bold.

export interface Run {
  text: string;
  bold: boolean;
}
export interface Block {
  kind: 'paragraph' | 'list';
  lines: Run[][];
}

export const runsOf = (line: string): Run[] =>
  line
    .split('**')
    .map((text, i) => ({ text, bold: i % 2 === 1 }))
    .filter((run) => run.text);

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const item = line.startsWith('- ');
    const runs = runsOf(item ? line.slice(2) : line);
    const last = blocks.at(-1);
    if (item && last?.kind === 'list') last.lines.push(runs);
    else blocks.push({ kind: item ? 'list' : 'paragraph', lines: [runs] });
  }
  return blocks;
}
