import type { Chart, ChartArrow, ChartState } from './chart.ts';

const textOf = ({ name, meaning, asks, tells, inner }: ChartState): string =>
  [
    `<b>${name}</b> ${meaning}`.trim(),
    ...asks.map((ask) => `? ${ask}`),
    ...tells.map((tell) => `! ${tell}`),
    ...inner.map((line) => `↺ ${line}`),
  ].join('<br/>');

const holds = (state: ChartState, id: string): boolean =>
  state.children.some((child) => child.id === id || holds(child, id));

const startOf = ({ source, fromInside }: ChartArrow): string => (fromInside ? `${source}_any` : source);
const isOwn = (state: ChartState, { source, target, fromInside }: ChartArrow): boolean =>
  fromInside
    ? state.id === source
    : holds(state, source) &&
      holds(state, target) &&
      !state.children.some((child) => holds(child, source) && holds(child, target));

/** A chart as a Mermaid state diagram; `?` is a question to the world, `!` an order, `↺` a transition that stays. */
export const mermaidOf = ({ root, arrows }: Chart): string => {
  const contentsOf = (state: ChartState): string[] => [
    ...(state.initial ? [`[*] --> ${state.initial}`] : []),
    ...(arrows.some((arrow) => arrow.fromInside && arrow.source === state.id)
      ? [`state "任一状态" as ${state.id}_any`]
      : []),
    ...state.children.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? ['--'] : []),
      ...linesOf(child),
    ]),
    ...arrows
      .filter((arrow) => isOwn(state, arrow))
      .map((arrow) => `${startOf(arrow)} --> ${arrow.target}: ${arrow.label.join(' ')}`),
  ];
  const linesOf = (state: ChartState): string[] => [
    `state "${textOf(state)}" as ${state.id}`,
    ...(state.children.length > 0 ? [`state ${state.id} {`, ...contentsOf(state).map((line) => `  ${line}`), '}'] : []),
    ...(state.kind === 'final' ? [`${state.id} --> [*]`] : []),
  ];
  // Mermaid divides only a state into regions, never the diagram itself
  const lines = root.kind === 'parallel' ? linesOf(root) : contentsOf(root);
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
};
