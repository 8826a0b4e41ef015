import { limits } from '#contract/protocol/limits.ts';

/** Delays a fast response, so that a list does not flash its busy state (specification section 9). */
export const unhurried = async <T>(response: Promise<T>): Promise<T> => {
  const [value] = await Promise.all([response, new Promise((resolve) => setTimeout(resolve, limits.fetchMinimumMs))]);
  return value;
};
