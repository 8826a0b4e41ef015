import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { unitsOf } from '#contract/rules/rounding.ts';
import { projectRoot } from '#server/config/projectRoot.ts';

/**
 * Reads a table of this folder with its required columns; throws if a row or column is missing, or if the table is
 * missing and there is no fallback.
 */
export const readTable = <const Column extends string>(
  name: string,
  columns: readonly Column[],
  otherwise?: Record<Column, string>[],
): Record<Column, string>[] => {
  const file = join(projectRoot, 'server/db/seed', `${name}.csv`);
  if (otherwise && !existsSync(file)) return otherwise;
  const text = readFileSync(file, 'utf8');
  const rows: Record<string, string>[] = parse(text, { columns: true });
  for (const column of columns) {
    if (rows[0]?.[column] === undefined) throw new Error(`${name}.csv has no column ${column}`);
  }
  return rows as Record<Column, string>[];
};

/** The words of a cell with several, separated by blanks. */
export const wordsOf = (cell: string): string[] => cell.split(' ').filter((word) => word !== '');

export const orNull = (cell: string): string | null => (cell === '' ? null : cell);

/** A number cell; throws if it is not a number. */
export const numberOf = (cell: string): number => {
  const value = Number(cell);
  if (cell === '' || Number.isNaN(value)) throw new Error(`"${cell}" is not a number`);
  return value;
};

/** An amount in whole units, in minor units. */
export const minorUnitsOf = (cell: string): number => unitsOf(numberOf(cell), 2);
