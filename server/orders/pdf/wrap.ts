import { widthOf } from './fonts.ts';

/** An ideograph or a full-width mark, a word, or a blank: a line may end after each. */
const tokens = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]|[^\s\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]+|\s/gu;
/** Marks that must not begin a line. */
const closing = /^[，。；：、！？）》”’】]$/u;

const broken = (token: string, width: number, size: number): string[] =>
  widthOf(token, size) <= width ? [token] : Array.from(token);

/** Wraps a text to a column; its own line breaks stay. */
export const wrapped = (text: string, width: number, size: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines = [''];
    for (const token of (paragraph.match(tokens) ?? []).flatMap((one) => broken(one, width, size))) {
      const line = lines.at(-1)!;
      if (widthOf(line + token, size) <= width || line === '' || closing.test(token)) lines[lines.length - 1] += token;
      else lines.push(token.trimStart());
    }
    return lines;
  });
