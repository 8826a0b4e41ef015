import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#server/config/projectRoot.ts';
import type { Engine, EnginePlace } from './engine.ts';

export interface Call {
  id: number;
  command: keyof Engine;
  messages?: Uint8Array<ArrayBuffer>;
}

/** The response to a call; to call 0, when the engine has started or could not. */
export interface EngineResponse {
  id: number;
  bytes?: Uint8Array<ArrayBuffer>;
  error?: { message: string; errno: unknown } | undefined;
}

const threadFile = join(projectRoot, 'dist/server/engineThread.js');

interface Waiting {
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
}

const noBytes = new Uint8Array();

/** The thread's objects are few and short-lived: by default it would use four times as much memory without need. */
const youngMegabytesMax = 12;

/** Starts the engine in its own thread; throws the same errors as `startEngine`, with their `errno`. */
export const startThreadEngine = async (place: EnginePlace): Promise<Engine> => {
  const worker = new Worker(threadFile, {
    workerData: place,
    resourceLimits: { maxYoungGenerationSizeMb: youngMegabytesMax },
  });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let isClosing = false;

  worker.on('message', ({ id, bytes, error }: EngineResponse) => {
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(Object.assign(new Error(error.message), { errno: error.errno }));
    else caller?.resolve(bytes ?? noBytes);
  });
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error('Connection terminated: the engine has ended'));
      waiting.clear();
      resolve();
    });
  });

  const responseTo = (id: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Promise((resolve, reject) => void waiting.set(id, { resolve, reject }));

  const call = (command: Call['command'], messages?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
    if (isClosing) return Promise.reject(new Error('Connection terminated: the engine is closed'));
    calls += 1;
    const response = responseTo(calls);
    const sent: Call = { id: calls, command, ...(messages && { messages }) };
    worker.postMessage(sent, messages ? [messages.buffer] : []);
    return response;
  };

  try {
    await responseTo(0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  // without its database the service is useless: it exits and is restarted
  worker.on('exit', () => {
    if (!isClosing) throw new Error('the thread of the embedded database has ended');
  });
  return {
    exchange: (messages) => call('exchange', messages),
    dump: () => call('dump'),
    close: async () => {
      const closed = call('close');
      isClosing = true;
      await closed;
      await ended;
    },
  };
};
