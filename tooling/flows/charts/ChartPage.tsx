import { useState } from 'react';
import type { ChartState } from './chart.ts';
import { chartOf } from './chart.ts';
import { ChartViewer } from './ChartViewer.tsx';
import type { MachineName } from './machines.ts';
import { StateFacts } from './StateFacts.tsx';
import { storiesOf } from './storiesOf.ts';
import { firstIn, presentWith } from './ways.ts';

interface Picked {
  state: ChartState;
  stories: ReturnType<typeof storiesOf>;
}

/** A machine's chart next to the facts about the pressed state. */
export function ChartPage({ name }: { name: MachineName }) {
  const chart = chartOf(name);
  const pick = (state: ChartState): Picked => ({ state, stories: storiesOf(name, state.id) });
  const [{ state, stories }, setPicked] = useState<Picked>(() => pick(firstIn(chart.root)));
  const [aim, setAim] = useState<string[]>([]);

  return (
    <div className="chart-page">
      <ChartViewer
        name={name}
        lit={presentWith(chart, state.id)}
        aim={aim}
        onState={(pressed) => {
          setPicked(pick(pressed));
          setAim([pressed.id]);
        }}
      />
      <StateFacts chart={chart} state={state} stories={stories} />
    </div>
  );
}
