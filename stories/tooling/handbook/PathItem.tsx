import type { Chart } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { happeningZh } from '#stories/tooling/charts/sentence.ts';
import { inputZh } from '#stories/tooling/player/inputWords.ts';
import { stateTitles } from './facts.ts';
import type { PathRecord } from './handbook.ts';
import { transitionHash } from './route.ts';

/** A step's happening in Chinese; its name where the chart has no word for it. */
const stepText = (chart: Chart, { taken, event }: PathRecord['steps'][number]): string => {
  const transition = chart.transitions.find(({ id }) => id === taken[0]);
  return (transition && happeningZh(chart.name, transition.event)) || event;
};

/** Where a step leads, '' where the flow stays in its state. */
const goalOf = (chart: Chart, titles: ReadonlyMap<string, string>, { taken }: PathRecord['steps'][number]): string => {
  const targets = taken.flatMap((one) => chart.transitions.find(({ id }) => id === one)?.target ?? []);
  return targets.length === 0 ? '' : `「${titles.get(targets.at(-1)!)}」`;
};

/** What a step carried, without the names that mean something to the code alone. */
const valuesIn = (detail: string): string =>
  detail
    .split('，')
    .filter((value) => !/^[a-z]\w*$/i.test(value))
    .join('，');

/** A path as one text, to be searched. */
export const pathText = (chart: Chart, path: PathRecord): string =>
  [
    inputZh(path.input),
    path.begins.state,
    ...path.steps.map((step) => `${stepText(chart, step)} ${step.event} ${step.detail}`),
    path.ends,
  ].join(' ');

interface Props {
  name: MachineName;
  chart: Chart;
  path: PathRecord;
  pickedId: string | undefined;
}

/** A path: where it begins, what happens step by step and where that leads. */
export function PathItem({ name, chart, path, pickedId }: Props) {
  const titles = stateTitles(chart);
  return (
    <li className="rounded-md border border-line bg-surface px-3 py-2 leading-8">
      「{path.begins.state}」
      {path.input !== '' && <span className="text-sm text-ink-faint">{inputZh(path.input)}</span>}{' '}
      {path.steps.map((step, index) => {
        const [id] = step.taken;
        const isLast = index === path.steps.length - 1;
        const goal = isLast ? `「${path.ends}」` : goalOf(chart, titles, step);
        const isPicked = pickedId !== undefined && step.taken.includes(pickedId);
        const look = `rounded-sm border px-1.5 py-0.5 ${isPicked ? 'border-brand-600 bg-brand-100' : 'border-line bg-canvas'}`;
        const text = stepText(chart, step);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is known by its place
          <span key={index}>
            {id === undefined ? (
              <span className={look}>{text}</span>
            ) : (
              <a href={transitionHash(name, id)} className={`${look} hover:text-brand-700 hover:underline`}>
                {text}
              </a>
            )}
            <span className="text-sm text-ink-faint"> {valuesIn(step.detail)}</span>{' '}
            {goal !== '' && <span className={isLast ? 'font-semibold' : ''}>→ {goal}</span>}{' '}
          </span>
        );
      })}
    </li>
  );
}
