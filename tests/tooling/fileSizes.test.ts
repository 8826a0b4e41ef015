import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const linesMax = 200;

/** Files that may be longer: each is a table of data or of texts, which is read row by row. */
const tables = [
  'contract/rules/documents/documentTable.ts',
  'service/http/messages.ts',
  'src/features/booking/messages.ts',
  'src/features/orders/messages.ts',
  'src/routes.ts',
  'stories/tooling/charts/names/site.ts',
  'stories/tooling/storyNames/phrases.ts',
  'tests/rules/modeGoods.test.ts',
  'tests/rules/segregationVerdicts.test.ts',
];

const lengthOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

describe('a file is short enough to be read at once', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:[cm]?js|tsx?)$/.test(path));
  const long = files.filter((path) => lengthOf(path) > linesMax);

  test('no code has more than 200 lines', () => {
    expect(long.filter((path) => !tables.includes(path))).toEqual([]);
  });

  test('every table that may be longer is', () => {
    expect(tables.filter((path) => !long.includes(path))).toEqual([]);
  });
});
