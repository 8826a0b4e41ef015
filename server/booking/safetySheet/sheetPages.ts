import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { getDocument, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sectionBegun } from '#contract/rules/safetySheet/sheetSections.ts';
import type { PageLine, Piece } from './pageLayout.ts';
import { pageLines } from './pageLayout.ts';
import type { Ruling } from './pageRulings.ts';
import { rulingsIn } from './pageRulings.ts';

/** A page of a safety data sheet, from 1: its lines of text, or its picture if it has no text layer. */
export interface SheetPage {
  number: number;
  lines: PageLine[];
  picture?: { png: Uint8Array; rulings: Ruling[]; width: number; height: number };
}

/** The picture of a page, from 1. */
export interface ShownPage {
  page: number;
  webp: Uint8Array;
}

/** The task of a thread with a PDF: read it, or make pictures of pages, from 1. */
export type SheetWork =
  | { content: Uint8Array; recognises: boolean }
  | { content: Uint8Array; shown: readonly number[] };

/** The content of a PDF, or why it cannot be opened. */
export type SheetContent = { problem: 'encrypted' | 'broken' } | { pages: number; read: SheetPage[] };

export const sheetLimits = {
  /** A sheet has 8 to 20 pages; later pages are an annex. */
  pages: 40,
  /** The maximum number of pages with OCR. */
  pictures: 12,
  pixels: 4_000_000,
  threadMs: 30_000,
  recognitionMs: 60_000,
  heapMegabytes: 512,
} as const;

/** Fewer characters than this are a page number or a stamp, not text. */
const charactersMin = 30;

/** 180 dots per inch. */
const pictureScale = 2.5;

/** 115 dots per inch, to be read next to a form. */
const shownScale = 1.6;

const piecesOf = async (page: PDFPageProxy, scale: number): Promise<Piece[]> => {
  const { transform } = page.getViewport({ scale });
  const { items } = await page.getTextContent();
  return items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, , , x, y] = Util.transform(transform, item.transform) as number[];
    const height = item.height * scale || Math.hypot(a!, b!);
    return [
      { text: item.str, x: x!, right: x! + item.width * scale, top: y! - height * 0.85, bottom: y! + height * 0.15 },
    ];
  });
};

/** Whether the text layer is readable: fonts without a character map give private or control characters. */
const isReadable = (pieces: readonly Piece[]): boolean => {
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .replaceAll(/\s/g, '');
  const strange = text.match(/[\p{Co}\p{Cc}\p{Cn}\uFFFD]/gu)?.length ?? 0;
  return text.length >= charactersMin && strange * 4 < text.length;
};

const sectionsBegun = (lines: readonly PageLine[]): number[] => lines.flatMap(({ text }) => sectionBegun(text) ?? []);

const scaleOf = (page: PDFPageProxy): number => {
  const { width, height } = page.getViewport({ scale: 1 });
  return Math.min(pictureScale, Math.sqrt(sheetLimits.pixels / (width * height)));
};

const canvasOf = async (page: PDFPageProxy, scale: number): Promise<Canvas> => {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d');
  const target = { canvas, canvasContext } as unknown as { canvas: HTMLCanvasElement };
  await page.render({ ...target, viewport, background: '#ffffff' }).promise;
  return canvas;
};

/** Sections whose tables are read. */
const sectionsRead: ReadonlySet<number> = new Set([1, 3, 9, 14]);

interface PageOptions {
  recognises: boolean;
  /** The section at the start of the page. */
  section: number;
}

/** A page's lines, with the tables in its picture; its picture if it has no text layer and needs OCR. */
const pageOf = async (page: PDFPageProxy, { recognises, section }: PageOptions): Promise<SheetPage> => {
  const number = page.pageNumber;
  const scale = scaleOf(page);
  const pieces = await piecesOf(page, scale);
  const hasText = isReadable(pieces);
  const { width, height } = page.getViewport({ scale });
  const size = { width, height };
  const lines = hasText ? pageLines(pieces, [], size) : [];
  const isRead = [section, ...sectionsBegun(lines)].some((each) => sectionsRead.has(each));
  if (hasText ? !isRead : !recognises) return { number, lines };
  const canvas = await canvasOf(page, scale);
  const rulings = rulingsIn({ width: canvas.width, height: canvas.height, data: canvas.data() });
  if (hasText) return { number, lines: pageLines(pieces, rulings, size) };
  return { number, lines, picture: { png: new Uint8Array(canvas.toBuffer('image/png')), rulings, ...size } };
};

const folderOf = (name: string): string =>
  join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), name, '/');

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const withDocument = async <Result>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> => {
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
    return await read(await loading.promise);
  } finally {
    await loading.destroy();
  }
};

/** Reads the text layer of a PDF and, if OCR is requested, pictures of the first pages without one. */
export const sheetContentOf = async (bytes: Uint8Array, recognises: boolean): Promise<SheetContent> => {
  try {
    return await withDocument(bytes, async (document) => {
      const read: SheetPage[] = [];
      let pictures = 0;
      let section = 0;
      for (let number = 1; number <= Math.min(document.numPages, sheetLimits.pages); number += 1) {
        // one page at a time: each is dropped before the next
        const page = await document.getPage(number);
        const found = await pageOf(page, { recognises: recognises && pictures < sheetLimits.pictures, section });
        if (found.picture) pictures += 1;
        section = sectionsBegun(found.lines).at(-1) ?? section;
        read.push(found);
        page.cleanup();
      }
      return { pages: document.numPages, read };
    });
  } catch (error) {
    return { problem: nameOf(error) === 'PasswordException' ? 'encrypted' : 'broken' };
  }
};

/** Pictures of pages of a PDF as WebP, to be shown. */
export const shownPagesOf = (bytes: Uint8Array, pages: readonly number[]): Promise<ShownPage[]> =>
  withDocument(bytes, async (document) => {
    const shown: ShownPage[] = [];
    for (const page of pages) {
      // one page at a time: each is dropped before the next
      const proxy = await document.getPage(page);
      const canvas = await canvasOf(proxy, Math.min(shownScale, scaleOf(proxy)));
      shown.push({ page, webp: new Uint8Array(canvas.toBuffer('image/webp', 60)) });
      proxy.cleanup();
    }
    return shown;
  });
