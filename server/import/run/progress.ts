import { setImmediate } from 'node:timers/promises';

/** Receives the completed part of a work, 0 to 1; awaiting it lets other work of the thread proceed. */
export type Progress = (part: number) => Promise<void>;

export const noProgress: Progress = async () => {
  await setImmediate();
};

/** After this many rows a long loop lets other work proceed. */
export const rowsPerSlice = 1_000;

/** The progress of one part of a work, as a range of the whole. */
export const within =
  (progress: Progress, from: number, to: number): Progress =>
  (part) =>
    progress(from + (to - from) * part);
