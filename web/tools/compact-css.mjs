// A plugin for Prettier: style sheets whose short rules stand on one line, as they are read here. Line breaks between
// declarations are kept, and made where a line would be too long.

import { list, parse } from 'postcss';
import { doc } from 'prettier';

const { align, fill, group, hardline, indent, join, line } = doc.builders;

const squeezed = (text) => text.replace(/\s+/g, ' ').trim();
const lines = (text, between) =>
  join(
    between,
    text.split('\n').map((part) => part.trim()),
  );
const filled = (parts, between) => fill(parts.flatMap((part, i) => (i ? [between(i), part] : [part])));

function valueOf({ prop, raws, value }) {
  const text = (raws.value?.raw ?? value).trim();
  if (text.includes('\n')) return indent([hardline, lines(text, hardline)]);
  const parts = prop.startsWith('--') ? [text] : list.comma(text);
  return parts.length > 1
    ? indent(
        filled(
          parts.map((part, i) => (i < parts.length - 1 ? `${part},` : part)),
          () => line,
        ),
      )
    : text;
}

function shown(node) {
  if (node.type === 'comment') return align(3, lines(node.toString(), hardline));
  if (node.type === 'decl') {
    const value = valueOf(node);
    return [node.prop, ':', node.value.includes('\n') ? '' : ' ', value, node.important ? ' !important' : '', ';'];
  }
  const head =
    node.type === 'rule'
      ? join([',', line], list.comma(node.selector).map(squeezed))
      : squeezed(`@${node.name} ${node.params}`);
  if (!node.nodes) return [head, ';'];
  if (!node.nodes.length) return [head, ' {}'];
  return group([group(head), ' {', indent([wasBroken(node.nodes[0]) ? hardline : line, inside(node)]), line, '}']);
}

const wasBroken = (node) => node.raws.before?.includes('\n');

function inside({ nodes }) {
  const between = (i) => {
    const before = nodes[i].raws.before ?? '';
    return before.split('\n').length > 2 ? [hardline, hardline] : before.includes('\n') ? hardline : line;
  };
  return filled(nodes.map(shown), between);
}

export const parsers = {
  css: {
    parse: (text) => parse(text),
    astFormat: 'compact-css',
    locStart: () => 0,
    locEnd: ({ source }) => source?.end?.offset ?? 0,
  },
};
export const printers = {
  'compact-css': { print: ({ node }) => (node.nodes.length ? [inside(node), hardline] : '') },
};
