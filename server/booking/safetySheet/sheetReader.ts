import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sectionsOf } from '#contract/rules/safetySheet/sheetSections.ts';
import type { SheetLine } from '#contract/rules/safetySheet/sheetSections.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import type { TextLine } from '#server/enterprise/textEngine.ts';
import { Unreadable } from '#server/enterprise/textEngine.ts';
import type { TextReader } from '#server/enterprise/textReader.ts';
import { ReaderBusy } from '#server/enterprise/textReader.ts';
import type { PageLine, Piece } from './pageLayout.ts';
import { pageLines } from './pageLayout.ts';
import { tidiedText } from './recognisedText.ts';
import type { SheetContent, SheetPage, SheetWork, ShownPage } from './sheetPages.ts';
import { sheetContentOf, sheetLimits, shownPagesOf } from './sheetPages.ts';

/** The text of a safety data sheet. */
export interface SheetText {
  pages: number;
  lines: SheetLine[];
  /** Pages read by OCR, and pages that could not be read. */
  recognised: number[];
  unread: number[];
}

/** Why a PDF gives no text. */
export class SheetProblem extends Error {
  readonly problem: 'encrypted' | 'broken' | 'tooLong';

  constructor(problem: SheetProblem['problem']) {
    super(`the safety data sheet is ${problem}`);
    this.name = 'SheetProblem';
    this.problem = problem;
  }
}

/** Reads safety data sheets, one after the other. */
export interface SheetReader {
  /**
   * The text layer of a PDF and, if requested, the OCR text of pages without one. Throws `SheetProblem`, or
   * `ReaderBusy` if too many wait.
   */
  read: (content: Uint8Array, options: { recognises: boolean }) => Promise<SheetText>;
  /** Pictures of pages, from 1; none if they cannot be made. */
  show: (content: Uint8Array, pages: readonly number[]) => Promise<ShownPage[]>;
}

const waitingMax = 4;

// sources are run by tsx or Vitest, which cannot start threads from TypeScript
const isBuilt = import.meta.url.endsWith('.js');
const threadFile = join(projectRoot, 'dist/server/sheetThread.js');

const inThread = async <Result>(work: SheetWork): Promise<Result> => {
  const resourceLimits = { maxOldGenerationSizeMb: sheetLimits.heapMegabytes };
  const worker = new Worker(threadFile, { workerData: work, resourceLimits });
  worker.unref();
  const expired = new AbortController();
  try {
    const outcome = new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', () => reject(new SheetProblem('broken')));
      worker.once('exit', () => reject(new SheetProblem('broken')));
    });
    const tooLong = pause(sheetLimits.threadMs, undefined, { signal: expired.signal }).then(() => {
      throw new SheetProblem('tooLong');
    });
    tooLong.catch(() => undefined);
    return await Promise.race([outcome, tooLong]);
  } finally {
    expired.abort();
    await worker.terminate();
  }
};

/** OCR text as lines and rows of tables. */
const recognisedLines = (
  printed: readonly TextLine[],
  { rulings, ...size }: NonNullable<SheetPage['picture']>,
): PageLine[] => {
  const pieces = printed.flatMap(({ y0, y1, glyphs }) =>
    glyphs.map(({ text, x0, x1 }): Piece => ({ text, x: x0, right: x1, top: y0, bottom: y1 })),
  );
  return pageLines(pieces, rulings, size).map((line) =>
    Object.assign(line, { text: tidiedText(line.text), cells: line.cells?.map(tidiedText) }),
  );
};

const linesOf = ({ number, lines }: SheetPage): SheetLine[] =>
  lines.map((line) => Object.assign({ page: number }, line));

/** Whether section 15 has begun: the text after it is not read. */
const isPastTransport = (lines: readonly SheetLine[]): boolean => {
  const sections = sectionsOf(lines);
  return sections.has(14) && sections.has(15);
};

const showNow = (content: Uint8Array, pages: readonly number[]): Promise<ShownPage[]> =>
  isBuilt ? inThread<ShownPage[]>({ content, shown: pages }) : shownPagesOf(new Uint8Array(content), pages);

/** A reader that opens PDFs in threads and uses a picture reader for OCR; `now` is in milliseconds. */
export const openSheetReader = (pictures: TextReader, now: () => number): SheetReader => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const recognised = async ({ number, picture }: SheetPage): Promise<SheetPage> => {
    const printed = await pictures.read(Buffer.from(picture!.png)).catch((error: unknown) => {
      if (error instanceof Unreadable) return [];
      throw error;
    });
    return { number, lines: recognisedLines(printed, picture!) };
  };

  const readNow = async (content: Uint8Array, recognises: boolean): Promise<SheetText> => {
    const found = isBuilt
      ? await inThread<SheetContent>({ content, recognises })
      : await sheetContentOf(new Uint8Array(content), recognises);
    if ('problem' in found) throw new SheetProblem(found.problem);
    const until = now() + sheetLimits.recognitionMs;
    const lines: SheetLine[] = [];
    const text: SheetText = { pages: found.pages, lines, recognised: [], unread: [] };
    for (const page of found.read) {
      const isRead = page.lines.length > 0;
      const isWanted = !isRead && recognises && page.picture !== undefined && now() < until && !isPastTransport(lines);
      // one picture after the other: the reader of pictures has one thread
      const { lines: seen } = isWanted ? await recognised(page) : page;
      if (seen.length === 0) text.unread.push(page.number);
      else if (!isRead) text.recognised.push(page.number);
      lines.push(...linesOf({ number: page.number, lines: seen }));
    }
    for (let number = found.read.length + 1; number <= found.pages; number += 1) text.unread.push(number);
    return text;
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    waiting += 1;
    const working = last.then(work);
    last = working
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return working;
  };

  return {
    async read(content, { recognises }) {
      if (waiting >= waitingMax) throw new ReaderBusy();
      return inTurn(() => readNow(content, recognises));
    },
    async show(content, pages) {
      if (pages.length === 0) return [];
      return inTurn(() => showNow(content, pages)).catch(() => []);
    },
  };
};
