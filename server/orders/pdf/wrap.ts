import type { Weight } from './fonts.ts';
import { widthOf } from './fonts.ts';

/** An ideograph or a full-width mark, a word, or a blank: a line may end after each. */
const tokens = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+|\s/gu;
/** Marks that must not begin a line. */
const closing = /^[，。；：、！？）》”’】]$/u;

/** Wraps a text to a column; its own line breaks stay. */
export const wrapped = (text: string, width: number, size: number, weight: Weight = 400): string[] => {
  const isIn = (part: string): boolean => widthOf(part, size, weight) <= width;
  const broken = (token: string): string[] => (isIn(token) ? [token] : Array.from(token));
  return text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const token of (paragraph.match(tokens) ?? []).flatMap(broken)) {
      const line = lines.at(-1)!;
      if (isIn(line + token) || line === '' || closing.test(token)) lines[lines.length - 1] += token;
      else lines.push(token.trimStart());
    }
    return lines;
  });
};
