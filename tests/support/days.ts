/** `YYYY-MM-DD` in China, this many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
