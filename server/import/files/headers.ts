import { plainText } from '#contract/protocol/textInput.ts';
import type { RawSheet } from './sheet.ts';
import { allTables } from '#server/import/allTables.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { toEnglish } from '#server/language/english.ts';

/** A header without case, blanks and punctuation: `Port of Discharge:` and `port_of_discharge` are the same, `-45` and `+45` are not. */
export const headerKey = (header: string): string =>
  plainText(header)
    .toLowerCase()
    .replace(/^[-–<≤]\s*(?=\d)/u, 'below')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The spellings of a header: the whole, without the text in brackets, and its parts, as in `目的港 POD` or `POD/目的港`. */
const spellingsOf = (header: string): string[] => {
  const text = plainText(header);
  const bare = text.replaceAll(/[(（【[].*?[)）】\]]|\b(?:USD|CNY|RMB|US\$)/gi, ' ');
  const parts = [
    ...text.split(/[\n/|()]/),
    ...text.split(/(?<=\p{Script=Han})[\s(（]+(?=[A-Z])|(?<=[A-Z])[\s)）]+(?=\p{Script=Han})/iu),
  ];
  return [...new Set([text, bare, ...parts].map(headerKey))].filter((key) => key !== '');
};

/** The possible headers of a table by key, each with the columns it may be, the likeliest first. */
type Names = ReadonlyMap<string, readonly string[]>;

const namesBySpec = new Map<TableSpec, Names>();

/** The table's own names have priority over other names of its columns, and those over the prices by item. */
const namesOf = (spec: TableSpec): Names => {
  const found = namesBySpec.get(spec);
  if (found) return found;
  const names = new Map<string, string[]>();
  const add = (header: string, target: string): void => {
    const key = headerKey(header);
    if (key !== '') names.set(key, [...new Set([...(names.get(key) ?? []), target])]);
  };
  const columns = [...spec.columns, ...(spec.otherForm?.columns ?? [])];
  const inEnglish = (isNameOfPort: boolean): void => {
    for (const { title, name, portNameOf } of columns)
      if ((portNameOf !== undefined) === isNameOfPort) add(toEnglish(title), name);
  };
  for (const { name, title } of columns) for (const each of [name, title]) add(each, name);
  inEnglish(false);
  for (const { name, aliases } of columns) for (const each of aliases) add(each, name);
  for (const [item, { aliases }] of Object.entries(spec.items?.of ?? {}))
    for (const each of aliases.split('|')) add(each, `${spec.items!.amount}#${item}`);
  // `Origin` is the code, unless that has its own column
  inEnglish(true);
  namesBySpec.set(spec, names);
  return names;
};

const exactly = (spec: TableSpec, header: string): string | undefined =>
  spec.columns.find(({ name, title }) => name === header || title === header)?.name;

/** The columns of a file in a table, each at most once: its own headers first, then other names of its columns. */
export const targetsOf = (spec: TableSpec, header: readonly string[]): (string | null)[] => {
  const targets = header.map((each): string | null => exactly(spec, each) ?? null);
  const taken = new Set(targets);
  const names = namesOf(spec);
  const possible = header.map((each) => [...new Set(spellingsOf(each).flatMap((key) => names.get(key) ?? []))]);
  const take = (isSure: boolean): void => {
    for (const [index, columns] of possible.entries()) {
      if (targets[index] !== null || (columns.length === 1) !== isSure) continue;
      const target = columns.find((name) => !taken.has(name));
      if (target === undefined) continue;
      targets[index] = target;
      taken.add(target);
    }
  };
  take(true);
  take(false);
  return targets;
};

/** Whether every recognised header is the table's own. */
export const isExact = (spec: TableSpec, header: readonly string[], targets: readonly (string | null)[]): boolean =>
  header.every((each, index) => targets[index] === null || exactly(spec, each) !== undefined);

/** How well a header fits a table: the share of its required columns, then the number of its columns. */
export const fitOf = (spec: TableSpec, targets: readonly (string | null)[]): { share: number; count: number } => {
  const found = new Set(targets);
  found.delete(null);
  const hasItems = [...found].some((target) => target!.includes('#'));
  const { items } = spec;
  const isGiven = (name: string): boolean =>
    found.has(name) ||
    spec.otherForm?.columns.some((column) => found.has(column.name) && column.insteadOf.includes(name)) === true ||
    (hasItems && items !== undefined && [items.amount, items.code, items.name].includes(name));
  const required = spec.columns.filter(({ isRequired }) => isRequired);
  return { share: required.filter(({ name }) => isGiven(name)).length / required.length, count: found.size };
};

/** A header is among the first rows, below titles. */
const headerRowsMax = 30;

export const cellsTrimmed = (cells: readonly string[]): string[] => {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > 0 && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
};

/** Whether a header is a column of any table. */
const isNamed = (header: string): boolean =>
  spellingsOf(header).some((key) => allTables.some((spec) => namesOf(spec).has(key)));

/**
 * The header in a row. A header of two rows has groups above, each merged over several columns: `有效期` over `起` and `止` are
 * `有效期 起` and `有效期 止`. A column that only the upper row names is called by that.
 */
export const headerAt = (rows: RawSheet['rows'], index: number): string[] => {
  const own = cellsTrimmed(rows[index] ?? []);
  const above = cellsTrimmed(rows[index - 1] ?? []);
  if (new Set(above).size < 3 || own.length < 2) return own;
  return Array.from({ length: Math.max(own.length, above.length) }, (_, column) => {
    const [name = '', group = ''] = [own[column], above[column]];
    if (name === '') return isNamed(group) ? group : '';
    const isGroup = group !== '' && group !== name && [above[column - 1], above[column + 1]].includes(group);
    return isGroup && !isNamed(name) ? `${group} ${name}` : name;
  });
};

/** The first row with the most columns of a table; the first row with content if there is none with two. */
export const headerRowOf = (spec: TableSpec, { rows }: RawSheet): { index: number; count: number } => {
  let best = {
    index: Math.max(
      0,
      rows.findIndex((row) => row.some((cell) => cell.trim() !== '')),
    ),
    count: 0,
  };
  for (let index = 0; index < Math.min(rows.length, headerRowsMax); index += 1) {
    const { count } = fitOf(spec, targetsOf(spec, headerAt(rows, index)));
    if (count > best.count && count > 1) best = { index, count };
  }
  return best;
};

const dayInText = /\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?/g;

/** The period given by two days in the titles above a header, if any. */
export const periodInTitles = (rows: RawSheet['rows']): Record<string, string> => {
  const days = [...new Set(rows.flat().map(plainText))].flatMap((cell) => cell.match(dayInText) ?? []);
  return days.length === 2 ? { valid_from: days[0]!, valid_until: days[1]! } : {};
};
