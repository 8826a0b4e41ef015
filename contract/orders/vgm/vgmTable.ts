import type { FieldProblem, Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { containerSizeTyped } from '#contract/desk/orders/containerLines.ts';
import { calendarDayTyped } from '#contract/protocol/calendarDay.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { containerNumber } from '#contract/protocol/registryNumbers.ts';
import type { VgmForm, VgmRow } from './vgm.ts';
import { vgmContainer } from './vgm.ts';

type Column = keyof VgmRow;

/** The headings of columns as people write them, without blanks, signs and units. */
const headings: Readonly<Record<Column, string>> = {
  containerNo: '箱号 集装箱号 柜号 container containerno containernumber cntr cntrno equipment equipmentreference',
  containerType: '箱型 尺寸 箱型尺寸 size type sizetype containertype',
  method: '方法 vgm方法 称重方法 申报方法 method vgmmethod weighingmethod',
  tareKg: '皮重 箱重 自重 空箱重量 tare tareweight taremass',
  maxGrossKg: '最大总质量 最大总重 限重 maxgross maxgrossweight maxgrossmass mgw',
  vgmKg: 'vgm 验证总重 总重 箱货总重 vgm重量 vgmweight verifiedgrossmass grossmass',
  certificateNo: '证书号 称重证书号 磅单号 磅单 certificate certificateno certificatenumber ticket ticketno',
  weighedOn: '称重日期 日期 weighedon weighdate weighingdate date',
  weighedBy: '称重单位 称重方 称重机构 地磅 weighedby weighingparty weighingstation station',
  cargoKg: '货物 货重 货物重量 货物毛重 毛重 cargo cargoweight cargomass cargogrossweight',
  packingKg: '托盘与包装 包装 包装重量 托盘 托盘重量 packing packaging pallets packingweight',
  dunnageKg: '衬垫与系固 衬垫 衬垫加固 系固 加固 加固材料 衬垫重量 dunnage lashing securing dunnageweight',
};

const columnOf: ReadonlyMap<string, Column> = new Map(
  Object.entries(headings).flatMap(([column, words]) =>
    words.split(' ').map((word): [string, Column] => [word, column as Column]),
  ),
);

/** A unit of tonnes behind a heading: `VGM t`, `Tare MT`, `VGM/tons`. */
const tonnesAfter = /([\s/_-])(?:m?t|tonnes?|tons?)$/;
const isInTonnes = (cell: string): boolean =>
  /[(（[]\s*(?:m?t|tonnes?|tons?)\s*[)）\]]|吨/i.test(cell) || tonnesAfter.test(cell.trim().toLowerCase());

const headingOf = (cell: string): Column | undefined =>
  columnOf.get(
    cell
      .toLowerCase()
      .replaceAll(/[(（[][^)）\]]*[)）\]]|公斤|千克|公?吨|kgs?$/g, '')
      .replace(tonnesAfter, '$1')
      .replaceAll(/[\s_.:#/-]/g, ''),
  );

/** A column of a table, with its unit. */
interface TableColumn {
  column: Column | undefined;
  inTonnes: boolean;
}

/** The columns of a table without headings. */
const usual: readonly Column[] = ['containerNo', 'vgmKg', 'tareKg', 'certificateNo', 'weighedOn', 'weighedBy'];

/** The cells of a line: by tabs where the table has any, otherwise by commas or semicolons; quotes hold a cell together. */
const cellsOf = (line: string, hasTabs: boolean): string[] => {
  const cell = hasTabs ? /(?:^|\t)("(?:[^"]|"")*"|[^\t]*)/g : /(?:^|[,;])("(?:[^"]|"")*"|[^,;]*)/g;
  return [...line.matchAll(cell)].map(([, text = '']) =>
    (text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text).trim(),
  );
};

/** Why a line of a table was not taken, with its number from 1; a line has one entry for each wrong cell. */
export interface WrongLine {
  line: number;
  text: string;
  column?: Column | undefined;
  problem: FieldProblem;
}

const texts = {
  cells: (given: number, columns: number) => `有 ${given} 列，表头为 ${columns} 列；带千分位逗号的数请用制表符分列`,
  noNumber: '没有箱号一列',
  repeated: '此箱号在表中出现多次',
  noRow: '不是本单的集装箱，也没有空着的箱号可填',
} as const;

const methodTyped = (cell: string): string =>
  /[12]|[一二]/.exec(cell)?.[0].replace('一', '1').replace('二', '2') ?? cell;

const masses: ReadonlySet<Column> = new Set(['tareKg', 'maxGrossKg', 'vgmKg', 'cargoKg', 'packingKg', 'dunnageKg']);

/** What stands in a cell; a plain figure under a heading in tonnes gets its unit. */
const valueOf = (column: Column, cell: string, inTonnes: boolean): string => {
  if (inTonnes && masses.has(column) && /^[\d.,\s]+$/.test(cell)) return `${cell} t`;
  if (column === 'method') return cell === '' ? '' : methodTyped(cell);
  if (column === 'containerType') return containerSizeTyped(cell) ?? cell;
  // a field for days shows no other spelling; a spreadsheet may add the time
  if (column === 'weighedOn') return calendarDayTyped(cell.replace(/[\sT]+\d{1,2}:\d{2}.*$/, ''));
  const number = column === 'containerNo' ? containerNumber.safeParse(cell) : undefined;
  return number?.success ? number.data : cell;
};

const blank: VgmRow = {
  containerNo: '',
  containerType: 'any',
  method: '1',
  tareKg: '',
  maxGrossKg: '',
  vgmKg: '',
  certificateNo: '',
  weighedOn: '',
  weighedBy: '',
  cargoKg: '',
  packingKg: '',
  dunnageKg: '',
};

/** The stated values of a line; a method that is not stated follows from the masses that are. */
const statedOf = (columns: readonly TableColumn[], cells: readonly string[]): Partial<VgmRow> => {
  const stated: Partial<VgmRow> = {};
  for (const [at, { column, inTonnes }] of columns.entries()) {
    const value = column === undefined ? '' : valueOf(column, cells[at] ?? '', inTonnes);
    if (column !== undefined && value !== '') stated[column] = value;
  }
  const implied = stated.cargoKg !== undefined && stated.vgmKg === undefined ? '2' : '1';
  const hasMass = stated.vgmKg !== undefined || stated.cargoKg !== undefined;
  return stated.method === undefined && hasMass ? { ...stated, method: implied } : stated;
};

/** The rows after one line of a table; what it does not state stays. */
const withLine = (rows: readonly VgmRow[], stated: Partial<VgmRow>): readonly VgmRow[] | undefined => {
  const own = rows.findIndex(({ containerNo }) => containerNo === stated.containerNo);
  const at = own === -1 ? rows.findIndex(({ containerNo }) => containerNo.trim() === '') : own;
  return at === -1 ? undefined : rows.map((row, index) => (index === at ? { ...row, ...stated } : row));
};

/** A form after a table was pasted. */
export interface ReadTable {
  form: VgmForm;
  /** How many lines were taken. */
  taken: number;
  wrong: readonly WrongLine[];
  /** The headings that are not known, of columns with values: nothing was taken from them. */
  unknown: readonly string[];
  /** The headings and the lines that were not taken, to be corrected. */
  rest: string;
}

/** Titles above the headings, at most so many lines. */
const titlesMax = 5;

/** The line with the headings, from 0; -1 without: the first with a container number, else the first line if it has any. */
const headingLine = (table: readonly (readonly string[])[]): number => {
  const withNumber = table.slice(0, titlesMax + 1).findIndex((cells) => cells.map(headingOf).includes('containerNo'));
  if (withNumber !== -1) return withNumber;
  return table[0]?.some((cell) => headingOf(cell) !== undefined) ? 0 : -1;
};

const isTotal = ([first = '']: readonly string[]): boolean =>
  /^(?:合计|总计|小计|total|sum)\b|^[合总小]计/i.test(first);

/** A line of a table without the empty cells that a spreadsheet adds behind it. */
const trimmed = (cells: readonly string[]): readonly string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1);

/**
 * A form with the containers of a pasted table, a line for each: columns by tabs or commas, headings in Chinese or English,
 * in kilograms unless they say tonnes. A line goes to the container of its number, else to the first without a number;
 * titles above the headings and sums below are no lines of containers.
 */
export const withTable = (form: VgmForm, text: string): ReadTable => {
  const lines = plainText(text)
    .split(/\r?\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter((each) => each.text.trim() !== '');
  const hasTabs = lines.some((each) => each.text.includes('\t'));
  const table = lines.map((each) => trimmed(cellsOf(each.text, hasTabs)));
  const headAt = headingLine(table);
  const columns: readonly TableColumn[] =
    table[headAt]?.map((cell) => ({ column: headingOf(cell), inTonnes: isInTonnes(cell) })) ??
    usual.map((column) => ({ column, inTonnes: false }));
  const unknown = (table[headAt] ?? []).filter(
    (heading, at) => heading !== '' && !columns[at]?.column && table.slice(headAt + 1).some((cells) => cells[at]),
  );
  const hasNumbers = columns.some(({ column }) => column === 'containerNo');
  const wrong: WrongLine[] = [];
  const seen = new Set<string>();
  let rows: readonly VgmRow[] = form.containers;
  for (const [at, each] of lines.entries()) {
    const cells = table[at]!;
    if (at <= headAt || isTotal(cells)) continue;
    const reject = (problem: FieldProblem, column?: Column) => wrong.push({ ...each, column, problem });
    const stated = statedOf(columns, cells);
    const found = Object.entries<Problems[string]>(problemsOf(vgmContainer, { ...blank, ...stated }));
    const after = withLine(rows, stated);
    if (cells.length > columns.length) reject({ messageZh: texts.cells(cells.length, columns.length) });
    else if (!hasNumbers) reject({ messageZh: texts.noNumber });
    else if (found.length > 0) for (const [column, problem] of found) reject(problem, column as Column);
    else if (seen.has(stated.containerNo ?? '')) reject({ messageZh: texts.repeated }, 'containerNo');
    else if (after === undefined) reject({ messageZh: texts.noRow }, 'containerNo');
    else {
      seen.add(stated.containerNo ?? '');
      rows = after;
    }
  }
  const left = [...new Map(wrong.map((each) => [each.line, each.text])).values()];
  return {
    form: { ...form, containers: [...rows] },
    taken: seen.size,
    wrong,
    unknown,
    rest: left.length === 0 ? '' : [...(headAt === -1 ? [] : [lines[headAt]!.text]), ...left].join('\n'),
  };
};
