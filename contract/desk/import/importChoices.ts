import * as z from 'zod/mini';

/** What becomes of rows that a file lacks: those of the whole table end, those of its lanes, those in its period, or none. */
export const importScopes = ['whole', 'lanes', 'period', 'added'] as const;
export type ImportScope = (typeof importScopes)[number];

/** What a column of a file is: a column of the table, or a price of an item of it (`amount#20GP`). */
const target = z.nullable(z.string().check(z.maxLength(60)));

/** How one sheet is read. */
const sheetChoice = z.object({
  /** The file, with its sheet. */
  file: z.string().check(z.maxLength(600)),
  /** Null if it is not imported. */
  table: z.nullable(z.string().check(z.maxLength(40))),
  /** By column of the file, from the first; null if it is ignored. */
  columns: z.array(target).check(z.maxLength(200)),
  /** Values of columns that the file lacks, the same in each row. */
  fixed: z.record(z.string(), z.string().check(z.maxLength(200))),
});
export type SheetChoice = z.output<typeof sheetChoice>;

/** What the person decided about an import. */
export const importChoices = z.object({
  sheets: z.array(sheetChoice).check(z.maxLength(100)),
  scopes: z.record(z.string(), z.enum(importScopes)),
  /** Rows with problems are left out; nothing ends then in their tables. */
  isPartial: z.boolean(),
});
export type ImportChoices = z.output<typeof importChoices>;

export const noChoices: ImportChoices = { sheets: [], scopes: {}, isPartial: false };

/** The choices in their text, as a call sends them; undefined if it is none. */
export const choicesOf = (text: string | undefined): ImportChoices | undefined => {
  if (text === undefined || text === '') return noChoices;
  try {
    return importChoices.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** A sheet as it was recognised, for the person to confirm. */
export const recognisedSheet = z.object({
  file: z.string(),
  /** The row of the header, from 1. */
  headerRow: z.int(),
  rows: z.int(),
  /** The columns of the file with the first values. */
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  chosen: sheetChoice,
  /** The tables that it may be, the best first, with what its columns would be there. */
  fits: z.array(z.object({ table: z.string(), columns: z.array(z.nullable(z.string())) })),
  /** Whether it needs no confirmation: named and headed as the template, or confirmed before. */
  isConfirmed: z.boolean(),
});
export type RecognisedSheet = z.output<typeof recognisedSheet>;

/** A table with what a column of a file can be in it. */
export const tableForm = z.object({
  name: z.string(),
  title: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      isRequired: z.boolean(),
      hint: z.string(),
      /** The columns that a file with this one need not have. */
      insteadOf: z.optional(z.array(z.string())),
    }),
  ),
});
export type TableForm = z.output<typeof tableForm>;

/** A file that is one table, as it was recognised, for the person to say what its columns are. */
export const unmappedTable = z.object({
  columns: recognisedSheet.shape.columns,
  /** What each column is taken for; null if that is unknown. */
  chosen: z.array(target),
  form: tableForm,
  /** The columns of which it needs one, by name. */
  oneOf: z.array(z.string()),
});
export type UnmappedTable = z.output<typeof unmappedTable>;

/** The columns that a table needs and a sheet neither has nor gets a fixed value for. */
export const missingColumns = ({ columns, fixed }: SheetChoice, form: TableForm): TableForm['columns'] => {
  const items = columns.filter((each) => each?.includes('#'));
  // a price by item gives the item's columns and the price
  const given = items.length > 0 ? new Set(['item_code', 'item_zh', items[0]!.split('#')[0]!]) : new Set<string>();
  for (const { name, insteadOf = [] } of form.columns)
    if (columns.includes(name)) for (const each of insteadOf) given.add(each);
  return form.columns.filter(
    ({ name, isRequired }) => isRequired && !columns.includes(name) && !fixed[name]?.trim() && !given.has(name),
  );
};

/** The titles of what one table needs and its columns lack. */
export const lackedTitles = (
  columns: readonly (string | null)[],
  { form, oneOf }: Pick<UnmappedTable, 'form' | 'oneOf'>,
): string[] => {
  const lacked = missingColumns({ file: '', table: form.name, columns: [...columns], fixed: {} }, form);
  const either = form.columns.filter(({ name }) => oneOf.includes(name)).map(({ title }) => title);
  const hasOne = oneOf.length === 0 || oneOf.some((name) => columns.includes(name));
  return [...(hasOne ? [] : [either.join('或')]), ...lacked.map(({ title }) => title)];
};
