import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import * as z from 'zod/mini';

/** Characters used in the trade that are easy to tell apart. */
export const wordPool = Array.from(
  '港船箱货仓舱桥轮舟码泊航锚缆叉吊车桶罐瓶氢氧碳氮氯硫磷钠钾钙铁铜锌铝酸碱盐醇醛酮酯苯烯胶漆油气液固水火危险运单海',
);

const packageFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/package.json'));

type Span = readonly [from: number, to: number];

const spansOf = (ranges: string): Span[] =>
  ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** The font file of each word: the package splits the font into some hundred subsets by code point. */
const families = new Map<string, string>();

// a family of several subsets uses only its first, so each subset becomes a family of its own
const register = (): void => {
  const folder = packageFolder();
  const subsets = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
  const held = Object.entries(subsets).map(([name, ranges]) => [name, spansOf(ranges)] as const);
  for (const word of wordPool) {
    const code = word.codePointAt(0)!;
    const subset = held.find(([, spans]) => spans.some(([from, to]) => code >= from && code <= to));
    if (subset === undefined) throw new Error(`验证码字体缺字：${word}`);
    const number = subset[0].replaceAll(/[[\]]/g, '');
    const family = `captcha-${number}`;
    families.set(word, family);
    if (!GlobalFonts.has(family))
      GlobalFonts.registerFromPath(join(folder, `files/noto-sans-sc-${number}-wght-normal.woff2`), family);
  }
};

/** The CSS font for a word of the pool. */
export const wordFont = (word: string, sizePx: number): string => `700 ${sizePx}px "${families.get(word)}"`;

// for a missing glyph, canvas draws nothing or the same box for all, without an error
const assertGlyphs = (): void => {
  const canvas = createCanvas(32, 32);
  const ink = canvas.getContext('2d');
  const seen = new Set<string>();
  for (const word of wordPool) {
    ink.clearRect(0, 0, 32, 32);
    ink.font = wordFont(word, 24);
    ink.fillText(word, 4, 26);
    const pixels = Buffer.from(ink.getImageData(0, 0, 32, 32).data.buffer);
    if (!pixels.some((value) => value > 0)) throw new Error(`验证码字体缺字：${word}`);
    seen.add(pixels.toString('latin1'));
  }
  if (seen.size !== wordPool.length) throw new Error('验证码字体未能正确载入');
};

let ready = false;

/** Registers the Chinese font once; throws if it lacks a character of the pool. */
export const loadFonts = (): void => {
  if (ready) return;
  register();
  assertGlyphs();
  ready = true;
};
