import { lazy, Suspense, use } from 'react';
import { chartOf, statesIn } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { namesOf } from '../charts/meanings.ts';
import { FlowHead } from './FlowHead.tsx';
import { readHandbook } from './handbook.ts';
import { Paths } from './Paths.tsx';
import type { Picked } from './route.ts';
import { StatePanel } from './StatePanel.tsx';
import { TransitionPanel } from './TransitionPanel.tsx';
import { Transitions } from './Transitions.tsx';

/** The layout library is large and lazy. */
const FlowChart = lazy(async () => ({ default: (await import('./FlowChart.tsx')).FlowChart }));

/** A machine: its chart with the picked part, its events, and every path through it. */
export function FlowPage({ name, picked }: { name: MachineName; picked?: Picked | undefined }) {
  const handbook = use(readHandbook());
  const record = handbook?.flows[name];
  const chart = chartOf(name);
  const state = picked?.kind === 'state' ? statesIn(chart.root).find(({ path }) => path === picked.id) : undefined;
  const transition = picked?.kind === 'transition' ? chart.transitions.find(({ id }) => id === picked.id) : undefined;

  return (
    <>
      <title>{`${namesOf(name).title} · 流程手册`}</title>
      <FlowHead name={name} record={record} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Suspense fallback={<output>正在绘制流程图……</output>}>
          <FlowChart chart={chart} name={name} state={state} transition={transition} />
        </Suspense>
        {/* without space next to the chart, the requested part comes before it */}
        <div className={picked ? 'max-xl:order-first' : ''}>
          {transition ? (
            <TransitionPanel name={name} chart={chart} transition={transition} />
          ) : (
            <StatePanel name={name} chart={chart} state={state ?? chart.root} record={record} />
          )}
        </div>
      </div>
      <Transitions name={name} chart={chart} pickedId={transition?.id} />
      {record && (
        <Paths key={picked?.id} name={name} chart={chart} views={record.views} transition={transition} state={state} />
      )}
    </>
  );
}
