// Reads one PDF in its own thread, so that a large one delays no request.
import { parentPort, workerData } from 'node:worker_threads';
import type { SheetWork } from './sheetPages.ts';
import { sheetContentOf, shownPagesOf } from './sheetPages.ts';

const work = workerData as SheetWork;
parentPort!.postMessage(
  'shown' in work ? await shownPagesOf(work.content, work.shown) : await sheetContentOf(work.content, work.recognises),
);
