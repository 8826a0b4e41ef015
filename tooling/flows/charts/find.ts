import type { Chart } from './chart.ts';
import { statesIn } from './chart.ts';
import { isFoldedIn, titleOf } from './measure.ts';
import type { Row } from './rows.ts';
import { rowsOfState, rowsOfTransition } from './rows.ts';

/**
 * The ids of a chart's states and transitions whose names or meanings contain the typed words, each state before its
 * outgoing transitions; a folded transition is found by its state.
 */
export const findIn = (chart: Chart, typed: string): string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const isFound = (texts: readonly Pick<Row, 'name' | 'zh'>[]): boolean =>
    texts.some(({ name, zh }) => `${name} ${zh}`.toLowerCase().includes(wanted));
  const found = statesIn(chart.root).flatMap((state) => {
    const leaving = chart.transitions.filter((one) => one.source === state.id);
    const own = isFound([titleOf(chart.name, state), ...rowsOfState(chart.name, state)]) ? [state.id] : [];
    return own.concat(
      leaving
        .filter((one) => isFound(rowsOfTransition(chart.name, one)))
        .map((one) => (isFoldedIn(chart, one) ? one.source : one.id)),
    );
  });
  return [...new Set(found)];
};
