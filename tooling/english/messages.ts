import { parseSync } from 'vite';
import type { SyntaxNode } from './syntax.ts';
import { nameOf, nodesOf } from './syntax.ts';

/** Chinese characters, and the punctuation that only Chinese text has. */
const chinese = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

export const isChinese = (text: string): boolean => chinese.test(text);

/** The syntax of a text in the source. */
type Kind = 'literal' | 'template' | 'html' | 'jsxText' | 'jsxAttribute';

/** A Chinese text of a module. */
export interface Message {
  kind: Kind;
  /** The text, with `{0}` in place of its first expression. */
  key: string;
  start: number;
  end: number;
  /** The positions of the expressions, by their numbers. */
  values: readonly { start: number; end: number }[];
  /** Whether code compares or looks up the text, which may then be data. */
  isCompared: boolean;
}

const comparing =
  /^(?:includes|startsWith|endsWith|split|replace|replaceAll|indexOf|lastIndexOf|match|matchAll|literal|enum|has|get|eq|ne)$/;

const isComparison = (node: SyntaxNode): boolean =>
  (node.type === 'BinaryExpression' && node['operator'] !== '+') ||
  node.type === 'SwitchCase' ||
  node.type === 'MemberExpression' ||
  (node.type === 'CallExpression' && comparing.test(nameOf((node['callee'] as SyntaxNode)['property'])));

/** Whether a node is type syntax only; `as`, `satisfies` and the like contain an expression that runs. */
const isType = ({ type }: SyntaxNode): boolean =>
  type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull|TypeAssertion|Instantiation)/.test(type);

const hasChineseLanguage = (node: SyntaxNode): boolean =>
  nodesOf((node['openingElement'] as SyntaxNode)['attributes']).some(
    (one) => nameOf(one['name']) === 'lang' && nameOf(one['value']).startsWith('zh'),
  );

/** Whether no customer sees a node: names in charts, summaries in `/openapi.json`, patterns. */
const isSkipped = (node: SyntaxNode, file: string): boolean => {
  if (isType(node) || node.type.startsWith('Import')) return true;
  if (node.type === 'JSXElement') return hasChineseLanguage(node);
  if (/^(?:New|Call)Expression$/.test(node.type)) return nameOf(node['callee']) === 'RegExp';
  if (node.type !== 'Property') return false;
  const name = nameOf(node['key']);
  return file.startsWith('machines/')
    ? /^(?:description|meta)$/.test(name)
    : name === 'summary' && file.startsWith('contract/');
};

/** The parts of a node that are not names of properties. */
const partsOf = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'Property' && node['computed'] !== true
    ? nodesOf(node['value'])
    : nodesOf(...Object.values(node)).toSorted((one, other) => one.start - other.start);

/** A piece of a template's source: text, or an expression. */
interface Piece {
  start: number;
  end: number;
  text?: string;
}

const piecesOf = (template: SyntaxNode, source: 'raw' | 'cooked'): Piece[] =>
  nodesOf(template['quasis'], template['expressions'])
    .toSorted((one, other) => one.start - other.start)
    .map(({ type, start, end, value }) => {
      if (type !== 'TemplateElement') return { start, end };
      const texts = value as { raw: string; cooked: string };
      // in TypeScript a template element includes its delimiters
      const begin = end - start > texts.raw.length ? start + 1 : start;
      return { start: begin, end: begin + texts.raw.length, text: texts[source] };
    });

const keyOf = (pieces: readonly Piece[]): string => {
  let number = 0;
  return pieces.map(({ text }) => text ?? `{${number++}}`).join('');
};

const valuesIn = (pieces: readonly Piece[]): Message['values'] => pieces.filter(({ text }) => text === undefined);

/** The runs of a marked-up template without tags, and the values of attributes. */
const runsOf = (template: SyntaxNode): Piece[][] => {
  const runs: Piece[][] = [[]];
  let isTag = false;
  for (const piece of piecesOf(template, 'raw')) {
    if (piece.text === undefined) runs.at(-1)!.push(piece);
    else
      for (const { 0: text, index } of piece.text.matchAll(/[<>"]|[^<>"]+/g)) {
        const start = piece.start + index;
        if (text === '<') isTag = true;
        else if (text === '>') isTag = false;
        // a quotation mark in text does not delimit an attribute
        if (text === '<' || text === '>' || (text === '"' && isTag)) runs.push([]);
        else runs.at(-1)!.push({ start, end: start + text.length, text });
      }
  }
  return runs;
};

/** A run without the white space around it. */
const trimmed = (run: readonly Piece[]): Piece[] =>
  run
    .map(({ start, end, text }, index) => {
      if (text === undefined) return { start, end };
      const before = index === 0 ? text.length - text.trimStart().length : 0;
      const after = index === run.length - 1 ? text.length - text.trimEnd().length : 0;
      return {
        start: start + before,
        end: end - after,
        text: text.slice(before, text.length - after).replaceAll(/\s+/g, ' '),
      };
    })
    .filter(({ text }) => text !== '');

const isChineseRun = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ text }) => text !== undefined && isChinese(text));

const htmlMessages = (template: SyntaxNode): Message[] =>
  runsOf(template)
    .map(trimmed)
    .filter(isChineseRun)
    .map((pieces) => {
      // an expression is between `${` and `}`
      const [first, last] = [pieces.at(0)!, pieces.at(-1)!];
      return {
        kind: 'html' as const,
        key: keyOf(pieces),
        start: first.text === undefined ? first.start - 2 : first.start,
        end: last.text === undefined ? last.end + 1 : last.end,
        values: valuesIn(pieces),
        isCompared: false,
      };
    });

/** A text of JSX as React shows it: lines joined by a space, without the white space around them. */
const shownText = (text: string): string =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line, index, all) =>
          index === 0 ? line.trimEnd() : index === all.length - 1 ? line.trimStart() : line.trim(),
        )
        .filter((line) => line !== '')
        .join(' ')
    : text;

const messagesIn = (node: SyntaxNode, parent: SyntaxNode | undefined): Message[] => {
  const place = {
    start: node.start,
    end: node.end,
    values: [],
    isCompared: parent !== undefined && isComparison(parent),
  };
  if (node.type === 'Literal' && typeof node['value'] === 'string' && isChinese(node['value']))
    return [{ ...place, kind: parent?.type === 'JSXAttribute' ? 'jsxAttribute' : 'literal', key: node['value'] }];
  if (node.type === 'JSXText' && isChinese(nameOf(node)))
    return [{ ...place, kind: 'jsxText', key: shownText(nameOf(node)) }];
  if (node.type !== 'TemplateLiteral') return [];
  const tag = parent?.type === 'TaggedTemplateExpression' ? nameOf(parent['tag']) : undefined;
  if (tag === 'html') return htmlMessages(node);
  // other tags read the source of a pattern or a statement
  if (parent?.type === 'TaggedTemplateExpression') return [];
  const pieces = piecesOf(node, 'cooked');
  return isChineseRun(pieces) ? [{ ...place, kind: 'template', key: keyOf(pieces), values: valuesIn(pieces) }] : [];
};

/** The Chinese texts of a module, in their order; `file` is its path in the repository. Throws if it cannot be parsed. */
export const messagesOf = (file: string, code: string): Message[] => {
  if (!isChinese(code)) return [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Message[] = [];
  const visit = (node: SyntaxNode, parent: SyntaxNode | undefined): void => {
    if (isSkipped(node, file)) return;
    found.push(...messagesIn(node, parent));
    for (const part of partsOf(node)) visit(part, node);
  };
  visit(program as unknown as SyntaxNode, undefined);
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end);
};
