import { headerKey } from './headers.ts';
import { currency } from './columns.ts';
import type { Known } from '#server/import/plan/known.ts';
import { importMessages } from '#server/import/messages.ts';
import type { Problem } from '#server/import/problem.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { partsOf } from './portCells.ts';

const { cells: messages } = importMessages;

interface Read {
  sheet: Sheet;
  problems: Problem[];
}

/** Fills in the services of rows that name a carrier or the ports of loading and discharge; removes rows without one. */
const withServices = (sheet: Sheet, { ports, services }: Known): Read => {
  const [service, load, discharge, carrier] = ['service', 'load_port', 'dst_port', 'carrier_zh'].map((name) =>
    sheet.targets.indexOf(name),
  ) as [number, number, number, number];
  if (load < 0 || discharge < 0) return { sheet, problems: [] };
  const problems: Problem[] = [];
  const at = service < 0 ? sheet.header.length : service;
  const rows = sheet.rows.flatMap((row): SheetRow[] => {
    const typed = (index: number): string => row.cells[index]?.trim() ?? '';
    if (typed(service) !== '' || typed(discharge) === '') return [row];
    const fail = (index: number, text: string): [] => {
      problems.push({ file: row.file, row: row.row, column: sheet.header[index] ?? '', text, isOfRow: true });
      return [];
    };
    for (const index of [load, discharge])
      for (const part of partsOf(typed(index)))
        if (ports.codeOf(part) === undefined) return fail(index, messages.noPort(part, ports.likeOf(part)));
    const [from, to] = [load, discharge].map((index) => partsOf(typed(index)).map((part) => ports.codeOf(part)!));
    const fits = services.filter(
      ({ isOf, loads, discharges }) =>
        from!.every((port) => loads.has(port)) &&
        to!.every((port) => discharges.has(port)) &&
        (typed(carrier) === '' || isOf(typed(carrier))),
    );
    const names = [typed(carrier), `${typed(load)}—${typed(discharge)}`].filter((name) => name !== '').join(' ');
    if (fits.length === 0) return fail(load, messages.noService(names));
    const codes = fits.map(({ code }) => code);
    if (codes.length > 1) return fail(load, messages.severalServices(names, codes.join('、')));
    return [{ ...row, cells: row.cells.toSpliced(at, 1, codes[0]!) }];
  });
  if (service >= 0) return { sheet: { ...sheet, rows }, problems };
  const filled = rows.map((row) =>
    row.cells.length > at ? row : Object.assign({}, row, { cells: row.cells.concat('') }),
  );
  const title = sheet.spec.columns.find(({ name }) => name === 'service')!.title;
  const columns = { header: [...sheet.header, title], targets: [...sheet.targets, 'service'] };
  return { sheet: { ...sheet, ...columns, rows: filled }, problems };
};

/** Gives each 40-foot size that has no column of its own the price of both. */
const withBothSizes = (sheet: Sheet): Sheet => {
  const at = sheet.targets.indexOf('amount_40');
  const both = sheet.spec.otherForm!.columns.find(({ name }) => name === 'amount_40');
  if (at < 0 || !both) return sheet;
  const sizes = both.insteadOf.filter((name) => !sheet.targets.includes(name));
  return {
    ...sheet,
    header: sheet.header.concat(sizes.map(() => sheet.header[at]!)),
    targets: sheet.targets.concat(sizes),
    rows: sheet.rows.map((row) => Object.assign({}, row, { cells: row.cells.concat(sizes.map(() => row.cells[at]!)) })),
  };
};

/** Joins the rows that differ only in the container and its price; removes those that give no whole row. */
const joinedRows = (sheet: Sheet): Read => {
  const { spec, header, targets } = sheet;
  const [container, amount] = ['container', 'container_amount'].map((name) => targets.indexOf(name)) as [
    number,
    number,
  ];
  const sizes = Object.entries(spec.otherForm!.sizes);
  if (container < 0 || amount < 0) return { sheet, problems: [] };
  const problems: Problem[] = [];
  const fail = ({ file, row }: SheetRow, index: number, text: string): void => {
    problems.push({ file, row, column: header[index]!, text, isOfRow: true });
  };
  const own = targets.flatMap((target, index) => (spec.columns.some(({ name }) => name === target) ? [index] : []));
  const groups = new Map<string, { row: SheetRow; size: string }[]>();
  for (const row of sheet.rows) {
    const typed = headerKey(row.cells[container] ?? '');
    const size = sizes.find(([, names]) => names.some((name) => headerKey(name) === typed))?.[0];
    if (size === undefined) fail(row, container, messages.choice(sizes.map(([, [name]]) => name).join('、')));
    else {
      const key = JSON.stringify(own.map((index) => row.cells[index]!.trim()));
      groups.set(key, [...(groups.get(key) ?? []), { row, size }]);
    }
  }
  const rows = [...groups.values()].flatMap((group): SheetRow[] => {
    const found = problems.length;
    const priced = sizes.map(([size, [name]]) => {
      const [first, ...others] = group.filter((each) => each.size === size).map(({ row }) => row);
      if (!first) for (const { row } of group) fail(row, container, messages.noContainer(name!));
      for (const other of others) {
        if (other.cells[amount]!.trim() === first!.cells[amount]!.trim()) continue;
        fail(first!, amount, messages.otherPrice(name!, other.row));
        fail(other, amount, messages.otherPrice(name!, first!.row));
      }
      return first;
    });
    const wrong = new Set(problems.slice(found).map(({ row }) => row));
    if (wrong.size > 0) {
      const [first] = [...wrong];
      for (const { row } of group) if (!wrong.has(row.row)) fail(row, container, importMessages.rows.joined(first!));
      return [];
    }
    const places = priced.map((row, index) => [header.length + index, row!] as const);
    return [
      {
        ...group[0]!.row,
        cells: group[0]!.row.cells.concat(places.map(([, row]) => row.cells[amount]!)),
        lines: Object.fromEntries(places.map(([index, { row }]) => [index, row])),
        heads: Object.fromEntries(places.map(([index]) => [index, header[amount]!])),
        joined: group.map(({ row }) => row.row),
      },
    ];
  });
  const names = sizes.map(([name]) => name);
  return { sheet: { ...sheet, header: [...header, ...names], targets: [...targets, ...names], rows }, problems };
};

/** A sheet in the other form of its table, such as a row for each container, in the table's own form. */
export const inOwnForm = (given: Sheet, known: Known): Read => {
  if (!given.spec.otherForm) return { sheet: given, problems: [] };
  const at = given.targets.indexOf('rate_currency');
  const expected = given.spec.currencyOf?.({});
  const isOther = ({ cells }: SheetRow): boolean => {
    const typed = cells[at]?.trim() ?? '';
    return typed !== '' && typed.toUpperCase() !== expected && currency.write(expected!) !== typed.toUpperCase();
  };
  const foreign = given.rows.filter(isOther).map(({ file, row }) => ({
    file,
    row,
    column: given.header[at]!,
    text: messages.otherCurrency(currency.write(expected!)),
    isOfRow: true as const,
  }));
  const priced = { ...given, rows: given.rows.filter((row) => !isOther(row)) };
  const placed = withServices(withBothSizes(priced), known);
  const { sheet, problems } = joinedRows(placed.sheet);
  const others = new Set<string | null>(given.spec.otherForm.columns.map(({ name }) => name));
  const targets = sheet.targets.map((target) => (others.has(target) ? null : target));
  return { sheet: { ...sheet, targets }, problems: [...foreign, ...placed.problems, ...problems] };
};

const placeOf = (file: string, row: number | undefined): string => JSON.stringify([file, row]);

/** The problems with those of the rows that a file's other row is joined with, so that they are given back together. */
export const withJoined = (problems: readonly Problem[], sheets: readonly Sheet[]): Problem[] => {
  const groups = new Map(
    sheets.flatMap(({ rows }) =>
      rows.flatMap(({ file, joined = [] }) => joined.map((row) => [placeOf(file, row), joined] as const)),
    ),
  );
  const all = [...problems];
  const places = new Set(problems.map(({ file, row }) => placeOf(file, row)));
  for (const { file, row, isOfRow } of problems)
    for (const other of (isOfRow && groups.get(placeOf(file, row))) || []) {
      if (places.has(placeOf(file, other))) continue;
      places.add(placeOf(file, other));
      all.push({ file, row: other, text: importMessages.rows.joined(row!), isOfRow: true });
    }
  return all;
};
