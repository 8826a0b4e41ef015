// Runs the embedded database in its own thread, so that queries do not block requests without one.
import { parentPort, workerData } from 'node:worker_threads';
import type { Engine, EnginePlace } from './engine.ts';
import { startEngine } from './engine.ts';
import type { EngineResponse, Call } from './threadEngine.ts';

const port = parentPort!;

const respond = (message: EngineResponse): void =>
  port.postMessage(message, message.bytes ? [message.bytes.buffer] : []);

/** The parts of an error that another thread can read. */
const plain = (error: unknown): EngineResponse['error'] => ({
  message: error instanceof Error ? error.message : String(error),
  errno: (error as { errno?: unknown } | null)?.errno,
});

const perform = async (engine: Engine, { id, command, messages }: Call): Promise<void> => {
  try {
    if (command === 'exchange') respond({ id, bytes: await engine.exchange(messages!) });
    else if (command === 'dump') respond({ id, bytes: await engine.dump() });
    else {
      await engine.close();
      respond({ id });
      port.close();
    }
  } catch (error) {
    respond({ id, error: plain(error) });
  }
};

/** The engine executes one call at a time, in order. */
let last: Promise<void> = Promise.resolve();
try {
  const engine = await startEngine(workerData as EnginePlace);
  port.on('message', (call: Call) => (last = last.then(() => perform(engine, call))));
  respond({ id: 0 });
} catch (error) {
  respond({ id: 0, error: plain(error) });
}
