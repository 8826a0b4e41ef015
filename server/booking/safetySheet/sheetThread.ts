// Reads one PDF in a thread of its own, so that a large one delays no request.
import { parentPort, workerData } from 'node:worker_threads';
import { sheetContentOf } from './sheetPages.ts';

const { content, recognises } = workerData as { content: Uint8Array; recognises: boolean };
parentPort!.postMessage(await sheetContentOf(content, recognises));
