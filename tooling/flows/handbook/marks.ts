import { termsOf } from './search.ts';

/** A piece of a sentence, and whether it matches the question. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Splits a sentence into pieces and marks those that match a question. */
export const markedIn = (sentence: string, question: string): Piece[] => {
  const marked = Array.from(sentence, () => false);
  for (const term of termsOf(question)) {
    for (let at = sentence.indexOf(term); at >= 0; at = sentence.indexOf(term, at + 1))
      marked.fill(true, at, at + term.length);
  }
  const pieces: Piece[] = [];
  for (const [index, isMarked] of marked.entries()) {
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += sentence[index];
    else pieces.push({ text: sentence[index]!, isMarked });
  }
  return pieces;
};

/** How many events a sentence may list before it is shortened. */
const listable = 4;

/** Shortens a sentence's long lists to the matching entries. */
export const shortened = (sentence: string, question: string): string => {
  const terms = termsOf(question);
  return sentence.replaceAll(/(?:“[^”]*”)+/g, (list) => {
    const items = list.match(/“[^”]*”/g) ?? [];
    if (items.length <= listable) return list;
    const wanted = items.filter((item) => terms.some((term) => item.includes(term)));
    const listed = (wanted.length > 0 ? wanted : items).slice(0, listable);
    return listed.length < items.length ? `${listed.join('')}等 ${items.length} 件事` : list;
  });
};
