import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import { ChartViewer } from '../charts/ChartViewer.tsx';
import type { MachineName } from '../charts/machines.ts';
import { presentWith } from '../charts/ways.ts';
import { stateHash, transitionHash } from './route.ts';

interface Props {
  name: MachineName;
  chart: Chart;
  state: ChartState | undefined;
  transition: ChartTransition | undefined;
}

const go = (hash: string): void => {
  globalThis.location.hash = hash;
};

/** A machine's chart with the picked state or transition lit and in view. */
export function FlowChart({ name, chart, state, transition }: Props) {
  const pickedId = transition?.id ?? state?.id;
  const lit = transition
    ? new Set([transition.source, transition.target ?? transition.source])
    : new Set(state ? presentWith(chart, state.id) : []);
  return (
    <ChartViewer
      name={name}
      lit={lit}
      aim={pickedId === undefined ? [] : [pickedId]}
      possible={transition && new Set([transition.id])}
      pressable="all"
      onState={({ path }) => go(stateHash(name, path))}
      onEvent={({ id }) => go(transitionHash(name, id))}
    />
  );
}
