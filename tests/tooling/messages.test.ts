import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

type Source = ReturnType<typeof sourcesOf>[number];
type Node = Source['nodes'][number];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const isMessages = ({ path }: Source): boolean => /\/messages(?:\/\w+)?\.ts$/.test(path);

/** Long texts, the content of pages and words within drawings: each file is text as a whole. */
const isText = ({ path }: Source): boolean =>
  /\/(?:texts|protocols)\/|^src\/(?:illustrations|features\/services\/content)\//.test(path);

const views = sourcesOf('src');
const code = views.filter((source) => !isMessages(source));

const textOf = ({ type, value }: Node): string => {
  if (type === 'TemplateElement') return (value as { raw: string }).raw;
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : '';
};

test('Chinese text is in messages, texts and content only', () => {
  const found = code
    .filter((source) => !isText(source))
    .flatMap(({ path, nodes }) =>
      nodes.map(textOf).flatMap((text) => (/\p{Script=Han}/u.test(text) ? [`${path}: ${text.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

type Path = readonly string[];

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  return String(node.type === 'Identifier' ? node['name'] : node['value']);
};

/** Every key of the objects that a file of messages exports. */
const messagesIn = (object: unknown, path: Path, found: Path[] = []): Path[] => {
  if (!isNode(object)) return found;
  if (object.type.startsWith('TS')) return messagesIn(object['expression'], path, found);
  for (const { key, value } of object.type === 'ObjectExpression' ? (object['properties'] as Node[]) : []) {
    const own = path.concat(nameOf(key));
    found.push(own);
    messagesIn(value, own, found);
  }
  return found;
};

const exported = views.filter(isMessages).flatMap(({ path, body }) =>
  (body as unknown as Node[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) =>
      isNode(declaration) ? ((declaration['declarations'] as Node[] | undefined) ?? []) : [],
    )
    .map(({ id, init }) => ({ path, name: nameOf(id), messages: messagesIn(init, [nameOf(id)]) })),
);
const objects = new Set(exported.map(({ name }) => name));

/** The messages that a file reads: each by the keys that lead to it, an object that is passed on or indexed as a whole. */
const readIn = ({ body, nodes }: Source): Path[] => {
  const paths = new Map<string, Path>();
  for (const { type, imported, local } of nodes)
    if (type === 'ImportSpecifier' && objects.has(nameOf(imported))) paths.set(nameOf(local), [nameOf(imported)]);
  const found: Path[] = [];
  const destructured = (pattern: Node, path: Path): void => {
    for (const { key, value } of pattern['properties'] as Node[]) {
      if (isNode(value) && value.type === 'ObjectPattern') destructured(value, path.concat(nameOf(key)));
      else if (isNode(value)) paths.set(nameOf(value), path.concat(nameOf(key)));
    }
  };
  /** The keys that a piece of code leads along; undefined where it is none of the messages. */
  const pathOf = (node: Node): Path | undefined => {
    if (node.type === 'Identifier') return paths.get(nameOf(node));
    if (/^TS|^Chain/.test(node.type)) return isNode(node['expression']) ? pathOf(node['expression']) : undefined;
    if (node.type !== 'MemberExpression' || node['computed'] === true || !isNode(node['object'])) return undefined;
    return pathOf(node['object'])?.concat(nameOf(node['property']));
  };
  const read = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(read);
    if (!isNode(value) || value.type === 'ImportDeclaration') return;
    const path = pathOf(value);
    if (path) found.push(path);
    else if (value.type === 'VariableDeclarator' && isNode(value['init']) && isNode(value['id'])) {
      const from = pathOf(value['init']);
      if (from && value['id'].type === 'ObjectPattern') destructured(value['id'], from);
      else if (from) paths.set(nameOf(value['id']), from);
      else read(value['init']);
    } else if (value.type === 'Property' || value.type === 'MemberExpression') {
      read(value['object'] ?? value['value']);
      if (value['computed'] === true) read(value['property'] ?? value['key']);
    } else for (const part of Object.values(value)) read(part);
  };
  // declarations of a module may stand below what reads them
  read(body);
  found.length = 0;
  read(body);
  return found;
};

test('every message is used', () => {
  const used = views.flatMap(readIn).map((path) => `${path.join('.')}.`);
  const unused = exported.flatMap(({ path, messages }) =>
    messages
      .map((keys) => `${keys.join('.')}.`)
      .filter((keys) => !used.some((one) => one.startsWith(keys) || keys.startsWith(one)))
      .map((keys) => `${path}: ${keys.slice(0, -1)}`),
  );
  expect(exported.length).toBeGreaterThan(20);
  expect(unused).toEqual([]);
});
