// Runs one step of `ImportWork` in its own thread, with its own database connection.
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import { ApiError } from '#contract/protocol/apiError.ts';
import type { Engine } from '#server/db/embedded/engine.ts';
import { poolOver } from '#server/db/embedded/embedded.ts';
import { unavailableOf } from '#server/db/errors.ts';
import { BoundedPool } from '#server/db/pool.ts';
import { schema } from '#server/db/schema.ts';
import { clockAhead } from '#server/http/context.ts';
import type { ImportAct, ImportOutcome } from './threadImports.ts';
import { importWorkIn } from './importing.ts';

const { place, clockOffsetMs, act, given } = workerData as ImportAct;

/** The driver sends its next messages only after the response to the previous ones. */
const exchangeOver =
  (port: MessagePort): Engine['exchange'] =>
  async (messages) => {
    port.postMessage(messages, [messages.buffer]);
    const [response] = (await once(port, 'message')) as [Uint8Array<ArrayBuffer>];
    return response;
  };

const pool =
  'url' in place
    ? new BoundedPool(place.url, { ...place.limits, size: 1 })
    : poolOver({ exchange: exchangeOver(place.engine) });
const report = (percent: number): void => parentPort!.postMessage({ percent });
const work = importWorkIn({ db: drizzle(pool, { schema }), clock: clockAhead(clockOffsetMs) }, report);

const outcome = async (): Promise<ImportOutcome> => {
  try {
    return { result: await (work[act] as (...all: unknown[]) => Promise<unknown>)(...given) };
  } catch (error) {
    const rejection = error instanceof ApiError ? error : unavailableOf(error);
    if (!rejection) throw error;
    const { code, message, retryAfterSeconds } = rejection;
    return { rejection: { code, message, retryAfterSeconds } };
  }
};

const ended = await outcome();
await pool.end();
if ('engine' in place) place.engine.close();
parentPort!.postMessage(ended);
