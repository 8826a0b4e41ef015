import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { tenderLinesMax, tenderTextMax } from '#contract/tenders/tenders.ts';
import type { WrongRow } from '#server/db/schema/tenders.ts';
import { tenderLines } from '#server/db/schema/tenders.ts';
import { typedWorkbook, readTypedSheet } from '#server/enterprise/contracts/typedSheet.ts';
import type { Column } from '#server/import/files/columns.ts';
import { column, text } from '#server/import/files/columns.ts';
import type { TableSpec } from '#server/import/tableSpec.ts';
import { tenderMessages as messages } from './messages.ts';
import type { Field, NewLine, Port, TypedLine } from './typedLine.ts';
import { lineIn, lineKey } from './typedLine.ts';

/** The columns of a line, whose cells are read like typed input. */
const columns: readonly Column[] = [
  column('origin', '起运港', text(100, '中文名、英文名或五位代码'), {
    aliases: '起运地|装货港|起运港代码|POL|Port of Loading|Origin',
  }),
  column('destination', '目的港', text(100, '中文名、英文名或五位代码'), {
    aliases: '目的地|卸货港|目的港代码|POD|Port of Discharge|Destination',
  }),
  column('item', '箱型', text(20, '20GP、40GP 或 40HQ'), {
    aliases: '柜型|箱型尺寸|Equipment|Container|Container Type|Size',
  }),
  column('quantity', '箱量', text(20, '整个期间的箱数'), {
    aliases: '数量|箱数|柜量|Volume|Quantity|Qty',
  }),
  column('dangerous', '危险品', text(10, '是 或 否'), { otherwise: '', aliases: '是否危险品|DG|Dangerous|Hazardous' }),
  column('hazard_class', '危险类别', text(10, '选填，如 3 或 6.1'), {
    otherwise: '',
    aliases: '类别|Class|IMO Class|Hazard Class',
  }),
  column('un_number', 'UN编号', text(10, '选填，如 1263'), {
    otherwise: '',
    aliases: 'UN|UN No|UN Number|联合国编号|UN号',
  }),
  column('target', '目标价', text(30, '选填，每箱海运费，如 1250'), {
    otherwise: '',
    aliases: '期望价|Target|Target Price|Target Rate',
  }),
  column('currency', '币种', text(10, 'USD 或 CNY，不填为 USD'), { otherwise: '', aliases: '目标价币种|Currency' }),
  column('remark', '备注', text(tenderTextMax.remark, '选填'), { otherwise: '', aliases: '说明|Remark|Remarks|Note' }),
];

const spec: TableSpec = {
  name: 'tender-lines',
  title: messages.sheetTitle,
  table: tenderLines,
  columns,
  key: [],
  kind: 'whole',
  samples: [],
};

/**
 * A parsed sheet of lines: its valid rows, and its invalid ones with their problems; or why it cannot be read at all.
 */
export type ReadLines = { lines: NewLine[]; wrongRows: WrongRow[] } | { rejected: string };

/** Reads a workbook or a CSV file of lines; `former` are the lines of the draft that stay, by `lineKey`. */
export const readLines = async (
  file: ImportFile,
  known: readonly Port[],
  former: ReadonlyMap<string, number>,
): Promise<ReadLines> => {
  const sheet = await readTypedSheet<TypedLine>(spec, file, {
    rowsMax: tenderLinesMax,
    tooMany: messages.tooManyLines,
  });
  if (sheet.given.length === 0) {
    const [problem] = sheet.problems;
    return { rejected: [problem?.column ?? '', problem?.text ?? ''].filter((part) => part !== '').join(' ') };
  }
  const lines: NewLine[] = [];
  const rowOf = new Map<string, number>();
  const problems: { row: number; column: string; text: string }[] = sheet.problems.map(
    ({ row, column: at, text: why }) => ({
      row: row ?? 0,
      column: at ?? '',
      text: why,
    }),
  );
  for (const { row, form } of sheet.rows) {
    const read = lineIn(form, known);
    const add = (field: Field, why: string) => problems.push({ row, column: sheet.headerOf(field), text: why });
    if ('problems' in read) {
      for (const { field, message } of read.problems) add(field, message);
      continue;
    }
    const key = lineKey(read.line);
    const [twin, stored] = [rowOf.get(key), former.get(key)];
    if (twin !== undefined) add('item', messages.rowTwice(twin));
    else if (stored !== undefined) add('item', messages.lineTwice(stored));
    else {
      rowOf.set(key, row);
      lines.push(read.line);
    }
  }
  const wrongRows = sheet.given.flatMap(({ row, cells }) => {
    const own = problems.filter((problem) => problem.row === row);
    return own.length === 0
      ? []
      : [{ row, cells, problems: own.map(({ column: at, text: why }) => ({ column: at, text: why })) }];
  });
  return { lines, wrongRows };
};

const sample = ['上海', '新加坡', '20GP', '120', '是', '3', '1263', '650', 'USD', '每月约 10 箱'];

/** The workbook for a customer to fill in. */
export const lineTemplate = (): Promise<Uint8Array> => typedWorkbook(spec, [sample], messages.notes);

/** The invalid rows of a sheet with their problems in a last column; it can be corrected and uploaded. */
export const wrongWorkbook = (rows: readonly WrongRow[]): Promise<Uint8Array> =>
  typedWorkbook(
    { title: spec.title, columns: [...columns, column('problem', '问题', text(400, '仅供阅读'), { otherwise: '' })] },
    rows.map(({ cells, problems }) => [
      ...columns.map(({ name }) => cells[name] ?? ''),
      problems.map(({ column: at, text: why }) => `${at}：${why}`).join('；'),
    ]),
    messages.notes,
  );
