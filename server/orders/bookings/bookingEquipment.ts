import type { BookedCommodity, Booking } from '#contract/orders/bookings/bookingInput.ts';
import { unitsOf } from '#contract/rules/loading/units.ts';
import { dryCodes } from '#server/orders/dcsa/dcsaEquipment.ts';
import { kilogramsOf } from './bookingGoods.ts';
import { rejected } from './bookingPaths.ts';
import { bookingMessages } from './messages.ts';

type Equipments = Booking['requestedEquipments'];

const sizes = new Map(Object.entries(dryCodes).map(([size, code]) => [code, size]));

/** The size of a code, or of its group of types: 22GP is any general purpose container of 20 feet. */
const sizeOf = (code: string): string | undefined => sizes.get(code.replace(/GP$/, 'G1'));

/** A commodity with its path, and the number of the container that holds it. */
interface Loaded {
  commodity: BookedCommodity;
  at: string;
  unit: number;
}

const sizeAt = ({ ISOEquipmentCode }: Equipments[number], index: number): string => {
  const size = sizeOf(ISOEquipmentCode);
  if (size === undefined)
    throw rejected(
      `requestedEquipments.${index}.ISOEquipmentCode`,
      bookingMessages.equipmentUnknown([...sizes].map(([code, own]) => `${code}（${own}）`)),
    );
  return size;
};

/** The number of the first container of each entry, in the sequence of the order's items. */
const firstUnits = (
  entries: readonly { code: string; quantity: number }[],
  items: readonly { code: string; quantity: number }[],
): number[] => {
  const units = unitsOf(items);
  const used = new Map<string, number>();
  return entries.map(({ code, quantity }) => {
    const before = used.get(code) ?? 0;
    used.set(code, before + quantity);
    return units.indexOf(code) + before + 1;
  });
};

/** The goods by container. Goods that one entry alone has may be in any of the containers, as in the site's own orders. */
const loadedOf = (equipments: Equipments, first: readonly number[]): Loaded[] => {
  const holding = equipments.flatMap(({ commodities = [] }, index) => (commodities.length > 0 ? [index] : []));
  if (holding.length === 0) throw rejected('requestedEquipments.0.commodities', bookingMessages.goodsMissing);
  return holding.flatMap((index) => {
    const { units, commodities = [] } = equipments[index]!;
    const unit = first[index]!;
    if (units > 1 && (holding.length > 1 || unit > 1))
      throw rejected(`requestedEquipments.${index}.units`, bookingMessages.unitsTogether);
    return commodities.map((commodity, place) => ({
      commodity,
      at: `requestedEquipments.${index}.commodities.${place}`,
      unit,
    }));
  });
};

/** The containers of a booking as items of an order, whose they are, and what lies in which. */
export const containersOf = ({ requestedEquipments }: Pick<Booking, 'requestedEquipments'>) => {
  const isShipperOwned = requestedEquipments[0]!.isShipperOwned;
  const otherwise = requestedEquipments.findIndex((one) => one.isShipperOwned !== isShipperOwned);
  if (otherwise >= 0) throw rejected(`requestedEquipments.${otherwise}.isShipperOwned`, bookingMessages.ownersDiffer);
  const entries = requestedEquipments.map((one, index) => ({ code: sizeAt(one, index), quantity: one.units }));
  const codes = [...new Set(entries.map(({ code }) => code))];
  const items = codes.map((code) => ({
    code,
    quantity: entries.reduce((sum, one) => (one.code === code ? sum + one.quantity : sum), 0),
  }));
  const tares = requestedEquipments.flatMap(({ tareWeight }) => (tareWeight ? [kilogramsOf(tareWeight)] : []));
  return {
    items,
    // the heaviest counts, as for the site's own orders
    details: isShipperOwned
      ? { owner: 'SOC', tareKg: tares.length > 0 ? String(Math.max(...tares)) : '' }
      : { owner: 'COC', tareKg: '' },
    loaded: loadedOf(requestedEquipments, firstUnits(entries, items)),
  };
};
