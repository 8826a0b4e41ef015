import { termsOf } from './search.ts';

/** A piece of a sentence, and whether it is what was asked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A sentence in pieces, those marked that a question shares with it. */
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

/** How many happenings a sentence may list before it is cut short. */
const listable = 4;

/** A sentence whose long lists are cut down to what was asked for. */
export const shortened = (sentence: string, question: string): string => {
  const terms = termsOf(question);
  return sentence.replaceAll(/(?:“[^”]*”)+/g, (list) => {
    const items = list.match(/“[^”]*”/g) ?? [];
    if (items.length <= listable) return list;
    const wanted = items.filter((item) => terms.some((term) => item.includes(term)));
    const told = (wanted.length > 0 ? wanted : items).slice(0, listable);
    return told.length < items.length ? `${told.join('')}等 ${items.length} 件事` : list;
  });
};
