import { use } from 'react';
import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import { ChartCanvas } from '../charts/ChartCanvas.tsx';
import type { ChangeTone } from '../charts/change.ts';
import { unnamed } from '../charts/DifferenceList.tsx';
import type { DifferenceRecord } from '../charts/differenceRecord.ts';
import type { Drawing } from '../charts/drawing.ts';
import { layOut } from '../charts/layout.ts';
import type { Tone } from '../charts/tones.ts';

const drawings = new WeakMap<Chart, Promise<Drawing>>();

const drawingFor = (chart: Chart): Promise<Drawing> => {
  const drawing = drawings.get(chart) ?? layOut(chart);
  drawings.set(chart, drawing);
  return drawing;
};

/** The tones of one of two charts: what only the other has is no part of it. */
const toneIn = ({ tone: whole, changes }: DifferenceRecord, own: ChangeTone) => {
  const tones = new Map(
    changes.filter(({ tone }) => tone === own || tone === 'changed').map(({ name, tone }) => [name, tone]),
  );
  return (one: ChartState | ChartTransition): Tone =>
    whole === own ? own : (tones.get('source' in one ? one.id : one.path) ?? 'plain');
};

function Side({ chart, record, side }: { chart: Chart; record: DifferenceRecord; side: '变化前' | '变化后' }) {
  const drawing = use(drawingFor(chart));
  const title = `${record.zh || unnamed}，${side}`;
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 font-semibold">{side}</h3>
      <ChartCanvas drawing={drawing} title={title} toneOf={toneIn(record, side === '变化前' ? 'removed' : 'added')} />
    </section>
  );
}

interface Props {
  record: DifferenceRecord;
  before: Chart | undefined;
  after: Chart | undefined;
}

/** A machine's charts before and after, side by side; one that is new or gone has one. */
export function BeforeAfter({ record, before, after }: Props) {
  return (
    <div className={`grid gap-4 ${before && after ? 'lg:grid-cols-2' : ''}`}>
      {before && <Side chart={before} record={record} side="变化前" />}
      {after && <Side chart={after} record={record} side="变化后" />}
    </div>
  );
}
