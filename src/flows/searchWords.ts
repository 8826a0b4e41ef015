/** The search card's words beside those of `copy.search`. */
export const searchWords = { swap: '互换起运港与目的港' } as const;
