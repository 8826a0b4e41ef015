import type { Chart, ChartTransition } from './chart.ts';
import { chartOf } from './chart.ts';
import { isNoticed } from './effects.ts';
import { guardText } from './guards.ts';
import type { MachineName } from './machines.ts';
import { namesOf } from './meanings.ts';
import { crossedBy, titlesIn } from './ways.ts';

/** A time span in Chinese: 1.5 秒, 1 分钟. */
export const spanZh = (milliseconds: number): string =>
  milliseconds % 60_000 === 0 ? `${milliseconds / 60_000} 分钟` : `${milliseconds / 1_000} 秒`;

/** An event in Chinese: sent, the result of a request, or a delay. */
export const happeningZh = (machine: string, { kind, name, milliseconds }: ChartTransition['event']): string => {
  const names = namesOf(machine);
  if (kind === 'always') return '';
  if (kind === 'sent') return names.event(name) || name;
  if (kind !== 'after') return names.request(name)[kind] || `${name} ${kind === 'done' ? '成功' : '失败'}`;
  const delay = names.delay(name) || name;
  return milliseconds === undefined ? delay : `过了 ${spanZh(milliseconds)}（${delay}）`;
};

/** The condition of a transition as a clause; '' without one. */
export const conditionZh = (machine: string, { guard, instead }: ChartTransition): string => {
  const names = namesOf(machine);
  if (guard) return `，若${names.guard(guard) || guardText(guard)}`;
  if (instead.length === 0) return '';
  return `，若${instead.map((other) => `“${names.guard(other) || guardText(other)}”`).join('')}${instead.length > 1 ? '都' : ''}不成立`;
};

/** A transition of a chart as a Chinese sentence: state, event, condition and result. */
export const sentenceOf = (chart: Chart, transition: ChartTransition): string => {
  const names = namesOf(chart.name);
  const titles = titlesIn(chart, names.state);
  const named = (id: string): string => `「${titles.get(id)}」`;
  const { source, target, event, ignored, effects } = transition;

  const where = source === chart.root.id ? '任何时候' : `${named(source)}时`;
  const when = event.kind === 'always' ? `一进入${named(source)}` : `${where}，${happeningZh(chart.name, event)}`;
  const stays = ignored ? '，不予理会' : '，状态不变';
  const goes = target === source ? `，重新进入${named(source)}` : ` → ${target && named(target)}`;

  const { left, entered } = crossedBy(chart, transition);
  const noticed = [...left.flatMap(({ exit }) => exit), ...effects, ...entered.flatMap(({ entry }) => entry)].filter(
    isNoticed,
  );
  const requests = entered.flatMap((state) => state.requests.map(({ id }) => names.request(id).request || id));
  return [
    `${when}${conditionZh(chart.name, transition)}${target ? goes : stays}`,
    ...(noticed.length > 0 ? [noticed.map(({ name }) => names.effect(name) || name).join('，')] : []),
    ...(requests.length > 0 ? [`随即${requests.join('，')}`] : []),
  ].join('；');
};

/** Every transition of a machine as a Chinese sentence, by the transition's id. */
export const sentencesOf = (name: MachineName): ReadonlyMap<string, string> => {
  const chart = chartOf(name);
  return new Map(chart.transitions.map((transition) => [transition.id, sentenceOf(chart, transition)]));
};
