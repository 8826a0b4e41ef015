import type { Work } from './proofOfWork.ts';
import { deriving, solve } from './proofOfWork.ts';

/** The worker's messages: how many puzzles are solved, and finally their solutions. */
export type Report = { solved: number } | { numbers: number[] };

// the worker's global scope has the same message methods as `Worker`
const page = globalThis as unknown as Worker;
const report = (message: Report) => page.postMessage(message);

page.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const done = async () => {
    report({ numbers: await solve(data, await deriving(data), (solved) => report({ solved })) });
  };
  // a rejected promise does not fire the worker's `error` event, an error thrown in a timer does
  done().catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
