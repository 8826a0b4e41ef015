import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { namesOf } from './meanings.ts';
import type { Row } from './rows.ts';
import { rowsOfState, rowsOfTransition, rowsShownIn, shownIn, sizeOfRows, widthOf } from './rows.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A transition's label with its position; or one label for several that stay in their state. */
export interface Placed {
  transition: ChartTransition;
  rows: Row[];
  box: Box;
  /** The transitions that the label stands for, if they are folded. */
  folded?: ChartTransition[] | undefined;
}

export const pillPadding = { x: 8, y: 4 };
const pillGap = 4;
export const statePadding = 12;
export const headHeight = 34;
/** Width of the button that closes an open state on a screen, with the space before it. */
const closingWidth = 56;
/** Width of a state's tag, in pixels. */
export const tagWidth = (tag: string): number => Math.ceil(widthOf(tag)) + 12;
/** The maximum width of a row of labels for transitions inside an outer state. */
const shelfWidth = 640;

/** From this number the transitions that stay in a state are folded into one label. */
const foldedFrom = 4;

/** The transitions that stay in a state. */
export const stayingIn = ({ transitions }: Chart, id: string): ChartTransition[] =>
  transitions.filter(({ source, target }) => source === id && target === undefined);

/** Whether a drawing for a screen shows a transition only by its state. */
export const isFoldedIn = (chart: Chart, { source, target }: ChartTransition): boolean =>
  target === undefined && stayingIn(chart, source).length >= foldedFrom;

interface Sized {
  transition: ChartTransition;
  rows: Row[];
  width: number;
  height: number;
  folded?: ChartTransition[] | undefined;
}

const sized = (transition: ChartTransition, rows: Row[]): Sized => {
  const { width, height } = sizeOfRows(rows);
  return { transition, rows, width: width + 2 * pillPadding.x, height: height + 2 * pillPadding.y };
};
const pillOf = (chart: Chart, transition: ChartTransition): Sized =>
  sized(transition, rowsShownIn(chart, rowsOfTransition(chart.name, transition)));

/** The labels of transitions that stay in their state. */
const stayingPills = (chart: Chart, transitions: ChartTransition[], isFolding: boolean): Sized[] => {
  const [first] = transitions;
  if (!isFolding || !first || transitions.length < (chart.isBrief ? 2 : foldedFrom))
    return transitions.map((one) => pillOf(chart, one));
  const rows: Row[] = [{ mark: 'stays', name: '', zh: `${transitions.length} 件事不离开此状态` }];
  return [{ ...sized(first, rows), folded: transitions }];
};

/** The labels of transitions that share an arrow, below each other. */
export const pillsOf = (chart: Chart, transitions: readonly ChartTransition[]) => {
  const pills = transitions.map((transition) => pillOf(chart, transition));
  const width = Math.max(...pills.map((pill) => pill.width));
  const height = pills.reduce((sum, pill) => sum + pill.height + pillGap, -pillGap);
  const pillsAt = ({ x, y }: { x: number; y: number }): Placed[] =>
    pills.map(({ transition, rows, height: own }, index) => {
      const above = pills.slice(0, index).reduce((sum, pill) => sum + pill.height + pillGap, 0);
      return { transition, rows, box: { x, y: y + above, width, height: own } };
    });
  return { width, height, pillsAt };
};

/** Arranges labels in rows while there is space. */
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

/** A state's own part of its box: name, requests and effects, and internal transitions. */
export const bodyOf = (chart: Chart, state: ChartState, isFolding: boolean) => {
  const { name: machine } = chart;
  const rows = rowsShownIn(chart, rowsOfState(machine, state));
  const { width, height } = sizeOfRows(rows);
  const title = shownIn(chart)(titleOf(machine, state));
  const titleWidth =
    (widthOf(title.name) + widthOf(title.zh)) * 1.06 +
    6 +
    (isFolding && state.path !== '' && state.children.length > 0 ? closingWidth : 0) +
    state.tags.map(namesOf(machine).tag).reduce((sum, tag) => sum + tagWidth(tag) + 6, 0);
  const rowsHeight = rows.length > 0 ? height + 10 : 0;

  const staying = stayingIn(chart, state.id);
  const pills = stayingPills(chart, staying, isFolding);
  const shelf = shelved(pills, state.children.length > 0 ? shelfWidth : 0);
  const shelfTop = headHeight + rowsHeight + (pills.length > 0 ? 2 : 0);
  return {
    width: Math.ceil(Math.max(titleWidth, width, shelf.width) + 2 * statePadding),
    height: Math.ceil(pills.length > 0 ? shelfTop + shelf.height + statePadding : headHeight + rowsHeight),
    pillsAt: ({ x, y }: Box): Placed[] =>
      pills.map(({ transition, rows: lines, width: across, height: down, folded }, index) => ({
        transition,
        rows: lines,
        folded,
        box: {
          x: x + statePadding + shelf.places[index]!.x,
          y: y + shelfTop + shelf.places[index]!.y,
          width: across,
          height: down,
        },
      })),
  };
};

/** The rows at the head of a state's box. */
export const titleOf = (machine: string, { name, path }: ChartState): { name: string; zh: string } => {
  const names = namesOf(machine);
  return { name, zh: path === '' ? names.title : names.state(path) };
};
