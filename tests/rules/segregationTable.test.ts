import { expect, test } from 'vitest';
import { isTableHazard, tableCell } from '#contract/rules/segregation/segregationTable.ts';

/** Table 7.2.4 of IMDG 42-24 as it is printed: * is for 7.2.7.1, X only for column 16b. */
const printed = `
       1.1 1.2 1.5 1.3 1.6 1.4 2.1 2.2 2.3 3   4.1 4.2 4.3 5.1 5.2 6.1 6.2 7   8   9
  1.1  *   *   *   *   *   *   4   2   2   4   4   4   4   4   4   2   4   2   4   X
  1.2  *   *   *   *   *   *   4   2   2   4   4   4   4   4   4   2   4   2   4   X
  1.5  *   *   *   *   *   *   4   2   2   4   4   4   4   4   4   2   4   2   4   X
  1.3  *   *   *   *   *   *   4   2   2   4   3   3   4   4   4   2   4   2   2   X
  1.6  *   *   *   *   *   *   4   2   2   4   3   3   4   4   4   2   4   2   2   X
  1.4  *   *   *   *   *   *   2   1   1   2   2   2   2   2   2   X   4   2   2   X
  2.1  4   4   4   4   4   2   X   X   X   2   1   2   2   2   2   X   4   2   1   X
  2.2  2   2   2   2   2   1   X   X   X   1   X   1   X   X   1   X   2   1   X   X
  2.3  2   2   2   2   2   1   X   X   X   2   X   2   X   X   2   X   2   1   X   X
  3    4   4   4   4   4   2   2   1   2   X   X   2   2   2   2   X   3   2   X   X
  4.1  4   4   4   3   3   2   1   X   X   X   X   1   X   1   2   X   3   2   1   X
  4.2  4   4   4   3   3   2   2   1   2   2   1   X   1   2   2   1   3   2   1   X
  4.3  4   4   4   4   4   2   2   X   X   2   X   1   X   2   2   X   2   2   1   X
  5.1  4   4   4   4   4   2   2   X   X   2   1   2   2   X   2   1   3   1   2   X
  5.2  4   4   4   4   4   2   2   1   2   2   2   2   2   2   X   1   3   2   2   X
  6.1  2   2   2   2   2   X   X   X   X   X   X   1   X   1   1   X   1   X   X   X
  6.2  4   4   4   4   4   4   4   2   2   3   3   3   2   3   3   1   X   3   3   X
  7    2   2   2   2   2   2   2   1   1   2   2   2   2   1   2   X   3   X   2   X
  8    4   4   4   2   2   2   1   X   X   X   1   1   1   2   2   X   3   2   X   X
  9    X   X   X   X   X   X   X   X   X   X   X   X   X   X   X   X   X   X   X   X`;

const [columns = [], ...rows] = printed
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cellOf = (text: string) => (text === 'X' || text === '*' ? text : Number(text));

test.each(rows.map(([row = '', ...cells]) => [row, cells] as const))('the row of %s', (row, cells) => {
  expect(columns.map((column) => tableCell(row, column))).toEqual(cells.map(cellOf));
  expect(columns.map((column) => tableCell(column, row))).toEqual(cells.map(cellOf));
});

test('the compatibility group of class 1 is ignored', () => {
  for (const column of columns) {
    expect(tableCell('1.4S', column)).toBe(tableCell('1.4', column));
    expect(tableCell(column, '1.1D')).toBe(tableCell(column, '1.1'));
  }
});

test.each(['', '1', '1.7', '1.4SS', '1.4s', 'x1.4S', '2', '2.4', '4', '5.3', '6', '10', '3A'])(
  '%j is no class or division of the table',
  (hazard) => {
    expect(isTableHazard(hazard)).toBe(false);
    expect(tableCell(hazard, '3')).toBeUndefined();
    expect(tableCell('3', hazard)).toBeUndefined();
  },
);
