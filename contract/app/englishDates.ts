const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day `YYYY-MM-DD` in English: `29 Nov 2026`. Browsers and the service know other short names of some months. */
export const englishDay = (day: string): string =>
  `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** A text with its days `YYYY-MM-DD` in English; parts of codes and of instants stay. */
export const withEnglishDays = (text: string): string =>
  text.replaceAll(/(?<![\w.-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/g, englishDay);
