import type { Chart, ChartState } from './chart.ts';
import type { Change } from './change.ts';

const grown = (
  state: ChartState,
  before: ReadonlyMap<string, ChartState>,
  present: ReadonlySet<string>,
): ChartState => {
  const former = before.get(state.path);
  const gone = former?.children.filter(({ path }) => !present.has(path)) ?? [];
  return { ...state, children: [...state.children.map((child) => grown(child, before, present)), ...gone] };
};

const pathsIn = (state: ChartState): [string, ChartState][] => [
  [state.path, state],
  ...state.children.flatMap(pathsIn),
];

/** The union of two charts: the newer one, with removed elements in their former places. */
export const unionOf = (before: Chart, after: Chart, changes: readonly Change[]): Chart => {
  const present = new Set(pathsIn(after.root).map(([path]) => path));
  const lost = before.transitions.filter((one) =>
    changes.some((change) => change.tone === 'removed' && change.one === one),
  );
  return {
    name: after.name,
    root: grown(after.root, new Map(pathsIn(before.root)), present),
    transitions: [...after.transitions, ...lost],
  };
};
