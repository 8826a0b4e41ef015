import type { Drawing } from './drawing.ts';
import { titleOf } from './measure.ts';
import { rowsOfState } from './rows.ts';

/** The ids of a drawing's states and transitions whose names or meanings contain the typed words, in reading order. */
export const findIn = ({ chart, states, pills }: Drawing, typed: string): string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const entries = [
    ...states.map(({ state, box }) => ({
      id: state.id,
      box,
      texts: [titleOf(chart.name, state), ...rowsOfState(chart.name, state)],
    })),
    ...pills.map(({ transition, rows, box }) => ({ id: transition.id, box, texts: rows })),
  ];
  const found = entries
    .filter(({ texts }) => texts.some(({ name, zh }) => `${name} ${zh}`.toLowerCase().includes(wanted)))
    .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);
  return [...new Set(found.map(({ id }) => id))];
};
