import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import { getDocument, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of a safety data sheet, from 1: its lines of text, or its picture if it has no text layer. */
export interface SheetPage {
  number: number;
  lines: string[];
  /** PNG. */
  picture?: Uint8Array;
}

/** What a PDF holds, or why it cannot be opened. */
export type SheetContent = { problem: 'encrypted' | 'broken' } | { pages: number; read: SheetPage[] };

export const sheetLimits = {
  /** A sheet has 8 to 20 pages; what stands behind is an annex. */
  pages: 40,
  /** Pages whose text is recognised in their picture. */
  pictures: 12,
  pixels: 4_000_000,
  threadMs: 30_000,
  recognitionMs: 60_000,
  heapMegabytes: 512,
} as const;

/** Fewer characters than this are the number of a page or a stamp, not its text. */
const charactersMin = 30;

/** 180 dots per inch. */
const pictureScale = 2.5;

interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  height: number;
}

const isHan = /\p{Script=Han}$/u;

/** The pieces of one row, with a blank where there is a gap. */
const rowText = (pieces: readonly Piece[]): string => {
  let line = '';
  let right = Number.NEGATIVE_INFINITY;
  for (const { text, x, right: end, height } of pieces.toSorted((one, other) => one.x - other.x)) {
    const gap = x - right;
    const isApart = gap > height * (isHan.test(line) ? 0.6 : 0.2);
    line += line !== '' && isApart && !line.endsWith(' ') ? ` ${text}` : text;
    right = end;
  }
  return line.replaceAll(/\s+/g, ' ').trim();
};

const rowsOf = (pieces: readonly Piece[]): string[] => {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const [first] = rows.at(-1) ?? [];
    if (first && Math.abs(piece.y - first.y) < Math.max(first.height, piece.height) * 0.45) rows.at(-1)!.push(piece);
    else rows.push([piece]);
  }
  return rows.map(rowText).filter((text) => text !== '');
};

const linesOf = async (page: PDFPageProxy): Promise<string[]> => {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return rowsOf(
    items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str === '') return [];
      const [a, b, , , x, y] = Util.transform(transform, item.transform) as number[];
      const height = item.height || Math.hypot(a!, b!);
      return [{ text: item.str, x: x!, right: x! + item.width, y: y!, height }];
    }),
  );
};

/** Whether the text layer can be read: fonts without a table of characters give private or control characters. */
const isReadable = (lines: readonly string[]): boolean => {
  const text = lines.join('').replaceAll(/\s/g, '');
  const strange = text.match(/[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0;
  return text.length >= charactersMin && strange * 4 < text.length;
};

const pictureOf = async (page: PDFPageProxy): Promise<Uint8Array> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(pictureScale, Math.sqrt(sheetLimits.pixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  const target = { canvas, canvasContext: context } as unknown as { canvas: HTMLCanvasElement };
  await page.render({ ...target, viewport, background: '#ffffff' }).promise;
  return new Uint8Array(canvas.toBuffer('image/png'));
};

const folderOf = (name: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), name, '/');

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Reads the text layer of a PDF and, if its print is to be recognised, pictures of the first pages without one. */
export const sheetContentOf = async (bytes: Uint8Array, recognises: boolean): Promise<SheetContent> => {
  const loading = getDocument({
    data: bytes,
    cMapUrl: folderOf('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folderOf('standard_fonts'),
    wasmUrl: folderOf('wasm'),
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: sheetLimits.pixels * 8,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    const read: SheetPage[] = [];
    let pictures = 0;
    for (let number = 1; number <= Math.min(document.numPages, sheetLimits.pages); number += 1) {
      // one page at a time: each is dropped before the next
      // oxlint-disable-next-line no-await-in-loop
      const page = await document.getPage(number);
      // oxlint-disable-next-line no-await-in-loop
      const lines = await linesOf(page);
      const isPicture = recognises && !isReadable(lines) && pictures < sheetLimits.pictures;
      if (isPicture) pictures += 1;
      // oxlint-disable-next-line no-await-in-loop
      read.push({
        number,
        lines: isReadable(lines) ? lines : [],
        ...(isPicture && { picture: await pictureOf(page) }),
      });
      page.cleanup();
    }
    return { pages: document.numPages, read };
  } catch (error) {
    return { problem: nameOf(error) === 'PasswordException' ? 'encrypted' : 'broken' };
  } finally {
    await loading.destroy();
  }
};
