import { codes, Refusal } from '#contract/protocol/apiError.ts';

/** That there is no such thing is an answer and no failure: null. Rethrows every other error. */
export const nullWhereUnknown = (error: unknown): null => {
  if (error instanceof Refusal && error.code === codes.notFound) return null;
  throw error;
};
