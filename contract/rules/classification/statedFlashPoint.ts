import { parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';

/** Liquids that flash at or below this are of class 3, in °C closed cup (IMDG 2.3.1.2). */
const classThreeMax = 60;

const number = String.raw`-?\d+(?:\.\d+)?`;
const stated = new RegExp(
  String.raw`(?:闪点|flash[\s-]?point)[^\d<>≤≥-]{0,12}((?:[<>≤≥]=?\s*)?${number}(?:\s*(?:~|至|到|to)\s*${number})?\s*(?:℃|°C|°F|℉)?)`,
  'i',
);

/** A flash point of at most 60 °C in a text of goods; undefined if there is none or a higher one. */
export const lowFlashPointIn = (texts: readonly string[]): string | undefined => {
  for (const text of texts) {
    const [words, typed = ''] = stated.exec(text.replaceAll(/[－−–—]/g, '-').replaceAll('～', '~')) ?? [];
    const point = parseFlashPoint(typed);
    if (words === undefined || !point) continue;
    const isAbove = point.from > classThreeMax || (point.from === classThreeMax && /^>(?!=)/.test(typed));
    if (!isAbove) return words.trim();
  }
  return undefined;
};
