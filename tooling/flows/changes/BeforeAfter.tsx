import { use } from 'react';
import { ChartCanvas } from '../charts/ChartCanvas.tsx';
import { unnamed } from '../charts/DifferenceList.tsx';
import type { DifferenceRecord } from '../charts/differenceRecord.ts';
import { toneIn } from '../charts/differenceRecord.ts';
import type { Drawing } from '../charts/drawing.ts';
import { layOut } from '../charts/layout.ts';

const drawings = new WeakMap<DifferenceRecord, Promise<Drawing>>();

const drawingFor = (record: DifferenceRecord): Promise<Drawing> => {
  const drawing = drawings.get(record) ?? layOut(record.union);
  drawings.set(record, drawing);
  return drawing;
};

/** A machine's chart with its additions, removals and changes. */
export function DifferenceChart({ record }: { record: DifferenceRecord }) {
  const drawing = use(drawingFor(record));
  return <ChartCanvas drawing={drawing} title={`${record.zh || unnamed}的变化`} toneOf={toneIn(record)} />;
}
