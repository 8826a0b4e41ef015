import type { Plugin } from 'vite';
import type { SyntaxNode } from './syntaxNodes.ts';
import { nameOf, nodesOf } from './syntaxNodes.ts';

/** The Chinese names in a machine: the `description` of a state, the `meta` of the machine. */
const namesIn = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'Property' && /^(?:description|meta)$/.test(nameOf(node['key']))
    ? [node]
    : nodesOf(...Object.values(node)).flatMap(namesIn);

/** Replaces the names of machines, which only charts and stories show, by blanks in a build. */
export const withoutMachineNames = (): Plugin => ({
  name: 'without-machine-names',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/machines\/[\w/]+\.ts$/ },
    handler(code) {
      let text = code;
      for (const { start, end } of nodesOf(this.parse(code)).flatMap(namesIn)) {
        const comma = text.indexOf(',', end);
        const until = comma !== -1 && text.slice(end, comma).trim() === '' ? comma + 1 : end;
        text = text.slice(0, start) + ' '.repeat(until - start) + text.slice(until);
      }
      return { code: text, map: null };
    },
  },
});
