import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parseSync, transformWithOxc } from 'vite';
import type { SyntaxNode } from './syntaxNodes.ts';
import { isNode, nameOf, nodesOf } from './syntaxNodes.ts';

/** Modules that export one object of texts or numbers each, of which a page needs few. */
const holders = /\/(?:messages(?:\/\w+)?|limits|apiError)\.ts$/;
const globals = ['undefined', 'String', 'Number', 'Math'];
/** Values that are no longer than their name. */
const plain = /^(?:Literal|TemplateLiteral|UnaryExpression|BinaryExpression)$/;

/** A value in the source of its module. */
interface Held {
  module: string;
  code: string;
  node: SyntaxNode;
}

const textOf = ({ code, node }: Held): string => code.slice(node.start, node.end);
const isFixed = (node: SyntaxNode): boolean => node['computed'] !== true && node['optional'] !== true;

/** The parts of a node that may be references: not property names. */
const partsOf = (node: SyntaxNode): SyntaxNode[] =>
  node.type === 'MemberExpression' && isFixed(node)
    ? nodesOf(node['object'])
    : node.type === 'Property' && isFixed(node)
      ? nodesOf(node['value'])
      : nodesOf(...Object.values(node));

const everyIn = (node: SyntaxNode, visit: (node: SyntaxNode) => void): void => {
  visit(node);
  for (const part of partsOf(node)) everyIn(part, visit);
};

const identifiersIn = (nodes: readonly SyntaxNode[]): string[] => {
  const names: string[] = [];
  for (const root of nodes) everyIn(root, (node) => void (node.type === 'Identifier' && names.push(nameOf(node))));
  return names;
};

/** The names that a part of a module binds, at any depth. */
const boundIn = (root: SyntaxNode): string[] => {
  const names: string[] = [];
  everyIn(root, (node) => {
    if (/^(?:VariableDeclarator|CatchClause|Class\w+|\w*Function\w*)$/.test(node.type))
      names.push(...identifiersIn(nodesOf(node['id'], node['params'], node['param'])));
  });
  return names;
};

/** Whether a value has no references into its module, so that it can be moved elsewhere. */
const isClosed = (node: SyntaxNode): boolean => {
  const known = new Set([...boundIn(node), ...globals]);
  return identifiersIn([node]).every((name) => known.has(name));
};

const propertyOf = ({ node, ...rest }: Held, name: string): Held | undefined => {
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = nodesOf(node['properties']);
  const found = properties.find((one) => one.type === 'Property' && isFixed(one) && nameOf(one['key']) === name);
  return found && properties.every(({ type }) => type === 'Property')
    ? { ...rest, node: found['value'] as SyntaxNode }
    : undefined;
};

const parsed = (code: string): SyntaxNode => parseSync('module.js', code).program as unknown as SyntaxNode;

const declaratorsOf = (statement: SyntaxNode): SyntaxNode[] => {
  const declaration = nodesOf(statement['declaration'])[0] ?? statement;
  return declaration['kind'] === 'const' ? nodesOf(declaration['declarations']) : [];
};

/** The objects that a module in JavaScript exports, by name. */
export const objectsOf = (module: string, code: string): ReadonlyMap<string, Held> =>
  new Map(
    nodesOf(parsed(code)['body'])
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .flatMap(declaratorsOf)
      .filter(({ init }) => isNode(init) && init.type === 'ObjectExpression')
      .map(({ id, init }) => [nameOf(id), { module, code, node: init as SyntaxNode }]),
  );

/** Returns a rewritten source of a module, or undefined. */
type Rewrite = (file: string, code: string) => string | undefined;

const objectsIn = async (file: string, rewritten: Rewrite): Promise<ReadonlyMap<string, Held>> => {
  const code = await readFile(file, 'utf8');
  return objectsOf(file, (await transformWithOxc(rewritten(file, code) ?? code, file)).code);
};

/** A module with the texts and numbers that it uses inlined, instead of imported objects that contain many others. */
export const withConstants = (code: string, imported: ReadonlyMap<string, Held>): string => {
  const program = parsed(code);
  const bound = boundIn(program);
  const known = new Map([...imported].filter(([name]) => !bound.includes(name)));
  const apart: string[] = [];
  const names = new Map<string, string>();
  const left = new Set<string>();
  const edits: { start: number; end: number; text: string }[] = [];

  const valueOf = (node: SyntaxNode): Held | undefined => {
    if (node.type === 'Identifier') return known.get(nameOf(node));
    if (node.type !== 'MemberExpression' || !isFixed(node)) return undefined;
    const holder = valueOf(node['object'] as SyntaxNode);
    return holder && propertyOf(holder, nameOf(node['property']));
  };
  const written = (held: Held): string => {
    if (typeof held.node['value'] === 'string') return textOf(held);
    if (plain.test(held.node.type)) return `(${textOf(held)})`;
    const place = `${held.module}:${held.node.start}`;
    if (!names.has(place)) {
      names.set(place, `constant$${names.size}`);
      apart.push(`const ${names.get(place)} = ${textOf(held)};\n`);
    }
    return names.get(place)!;
  };

  /** The variables of a declaration that destructures a known object, with their values. */
  const unpacked = ({ id, init }: SyntaxNode): [name: string, held: Held][] | undefined => {
    const held = isNode(init) ? valueOf(init) : undefined;
    if (!held || (id as SyntaxNode).type !== 'ObjectPattern') return undefined;
    const parts = nodesOf((id as SyntaxNode)['properties']).map(({ key, value }) => {
      const one = isNode(key) ? propertyOf(held, nameOf(key)) : undefined;
      return one && isClosed(one.node) && isNode(value) && value.type === 'Identifier'
        ? ([nameOf(value), one] as const)
        : undefined;
    });
    return parts.every((part) => part !== undefined) ? parts.map(([name, one]) => [name, one]) : undefined;
  };

  const visit = (node: SyntaxNode): void => {
    const parts = node.type === 'VariableDeclarator' ? unpacked(node) : undefined;
    if (parts) {
      edits.push({
        start: node.start,
        end: node.end,
        text: parts.map(([name, one]) => `${name} = ${written(one)}`).join(),
      });
      return;
    }
    const held = node.type === 'MemberExpression' ? valueOf(node) : undefined;
    if (held && isClosed(held.node)) {
      edits.push({ start: node.start, end: node.end, text: written(held) });
    } else {
      if (node.type === 'Identifier') left.add(nameOf(node));
      partsOf(node).forEach(visit);
    }
  };
  const [imports, body] = [true, false].map((isImport) =>
    nodesOf(program['body']).filter(({ type }) => (type === 'ImportDeclaration') === isImport),
  ) as [SyntaxNode[], SyntaxNode[]];
  for (const declarator of body.filter(({ type }) => type === 'VariableDeclaration').flatMap(declaratorsOf)) {
    const { id, init } = declarator;
    const whole = isNode(init) && (id as SyntaxNode).type === 'Identifier' ? valueOf(init) : undefined;
    for (const [name, held] of whole ? [[nameOf(id), whole] as const] : (unpacked(declarator) ?? []))
      // no other binding may have its name
      if (bound.filter((one) => one === name).length === 1) known.set(name, held);
  }
  body.forEach(visit);
  // an unused import would still load its module
  for (const { start, end, specifiers } of imports) {
    const locals = nodesOf(specifiers).map((one) => nameOf(one['local']));
    if (locals.length > 0 && locals.every((name) => known.has(name) && !left.has(name)))
      edits.push({ start, end, text: '' });
  }
  edits.sort((one, other) => one.start - other.start);
  let end = 0;
  const parts = edits.map(({ start, text, end: next }) => {
    const part = code.slice(end, start) + text;
    end = next;
    return part;
  });
  return apart.join('') + parts.join('') + code.slice(end);
};

/**
 * Builds each file with only the texts and numbers that it uses; `rewritten` applies earlier transforms to their
 * modules.
 */
export const inlinedConstants = (rewritten: Rewrite = () => undefined): Plugin => {
  const held = new Map<string, Promise<ReadonlyMap<string, Held>>>();
  return {
    name: 'inlined-constants',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:src|machines|contract)\/.*\.tsx?$/, code: /messages|limits|apiError/i },
      async handler(code, id) {
        const imported = new Map<string, Held>();
        for (const statement of nodesOf(parsed(code)['body']).filter(({ type }) => type === 'ImportDeclaration')) {
          const source = nameOf(statement['source']);
          const file = holders.test(source) ? (await this.resolve(source, id))?.id : undefined;
          if (file === undefined) continue;
          if (!held.has(file)) held.set(file, objectsIn(file, rewritten));
          const found = await held.get(file)!;
          for (const one of nodesOf(statement['specifiers'])) {
            const value = isNode(one['imported']) ? found.get(nameOf(one['imported'])) : undefined;
            if (value) imported.set(nameOf(one['local']), value);
          }
        }
        if (imported.size === 0) return undefined;
        return { code: withConstants(code, imported), map: null };
      },
    },
  };
};
