import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImportFile } from '#contract/desk/packedFiles.ts';
import { projectRoot } from '#service/config/projectRoot.ts';
import { Turns } from '#service/support/turns.ts';
import type { Problem } from './problem.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { tableNamed } from './sheet.ts';
import type { Sheets } from './sheets.ts';
import { sheetsOf } from './sheets.ts';

/** What the thread sends: a table, rows of the last one, and at the end the problems. */
export type SheetsPart =
  | { sheet: { table: string; file: string; header: readonly string[] } }
  | { rows: SheetRow[] }
  | { problems: Problem[] };

const threadFile = join(projectRoot, 'dist/service/sheetsThread.js');

// sources are run by tsx or Vitest, which start no threads from TypeScript
const isBuilt = import.meta.url.endsWith('.js');

const sheetsInThread = async (files: readonly ImportFile[]): Promise<Sheets> => {
  const worker = new Worker(threadFile, { workerData: files });
  const turns = new Turns();
  const sheets: Sheet[] = [];
  try {
    await once(worker, 'message');
    for (;;) {
      const arrived = once(worker, 'message');
      worker.postMessage('next');
      const [part] = (await arrived) as [SheetsPart];
      if ('problems' in part) return { sheets, problems: part.problems };
      if ('rows' in part) sheets.at(-1)!.rows.push(...part.rows);
      else sheets.push({ ...part.sheet, spec: tableNamed(part.sheet.table)!, rows: [] });
      await turns.next();
    }
  } finally {
    await worker.terminate();
  }
};

/** The tables of files, as texts: the built service reads them in a thread of its own. */
export const readSheets = (files: readonly ImportFile[]): Promise<Sheets> =>
  isBuilt ? sheetsInThread(files) : sheetsOf(files);
