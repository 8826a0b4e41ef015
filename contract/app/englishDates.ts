// a text, not a list: the Chinese site drops it
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

const monthOf = (day: string): string => {
  const end = Number(day.slice(5, 7)) * 3;
  return months.slice(end - 3, end);
};

/** A day `YYYY-MM-DD` in English: `29 Nov 2026`. Browsers and the service know other short names of some months. */
export const englishDay = (day: string): string => `${Number(day.slice(8, 10))} ${monthOf(day)} ${day.slice(0, 4)}`;

/** A day `YYYY-MM-DD` in English without its year: `29 Nov`. */
export const englishMonthDay = (day: string): string => englishDay(day).slice(0, -5);

/** A text with its days `YYYY-MM-DD`, and `MM-DD` before a time, in English; parts of codes and of instants stay. */
export const withEnglishDays = (text: string): string =>
  text
    .replaceAll(/(?<![\w.-])\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/g, englishDay)
    .replaceAll(/(?<![\w.-])(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?= \d\d:\d\d)/g, (day) =>
      englishMonthDay(`2000-${day}`),
    );
