import { limits } from '#contract/protocol/limits.ts';

/** Lets a quick answer wait, so that a list does not flash through its busy state (specification section 9). */
export const unhurried = async <T>(answer: Promise<T>): Promise<T> => {
  const [value] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, limits.fetchMinimumMs))]);
  return value;
};
