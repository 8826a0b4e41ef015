import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { chartId } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { machineNames, machines } from '#stories/tooling/charts/machines.ts';

/** A flow that runs inside another one, as long as this state of it is active. */
export interface Running {
  outer: MachineName;
  /** The outer flow's state, by its chart id. */
  state: string;
  inner: MachineName;
  /** The id by which the state runs it. */
  ask: string;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const runningIn = (outer: MachineName): Running[] => {
  const machine: AnyStateMachine = machines[outer];
  return nodesOf(machine.root).flatMap(({ path, invoke }) =>
    invoke.flatMap(({ src, id: ask }) => {
      const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
      const inner = machineNames.find((name) => machines[name] === logic);
      return inner ? [{ outer, state: chartId(path), inner, ask }] : [];
    }),
  );
};

/** Which flows run inside which; machines made by a factory for one place are drawn there alone. */
export const runnings: readonly Running[] = machineNames.flatMap(runningIn);
