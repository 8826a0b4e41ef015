import { setImmediate } from 'node:timers/promises';

/** Receives the part of a work that is done, 0 to 1; awaiting it lets other work of the thread proceed. */
export type Progress = (part: number) => Promise<void>;

export const noProgress: Progress = async () => {
  await setImmediate();
};

/** The rows after which a long loop lets other work proceed. */
export const rowsPerSlice = 1_000;

/** The progress of one part of a work, from and to a part of the whole. */
export const within =
  (progress: Progress, from: number, to: number): Progress =>
  (part) =>
    progress(from + (to - from) * part);
