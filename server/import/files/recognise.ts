import { createHash } from 'node:crypto';
import type { ImportChoices, RecognisedSheet, SheetChoice, TableForm } from '#contract/desk/import/importChoices.ts';
import { missingColumns } from '#contract/desk/import/importChoices.ts';
import { allTables } from '#server/import/allTables.ts';
import { fitOf, headerAt, headerKey, headerRowOf, isExact, periodInTitles, targetsOf } from './headers.ts';
import { importMessages } from '#server/import/messages.ts';
import type { RawSheet } from './sheet.ts';
import { tableNamed } from './sheet.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** Columns of files that a person has confirmed, by the key of the header. */
export interface ColumnMapping {
  table: string;
  headerKey: string;
  columns: Readonly<Record<string, string | null>>;
  fixed: Readonly<Record<string, string>>;
}

/** The key of a header: the set of its columns, without the reasons in a returned file of rows. */
export const headerSetKey = (header: readonly string[]): string =>
  createHash('sha256')
    .update(
      [...new Set(header.filter((each) => each !== importMessages.wrong.reason).map(headerKey))].toSorted().join('|'),
    )
    .digest('hex');

const sheetTables = allTables.filter(({ isDocument }) => !isDocument);

/** A table with the possible columns of a file. */
export const formOf = ({ name, title, columns, items, otherForm }: TableSpec): TableForm => {
  const amount = columns.find((each) => each.name === items?.amount);
  return {
    name,
    title,
    columns: [
      ...columns.map((each) => ({
        name: each.name,
        title: each.title,
        // the name of a port or an item follows from its code
        isRequired: each.isRequired && each.portNameOf === undefined && each.name !== items?.name,
        hint: each.kind.hint,
      })),
      ...(otherForm?.columns ?? []).map((each) => ({
        name: each.name,
        title: each.title,
        isRequired: false,
        hint: each.kind.hint,
        insteadOf: [...each.insteadOf],
      })),
      ...Object.entries(items?.of ?? {}).map(([item, { name: itemName }]) => ({
        name: `${items!.amount}#${item}`,
        title: `${amount!.title} · ${itemName}`,
        isRequired: false,
        hint: amount!.kind.hint,
      })),
    ],
  };
};

export const sheetForms = (): TableForm[] => sheetTables.map(formOf);

interface Fit {
  spec: TableSpec;
  share: number;
  count: number;
  index: number;
  header: string[];
  columns: (string | null)[];
}

const fitIn = (spec: TableSpec, raw: RawSheet, index = headerRowOf(spec, raw).index): Fit => {
  const header = headerAt(raw.rows, index);
  const columns = targetsOf(spec, header);
  return { spec, index, header, columns, ...fitOf(spec, columns) };
};

/** A header with half of a table's required columns, and two of its columns, may belong to that table. */
const mayBe = ({ share, count }: Fit): boolean => share >= 0.5 && count > 1;

/** The tables, best first: one that knows more of the header's columns is better than one whose required columns alone are there. */
const fitsOf = (raw: RawSheet): Fit[] =>
  sheetTables
    .map((spec) => fitIn(spec, raw))
    .toSorted((a, b) => Number(mayBe(b)) - Number(mayBe(a)) || b.share * b.count ** 2 - a.share * a.count ** 2);

const samplesMax = 3;

/** The columns of a sheet, with the first values below its header. */
export const columnsWithSamples = (
  raw: RawSheet,
  header: readonly string[],
  from: number,
): RecognisedSheet['columns'] =>
  header.map((each, column) => ({ header: each, samples: samplesOf(raw, from, column) }));

const samplesOf = (raw: RawSheet, from: number, column: number): string[] => {
  const samples: string[] = [];
  for (const row of raw.rows.slice(from, from + 50)) {
    const cell = row[column]?.trim() ?? '';
    if (cell !== '' && !samples.includes(cell) && samples.length < samplesMax) samples.push(cell.slice(0, 40));
  }
  return samples;
};

/** The columns of a header in a table and the fixed values, as a person has confirmed them; undefined if nobody has. */
export const confirmedMapping = (
  mappings: readonly ColumnMapping[],
  spec: TableSpec,
  header: readonly string[],
): Pick<SheetChoice, 'columns' | 'fixed'> | undefined => {
  const key = headerSetKey(header);
  const found = mappings.find((each) => each.table === spec.name && each.headerKey === key);
  return found && { columns: header.map((each) => found.columns[headerKey(each)] ?? null), fixed: { ...found.fixed } };
};

/** A person's earlier confirmation of a header, for its own table or the last one. */
const rememberedOf = (
  mappings: readonly ColumnMapping[],
  fits: readonly Fit[],
  named: TableSpec | undefined,
): (Pick<SheetChoice, 'columns' | 'fixed'> & { fit: Fit }) | undefined => {
  for (const fit of fits) {
    if (named && fit.spec !== named) continue;
    const confirmed = confirmedMapping(mappings, fit.spec, fit.header);
    if (confirmed) return { fit, ...confirmed };
  }
  return undefined;
};

/** The name without suffixes of browsers and `wrongRowsOf`: `ocean-rates-有问题的行 (1)`. */
const plainNameOf = (name: string): string =>
  name.replace(/ ?\(\d+\)$/, '').replace(new RegExp(`${importMessages.wrong.fileName('')}$`), '');

/** A sheet by its name, by a former confirmation, or by its header; `table` is null if it may not be one. */
const recognisedAs = (raw: RawSheet, mappings: readonly ColumnMapping[]): RecognisedSheet => {
  const named = tableNamed(plainNameOf(raw.name));
  const own = named && !named.isDocument ? named : undefined;
  const fits = fitsOf(raw);
  const remembered = rememberedOf(mappings, fits, own);
  const best = own ? fits.find(({ spec }) => spec === own)! : (remembered?.fit ?? fits[0]!);
  const isKnown = own !== undefined || remembered !== undefined || mayBe(best);
  const columns = remembered?.columns ?? best.columns;
  const lacks = (name: string): boolean =>
    formOf(best.spec).columns.some((column) => column.name === name) && !columns.includes(name);
  const stated = isKnown && best.spec.hasPeriod ? periodInTitles(raw.rows.slice(0, best.index)) : {};
  // shown again, because the next file may be another carrier's
  const fixed = Object.fromEntries(Object.entries({ ...remembered?.fixed, ...stated }).filter(([name]) => lacks(name)));
  const chosen: SheetChoice = { file: raw.file, table: isKnown ? best.spec.name : null, columns, fixed };
  const isComplete = missingColumns(chosen, formOf(best.spec)).length === 0 && Object.keys(fixed).length === 0;
  const isTheOwn = own !== undefined && isExact(best.spec, best.header, columns);
  return {
    file: raw.file,
    headerRow: best.index + 1,
    rows: Math.max(0, raw.rows.length - best.index - 1),
    columns: columnsWithSamples(raw, best.header, best.index + 1),
    chosen,
    fits: fits
      .map(({ spec }) => ({ table: spec.name, columns: fitIn(spec, raw, best.index).columns }))
      .filter((fit) => fit.columns.some((target) => target !== null) || !isKnown),
    isConfirmed: isComplete && (remembered !== undefined || isTheOwn),
  };
};

/** Recognises the sheets of an import, and applies the person's choices. */
export const recognised = (
  sheets: readonly RawSheet[],
  { choices, mappings }: { choices: ImportChoices; mappings: readonly ColumnMapping[] },
): RecognisedSheet[] => {
  const all = sheets.map((raw): RecognisedSheet => {
    const seen = recognisedAs(raw, mappings);
    // what a person does not see in a workbook is not meant to be imported
    const found = raw.isHidden ? { ...seen, chosen: { ...seen.chosen, table: null }, isConfirmed: true } : seen;
    const choice = choices.sheets.find(({ file }) => file === raw.file);
    return choice ? { ...found, chosen: choice, isConfirmed: true } : found;
  });
  const known = all.filter(({ chosen }) => chosen.table !== null);
  return all.map((sheet): RecognisedSheet => {
    if (choices.sheets.some(({ file }) => file === sheet.file)) return sheet;
    // an extra sheet in addition to those that match
    if (sheet.chosen.table === null) return Object.assign({}, sheet, { isConfirmed: known.length > 0 });
    const same = known.filter(({ chosen }) => chosen.table === sheet.chosen.table);
    if (same.length === 1) return sheet;
    // more than one matches: the first is proposed
    const { chosen } = sheet;
    const proposed = same[0] === sheet ? chosen : Object.assign({}, chosen, { table: null });
    return Object.assign({}, sheet, { isConfirmed: false, chosen: proposed });
  });
};
