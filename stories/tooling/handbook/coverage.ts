import type { ChartTransition } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';

/** Where paths are walked: in the machine alone, through its real view, on the whole site with its real service. */
export type Level = 'machine' | 'view' | 'service';

/** An event that bypasses the view, with the transitions (by id) and states (by path) that only it reached. */
export interface PastView {
  event: string;
  /** '' if unknown. */
  why: string;
  isSent: boolean;
  transitions: string[];
  states: string[];
}

/** The coverage of a machine at one level; `left` and `leftStates` were never reached. */
export interface Reached {
  states: number;
  transitions: number;
  paths: number;
  left: string[];
  leftStates: string[];
  /** Not counted above. */
  pastView: PastView[];
}

/** A machine's row of the coverage table, as the tests write it. */
export interface Coverage {
  machine: MachineName;
  states: number;
  transitions: number;
  levels: Record<Level, Reached>;
}

/** The tests' measurements, and the fingerprint of their sources. */
export interface Measured {
  sources: string;
  table: Coverage[];
}

/** The levels in Chinese. */
export const levels: Readonly<Record<Level, string>> = { machine: '机器', view: '界面', service: '全站' };
export const levelNames = Object.keys(levels) as Level[];

/** A measure of a level. */
export type Measure = 'states' | 'transitions' | 'paths';

/** The sum of a measure over all machines: covered, and total. */
export const totalOf = (table: readonly Coverage[], level: Level, measure: Measure) => ({
  reached: table.reduce((sum, line) => sum + line.levels[level][measure], 0),
  all: measure === 'paths' ? 0 : table.reduce((sum, line) => sum + line[measure], 0),
});

/** The event bypassing the view that alone reached a transition, if any. */
export const pastViewOf = ({ levels: { view } }: Coverage, { id }: ChartTransition): PastView | undefined =>
  view.pastView.find(({ transitions }) => transitions.includes(id));

/** Whether a transition was taken at a level; undefined if it was not measured, or is an ignored one. */
export const wasTaken = (line: Coverage | undefined, level: Level, transition: ChartTransition) => {
  if (line === undefined || transition.ignored) return undefined;
  if (level === 'view' && pastViewOf(line, transition)) return false;
  return !line.levels[level].left.includes(transition.id);
};

const whyOutside: Partial<Record<MachineName, string>> = {
  orderLife: '订单由客服与承运人推进，网站只显示；每条路径都在真实的服务里走过（tests/orders/orderLife.test.ts）',
  invoiceRequest: '订单完成后才能开票，而订单由客服与承运人推进',
  themeSettings: '只改变页面的样子，与服务无关',
};

/** Why the whole-site tests omit a machine altogether; undefined if they do not. */
export const whyFlowLeft = ({ machine, levels: { service } }: Coverage): string | undefined =>
  service.transitions > 0 ? undefined : (whyOutside[machine] ?? '不属于主要流程');

/** Why the whole-site tests omit a transition, as far as its type shows. */
export const whyLeft = (line: Coverage, { event }: ChartTransition): string => {
  const why = whyFlowLeft(line);
  if (why !== undefined) return why;
  if (event.kind === 'error') return '要服务拒绝或出错才会发生，全站行程没有制造';
  if (event.kind === 'after') return '要等时间过去，全站行程没有等';
  return '全站行程没有走这一步';
};
