import { relative, sep } from 'node:path';
import { parseSync } from 'vite';
import type { Plugin } from 'vite';
import type { Catalogs } from './catalogs.ts';
import type { SyntaxNode } from './syntax.ts';
import { nameOf, nodesOf } from './syntax.ts';
import { inEnglish } from './transform.ts';

/** The options of the transform from Chinese to English modules. */
interface EnglishOptions {
  root: string;
  catalogs: Catalogs;
  /** The modules whose properties are addresses of pages. */
  addresses: RegExp;
  /** The prefix of these addresses in English. */
  prefix: string;
}

/** The keys and values of properties that are addresses. */
const addressesIn = (node: SyntaxNode): SyntaxNode[] =>
  nodesOf(...Object.values(node)).flatMap((part) =>
    node.type === 'Property' && part.type === 'Literal' && nameOf(part).startsWith('/') ? [part] : addressesIn(part),
  );

const withPrefix = (prefix: string, file: string, code: string): string => {
  const { program } = parseSync(file, code);
  let text = code;
  for (const { start, end, value } of addressesIn(program as unknown as SyntaxNode).toReversed()) {
    const address = value === '/' ? prefix : `${prefix}${String(value)}`;
    text = text.slice(0, start) + JSON.stringify(address) + text.slice(end);
  }
  return text;
};

/** The source of a module in English; undefined if it is the same in both languages. */
export const englishSource =
  ({ root, catalogs, addresses, prefix }: EnglishOptions) =>
  (id: string, code: string): string | undefined => {
    const file = relative(root, id).split(sep).join('/');
    const translated = inEnglish(catalogs, file, code);
    return addresses.test(file) ? withPrefix(prefix, file, translated ?? code) : translated;
  };

/** Builds the modules of a site in English. */
export const englishModules = (sourceOf: ReturnType<typeof englishSource>): Plugin => ({
  name: 'english-modules',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.(?:tsx?|js)$/, exclude: /\/node_modules\// } },
    handler(code, id) {
      const english = sourceOf(id, code);
      return english === undefined ? undefined : { code: english, map: null };
    },
  },
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('lang="zh-CN"', 'lang="en"') },
});
