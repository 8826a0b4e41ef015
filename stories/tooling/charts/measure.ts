import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { wordsOf } from './meanings.ts';
import type { Row } from './rows.ts';
import { rowsOfState, rowsOfTransition, sizeOfRows, widthOf } from './rows.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A transition's label in its place. */
export interface Placed {
  transition: ChartTransition;
  rows: Row[];
  box: Box;
}

export const pillPadding = { x: 8, y: 4 };
const pillGap = 4;
export const statePadding = 12;
export const headHeight = 34;
/** Width of a state's tag, in pixels. */
export const tagWidth = (tag: string): number => Math.ceil(widthOf(tag)) + 12;
/** How wide the labels of what an outer state takes without being left may stand beside each other. */
const shelfWidth = 640;

interface Sized {
  transition: ChartTransition;
  rows: Row[];
  width: number;
  height: number;
}

const pillOf = (machine: string, transition: ChartTransition): Sized => {
  const rows = rowsOfTransition(machine, transition);
  const { width, height } = sizeOfRows(rows);
  return { transition, rows, width: width + 2 * pillPadding.x, height: height + 2 * pillPadding.y };
};

/** The labels of transitions that share an arrow, under each other. */
export const pillsOf = (machine: string, transitions: readonly ChartTransition[]) => {
  const pills = transitions.map((transition) => pillOf(machine, transition));
  const width = Math.max(...pills.map((pill) => pill.width));
  const height = pills.reduce((sum, pill) => sum + pill.height + pillGap, -pillGap);
  const pillsAt = ({ x, y }: { x: number; y: number }): Placed[] =>
    pills.map(({ transition, rows, height: own }, index) => {
      const above = pills.slice(0, index).reduce((sum, pill) => sum + pill.height + pillGap, 0);
      return { transition, rows, box: { x, y: y + above, width, height: own } };
    });
  return { width, height, pillsAt };
};

/** Puts labels on shelves: beside each other while there is room. */
const shelved = (pills: readonly Sized[], room: number) => {
  const places: { x: number; y: number }[] = [];
  let [x, y, shelf, width] = [0, 0, 0, 0];
  for (const pill of pills) {
    if (x > 0 && x + pill.width > room) [x, y, shelf] = [0, y + shelf + pillGap, 0];
    places.push({ x, y });
    x += pill.width + pillGap;
    shelf = Math.max(shelf, pill.height);
    width = Math.max(width, x - pillGap);
  }
  return { places, width, height: y + shelf };
};

/** A state's own part of its box: name, what it asks and tells, and what it takes without being left. */
export const bodyOf = ({ name: machine, transitions }: Chart, state: ChartState) => {
  const rows = rowsOfState(machine, state);
  const { width, height } = sizeOfRows(rows);
  const title = titleOf(machine, state);
  const titleWidth =
    (widthOf(title.name) + widthOf(title.zh)) * 1.06 +
    6 +
    state.tags.map(wordsOf(machine).tag).reduce((sum, tag) => sum + tagWidth(tag) + 6, 0);
  const rowsHeight = rows.length > 0 ? height + 10 : 0;

  const pills = transitions
    .filter(({ source, target }) => source === state.id && target === undefined)
    .map((transition) => pillOf(machine, transition));
  const shelf = shelved(pills, state.children.length > 0 ? shelfWidth : 0);
  const shelfTop = headHeight + rowsHeight + (pills.length > 0 ? 2 : 0);
  return {
    width: Math.ceil(Math.max(titleWidth, width, shelf.width) + 2 * statePadding),
    height: Math.ceil(pills.length > 0 ? shelfTop + shelf.height + statePadding : headHeight + rowsHeight),
    pillsAt: ({ x, y }: Box): Placed[] =>
      pills.map(({ transition, rows: lines, width: across, height: down }, index) => ({
        transition,
        rows: lines,
        box: {
          x: x + statePadding + shelf.places[index]!.x,
          y: y + shelfTop + shelf.places[index]!.y,
          width: across,
          height: down,
        },
      })),
  };
};

/** What stands at the head of a state's box. */
export const titleOf = (machine: string, { name, path }: ChartState): { name: string; zh: string } => {
  const words = wordsOf(machine);
  return { name, zh: path === '' ? words.title : words.state(path) };
};
