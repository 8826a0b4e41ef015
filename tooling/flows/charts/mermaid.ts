import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { titleOf } from './measure.ts';
import type { Mark, Row } from './rows.ts';
import { bilingualParts, rowsOfState, rowsOfTransition } from './rows.ts';

const signs: Partial<Record<Mark, string>> = {
  request: '? ',
  flow: '▸ ',
  effect: '! ',
  send: '» ',
  leave: '‹ ',
  stays: '↺ ',
  ignored: '⊘ ',
  after: '◷ ',
};
const lineOf = (row: Row): string => `${signs[row.mark] ?? ''}${bilingualParts(row).join(' ')}`.trim();

const holds = (state: ChartState, id: string): boolean =>
  state.children.some((child) => child.id === id || holds(child, id));

const startOf = ({ source, fromInside }: ChartTransition): string => (fromInside ? `${source}_any` : source);
const isOwn = (state: ChartState, { source, target = '', fromInside }: ChartTransition): boolean =>
  fromInside
    ? state.id === source
    : holds(state, source) &&
      holds(state, target) &&
      !state.children.some((child) => holds(child, source) && holds(child, target));

/** The id of the machine's own state would be a keyword of Mermaid. */
const idOf = ({ id, path }: ChartState): string => (path === '' ? 'machine' : id);

/** A chart as a Mermaid state diagram. */
export const mermaidOf = ({ name: machine, root, transitions }: Chart): string => {
  const arrows = transitions.filter(({ target }) => target !== undefined);
  const titleLine = (state: ChartState): string => {
    const { name, zh } = titleOf(machine, state);
    return zh === '' ? `<b>${name}</b>` : `<b>${zh}</b> ${name}`;
  };
  const ownLines = (state: ChartState): string[] => [
    ...rowsOfState(machine, state).map(lineOf),
    ...transitions
      .filter(({ source, target }) => source === state.id && target === undefined)
      .map((transition) => rowsOfTransition(machine, transition).map(lineOf).join(' ')),
  ];
  /**
   * Mermaid has no space under the name of a compound state: there the text goes on a transition of any inner state.
   */
  const anyOf = (state: ChartState): string[] => {
    const lines = state.kind === 'compound' ? ownLines(state) : [];
    const starts = arrows.some((arrow) => arrow.fromInside && arrow.source === state.id);
    return starts || lines.length > 0 ? [`state "${['任一状态', ...lines].join('<br/>')}" as ${state.id}_any`] : [];
  };
  const textOf = (state: ChartState): string =>
    [titleLine(state), ...(state.kind === 'compound' ? [] : ownLines(state))].join('<br/>');
  const labelOf = (arrow: ChartTransition): string => rowsOfTransition(machine, arrow).map(lineOf).join('<br/>');
  const contentsOf = (state: ChartState): string[] => [
    ...(state.initial ? [`[*] --> ${state.initial}`] : []),
    ...anyOf(state),
    ...state.children.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? ['--'] : []),
      ...linesOf(child),
    ]),
    ...arrows
      .filter((arrow) => isOwn(state, arrow))
      .map((arrow) => `${startOf(arrow)} --> ${arrow.target}: ${labelOf(arrow)}`),
  ];
  const linesOf = (state: ChartState): string[] => [
    `state "${textOf(state)}" as ${idOf(state)}`,
    ...(state.children.length > 0
      ? [`state ${idOf(state)} {`, ...contentsOf(state).map((line) => `  ${line}`), '}']
      : []),
    ...(state.kind === 'final' ? [`${state.id} --> [*]`] : []),
  ];
  // Mermaid divides only a state into regions, never the diagram itself
  const lines = root.kind === 'parallel' ? linesOf(root) : contentsOf(root);
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
};
