import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, TextLine } from './textEngine.ts';
import { recognize, startEngine, Unreadable } from './textEngine.ts';

/** Reads the printed text of a picture (PNG or JPEG) outside the request's thread. */
export interface TextReader {
  read: (picture: Buffer) => Promise<TextLine[]>;
  stop: () => Promise<void>;
}

/** No capacity: too many pictures wait, or the reader is stopping. */
export class ReaderBusy extends Error {
  constructor() {
    super('the reader has enough to do');
    this.name = 'ReaderBusy';
  }
}

const waitingMax = 6;
const idleMs = 60_000;
const endMs = 2_000;

/**
 * A reader with one thread: a few pictures may wait; one that takes longer than `limitMs` is dropped together with its
 * thread. A picture takes some seconds of processor time, which may be most of a minute on a busy machine. The thread
 * starts with the first picture and ends after a minute without use.
 */
export const openTextReader = ({ limitMs = 60_000 }: { limitMs?: number } = {}): TextReader => {
  let engine: Promise<Engine> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let stopped = false;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = engine?.then(({ thread }) => thread.terminate()).catch(() => undefined);
    engine = undefined;
    await Promise.race([ending, pause(endMs, undefined, { ref: false })]);
  };

  const readNow = async (picture: Buffer): Promise<TextLine[]> => {
    if (stopped) throw new ReaderBusy();
    clearTimeout(idle);
    const expired = new AbortController();
    const tooLong = pause(limitMs, undefined, { signal: expired.signal }).then(() => {
      throw new Unreadable('the picture took too long');
    });
    engine ??= startEngine();
    const reading = engine.then((each) => Promise.race([recognize(each, picture), each.broken]));
    try {
      return await Promise.race([reading, tooLong]);
    } catch (error) {
      await end();
      // if the service stops, the picture is not the cause
      throw stopped ? new ReaderBusy() : error;
    } finally {
      tooLong.catch(() => undefined);
      expired.abort();
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  };

  return {
    async read(picture) {
      if (waiting >= waitingMax) throw new ReaderBusy();
      waiting += 1;
      const reading = last.then(() => readNow(picture));
      last = reading
        .catch(() => undefined)
        .finally(() => {
          waiting -= 1;
        });
      return reading;
    },
    async stop() {
      stopped = true;
      await end();
      await last;
    },
  };
};
