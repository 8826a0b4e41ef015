import { codes, ApiError } from '#contract/protocol/apiError.ts';

/** Returns null for an unknown id, which is a valid result. Rethrows every other error. */
export const nullWhereUnknown = (error: unknown): null => {
  if (error instanceof ApiError && error.code === codes.notFound) return null;
  throw error;
};
