import type { Order } from '#contract/booking/orderForm.ts';
import type { Quote } from '#contract/services/quote.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { isFromInland } from '#contract/services/serviceCode.ts';
import { portCodePattern } from '#contract/protocol/portCode.ts';
import { upTo } from './dcsaGoods.ts';

/** Whether a lorry takes the containers to the shipper's door for loading. */
export const isFromDoor = ({ details }: Pick<Order, 'details'>): boolean =>
  details['loading'] === 'factory' || details['haulage'] === true;

/**
 * How the carrier receives and delivers: a consolidation as loose goods at a freight station, all else as full
 * containers. A container that we load at our station reaches the carrier full, at the yard.
 */
export const movementOf = (order: Order) => {
  if (order.line === 'lcl')
    return {
      receiptTypeAtOrigin: 'CFS',
      deliveryTypeAtDestination: 'CFS',
      cargoMovementTypeAtOrigin: 'LCL',
      cargoMovementTypeAtDestination: 'LCL',
    };
  return {
    receiptTypeAtOrigin: isFromDoor(order) ? 'SD' : 'CY',
    deliveryTypeAtDestination: 'CY',
    cargoMovementTypeAtOrigin: 'FCL',
    cargoMovementTypeAtDestination: 'FCL',
  };
};

/** The day on which the goods are ready at the place of receipt, `YYYY-MM-DD`; undefined if the order names none. */
const receiptDayOf = ({ details }: Order): string | undefined => {
  const day = details['warehouseDay'] || details['loadingDay'] || details['cargoReadyDay'];
  return day ? String(day) : undefined;
};

/** The voyage, or the days that stand for it where the order names none. */
export const voyageOf = ({ sailing }: Quote, order: Order) => {
  if (sailing === null) {
    const { departureDay } = order.details;
    return departureDay
      ? { expectedDepartureDate: String(departureDay) }
      : { expectedDepartureFromPlaceOfReceiptDate: receiptDayOf(order) };
  }
  return {
    carrierCode: sailing.carrierCode,
    carrierCodeListProvider: 'SMDG',
    vessel: { name: upTo(50, sailing.vessel) },
    carrierServiceCode: upTo(11, sailing.service),
    carrierExportVoyageNumber: upTo(50, sailing.voyage),
    expectedDepartureDate: chinaDayOf(new Date(sailing.estimatedTimeOfDeparture)),
  };
};

const doorOf = ({ details }: Order) => ({ addressLines: [upTo(250, String(details['loadingAddress'] ?? '')) ?? ''] });

/** Where the empty containers are wanted, and from which day on; undefined unless a lorry takes them to the door. */
export const positioningsOf = (order: Order) => {
  if (!isFromDoor(order)) return undefined;
  const day = receiptDayOf(order);
  return [{ dateTime: day && `${day}T00:00:00+08:00`, location: doorOf(order) }];
};

/** The ports, by their English names, or the inland terminal where the carrier takes over, and the door. */
export const locationsOf = (
  order: Order,
  { origin, destination }: { origin: Quote['origin']; destination: Quote['origin'] },
  portNames: ReadonlyMap<string, string>,
) => {
  const place = ({ code }: Quote['origin'], locationTypeCode: 'PRE' | 'POL' | 'POD') => ({
    location: {
      locationName: upTo(100, portNames.get(code) ?? code),
      UNLocationCode: portCodePattern.test(code) ? code : undefined,
    },
    locationTypeCode,
  });
  const door = isFromDoor(order) ? [{ location: doorOf(order), locationTypeCode: 'PRE' }] : [];
  // the carrier chooses the port of a container that it takes over inland
  return [...door, place(origin, isFromInland(order.line) ? 'PRE' : 'POL'), place(destination, 'POD')];
};
