import type { OrderForm } from '#contract/booking/orderForm.ts';
import { daysAfter } from '#contract/rules/dates/orderDays.ts';
import type { RateChoice } from '#contract/rules/pricing/rateChoice.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { RatedCargo } from '#contract/services/ratedCargo.ts';
import { blankForm } from './blankOrder.ts';
import { factsOf } from './orderFacts.ts';

/** The values of a service's own fields that a cargo decides: days, pallets, area; storage begins on `firstDay`. */
export const cargoDetails = (
  { fields }: Pick<ServiceDefinition, 'fields'>,
  { days, pallets, squareMetres }: Partial<RatedCargo>,
  firstDay: string,
): Record<string, string> => {
  const values = {
    ...(days !== undefined && { rentalDays: String(days), dayIn: firstDay, dayOut: daysAfter(firstDay, days) }),
    ...(pallets !== undefined && { pallets: String(pallets) }),
    ...(squareMetres !== undefined && { squareMetres: String(squareMetres) }),
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
};

/** A published price as an order chooses it: its row, and what the quote decides by itself. */
export interface ChosenRate {
  offerId: string;
  row: RateChoice | undefined;
  decided: Readonly<Record<string, string>>;
}

/** The order form as a price opens it for a cargo, so that the order charges what the price list has shown. */
export const orderOfCargo = (
  service: ServiceDefinition,
  { offerId, row, decided }: ChosenRate,
  cargo: RatedCargo,
): OrderForm => {
  const { isDanger, weightKg = '', volumeM3 = '' } = cargo;
  const details = { ...decided, ...row?.details, ...cargoDetails(service, cargo, '2000-01-01') };
  const form = blankForm(service, {
    offerId,
    isDanger,
    items: row ? [{ code: row.item, quantity: cargo.pieces ?? 1 }] : [],
    details,
  });
  const [first, ...others] = form.cargo;
  const cargoItems = first ? [{ ...first, grossKg: String(weightKg), volumeM3: String(volumeM3) }, ...others] : [];
  const loaded = { ...form, cargo: cargoItems };
  if (!row || service.items?.choose !== 'many' || cargo.pieces !== undefined) return loaded;
  return { ...loaded, items: [{ code: row.item, quantity: piecesFor(service, row.item, loaded) }] };
};

/** How many pieces of an item a load needs by payload and volume, at least one. */
const piecesFor = (service: ServiceDefinition, item: string, form: OrderForm): number => {
  const facts = factsOf(service, form);
  const { payloadKg, volumeM3 } = service.roomOf?.(item, facts) ?? {};
  return Math.max(
    1,
    payloadKg ? Math.ceil(facts.grossKg / payloadKg) : 1,
    volumeM3 ? Math.ceil(facts.volumeM3 / volumeM3) : 1,
  );
};
