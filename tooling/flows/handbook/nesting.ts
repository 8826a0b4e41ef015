import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { chartId } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { machineNames, machines } from '../charts/machines.ts';
import { once } from '../views.ts';

/** A machine that another one invokes while this state is active. */
export interface Running {
  outer: MachineName;
  /** The outer machine's state, by its chart id. */
  state: string;
  inner: MachineName;
  /** The id of the invoke. */
  request: string;
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const runningIn = (outer: MachineName): Running[] => {
  const machine: AnyStateMachine = machines[outer];
  return nodesOf(machine.root).flatMap(({ path, invoke }) =>
    invoke.flatMap(({ src, id: request }) => {
      const logic: unknown = typeof src === 'string' ? machine.implementations.actors[src] : src;
      const inner = machineNames.find((name) => machines[name] === logic);
      return inner ? [{ outer, state: chartId(path), inner, request }] : [];
    }),
  );
};

/** Which machines invoke which; machines that a factory creates for one place count only there. */
export const runnings = once((): readonly Running[] => machineNames.flatMap(runningIn));
