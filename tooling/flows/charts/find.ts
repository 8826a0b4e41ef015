import type { Drawing } from './drawing.ts';
import { titleOf } from './measure.ts';
import { rowsOfState, rowsOfTransition } from './rows.ts';

/**
 * The ids of a drawing's states and transitions whose names or meanings contain the typed words, in reading order; a
 * folded transition is found by its state.
 */
export const findIn = ({ chart, states, pills }: Drawing, typed: string): string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const entries = [
    ...states.map(({ state, box }) => ({
      id: state.id,
      box,
      texts: [titleOf(chart.name, state), ...rowsOfState(chart.name, state)],
    })),
    ...pills.map(({ transition, rows, box, folded }) => ({
      id: folded ? transition.source : transition.id,
      box,
      texts: folded?.flatMap((one) => rowsOfTransition(chart.name, one)) ?? rows,
    })),
  ];
  const found = entries
    .filter(({ texts }) => texts.some(({ name, zh }) => `${name} ${zh}`.toLowerCase().includes(wanted)))
    .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
  return [...new Set(found.map(({ id }) => id))];
};
