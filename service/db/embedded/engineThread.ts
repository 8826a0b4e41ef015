// The embedded database in a thread of its own, so that no query blocks a request that needs none.
import { parentPort, workerData } from 'node:worker_threads';
import type { Engine, EnginePlace } from './engine.ts';
import { startEngine } from './engine.ts';
import type { Answer, Call } from './threadEngine.ts';

const port = parentPort!;

const answer = (message: Answer): void => port.postMessage(message, message.bytes ? [message.bytes.buffer] : []);

/** What of an error another thread can read. */
const plain = (error: unknown): Answer['error'] => ({
  message: error instanceof Error ? error.message : String(error),
  errno: (error as { errno?: unknown } | null)?.errno,
});

const perform = async (engine: Engine, { id, command, messages }: Call): Promise<void> => {
  try {
    if (command === 'exchange') answer({ id, bytes: await engine.exchange(messages!) });
    else if (command === 'dump') answer({ id, bytes: await engine.dump() });
    else {
      await engine.close();
      answer({ id });
      port.close();
    }
  } catch (error) {
    answer({ id, error: plain(error) });
  }
};

/** The engine answers one call at a time, in their order. */
let last: Promise<void> = Promise.resolve();
try {
  const engine = await startEngine(workerData as EnginePlace);
  port.on('message', (call: Call) => (last = last.then(() => perform(engine, call))));
  answer({ id: 0 });
} catch (error) {
  answer({ id: 0, error: plain(error) });
}
