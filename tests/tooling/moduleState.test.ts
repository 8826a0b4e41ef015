import { expect, test } from 'vitest';
import { sourcesOf } from '#tests/support/sources.ts';

type Source = ReturnType<typeof sourcesOf>[number];
type Node = Source['nodes'][number];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined;
/** The object of `object.property` or `object[property]`, by its name. */
const ownerOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'MemberExpression' ? nameOf(value['object']) : undefined;

/** The declarations of a module itself, outside of any function. */
const declarationsOf = ({ body }: Source): Node[] =>
  (body as unknown as Node[])
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter(({ type }) => type === 'VariableDeclaration');

const declaredIn = (declaration: Node): { name: string | undefined; init: unknown }[] =>
  (declaration['declarations'] as Node[]).map(({ id, init }) => ({ name: nameOf(id), init }));

/** Methods that change a map, a set or an array. */
const changing = /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** The names of what a module writes into, by whatever way. */
const writtenIn = ({ nodes }: Source): Set<string | undefined> =>
  new Set(
    nodes.flatMap((node) => {
      if (node.type === 'AssignmentExpression') return [nameOf(node['left']), ownerOf(node['left'])];
      if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node['operator'] === 'delete'))
        return [nameOf(node['argument']), ownerOf(node['argument'])];
      if (node.type !== 'CallExpression' || !isNode(node['callee'])) return [];
      const { callee } = node;
      if (ownerOf(callee) === 'Object' && nameOf(callee['property']) === 'assign')
        return [nameOf((node['arguments'] as unknown[])[0])];
      return changing.test(nameOf(callee['property']) ?? '') ? [ownerOf(callee)] : [];
    }),
  );

/** The module's own state: what can be assigned again, and what is written into. */
const stateIn = (source: Source): string[] => {
  const written = writtenIn(source);
  return declarationsOf(source).flatMap((declaration) =>
    declaredIn(declaration)
      .filter(({ name }) => declaration['kind'] !== 'const' || (name !== undefined && written.has(name)))
      .map(({ name }) => `${source.path}: ${name}`),
  );
};

test('no module holds state, so two pages rendered side by side share nothing', () => {
  expect(sourcesOf('src', 'machines').flatMap(stateIn)).toEqual([
    // runs once, in a browser
    'src/main.tsx: stopGuarding',
    // a cache: every caller gets the same value, regardless of earlier calls
    'src/ssr/criticalStyle.ts: found',
  ]);
});
