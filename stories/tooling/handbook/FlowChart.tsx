import { use, useEffect, useRef } from 'react';
import type { Chart, ChartState, ChartTransition } from '#stories/tooling/charts/chart.ts';
import { ChartViewer } from '#stories/tooling/charts/ChartViewer.tsx';
import { drawingOf } from '#stories/tooling/charts/layout.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { presentWith } from '#stories/tooling/charts/ways.ts';
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
  // laid out before the viewer mounts, so that it can scroll to the picked part at once
  use(drawingOf(name));
  const boxRef = useRef<HTMLDivElement>(null);
  const pickedId = transition?.id ?? state?.id;

  useEffect(() => {
    const scroll = boxRef.current?.querySelector('.chart-scroll');
    const part = [...(scroll?.querySelectorAll('[data-find]') ?? [])].find(
      (element) => element.getAttribute('data-find') === pickedId,
    );
    if (!scroll || !part) return;
    const [box, at] = [scroll.getBoundingClientRect(), part.getBoundingClientRect()];
    scroll.scrollBy(at.x + at.width / 2 - box.x - box.width / 2, at.y + at.height / 2 - box.y - box.height / 2);
  }, [pickedId]);

  const lit = transition
    ? new Set([transition.source, transition.target ?? transition.source])
    : new Set(state ? presentWith(chart, state.id) : []);
  return (
    <div ref={boxRef} className="min-w-0">
      <ChartViewer
        name={name}
        lit={lit}
        possible={transition && new Set([transition.id])}
        pressable="all"
        onState={({ path }) => go(stateHash(name, path))}
        onEvent={({ id }) => go(transitionHash(name, id))}
      />
    </div>
  );
}
