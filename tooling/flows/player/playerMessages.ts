import type { AnyMachineSnapshot } from 'xstate';
import { chartId, chartOf } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { machines } from '../charts/machines.ts';
import { namesOf } from '../charts/meanings.ts';
import { conditionZh, happeningZh, sentencesOf } from '../charts/sentence.ts';
import { titlesIn } from '../charts/ways.ts';
import type { Model } from './model.ts';
import { leavesOf } from './pathTexts.ts';
import type { AnyPath } from './harness.ts';
import type { Line } from './harnessLog.ts';
import type { Happening } from './possibleEvents.ts';
import { takenBy } from './possibleEvents.ts';
import { detailOf } from './valueTexts.ts';

/** Messages of the player. */
export const playerMessages = {
  begin: '重新开始',
  input: '起点',
  presently: '当前状态',
  width: '界面宽度',
  widths: { desktop: '桌面 1440', phone: '手机 390' },
  view: '界面',
  chart: '流程图',
  opening: '正在打开……',
  pressed: '图中所选',
  leave: '收起',
  now: {
    title: '现在可以发生',
    none: '流程已经结束，可以重新开始。',
    by: { user: '用户操作', service: '服务答复', time: '时间经过', external: '外界发生' },
    several: '这条箭头有几种发生方式：',
  },
  paths: {
    title: '路径',
    search: '按文字查找路径',
    none: '没有这样的路径。',
    count: (shown: number, all: number) => (shown === all ? `共 ${all} 条` : `${shown} / ${all} 条`),
    note: '由流程图生成，测试逐条走过；选一条，在界面上逐步播放。',
    steps: (count: number) => `${count} 步`,
    first: '回到起点',
    back: '后退一步',
    forward: '前进一步',
    last: '播放到底',
    play: '自动播放',
    pause: '暂停',
    begins: '起点',
    strayed: '当前状态已偏离这条路径，前进或后退都会先重新走到该步。',
    keys: '← → 逐步，Home End 首尾，空格自动播放',
    at: (at: number, all: number) => `第 ${at} / ${all} 步`,
  },
  log: {
    title: '记录',
    none: '还没有发生什么。',
    kinds: { transition: '转移', request: '询问', effect: '吩咐', problem: '异常' },
  },
} as const;

/** The Chinese sentences of a chart, computed once per machine. */
const spoken = new Map<MachineName, ReturnType<typeof speak>>();
const speak = (of: MachineName) => {
  const chart = chartOf(of);
  return {
    transitions: chart.transitions,
    titles: titlesIn(chart, namesOf(of).state),
    sentences: sentencesOf(of),
  };
};
const spokenOf = (of: MachineName): ReturnType<typeof speak> => {
  const known = spoken.get(of) ?? speak(of);
  spoken.set(of, known);
  return known;
};

const machineOf = (transition: string): MachineName | undefined => {
  const id = /^[^ .]+/.exec(transition)?.[0];
  return (Object.keys(machines) as MachineName[]).find((name) => machines[name].id === id);
};

/** A transition as a sentence; also one of an invoked machine. */
const sentenceFor = (transition: string): string => {
  const machine = machineOf(transition);
  return (machine && spokenOf(machine).sentences.get(transition)) ?? transition;
};

/** An event in Chinese. */
export const happeningText = (
  of: MachineName,
  { transitions, event }: Pick<Happening, 'transitions' | 'event'>,
): string => {
  const transition = spokenOf(of).transitions.find(({ id }) => transitions.includes(id));
  return (transition && happeningZh(of, transition.event)) || event.type;
};

/** The condition under which an event takes its transitions, in Chinese; empty without one. */
export const conditionText = (of: MachineName, { transitions }: Happening): string =>
  spokenOf(of)
    .transitions.filter(({ id }) => transitions.includes(id))
    .map((transition) => conditionZh(of, transition).replace(/^，/, ''))
    .join('');

/** The target of an event, in Chinese; empty if the machine stays in its state. */
export const goalText = (of: MachineName, { transitions }: Happening): string => {
  const { transitions: all, titles } = spokenOf(of);
  return all
    .filter(({ id, target }) => target !== undefined && transitions.includes(id))
    .map(({ target }) => titles.get(target!) ?? '')
    .join('，');
};

/** The states of a machine, in Chinese. */
export const stateText = (of: MachineName, leaves: string): string => {
  const { titles } = spokenOf(of);
  return leaves
    .split(' + ')
    .map((path) => titles.get(chartId(path.split('.'))) ?? path)
    .join('，');
};

/** A path in Chinese: each step as a whole sentence, with its start and end. */
export const pathText = (model: Model, { title, start, steps }: AnyPath, index = 0) => {
  const sentences = steps.map(({ event }, step) => {
    const before: AnyMachineSnapshot = steps[step - 1]?.state ?? start;
    const transitions = takenBy(model, before, event);
    const detail = detailOf(event);
    return {
      happening: happeningText(model.of, { event, transitions }),
      sentence: `${transitions.map(sentenceFor).join('；')}${detail && `（${detail}）`}`,
    };
  });
  return {
    index,
    title,
    begins: stateText(model.of, leavesOf(start)),
    happenings: sentences.map(({ happening }) => happening),
    steps: sentences.map(({ sentence }) => sentence),
    ends: stateText(model.of, leavesOf(steps.at(-1)?.state ?? start)),
  };
};

/** An entry of the log in Chinese. */
export const logText = (of: MachineName, { kind, name, detail }: Line): string => {
  if (kind === 'problem') return name;
  if (kind === 'transition') return sentenceFor(name);
  const text = kind === 'request' ? namesOf(of).request(name).request : namesOf(of).effect(name);
  return `${text || name}${detail && `（${detail}）`}`;
};
