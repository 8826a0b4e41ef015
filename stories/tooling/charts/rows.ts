import type { ChartState, ChartTransition } from './chart.ts';
import { isTold } from './effects.ts';
import { guardText } from './guards.ts';
import { wordsOf } from './meanings.ts';
import { happeningZh } from './sentence.ts';

/** What a row of a drawing is about; its mark stands before it. */
export type Mark =
  | 'ask'
  | 'flow'
  | 'tell'
  | 'send'
  | 'leave'
  | 'after'
  | 'answers'
  | 'fails'
  | 'guard'
  | 'stays'
  | 'ignored'
  | 'plain';

/** A meaning with its name in the code, on one line where both fit; some rows have no name. */
export interface Row {
  mark: Mark;
  name: string;
  zh: string;
}

export const textSize = 12;
export const lineHeight = 16;
const markWidth = 18;
const widestLine = 190;

/** Width of a text in pixels, near enough for a layout that must be the same on every machine. */
export const widthOf = (text: string): number =>
  Array.from(text, (character) => textSize * (character > '\u2e7f' ? 1 : 0.58)).reduce((sum, width) => sum + width, 0);

const gap = 6;

/** The space before a row's text, in pixels: its mark's; a guard stands under its event, set in. */
export const markSpace = ({ mark }: Row): number => (mark === 'plain' ? 0 : markWidth);

/** What a row says first, and what after it: its meaning and its name, or the name alone. */
export const halvesOf = ({ name, zh }: Row): [first: string, after: string] => (zh === '' ? [name, ''] : [zh, name]);

/** Whether a row's name stands under its meaning. */
export const isBroken = (row: Row): boolean =>
  halvesOf(row)[1] !== '' && markSpace(row) + widthOf(row.name) + gap + widthOf(row.zh) > widestLine;

export const sizeOfRow = (row: Row) => {
  const [first, after] = halvesOf(row).map(widthOf) as [number, number];
  const width = isBroken(row) ? Math.max(first, after) : first + (after === 0 ? 0 : gap + after);
  return { width: markSpace(row) + width, height: lineHeight * (isBroken(row) ? 2 : 1) };
};

/** Width and height of rows under each other. */
export const sizeOfRows = (rows: readonly Row[]) => ({
  width: Math.ceil(Math.max(0, ...rows.map((row) => sizeOfRow(row).width))),
  height: rows.reduce((sum, row) => sum + sizeOfRow(row).height, 0),
});

/** A state's rows under its name: what it asks and runs, what it tells as it is entered and as it is left. */
export const rowsOfState = (machine: string, { asks, entry, exit }: ChartState): Row[] => {
  const words = wordsOf(machine);
  return [
    ...asks.map(({ id, isFlow }): Row => ({ mark: isFlow ? 'flow' : 'ask', name: id, zh: words.asked(id).ask })),
    ...entry.filter(isTold).map(({ kind, name }): Row => ({
      mark: kind === 'send' ? 'send' : 'tell',
      name,
      zh: words.tell(name),
    })),
    ...exit.filter(isTold).map(({ name }): Row => ({ mark: 'leave', name, zh: words.tell(name) })),
  ];
};

const bracketed = (condition: string): string => (condition === '' ? '' : `[${condition}]`);

/** A transition's rows: what happens, under which condition, what is told. */
export const rowsOfTransition = (machine: string, transition: ChartTransition): Row[] => {
  const words = wordsOf(machine);
  const { event, guard, instead, effects, target, ignored } = transition;
  const name = event.kind === 'always' ? '' : event.name;
  const zh = event.kind === 'always' ? '自动发生' : happeningZh(machine, event);
  const happens = event.kind === 'sent' || event.kind === 'always' ? 'plain' : event.kind;
  const stays = ignored ? 'ignored' : 'stays';
  return [
    { mark: target ? happens : stays, name, zh },
    ...(guard ? [{ mark: 'guard' as const, name: guardText(guard), zh: bracketed(words.guard(guard)) }] : []),
    ...(instead.length > 0 ? [{ mark: 'guard' as const, name: '', zh: bracketed('否则') }] : []),
    ...effects.filter(isTold).map((effect): Row => ({
      mark: effect.kind === 'send' ? 'send' : 'tell',
      name: effect.name,
      zh: words.tell(effect.name),
    })),
  ];
};
