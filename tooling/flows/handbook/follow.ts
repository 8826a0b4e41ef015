import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import { statesIn } from '../charts/chart.ts';
import { crossedBy, presentWith } from '../charts/ways.ts';

/** The states that may be active together with a state: those of parallel regions. */
const besideOf = (chart: Chart, id: string): Set<string> => {
  const around = presentWith(chart, id);
  const regions = statesIn(chart.root)
    .filter((state) => state.kind === 'parallel' && around.has(state.id))
    .flatMap(({ children }) => children.filter((region) => !around.has(region.id)));
  return new Set(regions.flatMap((region) => statesIn(region)).map((state) => state.id));
};

/** The transitions that are possible in a state: its own, and those of its ancestors and default descendants. */
export const outgoingOf = (chart: Chart, id: string): ChartTransition[] => {
  const present = presentWith(chart, id);
  const taken = chart.transitions.filter(({ source }) => present.has(source));
  const rejected = new Set(taken.filter(({ ignored }) => ignored).map(({ type }) => type));
  return taken.filter(({ type, ignored }) => ignored || !rejected.has(type));
};

/** The transitions that enter a state from elsewhere. */
export const incomingOf = (chart: Chart, id: string): ChartTransition[] =>
  chart.transitions.filter(
    (transition) => transition.source !== id && crossedBy(chart, transition).entered.some((state) => state.id === id),
  );

/** The types of events that this state ignores. */
export const deafTo = (chart: Chart, { id }: ChartState): string[] => {
  const sent = new Set(chart.transitions.filter(({ event }) => event.kind === 'sent').map(({ type }) => type));
  const beside = besideOf(chart, id);
  const taken = new Set([
    ...outgoingOf(chart, id).flatMap(({ type, ignored }) => (ignored ? [] : [type])),
    ...chart.transitions.filter(({ source }) => beside.has(source)).map(({ type }) => type),
  ]);
  return [...sent].filter((type) => !taken.has(type));
};

/** The automatic consequences of a transition: results of requests, and delays. */
export const followingOf = (chart: Chart, { target, id }: ChartTransition): ChartTransition[] => {
  if (!target) return [];
  return outgoingOf(chart, target).filter((next) => next.event.kind !== 'sent' && next.id !== id);
};
