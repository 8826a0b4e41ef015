import type { Chart, ChartState, ChartTransition } from '#stories/tooling/charts/chart.ts';
import { statesIn } from '#stories/tooling/charts/chart.ts';
import { crossedBy, presentWith } from '#stories/tooling/charts/ways.ts';

/** What is active beside a state as well: whatever states the other regions around it may be in. */
const besideOf = (chart: Chart, id: string): Set<string> => {
  const around = presentWith(chart, id);
  const regions = statesIn(chart.root)
    .filter((state) => state.kind === 'parallel' && around.has(state.id))
    .flatMap(({ children }) => children.filter((region) => !around.has(region.id)));
  return new Set(regions.flatMap((region) => statesIn(region)).map((state) => state.id));
};

/** The transitions that may be taken in a state: its own, those of the states around it and of those it runs into. */
export const outgoingOf = (chart: Chart, id: string): ChartTransition[] => {
  const present = presentWith(chart, id);
  const taken = chart.transitions.filter(({ source }) => present.has(source));
  const refused = new Set(taken.filter(({ ignored }) => ignored).map(({ type }) => type));
  return taken.filter(({ type, ignored }) => ignored || !refused.has(type));
};

/** The transitions by which a state is entered from elsewhere. */
export const incomingOf = (chart: Chart, id: string): ChartTransition[] =>
  chart.transitions.filter(
    (transition) => transition.source !== id && crossedBy(chart, transition).entered.some((state) => state.id === id),
  );

/** The events that somebody may send but that change nothing in this state, by their type. */
export const deafTo = (chart: Chart, { id }: ChartState): string[] => {
  const sent = new Set(chart.transitions.filter(({ event }) => event.kind === 'sent').map(({ type }) => type));
  const beside = besideOf(chart, id);
  const heard = new Set([
    ...outgoingOf(chart, id).flatMap(({ type, ignored }) => (ignored ? [] : [type])),
    ...chart.transitions.filter(({ source }) => beside.has(source)).map(({ type }) => type),
  ]);
  return [...sent].filter((type) => !heard.has(type));
};

/** What comes by itself after a transition: the ends of what is asked there, and the passing of time. */
export const followingOf = (chart: Chart, { target, id }: ChartTransition): ChartTransition[] => {
  if (!target) return [];
  return outgoingOf(chart, target).filter((next) => next.event.kind !== 'sent' && next.id !== id);
};
