import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import type { AtCargo } from './cargo.ts';
import { unitsMaxOf, unitsOf, withQuantity } from './items.ts';
import type { EditScope } from './orderEdit.ts';

/** Moves a cargo item out of a container that it must not share. */
export interface Move {
  /** The container it moves to, from 1. */
  unit: number;
  /** The items with an added container; undefined if an existing container takes the cargo. */
  items?: OrderForm['items'];
}

type Scope = Pick<EditScope, 'service' | 'quote'>;

const unitOf = ({ unit }: CargoForm): number => Math.max(1, Math.floor(Number(unit)) || 1);

const moved = (cargo: readonly CargoForm[], index: number, unit: number): CargoForm[] =>
  cargo.map((one, at) => (at === index ? { ...one, unit } : one));

/** Whether a container would hold goods that must be segregated if a cargo item moved into it. */
const violatesSegregation = ({ service }: Scope, form: OrderForm, index: number, unit: number): boolean =>
  acceptanceOf(
    service,
    moved(form.cargo, index, unit).map((one) => ({ dangerous: one.dangerous, unit: unitOf(one) })),
    { acceptedClasses: null },
  ).places.some((place) => place.unit === unit && place.verdict.apart);

/**
 * The container a cargo item can move to in one step: the next one that no rule forbids, else a new one if there is
 * only one type.
 */
export const moveOf = (scope: Scope, form: OrderForm, index: number): Move | undefined => {
  const { service, quote } = scope;
  const own = form.cargo[index];
  if (service.shares !== 'container' || !own) return undefined;
  const units = unitsOf({ service, facts: factsOf(service, form, quote) });
  const next = Array.from({ length: units }, (_, at) => ((unitOf(own) + at) % units) + 1).find(
    (unit) => unit !== unitOf(own) && !violatesSegregation(scope, form, index, unit),
  );
  if (next !== undefined) return { unit: next };
  const [only, ...more] = form.items;
  if (!only || more.length > 0 || units === 0 || units >= unitsMaxOf(service)) return undefined;
  return { unit: units + 1, items: withQuantity(quote.items, form.items, only.code, units + 1) };
};

/**
 * Applies the remedy that a segregation verdict suggests: moves the cargo item to another container, adding it if
 * needed.
 */
export const applyRemedy = (form: OrderForm, { index }: AtCargo, scope: EditScope): OrderForm => {
  const move = moveOf(scope, form, index);
  return move ? { ...form, items: move.items ?? form.items, cargo: moved(form.cargo, index, move.unit) } : form;
};
