import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgets } from '#src/ssr/budgets.ts';

const built = (file: string): string => `dist/site/${file}`;
const read = (file: string) => JSON.parse(readFileSync(built(`.vite/${file}.json`), 'utf8')) as never;
const sizeOf = (file: string): number =>
  statSync(built(`${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(built(file)).size;
const entry: { file: string; sources: string[] } = read('entry');
const routes: Readonly<Record<string, string[]>> = read('routes');

test('the entry of the built site contains what the budgets name, and no more bytes', () => {
  expect(entry.sources.filter((source) => !source.startsWith('\0'))).toEqual(budgets.entry.sources);
  expect(sizeOf(entry.file)).toBeLessThan(budgets.entry.bytes);
});

test.each(Object.entries(budgets.pages))('the scripts of %s keep within their budget', (name, { scripts }) => {
  const bytes = [entry.file, ...routes[name]!].reduce((sum, file) => sum + sizeOf(file), 0);
  expect(bytes).toBeLessThan(scripts);
});
