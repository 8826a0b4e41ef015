import { chartNames } from '../charts/meanings.ts';
import { readEvent } from '../charts/eventText.ts';
import { happeningZh } from '../charts/sentence.ts';
import type { Coverage } from './coverage.ts';
import { hashOf } from './route.ts';

/** Events that reach a machine without its view, with the reason: they do not count as covered by the view. */
export function PastViews({ table }: { table: readonly Coverage[] }) {
  const lines = table.flatMap(({ machine, levels: { view } }) =>
    view.pastView.flatMap((past) => (past.transitions.length + past.states.length > 0 ? [{ machine, past }] : [])),
  );
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">绕过界面的</h2>
      <p className="mt-1 max-w-4xl text-ink-soft">
        下面这些不由流程自己的界面引起。测试直接送入，单独计数，不算在界面走过的里面。
      </p>
      <ul className="mt-2 max-w-4xl list-disc pl-6">
        {lines.map(({ machine, past: { event, why, transitions, states } }) => (
          <li key={`${machine} ${event}`}>
            <a href={hashOf({ page: 'flow', name: machine })} className="hover:text-brand-700 hover:underline">
              {chartNames[machine].title}
            </a>
            ：{happeningZh(machine, readEvent(event)) || event}（{why}；{transitions.length} 个转移、{states.length}{' '}
            个状态）
          </li>
        ))}
      </ul>
    </section>
  );
}
