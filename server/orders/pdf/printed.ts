import { PDFDocument } from '@napi-rs/canvas';
import type { Weight } from './fonts.ts';
import { runsOf, variationOf, widthOf } from './fonts.ts';
import { documentForReader, isReaderEnglish } from '#server/language/reader.ts';
import { wrapped } from './wrap.ts';

/**
 * A part of a printed page; widths of columns are shares of the page's. A heading stays on the page of
 * the first facts behind it, and is repeated where they go on; one that is `whole` stays with all of them. Labels of facts
 * are `labelWidth` points wide.
 */
export type Block =
  | { kind: 'heading'; text: string; whole?: boolean }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[]; labelWidth?: number }
  | { kind: 'table'; columns: readonly { title: string; share: number; right?: true }[]; rows: readonly string[][] }
  | { kind: 'note'; text: string };

export interface PrintedDocument {
  title: string;
  /** Printed small beside the title. */
  reference: string;
  blocks: readonly Block[];
  footer: string;
  /** Whether each page says of how many it is one, as a transport document of several pages does (IMDG 5.4.1.2.3). */
  isCounted?: true;
  /** Whether it is printed in English alone. */
  isEnglish?: true;
  /** A word at the head of each page and across it: `DRAFT`. */
  mark?: string;
}

// A4 in points
const [pageWidth, pageHeight, margin] = [595, 842, 42];
const width = pageWidth - 2 * margin;
const bottom = pageHeight - margin - 18;
const [size, headingSize, leading, gap, markSize] = [9, 10.5, 13.5, 10, 130];
const ink = { text: '#1b2733', soft: '#5c6b7a', line: '#c9d2db', head: '#eef2f6', mark: '#f0f2f5' };

/** Rows with more lines may continue on the next page. */
const linesStored = 20;
/** A heading has at least so many lines of its facts below it; with `whole` up to a page of them. */
const linesKept = 8;
const linesTogether = 40;
const labelsWide = 82;

type Drawn = { text: string; x: number; y: number; size?: number; weight?: Weight; colour?: string; right?: boolean };

/** The lines of a label and its value. */
const factLines = ([label, value]: readonly [string, string], labelWidth: number) => {
  const lines = wrapped(value, width - labelWidth, size);
  const labels = wrapped(label, labelWidth - 8, size);
  return { lines, labels, height: Math.max(lines.length, labels.length) };
};

/** The lines that a heading stays together with. */
const keptLines = (next: Block | undefined, whole: boolean): number => {
  if (next?.kind !== 'facts') return 1;
  const heights = next.rows.map((row) => factLines(row, next.labelWidth ?? labelsWide).height);
  const all = heights.reduce((sum, one) => sum + one, 0);
  return Math.min(all, whole ? linesTogether : linesKept);
};

/** Renders a document of a known number of pages, if it is known. */
const rendered = (
  { title, reference, blocks, footer, mark, isEnglish }: PrintedDocument,
  pages?: number,
): { bytes: Uint8Array; pages: number } => {
  const pdf = new PDFDocument({ title: `${title} ${reference}`, compressionLevel: 9 });
  let page: ReturnType<PDFDocument['beginPage']>;
  let number = 0;
  let y = 0;

  const draw = ({ text, x, y: at, size: px = size, weight = 400, colour = ink.text, right = false }: Drawn) => {
    page.fontVariationSettings = variationOf(weight);
    page.fillStyle = colour;
    let from = right ? x - widthOf(text, px, weight) : x;
    for (const run of runsOf(text)) {
      page.font = `${px}px "${run.family}"`;
      page.fillText(run.text, from, at);
      from += widthOf(run.text, px, weight);
    }
  };

  const rule = (at: number) => {
    page.fillStyle = ink.line;
    page.fillRect(margin, at, width, 0.6);
  };

  /** Below what is printed later on the page. */
  const drawMark = (text: string) => {
    page.save();
    page.translate(pageWidth / 2, pageHeight / 2);
    page.rotate(-Math.PI / 4);
    draw({
      text,
      x: widthOf(text, markSize, 700) / -2,
      y: markSize / 3,
      size: markSize,
      weight: 700,
      colour: ink.mark,
    });
    page.restore();
    draw({ text, x: pageWidth - margin, y: margin - 12, size: headingSize, weight: 700, right: true });
  };

  const turn = () => {
    if (number > 0) pdf.endPage();
    page = pdf.beginPage(pageWidth, pageHeight);
    // widths are those of single characters, and a kerned pair leaves a gap behind it that reads as a blank
    page.fontKerning = 'none';
    number += 1;
    const foot = pageHeight - margin;
    draw({ text: footer, x: margin, y: foot, size: 7.5, colour: ink.soft });
    const place =
      pages === undefined
        ? isEnglish
          ? `Page ${number}`
          : `第 ${number} 页`
        : mark === undefined
          ? `第 ${number} 页，共 ${pages} 页　Page ${number} of ${pages}`
          : `${number} / ${pages}`;
    draw({ text: place, x: pageWidth - margin, y: foot, size: 7.5, colour: ink.soft, right: true });
    if (mark !== undefined) drawMark(mark);
    y = margin + 12;
  };

  /** Turns the page if a height does not fit; whether it did. */
  const room = (height: number): boolean => {
    const isFull = y + height > bottom;
    if (isFull) turn();
    return isFull;
  };

  type Heading = Extract<Block, { kind: 'heading' }>;

  const heading = ({ text, whole = false }: Heading, next: Block | undefined) => {
    const lines = wrapped(text, width, headingSize, 700);
    room((1 + keptLines(next, whole) + lines.length) * leading);
    y += gap;
    for (const [index, line] of lines.entries()) {
      if (index > 0) y += leading;
      draw({ text: line, x: margin, y, size: headingSize, weight: 700 });
    }
    y += 5;
    rule(y);
    y += leading;
  };

  type Places = readonly { x: number; width: number; right?: boolean }[];

  /** A row; `titles` are repeated above it, or above the rest of it, where it turns the page. */
  const cells = (texts: readonly string[], at: Places, titles?: readonly string[]) => {
    const isHead = titles === undefined;
    const lines = texts.map((text, index) => wrapped(text, at[index]!.width - 6, size, isHead ? 700 : 400));
    const height = Math.max(...lines.map((one) => one.length));
    if (height <= linesStored && room(height * leading + 4) && titles) cells(titles, at);
    if (isHead) {
      page.fillStyle = ink.head;
      page.fillRect(margin, y - 10, width, height * leading + 1);
    }
    for (let line = 0; line < height; line += 1) {
      if (room(leading) && titles) cells(titles, at);
      for (const [index, { x, width: wide, right = false }] of at.entries())
        draw({
          text: lines[index]![line] ?? '',
          x: right ? x + wide - 3 : x + 3,
          y,
          weight: isHead ? 700 : 400,
          right,
        });
      y += leading;
    }
    y += 2;
  };

  const table = ({ columns, rows }: Extract<Block, { kind: 'table' }>) => {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    let x = margin;
    const at = columns.map(({ share, right }) => {
      const place = { x, width: (share / shares) * width, right: right ?? false };
      x += place.width;
      return place;
    });
    const titles = columns.map((column) => column.title);
    cells(titles, at);
    for (const row of rows) cells(row, at, titles);
  };

  /** Facts below a heading, which is repeated on the next page. */
  const facts = ({ rows, labelWidth = labelsWide }: Extract<Block, { kind: 'facts' }>, above: string | undefined) => {
    const roomBelow = (needed: number): void => {
      if (room(needed) && above !== undefined)
        heading({ kind: 'heading', text: isEnglish ? `${above} (continued)` : `${above}（续 continued）` }, undefined);
    };
    for (const row of rows) {
      const { lines, labels, height } = factLines(row, labelWidth);
      if (height <= linesStored) roomBelow(height * leading);
      for (let line = 0; line < height; line += 1) {
        roomBelow(leading);
        draw({ text: labels[line] ?? '', x: margin, y, colour: ink.soft });
        draw({ text: lines[line] ?? '', x: margin + labelWidth, y });
        y += leading;
      }
    }
  };

  const note = (text: string) => {
    y += 4;
    for (const line of wrapped(text, width, 8)) {
      room(leading);
      draw({ text: line, x: margin, y, size: 8, colour: ink.soft });
      y += 12;
    }
  };

  const headingBefore = (index: number): string | undefined => {
    const before = blocks[index - 1];
    return before?.kind === 'heading' ? before.text : undefined;
  };

  turn();
  draw({ text: title, x: margin, y: y + 4, size: 17, weight: 700 });
  draw({ text: reference, x: pageWidth - margin, y: y + 4, size: 10, right: true });
  y += 26;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') heading(block, blocks[index + 1]);
    else if (block.kind === 'facts') facts(block, headingBefore(index));
    else if (block.kind === 'table') table(block);
    else note(block.text);
  }
  pdf.endPage();
  return { bytes: new Uint8Array(pdf.close()), pages: number };
};

/** Renders a document as a PDF of A4 pages with searchable text; one whose pages are counted is laid out twice. */
export const printed = (document: PrintedDocument): Uint8Array => {
  const { bytes, pages } = rendered(document);
  return document.isCounted ? rendered(document, pages).bytes : bytes;
};

/** Renders a document in the language of the current request. */
export const printedForReader = (document: PrintedDocument): Uint8Array =>
  printed(isReaderEnglish() ? { ...documentForReader(document), isEnglish: true } : document);
