import { limits } from '#contract/protocol/limits.ts';

/** Delays a fast response, so that a list does not flash its busy state (specification section 9). */
export const unhurried = async <T>(answer: Promise<T>): Promise<T> => {
  const [value] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, limits.fetchMinimumMs))]);
  return value;
};
