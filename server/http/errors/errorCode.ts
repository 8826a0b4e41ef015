/** The code of a system or database error, even if a library wrapped it; undefined if there is none. */
export const errorCodeOf = (error: unknown): string | undefined => {
  for (let each = error, depth = 0; typeof each === 'object' && each !== null && depth < 8; depth += 1) {
    if ('code' in each && typeof each.code === 'string') return each.code;
    each = 'cause' in each ? each.cause : undefined;
  }
  return undefined;
};
