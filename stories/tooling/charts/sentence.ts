import type { Chart, ChartTransition } from './chart.ts';
import { chartOf } from './chart.ts';
import { isNoticed } from './effects.ts';
import { guardText } from './guards.ts';
import type { MachineName } from './machines.ts';
import { wordsOf } from './meanings.ts';
import { crossedBy, titlesIn } from './ways.ts';

/** A span of time as one says it: 1.5 秒, 1 分钟. */
export const spanZh = (milliseconds: number): string =>
  milliseconds % 60_000 === 0 ? `${milliseconds / 60_000} 分钟` : `${milliseconds / 1_000} 秒`;

/** What happens, in Chinese: an event, an answer that came or did not, or time that passed. */
export const happeningZh = (machine: string, { kind, name, milliseconds }: ChartTransition['event']): string => {
  const words = wordsOf(machine);
  if (kind === 'always') return '';
  if (kind === 'sent') return words.event(name) || name;
  if (kind !== 'after') return words.asked(name)[kind] || `${name} ${kind}`;
  const delay = words.delay(name) || name;
  return milliseconds === undefined ? delay : `过了 ${spanZh(milliseconds)}（${delay}）`;
};

const conditionZh = (machine: string, { guard, instead }: ChartTransition): string => {
  const words = wordsOf(machine);
  if (guard) return `，若${words.guard(guard) || guardText(guard)}`;
  if (instead.length === 0) return '';
  return `，若${instead.map((other) => `“${words.guard(other) || guardText(other)}”`).join('')}${instead.length > 1 ? '都' : ''}不成立`;
};

/** A transition of a chart as a Chinese sentence: where, what happens, under which condition, what follows. */
export const sentenceOf = (chart: Chart, transition: ChartTransition): string => {
  const words = wordsOf(chart.name);
  const titles = titlesIn(chart, words.state);
  const named = (id: string): string => `「${titles.get(id)}」`;
  const { source, target, event, ignored, effects } = transition;

  const where = source === chart.root.id ? '任何时候' : `${named(source)}时`;
  const when = event.kind === 'always' ? `一进入${named(source)}` : `${where}，${happeningZh(chart.name, event)}`;
  const stays = ignored ? '，不予理会' : '，状态不变';
  const goes = target === source ? `，重新进入${named(source)}` : ` → ${target && named(target)}`;

  const { left, entered } = crossedBy(chart, transition);
  const tells = [...left.flatMap(({ exit }) => exit), ...effects, ...entered.flatMap(({ entry }) => entry)].filter(
    isNoticed,
  );
  const asks = entered.flatMap((state) => state.asks.map(({ id }) => words.asked(id).ask || id));
  return [
    `${when}${conditionZh(chart.name, transition)}${target ? goes : stays}`,
    ...(tells.length > 0 ? [tells.map(({ name }) => words.tell(name) || name).join('，')] : []),
    ...(asks.length > 0 ? [`随即${asks.join('，')}`] : []),
  ].join('；');
};

/** Every transition of a machine as a Chinese sentence, by the transition's id. */
export const sentencesOf = (name: MachineName): ReadonlyMap<string, string> => {
  const chart = chartOf(name);
  return new Map(chart.transitions.map((transition) => [transition.id, sentenceOf(chart, transition)]));
};
