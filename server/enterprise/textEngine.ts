import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Worker as Thread } from 'node:worker_threads';
import type { Line, Worker } from 'tesseract.js';

/** A recognised line of characters, with their positions in pixels of the upright picture. */
export interface TextLine {
  y0: number;
  y1: number;
  glyphs: { text: string; x0: number; x1: number }[];
}

/** Reading took too long, or the reader crashed. */
export class Unreadable extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'Unreadable';
  }
}

const languageFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/chi_sim/package.json')), '4.0.0_best_int');

/** A worker thread that reads pictures. */
export interface Engine {
  worker: Worker;
  thread: Thread;
  /** Rejects when the thread crashes. */
  broken: Promise<never>;
}

/** Starts a thread with local data for Chinese print; rejects if it cannot. */
export const startEngine = async (): Promise<Engine> => {
  const { default: tesseract } = await import('tesseract.js');
  let starting: Promise<Worker> | undefined;
  // otherwise the library would throw the thread's errors uncaught, or wait forever
  const failure = new Promise<never>((_, reject) => {
    starting = tesseract.createWorker('chi_sim', tesseract.OEM.LSTM_ONLY, {
      langPath: languageFolder(),
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => reject(new Error('the reader reported an error')),
    });
  });
  failure.catch(() => undefined);
  const worker = (await Promise.race([starting, failure])) as Worker & { worker: Thread };
  const broken = new Promise<never>((_, reject) => {
    worker.worker.once('error', () => reject(new Unreadable('the reader broke')));
    worker.worker.once('exit', () => reject(new Unreadable('the reader ended')));
  });
  broken.catch(() => undefined);
  await worker.setParameters({
    tessedit_pageseg_mode: tesseract.PSM.SPARSE_TEXT,
    debug_file: '/dev/null',
  });
  return { worker, thread: worker.worker, broken };
};

const confidenceMin = 20;

const textLineOf = ({ bbox, words }: Line): TextLine => ({
  y0: bbox.y0,
  y1: bbox.y1,
  glyphs: words
    .flatMap((word) => word.symbols)
    .map((symbol) => ({ text: symbol.text, x0: symbol.bbox.x0, x1: symbol.bbox.x1 })),
});

/** Reads one picture and corrects a slight tilt; throws `Unreadable` if it cannot. */
export const recognize = async ({ worker }: Engine, picture: Buffer): Promise<TextLine[]> => {
  const { data } = await worker
    .recognize(picture, { rotateAuto: true }, { text: false, blocks: true })
    .catch(() => Promise.reject(new Unreadable('the picture could not be read')));
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .filter(({ confidence }) => confidence >= confidenceMin)
    .map(textLineOf);
};
