import { parseSync } from 'vite';
import type { SourceText } from './deck.ts';

/** A project's files with texts: by pattern of their path, and the address prefix of each folder. */
export interface TextFiles {
  /** The folders with texts, each with the prefix of its addresses, the longest path first. */
  folders: Readonly<Record<string, string>>;
  /** Files that are not shown to users of the site. */
  without: RegExp;
  /** The addresses of notes for programmers in files with user texts. */
  notes: RegExp;
}

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

const chinese = /\p{Script=Han}/u;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'CallExpression') {
    const [first] = node['arguments'] as Node[];
    return nameOf(first) || nameOf(node['callee']);
  }
  const name = node['name'] ?? node['value'];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : '';
};

/** A template as text: a placeholder has its name in the code, or dots. */
const templateText = (node: Node): string => {
  const [quasis, holes] = [node['quasis'], node['expressions']] as [Node[], Node[]];
  return quasis
    .map((quasi, index) => {
      const { cooked } = quasi['value'] as { cooked: string };
      const hole = holes[index];
      return hole ? `${cooked}{${/^[A-Za-z]\w*$/.test(nameOf(hole)) ? nameOf(hole) : '…'}}` : cooked;
    })
    .join('');
};

/** Parts of a file without readable texts. */
const isUnread = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type);

const said = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'JSXText') return String(node['value']);
  return node.type === 'TemplateLiteral' ? templateText(node) : undefined;
};

interface Found {
  names: string[];
  text: string;
  isExported: boolean;
}

/** A cache of the texts by a file's code: most files are the same in two revisions. */
const known = new Map<string, Found[]>();

/** The texts of a file with the names that lead to them. */
const textsIn = (path: string, code: string): Found[] => {
  const before = known.get(code);
  if (before) return before;
  const found: Found[] = [];
  known.set(code, found);
  const walk = (node: unknown, names: string[], isExported: boolean): void => {
    if (Array.isArray(node)) {
      const isList = node.length > 1 && node.every((one) => isNode(one) && !/Declaration|Statement/.test(one.type));
      for (const [index, one] of node.entries()) walk(one, isList ? [...names, String(index)] : names, isExported);
      return;
    }
    if (!isNode(node) || isUnread(node) || /^(?:Import|ExportAll)/.test(node.type)) return;
    const text = said(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text !== undefined && chinese.test(text)) found.push({ names, text, isExported });
    if (node.type === 'Property' || node.type === 'PropertyDefinition') {
      walk(node['value'], [...names, nameOf(node['key'])], isExported);
      return;
    }
    if (node.type === 'JSXAttribute') {
      walk(node['value'], [...names, nameOf(node['name'])], isExported);
      return;
    }
    const own = /^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)
      ? nameOf(node['id'])
      : '';
    const inner = own === '' ? names : [...names, own];
    for (const [part, value] of Object.entries(node)) {
      // texts inside a function are addressed by the function's name only
      const isOf = part === 'elements' || part === 'arguments' || part === 'children';
      if (part === 'id' || part === 'type' || part === 'params') continue;
      if (isNode(value)) walk(value, inner, isExported || node.type.startsWith('ExportNamed'));
      else if (Array.isArray(value)) {
        const within = isExported || node.type.startsWith('ExportNamed');
        if (isOf) walk(value, inner, within);
        else for (const one of value) walk(one, inner, within);
      }
    }
  };
  walk(parseSync(path, code).program as unknown as Node, [], false);
  return found;
};

/** The address prefix of a file's texts: its feature; undefined for a file without texts for users. */
const groupOf = (path: string, { folders, without }: TextFiles): string | undefined => {
  if (!/\.tsx?$/.test(path) || without.test(path)) return undefined;
  const [folder, begin] = Object.entries(folders).find(([one]) => path.startsWith(`${one}/`)) ?? [];
  if (folder === undefined) return undefined;
  const [feature = '', ...rest] = path.slice(folder.length + 1).split('/');
  return `${begin}${rest.length > 0 ? feature : ''}`.replace(/\.$/, '') || 'site';
};

/**
 * Every Chinese text of these files. Its key has the feature, the exported name and the properties; the key of a text
 * that is not exported, or whose name another file has too, also has the file.
 */
export const sourceTexts = (files: ReadonlyMap<string, string>, options: TextFiles): SourceText[] => {
  const taken = new Map<string, string>();
  const counts = new Map<string, number>();
  return [...files].flatMap(([path, code]) => {
    const group = groupOf(path, options);
    if (group === undefined || !chinese.test(code)) return [];
    const file = path.replace(/^.*\/|\.tsx?$/g, '');
    return textsIn(path, code).flatMap(({ names, text, isExported }): SourceText[] => {
      const first = `${group}/${names[0] ?? ''}`;
      const owner = taken.get(first) ?? path;
      if (isExported && names.length > 0) taken.set(first, owner);
      const isOwn = isExported && owner === path;
      const name = [...(isOwn ? [] : [file]), ...names].join('.');
      const base = `${group}/${name}`;
      const count = (counts.get(base) ?? 0) + 1;
      counts.set(base, count);
      return options.notes.test(base) ? [] : [{ key: count === 1 ? base : `${base}~${count}`, text, file: path }];
    });
  });
};
