import { useState } from 'react';
import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { presentWith } from '../charts/ways.ts';
import { texts } from '../views.ts';
import type { ViewRecord } from './handbook.ts';
import { PathItem, pathText } from './PathItem.tsx';

interface Props {
  name: MachineName;
  chart: Chart;
  views: readonly ViewRecord[];
  state: ChartState | undefined;
  transition: ChartTransition | undefined;
}

const atFirst = 20;

/** Every path that the tests walk through a machine, filtered by words and by the picked part. */
export function Paths({ name, chart, views, state, transition }: Props) {
  const [view, setView] = useState(views[0]?.view);
  const [typed, setTyped] = useState('');
  const [isPickedOnly, setPickedOnly] = useState(true);
  const [limit, setLimit] = useState(atFirst);
  const paths = views.find((one) => one.view === view)?.paths ?? [];

  const isThrough = (id: string): boolean => {
    if (transition) return id === transition.id;
    const taken = chart.transitions.find((one) => one.id === id);
    return taken?.target !== undefined && presentWith(chart, taken.target).has(state?.id ?? '');
  };
  const isPicked = transition !== undefined || (state !== undefined && state.path !== '');
  const terms = typed.split(/\s+/).filter((word) => word !== '');
  const found = paths.filter((path) => {
    const text = pathText(chart, path);
    if (!terms.every((word) => text.includes(word))) return false;
    return !isPicked || !isPickedOnly || [path.begins, ...path.steps].some(({ taken }) => taken.some(isThrough));
  });

  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">全部路径</h2>
      <p className="mt-1 max-w-4xl text-ink-soft">
        每次改动之后，测试都在流程本身走完下面每一条路径，并从中选出经过全部转移的最少几条，由真实的界面走一遍。灰色小字是那一步填入或选用的样例。
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {views.length > 1 && (
          <label>
            界面{' '}
            <select
              value={view}
              onChange={({ target }) => setView(target.value)}
              className="h-9 rounded-md border border-line-strong bg-surface px-2"
            >
              {views.map((one) => (
                <option key={one.view} value={one.view}>
                  {texts().titleOf(one.view)}
                </option>
              ))}
            </select>
          </label>
        )}
        <input
          type="search"
          aria-label="按文字筛选路径"
          placeholder="按文字筛选，空格隔开几个词"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-9 w-72 max-w-full rounded-md border border-line-strong bg-surface px-3 placeholder:text-ink-faint"
        />
        {isPicked && (
          <label className="flex items-center gap-2">
            <input type="checkbox" checked={isPickedOnly} onChange={({ target }) => setPickedOnly(target.checked)} />
            只看经过所选的
          </label>
        )}
        <output className="text-ink-soft">
          {found.length} / {paths.length} 条
        </output>
      </div>
      <ol className="mt-3 grid gap-2">
        {found.slice(0, limit).map((path) => (
          <PathItem key={paths.indexOf(path)} name={name} chart={chart} path={path} pickedId={transition?.id} />
        ))}
      </ol>
      {found.length > limit && (
        <button
          type="button"
          onClick={() => setLimit(found.length)}
          className="mt-3 h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
        >
          显示其余 {found.length - limit} 条
        </button>
      )}
    </section>
  );
}
