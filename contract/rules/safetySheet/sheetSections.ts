import { plainDashes } from '#contract/protocol/textInput.ts';

/** A line of text of a safety data sheet, or a row of a table with its cells, with the number of its page from 1. */
export interface SheetLine {
  page: number;
  text: string;
  cells?: readonly string[] | undefined;
  /** The position of the line, as fractions of the page's height. */
  top?: number | undefined;
  bottom?: number | undefined;
}

/** The sections of a safety data sheet, by their numbers (GB/T 16483-2008, 16 parts; Regulation (EC) 1907/2006, annex II). */
const titles: Readonly<Record<number, RegExp>> = {
  1: /化学品及企业标识|化学品标识|化学品名称|identification\b/,
  2: /危险性概述|危险性?标识|hazards?\s*identification/,
  3: /(?:成[分份]|组成)\s*[/、与和及]?\s*(?:组成|成[分份])?信息|成[分份]组\/成信息|composition/,
  4: /急救措施|first[\s-]*aid/,
  5: /消防措施|fire[\s-]*fighting/,
  6: /泄[漏露]应急|accidental\s*release/,
  7: /操作处置|搬运和储存|handling\s*and\s*storage/,
  8: /接触控制|exposure\s*controls?/,
  9: /理化特性|理化性质|物理(?:和|与|及)?化学(?:性质|特性)|physical\s*(?:and|&)\s*chemical/,
  10: /稳定性|stability/,
  11: /毒理学|toxicological/,
  12: /生态学|ecological/,
  13: /废弃处置|disposal/,
  14: /运输信息|transport(?:ation)?\s*information/,
  15: /法规信息|regulatory/,
  16: /其[他它]信息|other\s*information/,
};

const numerals = [
  '一',
  '二',
  '三',
  '四',
  '五',
  '六',
  '七',
  '八',
  '九',
  '十',
  '十一',
  '十二',
  '十三',
  '十四',
  '十五',
  '十六',
];

/** The number before a title: `第十四部分`, `SECTION 14:`, `14.`, `部分 14`. */
const numbered =
  /^(?:第\s*(?<zh>十?[一二三四五六七八九十]|\d{1,2})\s*(?:部分|节|项|章)|(?:section|部分|第)\s*(?<en>\d{1,2})|(?<bare>\d{1,2})(?!\d|\s*[.．]\s*\d))[\s.:;、。/_|-]*/;

const titleMax = 90;

/** The section that begins with a line; undefined for any other line. */
export const sectionBegun = (text: string): number | undefined => {
  if (text.length > titleMax) return undefined;
  // text layers and OCR text contain blanks inside words
  const line = plainDashes(text).replaceAll(/\s/g, '').toLowerCase();
  const found = numbered.exec(line);
  const typed = found?.groups?.['zh'] ?? found?.groups?.['en'] ?? found?.groups?.['bare'];
  const rest = found ? line.slice(found[0].length) : line;
  if (typed === undefined) {
    // a title without other text in its line
    const alone = Object.entries(titles).find(([, title]) => title.exec(rest)?.[0].length === rest.length);
    return alone && Number(alone[0]);
  }
  const number = /^\d/.test(typed) ? Number(typed) : numerals.indexOf(typed) + 1;
  const isWhole = rest === '' && found?.groups?.['bare'] === undefined;
  return titles[number] && (isWhole || rest.search(titles[number]) === 0) ? number : undefined;
};

/** Numbers of pages, versions and days in headers and footers. */
const atEdge =
  /第\s*\d+\s*页|\bpage\s*\d+|^\d+\s*[/of]+\s*\d+$|(?:revision|print|issue)\s*date|修订日期|打印日期|^(?:version|版本)/i;

/** A line on this many pages is a header or footer. */
const edgePages = 3;

/** The lines without headers and footers of pages, which would appear among the values. */
const withoutEdges = (lines: readonly SheetLine[]): SheetLine[] => {
  const pagesWith = new Map<string, Set<number>>();
  for (const { page, text } of lines) {
    const pages = pagesWith.get(text) ?? new Set();
    pagesWith.set(text, pages.add(page));
  }
  // short values such as `-` or a class occur on several pages
  const isEdge = (text: string): boolean => text.length > 6 && pagesWith.get(text)!.size >= edgePages;
  return lines.filter(({ text }) => !isEdge(text) && !atEdge.test(plainDashes(text).trim()));
};

const tidy = (text: string): string => plainDashes(text).replaceAll(/\s+/g, ' ').trim();

/** The lines of each section; text before the first heading belongs to none. */
export const sectionsOf = (lines: readonly SheetLine[]): ReadonlyMap<number, readonly SheetLine[]> => {
  const sections = new Map<number, SheetLine[]>();
  let current: SheetLine[] | undefined;
  for (const line of withoutEdges(lines)) {
    const begun = sectionBegun(line.text);
    if (begun !== undefined) {
      current = sections.get(begun) ?? [];
      sections.set(begun, current);
    } else current?.push({ ...line, text: tidy(line.text), cells: line.cells?.map(tidy) });
  }
  return sections;
};

/** A labelled value: the text after the label in its line, then the lines below without their own label. */
export interface Labelled {
  page: number;
  /** The line that the value was read from. */
  line: string;
  text: string;
}

/** The maximum number of lines of a value. */
const valueLinesMax = 6;

interface LabelsOf {
  label: RegExp;
  labels: RegExp;
  goesOn?: boolean;
}

/** The separator between a label and its value. */
const behindLabel = /^(?:[\s:;.)\]|]|-(?!\d))+/;

/** The values in the cells after a label, up to the next label; empty if the cells are. */
const cellValues = ({ page, text: line, cells = [] }: SheetLine, { label, labels }: LabelsOf): Labelled[] =>
  cells.flatMap((cell, column) => {
    const found = label.exec(cell);
    if (!found) return [];
    const behind = cell.slice(found.index + found[0].length);
    const end = behind.search(labels);
    const own = (end < 0 ? behind : behind.slice(0, end)).replace(behindLabel, '').trim();
    const others = cells.slice(column + 1);
    const next = others.findIndex((other) => labels.test(other));
    // a note about unit or cup belongs to the values
    const note = /^\([^)]*\)$/.exec(own)?.[0] ?? '';
    const values =
      own === note ? others.slice(0, next < 0 ? undefined : next).map((value) => value && note + value) : [own];
    return values.flatMap((text) => (text === '' ? [] : [{ page, line, text }]));
  });

/**
 * The values of a label in a section. A value ends at the next of `labels` in its line, or at a line with one. It is
 * read from the lines below if its own line is empty, or if it may continue there; in a table from the cells after the
 * label.
 */
export const valuesOf = (
  lines: readonly SheetLine[],
  { label: typed, labels, goesOn = false }: LabelsOf,
): Labelled[] => {
  const label = new RegExp(typed, 'i');
  const anyLabel = new RegExp(labels, 'gi');
  return lines.flatMap((row, index) => {
    const { page, text } = row;
    const inCells = cellValues(row, { label, labels });
    if (inCells.length > 0) return inCells;
    return [...text.matchAll(new RegExp(label, 'gi'))].flatMap(({ 0: found, index: at }): Labelled[] => {
      const behind = text.slice(at + found.length);
      const end = behind.search(labels);
      const own = (end < 0 ? behind : behind.slice(0, end)).replace(behindLabel, '').trim();
      const values: Labelled[] = own === '' ? [] : [{ page, line: text, text: own }];
      if (end >= 0 || (own !== '' && !goesOn)) return values;
      for (const below of lines.slice(index + 1, index + 1 + valueLinesMax)) {
        const next = [...below.text.matchAll(anyLabel)][0]?.index ?? -1;
        const part = (next < 0 ? below.text : below.text.slice(0, next)).trim();
        if (part !== '') values.push({ page: below.page, line: below.text, text: part });
        if (next >= 0) break;
      }
      return values;
    });
  });
};

/**
 * Rows of a table below a row of labels, each value with the label of its column: `UN no.` above `UN1263` becomes
 * `UN no.: UN1263`. Other lines are unchanged.
 */
export const withColumnLabels = (lines: readonly SheetLine[], labels: RegExp): SheetLine[] => {
  const isLabel = (cell: string): boolean => cell.replace(/^[\d.\s]+/, '').search(labels) === 0 && cell.length <= 40;
  let heads: readonly string[] = [];
  return lines.map((line) => {
    const { cells = [] } = line;
    const labelled = cells.filter(isLabel).length;
    if (labelled > 1 && labelled >= cells.length - 2) {
      heads = cells.map((cell) => (isLabel(cell) ? cell.replace(/^[\d.\s]+/, '') : ''));
      return line;
    }
    const hasOwnLabel = isLabel(cells.find((cell) => cell !== '') ?? '');
    if (hasOwnLabel || cells.length === 0 || cells.length !== heads.length) {
      heads = [];
      return line;
    }
    const read = cells.map((cell, column) => (heads[column] && cell !== '' ? `${heads[column]}: ${cell}` : cell));
    return Object.assign({}, line, { cells: read, text: read.filter((cell) => cell !== '').join(' ') });
  });
};
