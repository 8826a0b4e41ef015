import { chartOf, statesIn } from '../charts/chart.ts';
import { CodeName } from '../charts/CodeName.tsx';
import type { MachineName } from '../charts/machines.ts';
import { chartNames } from '../charts/meanings.ts';
import type { FlowRecord } from './handbook.ts';
import { MiniChart } from '../charts/MiniChart.tsx';
import { hashOf } from './route.ts';

/** A machine's size as text: states, transitions, and paths if known. */
export const sizeOf = (name: MachineName, record: FlowRecord | undefined): string => {
  const { root, transitions } = chartOf(name);
  const states = statesIn(root).filter(({ children }) => children.length === 0).length;
  const paths = record?.views.reduce((sum, view) => sum + view.paths.length, 0) ?? 0;
  const parts = [`${states} 个状态`, `${transitions.filter(({ ignored }) => !ignored).length} 种转移`];
  return [...parts, ...(paths > 0 ? [`${paths} 条路径`] : [])].join(' · ');
};

/** A machine on the front page: its miniature, its purpose and its size. */
export function FlowCard({ name, record }: { name: MachineName; record: FlowRecord | undefined }) {
  const { title, purpose } = chartNames[name];
  return (
    <li>
      <a
        href={hashOf({ page: 'flow', name })}
        className="flex h-full flex-col rounded-md border border-line bg-surface shadow-card hover:border-brand-600"
      >
        <span className="flex h-32 items-center justify-center rounded-t-md border-b border-line bg-canvas p-3">
          {record && <MiniChart shape={record.shape} className="h-full max-w-full" />}
        </span>
        <span className="flex grow flex-col gap-1 px-4 py-3">
          <span className="text-lg font-semibold">
            {title} <CodeName>{name}</CodeName>
          </span>
          <span className="grow text-ink-soft">{purpose}</span>
          <span className="mt-1 text-sm text-ink-faint">{sizeOf(name, record)}</span>
        </span>
      </a>
    </li>
  );
}
