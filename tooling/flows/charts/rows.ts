import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { isOutgoing } from './effects.ts';
import { guardText } from './guards.ts';
import { namesOf } from './meanings.ts';
import { happeningZh } from './sentence.ts';

/** The mark of a drawing's row. */
export type Mark =
  | 'request'
  | 'flow'
  | 'effect'
  | 'send'
  | 'leave'
  | 'after'
  | 'done'
  | 'error'
  | 'guard'
  | 'stays'
  | 'ignored'
  | 'plain';

/** A meaning with its name in the code, on one line if both fit; some rows have no name. */
export interface Row {
  mark: Mark;
  name: string;
  zh: string;
}

export const textSize = 12;
export const fontFamily = "'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif";
export const lineHeight = 16;
const markWidth = 18;
const widestLine = 190;

/** Width of a text in pixels, approximated so that layouts are equal on every machine. */
export const widthOf = (text: string): number =>
  Array.from(text, (character) => textSize * (character > '\u2e7f' ? 1 : 0.58)).reduce((sum, width) => sum + width, 0);

const gap = 6;

/** The space before a row's text, in pixels: for its mark; a guard is indented under its event. */
export const markSpace = ({ mark }: Row): number => (mark === 'plain' ? 0 : markWidth);

/** The two parts of a row: its meaning and its name, or the name alone. */
export const bilingualParts = ({ name, zh }: Row): [first: string, after: string] =>
  zh === '' ? [name, ''] : [zh, name];

/** Whether a row's name is below its meaning. */
export const isBroken = (row: Row): boolean =>
  bilingualParts(row)[1] !== '' && markSpace(row) + widthOf(row.name) + gap + widthOf(row.zh) > widestLine;

export const sizeOfRow = (row: Row) => {
  const [first, after] = bilingualParts(row).map(widthOf) as [number, number];
  const width = isBroken(row) ? Math.max(first, after) : first + (after === 0 ? 0 : gap + after);
  return { width: markSpace(row) + width, height: lineHeight * (isBroken(row) ? 2 : 1) };
};

/** Width and height of rows below each other. */
export const sizeOfRows = (rows: readonly Row[]) => ({
  width: Math.ceil(Math.max(0, ...rows.map((row) => sizeOfRow(row).width))),
  height: rows.reduce((sum, row) => sum + sizeOfRow(row).height, 0),
});

/** A state's rows below its name: requests, invoked machines, entry and exit effects. */
export const rowsOfState = (machine: string, { requests, entry, exit, closed }: ChartState): Row[] => {
  const names = namesOf(machine);
  return [
    ...(closed ? [{ mark: 'plain' as const, name: '', zh: `▸ 展开内部 ${closed} 个状态` }] : []),
    ...requests.map(({ id, isFlow }): Row => ({
      mark: isFlow ? 'flow' : 'request',
      name: id,
      zh: names.request(id).request,
    })),
    ...entry.filter(isOutgoing).map(({ kind, name }): Row => ({
      mark: kind === 'send' ? 'send' : 'effect',
      name,
      zh: names.effect(name),
    })),
    ...exit.filter(isOutgoing).map(({ name }): Row => ({ mark: 'leave', name, zh: names.effect(name) })),
  ];
};

/** A row as a chart shows it: in a Chinese chart a meaning has no name of the code next to it. */
export const shownIn =
  ({ isChinese }: Pick<Chart, 'isChinese'>) =>
  <Said extends { name: string; zh: string }>(row: Said): Said =>
    isChinese && row.zh !== '' ? { ...row, name: '' } : row;

/** Rows as a chart shows them. */
export const rowsShownIn = (chart: Pick<Chart, 'isChinese' | 'isBrief'>, rows: Row[]): Row[] =>
  rows.filter(({ mark }) => !chart.isBrief || !['effect', 'send', 'leave'].includes(mark)).map(shownIn(chart));

const bracketed = (condition: string): string => (condition === '' ? '' : `[${condition}]`);

/** A transition's rows: event, guard and effects. */
export const rowsOfTransition = (machine: string, transition: ChartTransition): Row[] => {
  const names = namesOf(machine);
  const { event, guard, instead, effects, target, ignored } = transition;
  const name = event.kind === 'always' ? '' : event.name;
  const zh = event.kind === 'always' ? '自动发生' : happeningZh(machine, event);
  const happens = event.kind === 'sent' || event.kind === 'always' ? 'plain' : event.kind;
  const stays = ignored ? 'ignored' : 'stays';
  return [
    { mark: target ? happens : stays, name, zh },
    ...(guard ? [{ mark: 'guard' as const, name: guardText(guard), zh: bracketed(names.guard(guard)) }] : []),
    ...(instead.length > 0 ? [{ mark: 'guard' as const, name: '', zh: bracketed('否则') }] : []),
    ...effects.filter(isOutgoing).map((effect): Row => ({
      mark: effect.kind === 'send' ? 'send' : 'effect',
      name: effect.name,
      zh: names.effect(effect.name),
    })),
  ];
};
