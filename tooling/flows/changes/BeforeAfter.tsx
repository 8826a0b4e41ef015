import { use } from 'react';
import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import { statesIn } from '../charts/chart.ts';
import { ChartCanvas } from '../charts/ChartCanvas.tsx';
import { ChartLegend } from '../charts/ChartLegend.tsx';
import type { ChangeTone } from '../charts/change.ts';
import { closedChart, openAtFirst, openFor } from '../charts/closed.ts';
import { unnamed } from '../charts/DifferenceList.tsx';
import type { DifferenceRecord } from '../charts/differenceRecord.ts';
import type { Drawing } from '../charts/drawing.ts';
import { layOut } from '../charts/layout.ts';
import type { Tone } from '../charts/tones.ts';

/** The ids of the changed parts of one of two charts: states, transitions, and the states at their ends. */
const touchedIn = (charts: readonly Chart[], changes: DifferenceRecord['changes']): string[] => {
  const names = new Set(changes.map(({ name }) => name));
  const states = charts.flatMap(({ root }) => statesIn(root).flatMap(({ id, path }) => (names.has(path) ? [id] : [])));
  const transitions = charts.flatMap((chart) => chart.transitions).filter(({ id }) => names.has(id));
  const ends = transitions.flatMap(({ source, target = source }) => [source, target]);
  return [...new Set([...states, ...ends, ...transitions.map(({ id }) => id)])];
};

const drawings = new WeakMap<Chart, Promise<Drawing>>();

/**
 * The drawing of a chart without names of the code, in which only the states around these parts are open; without
 * parts, those that are open at first.
 */
const drawingFor = (chart: Chart, touched: readonly string[]): Promise<Drawing> => {
  const open = touched.length > 0 ? new Set([chart.root.id, ...openFor(chart, touched)]) : openAtFirst(chart);
  const drawing = drawings.get(chart) ?? layOut({ ...closedChart(chart, open), isChinese: true }, true);
  drawings.set(chart, drawing);
  return drawing;
};

/** The tones of one of two charts, without the parts that only the other has. */
const toneIn = ({ tone: whole, changes }: DifferenceRecord, own: ChangeTone) => {
  const tones = new Map(
    changes.filter(({ tone }) => tone === own || tone === 'changed').map(({ name, tone }) => [name, tone]),
  );
  return (one: ChartState | ChartTransition): Tone =>
    whole === own ? own : (tones.get('source' in one ? one.id : one.path) ?? 'plain');
};

function Side({ chart, record, side, touched }: SideProps) {
  const drawing = use(drawingFor(chart, touched));
  const title = `${record.zh || unnamed}，${side}`;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-semibold">{side}</h3>
      <ChartCanvas
        drawing={drawing}
        title={title}
        toneOf={toneIn(record, side === '变化前' ? 'removed' : 'added')}
        sight={touched}
        hasLegend={false}
      />
    </section>
  );
}

interface SideProps {
  chart: Chart;
  record: DifferenceRecord;
  side: '变化前' | '变化后';
  touched: readonly string[];
}

interface Props {
  record: DifferenceRecord;
  before: Chart | undefined;
  after: Chart | undefined;
}

/** A machine's charts before and after, side by side; a new or removed machine has one. */
export function BeforeAfter({ record, before, after }: Props) {
  const charts = [before, after].filter((chart) => chart !== undefined);
  const touched = charts.length === 2 ? touchedIn(charts, record.changes) : [];
  return (
    <>
      <div className={charts.length === 2 ? 'chart-pair' : ''}>
        {before && <Side chart={before} record={record} side="变化前" touched={touched} />}
        {after && <Side chart={after} record={record} side="变化后" touched={touched} />}
      </div>
      <ChartLegend />
    </>
  );
}
