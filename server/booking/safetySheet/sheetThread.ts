// Reads one PDF in a thread of its own, so that a large one delays no request.
import { parentPort, workerData } from 'node:worker_threads';
import { sheetContentOf } from './sheetPages.ts';

parentPort!.postMessage(await sheetContentOf(workerData as Uint8Array));
