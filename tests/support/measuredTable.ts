import { chartOf, statesIn } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import type { Coverage } from '#stories/tooling/handbook/coverage.ts';

/** A table as the tests of coverage write it, in which the whole-site walks left out all but a flow's first transition. */
export const measuredTable = (names: readonly MachineName[]): Coverage[] =>
  names.map((machine): Coverage => {
    const { root, transitions } = chartOf(machine);
    const states = statesIn(root).filter(({ children }) => children.length === 0).length;
    const ids = transitions.filter(({ ignored }) => !ignored).map(({ id }) => id);
    const all = { states, transitions: ids.length, paths: 3, left: [], leftStates: [], pastView: [] };
    const service = { states: 2, transitions: 1, paths: 1, left: ids.slice(1), leftStates: [], pastView: [] };
    return { machine, states, transitions: ids.length, levels: { machine: all, view: all, service } };
  });
