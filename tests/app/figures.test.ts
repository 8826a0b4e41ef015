import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';
import tables from './figures.json' with { type: 'json' };

type Node = ReturnType<typeof sourcesOf>[number]['nodes'][number];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const sources = sourcesOf('machines', 'src');

/** What only says how something looks: drawings, and the sizes that a view gives to another. */
const drawings =
  /^src\/(?:illustrations|layouts|ssr)\/|\/(?:HazardLabel|HazardSymbols|QrCode|id|proofOfWork\w*)\.tsx?$/;
const isStyle = (node: Node): boolean =>
  node.type === 'JSXAttribute' &&
  isNode(node['name']) &&
  /^(?:width|size|rows|anchor|colSpan|strokeWidth)$/.test(String(node['name']['name']));
/** Texts have tests of their own. */
const texts = /essages|\/(?:texts|protocols|help|services\/content)\//;

/** The numbers of more than two in a piece of source, in their order; those of its look left out. */
const numbersIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (!isNode(value) || isStyle(value)) return [];
  const own = value['value'];
  if (value.type === 'Literal' && typeof own === 'number') return own > 2 ? [own] : [];
  return Object.values(value).flatMap(numbersIn);
};

/** Every figure by which machines and views decide or count: milliseconds, characters, rows, pages, percent, statuses. */
const figures: Record<string, number[]> = tables.figures;

test('every number of the code is in this table', () => {
  const found = sources
    .filter(({ path }) => !drawings.test(path) && !texts.test(path))
    .flatMap(({ path, body }) => {
      const numbers = numbersIn(body);
      return numbers.length > 0 ? [[path, numbers] as const] : [];
    });
  expect(Object.fromEntries(found)).toEqual(figures);
});

/** How every division is rounded: what is left is rounded down, what is needed is rounded up. */
const roundings: Record<string, string> = tables.roundings;

test('every rounding of the code is in this table', () => {
  const found = sources.flatMap(({ path, text }) => {
    const ways = [...text.matchAll(/\bMath\.(floor|ceil|round|trunc)\b/g)].map(([, way]) => way);
    return ways.length > 0 && !drawings.test(path) ? [[path, ways.join(' ')] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(roundings);
});
