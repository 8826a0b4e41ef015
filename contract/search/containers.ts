import type { Problem } from '#contract/protocol/problem.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import { limits } from '#contract/protocol/limits.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';

/** The containers of a search as typed: their size, their number (empty: as many as the load needs). */
export interface TypedContainers {
  containerType: string;
  containers: string;
  /** When the goods are ready: `YYYY-MM-DD`, empty if that is not known. */
  readyDay: string;
}

/** A typed number of containers; undefined if none is typed. */
export const containerCount = (typed: string): number | Problem | undefined => {
  const read = numberTyped(typed);
  if (typeof read === 'string') return read === 'required' ? undefined : read;
  if (!Number.isInteger(read)) return 'mustBeWhole';
  if (read <= 0) return 'mustBePositive';
  return read > limits.containersMax ? overLimit(limits.containersMax) : read;
};

/** Problems of the typed containers; their number is optional, and a field of days gives no wrong one. */
export const containerProblems = ({ containers }: TypedContainers): Record<string, Problem> => {
  const read = containerCount(containers);
  return typeof read === 'string' ? { containers: read } : {};
};
