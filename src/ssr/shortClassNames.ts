import type { Root } from 'postcss';
import { parse } from 'postcss';
import type { Plugin } from 'vite';
import type { SyntaxNode } from './syntaxNodes.ts';
import { nodesOf } from './syntaxNodes.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The class names in a selector, without their dots, as CSS writes identifiers. */
const classes = /(?<=\.)(?!-?\d)(?:[\w-]|[^\0-\x7F]|\\[\da-f]{1,6}\s?|\\[^\da-f\n])+/gi;

/** A selector that matches classes by a part of their names. */
const partOfName = /\[class\*=(["']?)((?:\\.|(?!\1\])[^\\])+)\1\]/g;

const unescaped = (name: string): string =>
  name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, letter?: string) =>
    code === undefined ? letter! : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Names that code uses to find elements, and single words, which may also be other texts. */
const keepsName = (name: string): boolean => name.includes('below-') || /^[a-z]+$/i.test(name);

/** A letter and a number: no list of advertisements to hide has such a name. */
const shortName = (index: number): string => `${letters[index % 52]}${Math.floor(index / 52) || ''}`;

/** The classes in the rules of a layer, in their order. */
const classesIn = (root: Root, layer: string): Set<string> => {
  const found = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    if (rule.params === layer)
      rule.walkRules(({ selector }) => selector.match(classes)?.forEach((name) => found.add(unescaped(name))));
  });
  return found;
};

/** Short names of the utilities that a stylesheet has in Tailwind's layer, in the order of their rules. */
export const shortNamesOf = (style: string): ReadonlyMap<string, string> => {
  const root = parse(style);
  const components = classesIn(root, 'components');
  const utilities = [...classesIn(root, 'utilities')].filter((name) => !keepsName(name) && !components.has(name));
  return new Map(utilities.map((name, index) => [name, shortName(index)]));
};

/** A stylesheet with the short names. Selectors by a part of a name match the classes whose original name has it. */
export const styleWith = (names: ReadonlyMap<string, string>, style: string): string => {
  const root = parse(style);
  const isIn = (part: string) => [...names].flatMap(([name, short]) => (name.includes(part) ? `.${short}` : []));
  root.walkRules((rule) => {
    if (rule.selector.replaceAll(partOfName, '').includes('[class'))
      throw rule.error('Classes with short names are found by their names or by [class*="part"].');
    rule.selector = rule.selector
      .replaceAll(classes, (name) => names.get(unescaped(name)) ?? name)
      .replaceAll(partOfName, (all, _, part: string) => `:is(${[all, ...isIn(unescaped(part))].join(',')})`);
  });
  return root.toString();
};

/** The text parts of a syntax tree: strings, and the static parts of templates. */
const textsIn = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node['value'] === 'string')
    ? [node]
    : nodesOf(...Object.values(node)).flatMap(textsIn);

/** A parsed module with the short names in place of the utilities' names. */
export const codeWith = (names: ReadonlyMap<string, string>, code: string, program: SyntaxNode): string => {
  let text = '';
  let end = 0;
  // a tree lists all the texts of a template before its expressions
  const inOrder = textsIn(program).toSorted((one, other) => one.start - other.start);
  for (const { type, value, start, end: next } of inOrder) {
    const isTemplate = type === 'TemplateElement';
    const words = isTemplate ? (value as { cooked: string }).cooked : (value as string);
    const renamed = words.replaceAll(/\S+/g, (word) => names.get(word) ?? word);
    if (renamed === words) continue;
    const written = JSON.stringify(renamed);
    text += code.slice(end, start);
    text += isTemplate
      ? written
          .slice(1, -1)
          .replaceAll('\\"', '"')
          .replaceAll(/`|\$\{/g, String.raw`\$&`)
      : written;
    end = next;
  }
  return text + code.slice(end);
};

/**
 * Builds pages with short names in place of Tailwind's utilities, which are a tenth of a compressed document. `stylesheet`
 * is the file that has the utilities. Component classes keep their names; sources, stories and the desk keep all names.
 */
export const shortClassNames = (stylesheet: string): Plugin => {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    name: 'short-class-names',
    apply: 'build',
    transform: {
      filter: { id: { include: /\/src\/.*\.(?:tsx?|css)$/, exclude: /\/node_modules\// } },
      async handler(code, module) {
        if (module === stylesheet) names = shortNamesOf(code);
        else if (!names) await this.load({ id: stylesheet });
        const known = names!;
        return {
          code: module.endsWith('.css')
            ? styleWith(known, code)
            : codeWith(known, code, this.parse(code) as unknown as SyntaxNode),
          map: null,
        };
      },
    },
  };
};
