// China Standard Time has no daylight saving
const chinaOffsetMs = 8 * 3_600_000;

/** The calendar day `YYYY-MM-DD` of an instant in China Standard Time. */
export const chinaDayOf = (instant: Date): string =>
  new Date(instant.getTime() + chinaOffsetMs).toISOString().slice(0, 10);
