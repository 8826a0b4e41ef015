// China Standard Time has no daylight saving
const chinaOffsetMs = 8 * 3_600_000;

const inChina = (instant: Date): string => new Date(instant.getTime() + chinaOffsetMs).toISOString();

/** The calendar day `YYYY-MM-DD` of an instant in China Standard Time. */
export const chinaDayOf = (instant: Date): string => inChina(instant).slice(0, 10);

/** The minute `YYYY-MM-DDTHH:MM` of an instant in China Standard Time, as a form holds it. */
export const chinaMinuteOf = (instant: Date): string => inChina(instant).slice(0, 16);
