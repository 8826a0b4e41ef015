import { sectionBegun } from '#contract/rules/safetySheet/sheetSections.ts';
import type { Ruling } from './pageRulings.ts';

/** A text fragment on a page, in the units of the page's rulings; y grows downwards. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
}

/** A line of text, or a row of a table with its cells; positions are fractions of the page's height. */
export interface PageLine {
  text: string;
  cells?: string[] | undefined;
  top: number;
  bottom: number;
}

interface Row {
  top: number;
  bottom: number;
  pieces: Piece[];
}

const middleOf = ({ top, bottom }: Pick<Piece, 'top' | 'bottom'>): number => (top + bottom) / 2;
const heightOf = ({ top, bottom }: Piece): number => bottom - top;

const endsHan = /\p{Script=Han}$/u;
const beginsHan = /^[\p{Script=Han}（）、。：]/u;

/** The fragments of one row, with a blank where there is a gap. */
const rowText = ({ pieces }: Row): string => {
  let line = '';
  let right = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.toSorted((one, other) => one.x - other.x)) {
    const isApart = piece.x - right > heightOf(piece) * (endsHan.test(line) ? 0.6 : 0.2);
    line += line !== '' && isApart && !line.endsWith(' ') ? ` ${piece.text}` : piece.text;
    ({ right } = piece);
  }
  return line.replaceAll(/\s+/g, ' ').trim();
};

const rowsOf = (pieces: readonly Piece[]): Row[] => {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((one, other) => middleOf(one) - middleOf(other) || one.x - other.x)) {
    const last = rows.at(-1);
    const [first] = last?.pieces ?? [];
    const isBeside =
      first && Math.abs(middleOf(piece) - middleOf(first)) < Math.max(heightOf(first), heightOf(piece)) * 0.45;
    if (last && isBeside) {
      last.pieces.push(piece);
      last.top = Math.min(last.top, piece.top);
      last.bottom = Math.max(last.bottom, piece.bottom);
    } else rows.push({ top: piece.top, bottom: piece.bottom, pieces: [piece] });
  }
  return rows.filter((row) => rowText(row) !== '');
};

/** Lines of one cell as one text: no blank inside a number broken at its hyphen, or between Chinese words. */
const cellText = (rows: readonly Row[]): string =>
  rows
    .map(rowText)
    .reduce(
      (text, line) =>
        /\d-$/.test(text) || endsHan.test(text) || (text !== '' && beginsHan.test(line))
          ? text + line
          : `${text} ${line}`,
      '',
    )
    .trim();

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Cell extends Box {
  pieces: Piece[];
}

/** Rulings may end slightly before the area they enclose. */
const slack = 4;

/** The rulings around a fragment; undefined if it is not between lines. */
const boxOf = (piece: Piece, rulings: readonly Ruling[]): Box | undefined => {
  const x = (piece.x + piece.right) / 2;
  const y = middleOf(piece);
  const box = { left: -1, right: Infinity, top: -1, bottom: Infinity };
  for (const { isVertical, at, from, to } of rulings) {
    const [own, place] = isVertical ? [x, y] : [y, x];
    const [before, behind] = isVertical ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
    if (place < from - slack || place > to + slack) continue;
    if (at <= own && at > box[before]) box[before] = at;
    if (at > own && at < box[behind]) box[behind] = at;
  }
  const isBounded = box.top >= 0 && box.bottom < Infinity && (box.left >= 0 || box.right < Infinity);
  return isBounded ? box : undefined;
};

/** A cell with more lines than this is a text in a frame. */
const cellLinesMax = 8;

const isNear = (one: number, other: number): boolean => one === other || Math.abs(one - other) <= slack * 2;
const isBeside = (one: Box, other: Box): boolean => isNear(one.top, other.top) && isNear(one.bottom, other.bottom);

/** Strokes of characters and underlines are not rulings. */
const isStroke = ({ isVertical, at, from, to }: Ruling, pieces: readonly Piece[]): boolean =>
  pieces.some(({ x, right, top, bottom }) =>
    isVertical
      ? at > x && at < right && from >= top - slack && to <= bottom + slack
      : at > top && at < bottom + slack && from >= x - slack && to <= right + slack,
  );

/** Rows of tables, each with the cells between its rulings; and the fragments outside of tables. */
const tableRows = (pieces: readonly Piece[], rulings: readonly Ruling[]): { rows: Cell[][]; others: Piece[] } => {
  const bounds = rulings.filter((ruling) => !isStroke(ruling, pieces));
  const cells: Cell[] = [];
  const others: Piece[] = [];
  for (const piece of pieces) {
    const box = boxOf(piece, bounds);
    const cell = box && cells.find((one) => isBeside(one, box) && isNear(one.left, box.left));
    if (cell) cell.pieces.push(piece);
    else if (box) cells.push({ ...box, pieces: [piece] });
    else others.push(piece);
  }
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.find(([first]) => first && isBeside(first, cell));
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  const isTable = (row: readonly Cell[]): boolean =>
    row.length > 1 && row.every((cell) => rowsOf(cell.pieces).length <= cellLinesMax);
  return {
    rows: rows.filter(isTable),
    others: [...others, ...rows.filter((row) => !isTable(row)).flatMap((row) => row.flatMap((cell) => cell.pieces))],
  };
};

/** The left edges of the columns of the table that a row belongs to: the rows that adjoin each other. */
const columnsOf = (row: readonly Cell[], rows: readonly Cell[][]): number[] => {
  const [first] = row;
  const table = new Set<readonly Cell[]>([row]);
  let { top, bottom } = first!;
  for (const other of rows.toSorted(([one], [next]) => one!.top - next!.top)) {
    if (!isNear(other[0]!.top, bottom) || other === row) continue;
    table.add(other);
    ({ bottom } = other[0]!);
  }
  for (const other of rows.toSorted(([one], [next]) => next!.top - one!.top)) {
    if (!isNear(other[0]!.bottom, top) || other === row) continue;
    table.add(other);
    ({ top } = other[0]!);
  }
  const lefts = [...table].flatMap((each) => each.map(({ left }) => left)).toSorted((one, other) => one - other);
  return lefts.filter((left, at) => at === 0 || !isNear(left, lefts[at - 1]!));
};

/** The texts of a row's cells, with empty ones for the other columns of its table. */
const cellsOf = (row: readonly Cell[], rows: readonly Cell[][]): string[] =>
  columnsOf(row, rows).map((left) => {
    const cell = row.find((one) => isNear(one.left, left));
    return cell ? cellText(rowsOf(cell.pieces)) : '';
  });

const linesIn = (pieces: readonly Piece[], rulings: readonly Ruling[]): PageLine[] => {
  const { rows, others } = tableRows(pieces, rulings);
  const ofTables = rows.map((row): PageLine => {
    const cells = cellsOf(row, rows);
    const all = row.flatMap((cell) => cell.pieces);
    return {
      text: cells.filter((cell) => cell !== '').join(' '),
      cells,
      top: Math.min(...all.map(({ top }) => top)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
    };
  });
  const plain = rowsOf(others).map((row): PageLine => ({ text: rowText(row), top: row.top, bottom: row.bottom }));
  return [...ofTables, ...plain].toSorted((one, other) => one.top - other.top);
};

/** The minimum number of rows on a side that form a column of text. */
const columnRowsMin = 8;

const isColumn = (lines: readonly string[]): boolean =>
  lines.length >= columnRowsMin && lines.some((line) => sectionBegun(line) !== undefined);

/**
 * The middle of the gap between two columns of text, each of which starts a section; undefined for a page with one
 * column, where labels and values are also next to each other.
 */
const gutterOf = (pieces: readonly Piece[], width: number): number | undefined => {
  const steps = Array.from({ length: 31 }, (_, step) => width * (0.35 + step * 0.01));
  const free = steps.filter((x) => pieces.filter((piece) => piece.x < x && piece.right > x).length <= 2);
  const gutter = free[Math.floor(free.length / 2)];
  if (gutter === undefined) return undefined;
  const sides = [pieces.filter(({ right }) => right <= gutter), pieces.filter(({ x }) => x >= gutter)].map((side) =>
    rowsOf(side).map(rowText),
  );
  return sides.every(isColumn) ? gutter : undefined;
};

/** The lines of a page: columns one after the other, and the cells of a table's row as one line. */
export const pageLines = (
  pieces: readonly Piece[],
  rulings: readonly Ruling[],
  { width, height }: { width: number; height: number },
): PageLine[] => {
  const gutter = gutterOf(pieces, width);
  const columns =
    gutter === undefined
      ? [pieces]
      : [
          pieces.filter(({ x, right }) => x < gutter && right > gutter),
          pieces.filter(({ right }) => right <= gutter),
          pieces.filter(({ x }) => x >= gutter),
        ];
  return columns
    .flatMap((column) => linesIn(column, rulings))
    .map((line) => Object.assign(line, { top: line.top / height, bottom: line.bottom / height }));
};
