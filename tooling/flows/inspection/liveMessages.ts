import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { chartId, chartOf } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { machineNames, machines } from '../charts/machines.ts';

/** Messages of the window. */
export const liveMessages = {
  title: '正在运行的流程',
  page: '页面',
  gone: '页面不在了。它重新打开时，这里会接着显示。',
  none: '这一页还没有流程在运行。',
  follow: '跟随最近的变化',
  flows: '流程',
  log: '最近的事件',
  unknown: '这个流程没有登记，无法绘制。',
  send: {
    title: '发送事件',
    type: '事件',
    payload: '内容（JSON）',
    act: '发送',
    unreadable: '内容不是一个 JSON 对象',
  },
} as const;

const pathsIn = (node: AnyStateNode): string[] => [node.path.join('.'), ...Object.values(node.states).flatMap(pathsIn)];

/** The chart of a machine: its own, or that of its factory, recognised by its states. */
export const chartNameOf = (machine: AnyStateMachine): MachineName | undefined => {
  const own = machineNames.find((name) => machines[name].id === machine.id);
  if (own) return own;
  const paths = pathsIn(machine.root).join();
  return machineNames.find((name) => pathsIn(machines[name].root).join() === paths);
};

/** The chart ids of a machine's current states. */
export const litIn = ({ _nodes: nodes }: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(nodes.map(({ path }) => chartId(path)));

/** The types of events that a machine accepts in its state. */
export const hearableIn = ({ _nodes: nodes }: AnyMachineSnapshot): string[] =>
  [...new Set<string>(nodes.flatMap(({ ownEvents }) => ownEvents))].filter((type) => !type.startsWith('xstate.'));

/** The transitions of a chart from a lit state by a sent event. */
export const sendableIn = (name: MachineName, lit: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    chartOf(name)
      .transitions.filter(({ source, event }) => event.kind === 'sent' && lit.has(source))
      .map(({ id }) => id),
  );
