import type { RecognisedSheet } from '#contract/desk/import/importChoices.ts';
import { headerAt, headerKey } from './headers.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Problem } from '#server/import/problem.ts';
import type { RawSheet, Sheet, SheetRow } from './sheet.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';

/** An explanatory line below the rows. */
const remark = /^(?:备注|注[:：]|注意|说明|以上|remarks?\b|notes?\b)/i;

const isRemark = (cells: readonly string[]): boolean => {
  const texts = new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''));
  return texts.size === 1 && remark.test([...texts][0]!);
};

const total = /^(?:合\s*计|小\s*计|总\s*计|(?:sub|grand )?\s*total)[:：]?$/i;

/** A row of sums has not all cells of a row. */
const isTotal = (cells: readonly string[], width: number): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length < width && total.test(filled[0]?.trim() ?? '');
};

/** The rows that one row is by its prices for items: one for each that it has, or one without a price. */
const byItems = (spec: TableSpec, targets: readonly (string | null)[], header: readonly string[]) => {
  const items = spec.items!;
  const priced = targets.flatMap((target, index) => {
    const [amount, item] = target?.split('#') ?? [];
    return amount === items.amount && item !== undefined ? [{ index, item }] : [];
  });
  const first = header.length;
  return (row: SheetRow): SheetRow[] => {
    const filled = priced.filter(({ index }) => row.cells[index]?.trim());
    const shown = filled.length > 0 ? filled : priced.slice(0, 1);
    return shown.map(({ index, item }) => {
      const head = header[index]!;
      const cells = row.cells.concat(row.cells[index] ?? '', item, items.of[item]?.name ?? item);
      return Object.assign({}, row, { cells, heads: { [first]: head, [first + 1]: head, [first + 2]: head } });
    });
  };
};

/** Adds the name of the item to each row of a sheet that has only its code, which may be written in another way: `20ft`. */
const withItemNames = (spec: TableSpec, targets: (string | null)[], header: string[]) => {
  const { code, name, of = {} } = spec.items ?? {};
  const at = code === undefined ? -1 : targets.indexOf(code);
  if (at < 0 || name === undefined || targets.includes(name)) return (row: SheetRow) => row;
  targets.push(name);
  header.push(spec.columns.find((column) => column.name === name)!.title);
  return (row: SheetRow): SheetRow => {
    const typed = headerKey(row.cells[at] ?? '');
    const item = Object.keys(of).find((each) => [each, ...of[each]!.aliases.split('|')].map(headerKey).includes(typed));
    const cells = item === undefined ? row.cells : row.cells.with(at, item);
    return Object.assign({}, row, { cells: cells.concat(item === undefined ? '' : of[item]!.name) });
  };
};

/**
 * The rows of a sheet as rows of its table: below the header, with fixed values, and a row for each price of an item.
 */
export const tableSheetOf = (
  spec: TableSpec,
  raw: RawSheet,
  recognised: RecognisedSheet,
): { sheet: Sheet; notices: Problem[] } => {
  const { file, chosen, headerRow } = recognised;
  const own = headerAt(raw.rows, headerRow - 1);
  const width = own.length;
  const fixed = Object.entries(chosen.fixed).filter(
    ([name, value]) => value.trim() !== '' && !chosen.columns.includes(name),
  );
  const header = [...own, ...fixed.map(([name]) => spec.columns.find((column) => column.name === name)?.title ?? name)];
  const targets = [...own.map((_, index) => chosen.columns[index] ?? null), ...fixed.map(([name]) => name)];
  const hasItems = spec.items !== undefined && targets.some((target) => target?.startsWith(`${spec.items!.amount}#`));
  const named = hasItems ? undefined : withItemNames(spec, targets, header);
  const expand = named ? (row: SheetRow) => [named(row)] : byItems(spec, targets, header);

  const notices: Problem[] = own.flatMap((name, index) =>
    name === '' || targets[index] !== null
      ? []
      : [{ file, row: headerRow, column: name, text: importMessages.columns.ignored }],
  );
  const rows: SheetRow[] = [];
  let hidden = 0;
  for (const [index, cells] of raw.rows.entries()) {
    if (index < headerRow || !cells.some((cell) => cell.trim() !== '')) continue;
    const row = index + 1;
    if (raw.hiddenRows?.has(index)) {
      hidden += 1;
      continue;
    }
    if (isRemark(cells) || isTotal(cells, width)) {
      notices.push({ file, row, text: importMessages.files[isRemark(cells) ? 'remark' : 'total'] });
      continue;
    }
    // cells next to the table of a workbook do not belong to it; in a CSV file a comma was not quoted
    const isLonger = raw.delimiter !== undefined && cells.slice(width).some((cell) => cell.trim() !== '');
    const padded = [...own.map((_, column) => cells[column] ?? ''), ...fixed.map(([, value]) => value)];
    rows.push(...expand({ file, row, cells: padded, ...(isLonger && { isLonger }) }));
  }
  if (hidden > 0) notices.push({ file, text: importMessages.files.hidden(hidden) });
  if (!hasItems) return { sheet: { spec, file, header, targets, headerRow, rows, raw, recognised }, notices };
  const { amount, code, name } = spec.items!;
  const names = targets.map((target) => (target?.includes('#') || [code, name].includes(target ?? '') ? null : target));
  return {
    sheet: {
      spec,
      file,
      header: [...header, amount, code, name],
      targets: [...names, amount, code, name],
      headerRow,
      rows,
      raw,
      recognised,
    },
    notices,
  };
};
