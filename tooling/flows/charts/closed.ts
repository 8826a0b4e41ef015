import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { statesIn } from './chart.ts';
import { guardText } from './guards.ts';

/** The states with inner states around each state, the outermost first, by id. */
const outerIn = ({ root }: Chart): Map<string, string[]> => {
  const outer = new Map<string, string[]>();
  const visit = (state: ChartState, around: string[]): void => {
    outer.set(state.id, around);
    for (const child of state.children) visit(child, [...around, state.id]);
  };
  visit(root, []);
  return outer;
};

/** The states that must be open for these states and transitions, by id, to be visible. */
export const openFor = (chart: Chart, ids: readonly string[]): string[] => {
  const outer = outerIn(chart);
  const ends = chart.transitions
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ source, target = source }) => [source, target]);
  return [...ids, ...ends].flatMap((id) => outer.get(id) ?? []);
};

const leavesBelow = (state: ChartState): number =>
  statesIn(state).filter(({ children }) => children.length === 0).length;

/** A chart in which only these states show their inner ones; arrows into and out of a closed state end at its box. */
export const closedChart = (chart: Chart, open: ReadonlySet<string>): Chart => {
  const outer = outerIn(chart);
  const shownFor = (id: string): string => outer.get(id)!.find((around) => !open.has(around)) ?? id;
  const close = (state: ChartState): ChartState =>
    open.has(state.id) || state.children.length === 0
      ? { ...state, children: state.children.map(close) }
      : { ...state, initial: undefined, children: [], closed: leavesBelow(state) };
  const seen = new Set<string>();
  const transitions = chart.transitions.flatMap((one): ChartTransition[] => {
    const [source, target] = [shownFor(one.source), one.target && shownFor(one.target)];
    const isMoved = source !== one.source || target !== one.target;
    const isInside = source !== one.source && (target === undefined || target === source);
    const isClosedStart = one.fromInside && !open.has(one.source);
    if (isInside || isClosedStart) return [];
    const key = `${source} ${target} ${one.type} ${one.guard ? guardText(one.guard) : ''}`;
    if (isMoved && seen.has(key)) return [];
    seen.add(key);
    return [{ ...one, source, target }];
  });
  return { ...chart, root: close(chart.root), transitions };
};

/** How many boxes and arrows a chart may have at first; more if they show what is directly inside the machine. */
const [mostAtFirst, mostOutermost] = [34, 40];

const partsIn = ({ root, transitions }: Chart): number =>
  statesIn(root).length + transitions.filter(({ target }) => target).length;

/**
 * The states that are open at first: all of a small chart; in a large one as many as are readable, those with few parts
 * first.
 */
export const openAtFirst = (chart: Chart): ReadonlySet<string> => {
  const open = new Set([chart.root.id]);
  const outermost = new Set(chart.root.children.map(({ id }) => id));
  for (;;) {
    const shown = closedChart(chart, open);
    const [next] = statesIn(shown.root)
      .filter(({ closed }) => closed)
      .map(({ id }) => ({ id, parts: partsIn(closedChart(chart, new Set([...open, id]))) }))
      .filter(({ id, parts }) => parts <= (outermost.has(id) ? mostOutermost : mostAtFirst))
      .toSorted((one, other) => one.parts - other.parts);
    if (!next) return open;
    open.add(next.id);
  }
};
