import type { RateForm } from '#contract/desk/contractDesk.ts';
import { contractRatesMax } from '#contract/desk/deskLimits.ts';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { goodsScopeZh } from '#contract/rules/pricing/contractRates.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { contractRates } from '#server/db/schema/contracts.ts';
import type { Column } from '#server/import/columns.ts';
import { column, currency, oneOf, text } from '#server/import/columns.ts';
import { cellsTrimmed, headerRowOf, targetsOf } from '#server/import/headers.ts';
import { importMessages } from '#server/import/messages.ts';
import { parseSheet } from '#server/import/parse.ts';
import type { Problem } from '#server/import/problem.ts';
import type { RawSheet } from '#server/import/sheet.ts';
import { isRaw, sheetOfCsv } from '#server/import/sheets.ts';
import { tableSheetOf } from '#server/import/tableSheet.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { isWorkbook, notedWorkbook, sheetsOfWorkbook } from '#server/import/workbook.ts';
import { beyondZh, contractMessages as messages } from './messages.ts';

type RateRow = typeof contractRates.$inferSelect;

const servicesZh = Object.fromEntries(
  Object.values(allServices).flatMap(({ line, nameZh }) => (line === 'goods' ? [] : [[line, nameZh]])),
) as Record<ServiceCode, string>;

/** The columns of a rate. Cells are read as its form is typed, whose rules check them. */
const columns: readonly Column[] = [
  column('line', '业务', oneOf(servicesZh)),
  column('origin_code', '起运地代码', text(20, '港口、机场、车站、城市或库点的代码'), {
    aliases: '起运港代码|地点代码',
  }),
  column('origin_zh', '起运地', text(100, '名称，仅供阅读'), { otherwise: '' }),
  column('destination_code', '目的地代码', text(20, '没有目的地的业务留空'), { otherwise: '', aliases: '目的港代码' }),
  column('destination_zh', '目的地', text(100, '名称，仅供阅读'), { otherwise: '' }),
  column('item_code', '计价项目', text(20, '箱型、罐型、重量段或库类'), { aliases: '箱型|项目' }),
  column('goods_scope', '货物', oneOf(goodsScopeZh)),
  column('goods_code', '类别或UN编号', text(10, '按危险类别或 UN 编号时填写'), { otherwise: '' }),
  column('currency', '币种', currency),
  column('amount', '协议价', text(20, '1250 或 1250.50'), { aliases: '单价|价格' }),
  column('committed', '承诺量', text(20, '正整数，不限量时留空'), { otherwise: '' }),
  column('beyond', '超出承诺量', oneOf(beyondZh), { otherwise: 'applies' }),
];

/** A sheet of a contract's rates, read by the machinery of imports; it is none of the company's own tables. */
const spec: TableSpec = {
  name: 'contract-rates',
  title: messages.sheetTitle,
  table: contractRates,
  columns,
  key: [],
  kind: 'whole',
  samples: [],
};

/** The workbook of rates, which can be imported as it is. */
export const rateWorkbook = (rates: readonly RateRow[]): Promise<Uint8Array> => {
  const cellsOf = (rate: RateRow): string[] => {
    const shown: Readonly<Record<string, string>> = {
      line: servicesZh[rate.line],
      originCode: rate.originCode,
      originZh: rate.originZh,
      destinationCode: rate.destinationCode ?? '',
      destinationZh: rate.destinationZh ?? '',
      itemCode: rate.itemCode,
      goodsScope: goodsScopeZh[rate.goodsScope],
      goodsCode: rate.goodsCode,
      currency: currency.write(rate.currency),
      amount: (rate.amount / 100).toFixed(2),
      committed: rate.committed?.toString() ?? '',
      beyond: beyondZh[rate.beyond],
    };
    return columns.map(({ property }) => shown[property] ?? '');
  };
  const named = rates.map(cellsOf).toSorted((a, b) => (a.join('\n') < b.join('\n') ? -1 : 1));
  return notedWorkbook(
    [{ title: spec.title, rows: [columns.map(({ title }) => title), ...named] }],
    [
      ['列', '必填', '说明'],
      ...columns.map(({ title, isRequired, kind }) => [title, isRequired ? '必填' : '', kind.hint]),
      ...messages.sheetNotes.map((note) => [note]),
    ],
  );
};

/** The most that a workbook may have unpacked; it is read while others wait. */
const unpackedBytesMax = 33_554_432;

const rawSheetOf = async (file: ImportFile): Promise<RawSheet | Problem> => {
  if (/\.csv$/i.test(file.path)) return sheetOfCsv(file, spec.title);
  if (!isWorkbook(file)) return { file: file.path, text: messages.sheetKind };
  const [first, ...others] = await sheetsOfWorkbook(file, unpackedBytesMax);
  if (first === undefined) return { file: file.path, text: importMessages.files.empty };
  return others.length > 0 ? { file: file.path, text: messages.sheetsMany } : first;
};

/** A row as its form is typed, with its place. */
export interface TypedRate {
  row: number;
  form: RateForm;
}

/** A sheet of rates as it was read. */
export interface ReadSheet {
  rows: TypedRate[];
  problems: Problem[];
  /** The header of a field in this file. */
  headerOf: (field: string) => string;
}

const none = (problem: Problem): ReadSheet => ({ rows: [], problems: [problem], headerOf: (field) => field });

/** Reads a workbook or a CSV file of rates, with every problem that it shows by itself. */
export const readRates = async (file: ImportFile): Promise<ReadSheet> => {
  const raw = await rawSheetOf(file);
  if (!isRaw(raw)) return none(raw);
  const { index } = headerRowOf(spec, raw);
  const header = cellsTrimmed(raw.rows[index] ?? []);
  const chosen = { file: raw.file, table: spec.name, columns: targetsOf(spec, header), fixed: {} };
  const recognised = {
    file: raw.file,
    headerRow: index + 1,
    rows: 0,
    columns: [],
    chosen,
    fits: [],
    isConfirmed: true,
  };
  const { sheet } = tableSheetOf(spec, raw, recognised);
  if (sheet.rows.length > contractRatesMax)
    return none({ file: raw.file, text: messages.tooManyRates(contractRatesMax) });
  const { tables, problems, notices } = await parseSheet(sheet);
  const [table] = tables;
  // a sheet without rows would end every rate
  if (!table) return { ...none(notices[0] ?? { file: raw.file, text: '' }), problems: [...problems, ...notices] };
  return {
    problems,
    rows: table.rows.map(({ row, values }) => ({ row, form: values as unknown as RateForm })),
    headerOf: (field) => table.headerOf(columns.find(({ property }) => property === field)?.name ?? field),
  };
};
