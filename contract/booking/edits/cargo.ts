import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { blankCargo } from '#contract/booking/blankOrder.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { unitsOf } from './items.ts';
import type { EditScope } from './orderEdit.ts';

/** The index of the cargo item that an edit changes, from 0. */
export interface AtCargo {
  index: number;
}

/** Replaces one cargo item; returns the same form if it does not exist or does not change. */
export const withCargo = (form: OrderForm, index: number, change: (one: CargoForm) => CargoForm): OrderForm => {
  const one = form.cargo[index];
  const changed = one && change(one);
  return changed === one ? form : { ...form, cargo: form.cargo.with(index, changed!) };
};

const isFull = ({ cargo }: OrderForm): boolean => cargo.length >= limits.cargoItemsMax;

/** Adds a cargo item; it is dangerous if the last one is. */
export const addCargo = (form: OrderForm, _: unknown, { service }: EditScope): OrderForm =>
  service.hasCargo && !isFull(form)
    ? { ...form, cargo: [...form.cargo, blankCargo(service, form.cargo.at(-1)?.dangerous != null)] }
    : form;

/** The cargo that stays when rows of a table are added: all of it, but a single item without anything typed. */
export const cargoBesideTable = (service: ServiceDefinition, { cargo }: OrderForm): CargoForm[] => {
  const [only, ...others] = cargo;
  const isBlank =
    only !== undefined &&
    others.length === 0 &&
    [false, true].some((dangerous) => JSON.stringify(blankCargo(service, dangerous)) === JSON.stringify(only));
  return isBlank ? [] : cargo;
};

/** Adds rows of a table as cargo items, all of them or none. */
export const pasteCargo = (
  form: OrderForm,
  { cargo }: { cargo: readonly CargoForm[] },
  { service, quote }: EditScope,
): OrderForm => {
  const units = Math.max(1, unitsOf({ service, facts: factsOf(service, form, quote) }));
  const isThere = (unit: number) => Number.isInteger(unit) && unit >= 1 && unit <= units;
  const loaded = cargo.map((one) => ({ ...one, unit: isThere(Number(one.unit)) ? one.unit : 1 }));
  const all = [...cargoBesideTable(service, form), ...loaded];
  return service.hasCargo && cargo.length > 0 && all.length <= limits.cargoItemsMax ? { ...form, cargo: all } : form;
};

/** Inserts a copy of a cargo item after it. */
export const copyCargo = (form: OrderForm, { index }: AtCargo): OrderForm => {
  const one = form.cargo[index];
  return one && !isFull(form) ? { ...form, cargo: form.cargo.toSpliced(index + 1, 0, one) } : form;
};

/** Removes a cargo item; the last one stays. */
export const removeCargo = (form: OrderForm, { index }: AtCargo): OrderForm =>
  form.cargo.length > 1 && form.cargo[index] ? { ...form, cargo: form.cargo.toSpliced(index, 1) } : form;

/** Moves a cargo item to another existing container or truck. */
export const moveCargo = (
  form: OrderForm,
  { index, unit }: AtCargo & { unit: number },
  { service, quote }: EditScope,
): OrderForm => {
  const units = unitsOf({ service, facts: factsOf(service, form, quote) });
  const isThere = service.shares === 'container' && Number.isInteger(unit) && unit >= 1 && unit <= Math.max(1, units);
  return isThere ? withCargo(form, index, (one) => (Number(one.unit) === unit ? one : { ...one, unit })) : form;
};
