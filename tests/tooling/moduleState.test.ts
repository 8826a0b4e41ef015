import { describe, expect, test } from 'vitest';
import { parsed, sourcesOf } from '#tests/support/sources.ts';

type Source = ReturnType<typeof parsed>;
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

/** What holds a module's own state: what can be assigned again, what is written into, what is made to be. */
const stateIn = (source: Source): string[] => {
  const written = writtenIn(source);
  return declarationsOf(source).flatMap((declaration) =>
    declaredIn(declaration)
      .filter(({ name, init }) => {
        if (declaration['kind'] !== 'const') return true;
        if (
          isNode(init) &&
          init.type === 'NewExpression' &&
          /^(?:AbortController|EventTarget)$/.test(nameOf(init['callee']) ?? '')
        )
          return true;
        return name !== undefined && written.has(name);
      })
      .map(({ name }) => `${source.path}: ${name}`),
  );
};

/** Where an actor is created, or its snapshot read instead of selected, subscribed to or sent an event. */
const actorsIn = ({ path, nodes }: Source): string[] => {
  const used = nodes.flatMap((node) => {
    const [called, member] = [nameOf(node['callee']), nameOf(node['property'])];
    if (node.type === 'CallExpression') return called === 'createActor' || called === 'waitFor' ? [called] : [];
    return node.type === 'MemberExpression' && member === 'getSnapshot' ? [member] : [];
  });
  return [...new Set(used)].map((name) => `${path}: ${name}`);
};

/** Pure caches: every caller gets the same value, regardless of earlier calls. */
const caches: Record<string, string> = {
  'src/ssr/criticalStyle.ts: found': 'the style that documents of one page need, whoever they are rendered for',
};

const entries: Record<string, string> = {
  'src/features/goods/enquiryPart.tsx: getSnapshot':
    'a product chosen before the form was loaded: a subscription reports only later ones',
  'src/app/site.ts: createActor': 'the root of a page load',
  'src/desk.tsx: createActor': 'the root of a page load of the operations desk',
  'src/app/AccountCorner.tsx: createActor': 'the visitor that documents are rendered for, who is never at work',
  'src/ssr/prerender.tsx: createActor': 'the login that stands in every document, stopped once it is rendered',
  'src/app/shownPage.ts: getSnapshot': 'what useSyncExternalStore reads; React’s selector knows no rendered document',
};

const sources = sourcesOf('src', 'machines');

describe('no module holds state: two pages rendered side by side share nothing', () => {
  test.each([
    ['let count = 0;', 'count'],
    ['export let last: string | undefined;', 'last'],
    ['const seen = new Map<string, number>(); export const see = (key: string) => seen.set(key, 1);', 'seen'],
    ['const rows: string[] = []; export const add = (row: string) => void rows.push(row);', 'rows'],
    ['const state = { open: false }; export const open = () => { state.open = true; };', 'state'],
    ['const known: Record<string, 1> = {}; export const know = (key: string) => { known[key] = 1; };', 'known'],
    ['const known: Record<string, 1> = {}; export const forget = (key: string) => { delete known[key]; };', 'known'],
    ['const state = {}; export const put = (more: object) => Object.assign(state, more);', 'state'],
    ['export const ended = new AbortController();', 'ended'],
  ])('%s is found', (text, name) => expect(stateIn(parsed('a.ts', text))).toEqual([`a.ts: ${name}`]));

  test.each([
    "const names = new Map([['a', 1]]); export const nameOf = (key: string) => names.get(key);",
    'export const counter = () => { let count = 0; return () => (count += 1); };',
    'export const sorted = (rows: string[]) => { const copy = [...rows]; copy.sort(); return copy; };',
  ])('%s holds none', (text) => expect(stateIn(parsed('a.ts', text))).toEqual([]));

  test('nor does one of ours, but pure caches', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.flatMap(stateIn)).toEqual(Object.keys(caches));
  });

  test('an actor is made by the entry files alone, and its state is selected', () => {
    expect(actorsIn(parsed('a.ts', 'createActor(m).start(); waitFor(a, is); a.getSnapshot();'))).toEqual([
      'a.ts: createActor',
      'a.ts: waitFor',
      'a.ts: getSnapshot',
    ]);
    expect(sources.flatMap(actorsIn).toSorted()).toEqual(Object.keys(entries).toSorted());
  });
});
