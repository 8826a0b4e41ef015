import type { ImportChoices, ImportScope } from '#contract/desk/import/importChoices.ts';
import { keyOf } from '#server/db/seed/records.ts';
import type { Row } from '#server/db/seed/seededTables.ts';
import type { LaneOf } from './lanes.ts';
import type { Existing } from './plan.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** The period that a file replaces; earlier rows end there, later ones stay. */
export interface Window {
  from: number;
  until: number;
}

/** The rows that a file replaces; the others of the table do not change. */
export interface Reach {
  scope: ImportScope;
  /** Undefined if rows missing in the file stay. */
  windowOf: (row: Row) => Window | undefined;
}

const always: Window = { from: -Infinity, until: Infinity };

const periodOf = (spec: TableSpec, row: Row): Window => {
  const at = spec.timeOf?.(row).getTime();
  if (at !== undefined) return { from: at, until: at + 1 };
  return {
    from: (row['validFrom'] as Date | null | undefined)?.getTime() ?? -Infinity,
    until: (row['validUntil'] as Date | null | undefined)?.getTime() ?? Infinity,
  };
};

const around = (windows: readonly Window[]): Window => {
  let { from, until } = { from: Infinity, until: -Infinity };
  for (const each of windows) [from, until] = [Math.min(from, each.from), Math.max(until, each.until)];
  return { from, until };
};

const isWithin = (spec: TableSpec, row: Row, window: Window): boolean => {
  const { from, until } = periodOf(spec, row);
  return from < window.until && until > window.from;
};

/** The possible scopes of a table, the widest first. */
export const scopesOf = (spec: TableSpec): ImportScope[] => [
  'whole',
  ...(spec.laneOf ? (['lanes'] as const) : []),
  ...(spec.hasPeriod || spec.timeOf ? (['period'] as const) : []),
  'added',
];

/** Only the lanes of the file, if the company has rows on others; else the whole table. */
const defaultScope = (
  spec: TableSpec,
  wanted: readonly Row[],
  existing: Omit<Existing, 'isReferred'>,
  laneOf: LaneOf,
): ImportScope => {
  if (!spec.laneOf) return 'whole';
  const lanes = new Set(wanted.map((row) => laneOf(row)?.key));
  const isOther = (row: Row): boolean =>
    !existing.demo.has(row) && !existing.standard.has(keyOf(spec.key, row)) && !lanes.has(laneOf(row)?.key);
  return existing.rows.some(isOther) ? 'lanes' : 'whole';
};

/** The rows that a file replaces, as chosen or as its own lanes suggest; with `isPartial` it only adds and changes. */
export const reachOf = (
  spec: TableSpec,
  { wanted, existing, laneOf }: { wanted: readonly Row[]; existing: Omit<Existing, 'isReferred'>; laneOf: LaneOf },
  { choices, isPartial }: { choices: ImportChoices; isPartial: boolean },
): Reach => {
  const chosen = Object.hasOwn(choices.scopes, spec.name) ? choices.scopes[spec.name] : undefined;
  const allowed = chosen && scopesOf(spec).includes(chosen) ? chosen : undefined;
  const scope = isPartial ? 'added' : (allowed ?? defaultScope(spec, wanted, existing, laneOf));
  if (scope === 'whole') return { scope, windowOf: () => always };
  if (scope === 'lanes') {
    const lanes = new Set(wanted.map((row) => laneOf(row)?.key));
    return { scope, windowOf: (row) => (lanes.has(laneOf(row)?.key) ? always : undefined) };
  }
  if (scope === 'period') {
    const window = around(wanted.map((row) => periodOf(spec, row)));
    return { scope, windowOf: (row) => (isWithin(spec, row, window) ? window : undefined) };
  }
  const windows = new Map<string, Window>();
  for (const row of wanted) {
    const key = keyOf(spec.key, row);
    windows.set(key, around([windows.get(key) ?? around([]), periodOf(spec, row)]));
  }
  return {
    scope,
    windowOf: (row) => {
      const window = windows.get(keyOf(spec.key, row));
      return window && isWithin(spec, row, window) ? window : undefined;
    },
  };
};
