import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import * as z from 'zod/mini';

type Range = readonly [from: number, to: number];

interface Subset {
  family: string;
  file: string;
  ranges: readonly Range[];
}

const rangesOf = (text: string): Range[] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

let known: Subset[] | undefined;

/** The files of Noto Sans SC: its package splits the font into some hundred subsets by code point. */
const subsets = (): Subset[] => {
  if (known) return known;
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));
  const listed = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  known = Object.entries(listed).map(([name, ranges]) => {
    const number = name.replaceAll(/[[\]]/g, '');
    const file = join(folder, `files/noto-sans-sc-${number}-wght-normal.woff2`);
    return { family: `sheet-${number}`, file, ranges: rangesOf(ranges) };
  });
  return known;
};

const probePx = 32;
const probe = createCanvas(probePx, probePx).getContext('2d');

const pictureOf = (character: string, family: string): string => {
  probe.clearRect(0, 0, probePx, probePx);
  probe.font = `24px "${family}"`;
  probe.fillText(character, 4, 24);
  return Buffer.from(probe.getImageData(0, 0, probePx, probePx).data).toString('latin1');
};

/** The rendering of a missing glyph in a family, from the last code point, which no font has. */
const blanks = new Map<string, string>();

const blankOf = (family: string): string => {
  const blank = blanks.get(family) ?? pictureOf('\u{10FFFD}', family);
  blanks.set(family, blank);
  return blank;
};

const isIn = (codePoint: number, ranges: readonly Range[]): boolean =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to);

/** Characters that the subsets have whenever they list them. */
const always = /[\x20-\x7E\u3000-\u303F\u4E00-\u9FFF\uFF01-\uFF60]/;

const families = new Map<string, string | undefined>();

const foundFamily = (character: string): string | undefined => {
  const codePoint = character.codePointAt(0)!;
  const listing = subsets().filter(({ ranges }) => isIn(codePoint, ranges));
  return listing.find(({ family, file }) => {
    if (!GlobalFonts.has(family)) GlobalFonts.registerFromPath(file, family);
    // the lists name more than the files hold: of Latin letters only those of western Europe
    return always.test(character) || pictureOf(character, family) !== blankOf(family);
  })?.family;
};

/** The family with a glyph for a character; undefined if there is none. */
export const familyOf = (character: string): string | undefined => {
  if (!families.has(character)) families.set(character, foundFamily(character));
  return families.get(character);
};

/** Letters with a stroke, which do not decompose. */
const unstroked: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't' };

const plainOf = (character: string): string =>
  unstroked[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** What is printed for a character that the fonts lack. */
const missing = '〓';

const substitute = (character: string): string => {
  if (character === '\n' || familyOf(character) !== undefined) return character;
  if (/[\p{C}\p{M}]/u.test(character)) return '';
  const plain = plainOf(character);
  const isDrawn = plain !== '' && Array.from(plain).every((one) => familyOf(one) !== undefined);
  return isDrawn ? plain : missing;
};

const substitutes = new Map<string, string>();

const substituteOf = (character: string): string => {
  const replacement = substitutes.get(character) ?? substitute(character);
  substitutes.set(character, replacement);
  return replacement;
};

/**
 * A text that the fonts can render: Ł and ą become their base letters, as in shipping documents; other missing
 * characters become a replacement mark.
 */
export const drawable = (text: string): string => Array.from(text.normalize('NFC'), substituteOf).join('');

const isListed = (character: string): boolean =>
  subsets().some(({ ranges }) => isIn(character.codePointAt(0)!, ranges));

/** Whether a character is printed as the replacement mark; no font is loaded for the usual ones. */
const isMissing = (character: string): boolean =>
  !(always.test(character) && isListed(character)) && substituteOf(character) === missing;

/** The characters of a text that the fonts lack, each once. */
export const missingIn = (text: string): string => [...new Set(text.normalize('NFC'))].filter(isMissing).join('');
