import { createCanvas } from '@napi-rs/canvas';
import { drawable, familyOf } from './glyphs.ts';

interface Run {
  text: string;
  family: string;
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9';

/** Whether the font substitutes glyphs for the two side by side: ligatures of f, other digits beside letters and blanks. */
const areReplaced = (one: string, other: string): boolean =>
  (one === 'f' && 'fijl'.includes(other)) || isDigit(one) !== isDigit(other);

/**
 * Splits a text into runs of one font family each, and splits substituted pairs, because a PDF reader could neither
 * search nor copy them.
 */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const character of drawable(text)) {
    const last = runs.at(-1);
    // every family has a blank
    const family = character === ' ' && last ? last.family : familyOf(character);
    if (family === undefined) continue;
    if (last?.family === family && !areReplaced(last.text.at(-1)!, character)) last.text += character;
    else runs.push({ text: character, family });
  }
  return runs;
};

export type Weight = 400 | 700;

/** The setting for a weight of a variable font. */
export const variationOf = (weight: Weight): string => `"wght" ${weight}`;

const widths = new Map<string, number>();
const measuredPx = 100;

const ink = createCanvas(1, 1).getContext('2d');

const measured = (character: string, weight: Weight): number => {
  const family = familyOf(character);
  if (family === undefined) return 0;
  ink.fontVariationSettings = variationOf(weight);
  ink.font = `${measuredPx}px "${family}"`;
  return ink.measureText(character).width / measuredPx;
};

/** Ideographs and full-width marks are as wide as they are high. */
const fullWidth = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF01-\uFF60]/;

/** The width of a text at a size, in the size's unit. */
export const widthOf = (text: string, size: number, weight: Weight = 400): number =>
  Array.from(drawable(text)).reduce((sum, character) => {
    if (fullWidth.test(character)) return sum + size;
    const key = `${weight}${character}`;
    const width = widths.get(key) ?? measured(character, weight);
    widths.set(key, width);
    return sum + width * size;
  }, 0);
