import type { CargoForm } from '#contract/booking/orderForm.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { unitsMaxOf, unitsOf, withQuantity } from '#src/features/booking/chosenItems.ts';
import type { Filling } from './formContext.ts';

/** A line of cargo taken out of the container it must not share. */
export interface Move {
  /** Of the line of cargo, from 0. */
  index: number;
  /** The container it goes into, from 1. */
  unit: number;
  /** The items with one container more; undefined where there is a container to go into. */
  items?: Filling['form']['items'];
}

const unitOf = ({ unit }: CargoForm): number => Math.max(1, Math.floor(Number(unit)) || 1);

const moved = (cargo: readonly CargoForm[], index: number, unit: number): CargoForm[] =>
  cargo.map((one, at) => (at === index ? { ...one, unit } : one));

/** Whether a container holds goods that a rule keeps apart, once a line is in it. */
const keepsApart = ({ line, form }: Filling, index: number, unit: number): boolean =>
  acceptanceOf(
    line,
    moved(form.cargo, index, unit).map((one) => ({ dangerous: one.dangerous, unit: unitOf(one) })),
    { acceptedClasses: null },
  ).places.some((place) => place.unit === unit && place.verdict.apart);

/** Where a line can be moved by one click: the next container that no rule keeps it out of, else one more of the only kind. */
export const moveOf = (filling: Filling, index: number): Move | undefined => {
  const { line, offer, form } = filling;
  const own = form.cargo[index];
  if (line.shares !== 'container' || !own) return undefined;
  const units = unitsOf(filling);
  const next = Array.from({ length: units }, (_, at) => ((unitOf(own) + at) % units) + 1).find(
    (unit) => unit !== unitOf(own) && !keepsApart(filling, index, unit),
  );
  if (next !== undefined) return { index, unit: next };
  const [only, ...more] = form.items;
  if (!only || more.length > 0 || units === 0 || units >= unitsMaxOf(line)) return undefined;
  return { index, unit: units + 1, items: withQuantity(offer.items, form.items, only.code, units + 1) };
};
