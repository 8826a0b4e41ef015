import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { Config } from '#server/config/config.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import type { Embedded, LentEngine } from '#server/db/embedded/embedded.ts';
import { rejection as rejectionMessage } from '#server/db/embedded/wire.ts';
import type { PoolLimits } from '#server/db/pool.ts';
import { patientLimits } from '#server/db/pool.ts';
import { countEvent } from '#server/http/metrics/events.ts';
import type { Context } from '#server/http/context.ts';
import { importLimits } from '#server/import/files/files.ts';
import type { ImportWork } from './importWork.ts';
import { importMessages } from '#server/import/messages.ts';
import { oneAtATime } from './oneAtATime.ts';

type ImportPlace = { url: string; limits: PoolLimits } | Pick<Embedded, 'lend'>;

/** The thread's input; `engine` responds to the messages of the PostgreSQL driver. */
export interface ImportAct {
  place: { url: string; limits: PoolLimits } | { engine: MessagePort };
  clockOffsetMs: number;
  act: Exclude<keyof ImportWork, 'progress'>;
  given: readonly unknown[];
}

/** The thread's messages, and its result unless it throws. */
export type ImportMessage = { percent: number } | ImportOutcome;
export type ImportOutcome =
  | { result: unknown }
  | { rejection: { code: string; message: string; retryAfterSeconds: number | undefined } };

// sources are run by tsx or Vitest, which cannot start threads from TypeScript
const isBuilt = import.meta.url.endsWith('.js');

const threadFile = join(projectRoot, 'dist/server/importThread.js');

/**
 * Sends a thread's messages to the engine, which it borrows at the first one, and returns the responses; returns a
 * function that releases the engine.
 */
const serveEngine = (port: MessagePort, lend: Embedded['lend']): (() => void) => {
  let lent: Promise<LentEngine> | undefined;
  const respond = async (messages: Uint8Array<ArrayBuffer>): Promise<void> => {
    lent ??= lend();
    const response = await lent.then(({ exchange }) => exchange(messages)).catch(rejectionMessage);
    port.postMessage(response, [response.buffer]);
  };
  port.on('message', (messages: Uint8Array<ArrayBuffer>) => void respond(messages));
  return () => {
    port.close();
    void lent?.then(
      ({ giveBack }) => giveBack(),
      () => undefined,
    );
  };
};

const isOutOfMemory = (error: unknown): boolean => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const inThread = async (
  given: ImportAct,
  {
    transferred,
    left,
    report,
  }: { transferred: readonly MessagePort[]; left: AbortSignal | undefined; report: (percent: number) => void },
): Promise<unknown> => {
  const resourceLimits = { maxOldGenerationSizeMb: importLimits.heapMegabytes };
  const worker = new Worker(threadFile, { workerData: given, transferList: [...transferred], resourceLimits });
  const leave = () => void worker.terminate();
  left?.addEventListener('abort', leave);
  try {
    const outcome = await new Promise<ImportOutcome>((resolve, reject) => {
      worker.on('message', (message: ImportMessage) => {
        if ('percent' in message) report(message.percent);
        else resolve(message);
      });
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread of an import has ended without a result')));
    }).catch((error: unknown) => {
      if (left?.aborted)
        throw left.reason instanceof ApiError
          ? left.reason
          : new ApiError(codes.unavailable, importMessages.rejected.left);
      if (isOutOfMemory(error)) throw new ApiError(codes.badInput, importMessages.rejected.tooLarge);
      throw error;
    });
    if ('result' in outcome) return outcome.result;
    const { code, message, retryAfterSeconds } = outcome.rejection;
    throw new ApiError(code, message, retryAfterSeconds);
  } finally {
    left?.removeEventListener('abort', leave);
    await worker.terminate();
  }
};

/** The thread has its own metrics. */
const counted = <Result>(result: Result): Result => {
  countEvent('operator.command');
  return result;
};

const workInThreads = (place: ImportPlace, clockOffsetMs: number): ImportWork => {
  let percent: number | null = null;
  const report = (reported: number): void => {
    percent = reported;
  };
  const runAlone = async (act: ImportAct['act'], given: readonly unknown[], left?: AbortSignal): Promise<unknown> => {
    if ('url' in place) return inThread({ place, clockOffsetMs, act, given }, { transferred: [], left, report });
    const { port1: engine, port2 } = new MessageChannel();
    const giveBack = serveEngine(port2, place.lend);
    try {
      return await inThread({ place: { engine }, clockOffsetMs, act, given }, { transferred: [engine], left, report });
    } finally {
      giveBack();
    }
  };
  const alone = oneAtATime();
  const run = (
    act: ImportAct['act'],
    given: readonly unknown[],
    of: Parameters<typeof alone>[1] = {},
  ): Promise<unknown> =>
    alone(
      (left) =>
        runAlone(act, given, left).finally(() => {
          percent = null;
        }),
      of,
    );
  return {
    preview: (files, given, left) =>
      run('preview', [files, given], { by: given?.confirmedBy, isRead: true, left }) as ReturnType<
        ImportWork['preview']
      >,
    wrongRows: (files, choices, left) =>
      run('wrongRows', [files, choices], { left }) as ReturnType<ImportWork['wrongRows']>,
    apply: async (who, files, given, left) => {
      const applied = (await run('apply', [who, files, given], { by: who.by, left })) as Awaited<
        ReturnType<ImportWork['apply']>
      >;
      return applied.id === null ? applied : counted(applied);
    },
    progress: () => percent,
    undo: async (...given) =>
      counted((await run('undo', given, { by: given[0].by })) as Awaited<ReturnType<ImportWork['undo']>>),
  };
};

/**
 * The import work: in the built service each import has its own thread, so that computing over many rows and garbage
 * collection do not delay requests.
 */
export const openImportWork = async ({
  db,
  clock,
  embedded,
  config: { databaseUrl, database, clockOffsetMs },
}: Pick<Context, 'db' | 'clock'> & {
  embedded: Embedded | undefined;
  config: Pick<Config, 'databaseUrl' | 'database' | 'clockOffsetMs'>;
}): Promise<ImportWork> => {
  const place = databaseUrl ? { url: databaseUrl, limits: patientLimits(database) } : embedded;
  if (isBuilt && place) return workInThreads(place, clockOffsetMs);
  const { importWorkIn } = await import('./importing.ts');
  return importWorkIn({ db, clock });
};
