import { Fragment } from 'react';
import type { Chart } from '../charts/chart.ts';
import { CodeName } from '../charts/CodeName.tsx';
import type { MachineName } from '../charts/machines.ts';
import { namesOf } from '../charts/meanings.ts';
import { happeningZh } from '../charts/sentence.ts';
import { inputZh } from '../player/inputNames.ts';
import { stateTitles } from './facts.ts';
import type { PathRecord } from './handbook.ts';
import { transitionHash } from './route.ts';

/** A step's event in Chinese; its name if the chart has no meaning for it. */
const stepText = (chart: Chart, { taken, event }: PathRecord['steps'][number]): string => {
  const transition = chart.transitions.find(({ id }) => id === taken[0]);
  return (transition && happeningZh(chart.name, transition.event)) || event;
};

/** The target state of a step, '' if the machine stays in its state. */
const goalOf = (chart: Chart, titles: ReadonlyMap<string, string>, { taken }: PathRecord['steps'][number]): string => {
  const targets = taken.flatMap((one) => chart.transitions.find(({ id }) => id === one)?.target ?? []);
  return targets.length === 0 ? '' : `「${titles.get(targets.at(-1)!)}」`;
};

/** The payload of a step, in Chinese if the chart has meanings; names known only to the code are left out. */
function Values({ machine, detail }: { machine: string; detail: string }) {
  const { event } = namesOf(machine);
  return detail
    .split('，')
    .map((value) => event(value) || value)
    .filter((value) => !/^[a-z]\w*$/i.test(value))
    .map((value, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same sample may be given twice
      <Fragment key={index}>
        {index > 0 && '，'}
        {/[a-z]{2}/i.test(value) ? <CodeName>{value}</CodeName> : value}
      </Fragment>
    ));
}

/** A path as one text, for the search. */
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

/** A path: its start, and its steps with their target states. */
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
        const classes = `rounded-sm border px-1.5 py-0.5 ${isPicked ? 'border-brand-600 bg-brand-100' : 'border-line bg-canvas'}`;
        const text = stepText(chart, step);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its index
          <span key={index}>
            {id === undefined ? (
              <span className={classes}>{text}</span>
            ) : (
              <a href={transitionHash(name, id)} className={`${classes} hover:text-brand-700 hover:underline`}>
                {text}
              </a>
            )}
            <span className="text-sm text-ink-faint">
              {' '}
              <Values machine={chart.name} detail={step.detail} />
            </span>{' '}
            {goal !== '' && <span className={isLast ? 'font-semibold' : ''}>→ {goal}</span>}{' '}
          </span>
        );
      })}
    </li>
  );
}
