import { useState } from 'react';
import type { ChartState } from './chart.ts';
import { Chart } from './Chart.tsx';
import type { Drawing } from './layout.ts';

const regionsOf = (state: ChartState): ChartState[] => (state.kind === 'parallel' ? state.children : [state]);
const leavesOf = (state: ChartState): ChartState[] =>
  state.children.length === 0 ? [state] : state.children.flatMap(leavesOf);
const isWithin = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}_`);

interface Props {
  root: ChartState;
  drawing: Drawing;
}

/** A chart beside a picker of its states: the one that is picked is lit, with the arrows that leave it. */
export function ChartDesk({ root, drawing }: Props) {
  const regions = regionsOf(root);
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const leaves = regions.map((region) => picked[region.id] ?? leavesOf(region)[0]?.id ?? region.id);
  const lit = drawing.states.map(({ state }) => state.id).filter((id) => leaves.some((leaf) => isWithin(leaf, id)));

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
      <form style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
        {regions.map((region, index) => (
          <fieldset key={region.id} style={{ border: '1px solid #dce2e8', padding: 12 }}>
            <legend>{`${region.name} ${region.meaning}`.trim()}</legend>
            {leavesOf(region).map((leaf) => (
              <label key={leaf.id} style={{ display: 'flex', gap: 8, minHeight: 28, alignItems: 'center' }}>
                <input
                  type="radio"
                  name={region.id}
                  checked={leaves[index] === leaf.id}
                  onChange={() => setPicked({ ...picked, [region.id]: leaf.id })}
                />
                {leaf.name} {leaf.meaning}
              </label>
            ))}
          </fieldset>
        ))}
      </form>
      <div style={{ flex: '1 1 480px', minWidth: 0 }}>
        <Chart drawing={drawing} title={root.name} lit={new Set(lit)} />
      </div>
    </div>
  );
}
