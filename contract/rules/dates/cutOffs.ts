import { limits } from '#contract/protocol/limits.ts';

/** The first day a full container may be delivered (DCSA code EFC): a beginning among the deadlines, never missed. */
export const opening = 'EFC';

/** Whether a deadline before departure has passed at `now` (epoch milliseconds), comes within a day, or is still far. */
export const urgencyOf = ({ code, at }: { code: string; at: string }, now: number): 'far' | 'soon' | 'passed' => {
  if (code === opening) return 'far';
  const left = Date.parse(at) - now;
  if (left <= 0) return 'passed';
  return left < limits.cutOffSoonMs ? 'soon' : 'far';
};
