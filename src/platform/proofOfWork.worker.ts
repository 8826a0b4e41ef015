import type { Work } from './proofOfWork.ts';
import { deriving, solve } from './proofOfWork.ts';

/** What the worker reports: how many puzzles are solved, and in the end the numbers that solve them. */
export type Report = { solved: number } | { numbers: number[] };

// the worker's end of the channel has the methods of the page's end
const page = globalThis as unknown as Worker;
const report = (message: Report) => page.postMessage(message);

page.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const done = async () => {
    report({ numbers: await solve(data, await deriving(data), (solved) => report({ solved })) });
  };
  // an error in a promise is no `error` event of the worker, one that a timer throws is
  done().catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
