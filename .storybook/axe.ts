/** How axe is run: only what is wrong is worked out, as a report of all that is right takes it a fifth of its time. */
export const axeOptions = { resultTypes: ['violations' as const] };
