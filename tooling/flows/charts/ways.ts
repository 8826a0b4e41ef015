import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { statesIn } from './chart.ts';

/** The states of a chart by id, each with its ancestors, the outermost first. */
const placesIn = ({ root }: Chart) => {
  const around = new Map<string, ChartState[]>();
  const place = (state: ChartState, outer: ChartState[]): void => {
    around.set(state.id, [...outer, state]);
    for (const child of state.children) place(child, [...outer, state]);
  };
  place(root, []);
  return around;
};

/** The states entered by default: the initial inner state, or all regions. */
const fallsInto = (state: ChartState): ChartState[] => {
  const next = state.children.filter(({ id }) => state.kind === 'parallel' || id === state.initial);
  return [state, ...next.flatMap(fallsInto)];
};

/** The first atomic state of a chart. */
export const firstIn = (state: ChartState): ChartState => {
  const next = state.children.find(({ id }) => id === state.initial) ?? state.children[0];
  return next ? firstIn(next) : state;
};

/** The states that are active with this one: its ancestors, and its default descendants. */
export const presentWith = (chart: Chart, id: string): ReadonlySet<string> => {
  const around = placesIn(chart).get(id) ?? [];
  return new Set([...around, ...around.slice(-1).flatMap(fallsInto)].map((state) => state.id));
};

/** The states that a transition leaves and enters, as far as the chart determines them. */
export const crossedBy = (chart: Chart, { source, target, fromInside, reenters }: ChartTransition) => {
  if (target === undefined) return { left: [], entered: [] };
  const around = placesIn(chart);
  const [from, to] = [around.get(source) ?? [], around.get(target) ?? []];
  const stays = fromInside && !reenters;
  const common = from.filter((state, index) => state === to[index] && (stays || ![source, target].includes(state.id)));
  const inner = to.at(-1);
  return {
    left: from.slice(common.length).toReversed(),
    entered: [...to.slice(common.length, -1), ...(inner ? fallsInto(inner) : [])],
  };
};

/** The Chinese titles of a chart's states, with their parent's if two are equal. */
export const titlesIn = (chart: Chart, meaningOf: (path: string) => string): Map<string, string> => {
  const states = statesIn(chart.root);
  const called = ({ name, path }: ChartState): string => meaningOf(path) || name;
  const isAlone = (state: ChartState): boolean =>
    states.every((other) => other === state || called(other) !== called(state));
  return new Map(
    [...placesIn(chart)].map(([id, around]) => {
      const [outer, state] = [around.at(-2), around.at(-1)!];
      return [id, outer?.path && !isAlone(state) ? `${called(outer)} · ${called(state)}` : called(state)];
    }),
  );
};

/**
 * States or transitions with their neighbours, by id: themselves, their outgoing and incoming transitions, and the
 * states at the ends of these.
 */
export const neighbourhoodOf = (chart: Chart, ids: readonly string[]): string[] => {
  const leaving = chart.transitions.filter(({ id, source }) => ids.includes(source) || ids.includes(id));
  const entering = chart.transitions.filter(({ target }) => target !== undefined && ids.includes(target));
  const leaves = new Set(statesIn(chart.root).flatMap(({ id, children }) => (children.length === 0 ? [id] : [])));
  const ends = [
    ...leaving.flatMap(({ source, target }) => [source, target]),
    ...entering.map(({ source }) => source),
  ].filter((id) => id !== undefined && leaves.has(id)) as string[];
  return [...new Set([...ids, ...leaving.map(({ id }) => id), ...ends, ...entering.map(({ id }) => id)])];
};
