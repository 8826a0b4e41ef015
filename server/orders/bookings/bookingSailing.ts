import type { Booking } from '#contract/orders/bookings/bookingInput.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { rejectedHazards } from '#contract/rules/acceptance/dangerousGoods.ts';
import { sailingDaysOf } from '#contract/rules/dates/cutOffs.ts';
import type { Context } from '#server/http/context.ts';
import { isDangerousLoad } from '#server/quotes/load.ts';
import { sailingIntakeOf } from '#server/search/intake.ts';
import type { ScheduledSailing } from '#server/search/sailings.ts';
import type { PricedSailing } from '#server/services/pricedSailings.ts';
import { pricedSailings } from '#server/services/pricedSailings.ts';
import { rejected } from './bookingPaths.ts';
import { bookingMessages } from './messages.ts';

type Goods = Pick<OrderForm, 'cargo' | 'items'>;

/** The place of a type, which a booking has once; a place of receipt or delivery must be the port itself. */
const portOf = ({ shipmentLocations }: Booking, type: string, same: string): string => {
  const code = shipmentLocations.find(({ locationTypeCode }) => locationTypeCode === type)?.location.UNLocationCode;
  if (code === undefined) throw rejected('shipmentLocations', bookingMessages.placeMissing(type));
  const other = shipmentLocations.findIndex(
    ({ locationTypeCode, location }) =>
      (locationTypeCode === type || locationTypeCode === same) && location.UNLocationCode !== code,
  );
  if (other >= 0)
    throw rejected(`shipmentLocations.${other}.location.UNLocationCode`, bookingMessages.placeOther(type));
  return code;
};

const isSame = (asked: string | undefined, own: string): boolean =>
  asked === undefined || asked.toUpperCase() === own.toUpperCase();

const isNamed =
  ({ carrierCode, carrierServiceCode, carrierExportVoyageNumber, vessel }: Booking) =>
  ({ sailing }: PricedSailing): boolean =>
    isSame(carrierCode, sailing.carrierCode) &&
    isSame(carrierServiceCode, sailing.service) &&
    isSame(carrierExportVoyageNumber, sailing.voyage) &&
    isSame(vessel?.name, sailing.vessel);

const hasPrices = ({ tariff }: PricedSailing, { items }: Goods): boolean =>
  items.every(({ code: size }) => tariff.charges.some(({ code, item }) => code === 'OF' && item === size));

const carries = ({ sailing }: PricedSailing, { cargo }: Goods): boolean =>
  rejectedHazards(
    cargo.flatMap(({ dangerous }) => (dangerous ? [dangerous] : [])),
    sailing.acceptedClasses,
  ).length === 0;

/** The lane on which a booking's sailing is, and whether its goods are dangerous there. */
const laneOf = (booking: Booking, goods: Goods) => ({
  orgPortCode: portOf(booking, 'POL', 'PRE'),
  dstPortCode: portOf(booking, 'POD', 'PDE'),
  isDanger: isDangerousLoad(goods) ? ('Y' as const) : ('N' as const),
});

/**
 * The sailing of a booking: the one that it names, else the earliest on or after its day of departure that has a price for
 * the containers, accepts the goods and is in time. `offerId` is that of the saved quote that it refers to.
 */
export const sailingOf = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking: Booking,
  goods: Goods,
  offerId?: string,
): Promise<ScheduledSailing> => {
  const lane = laneOf(booking, goods);
  const { orgPortCode, dstPortCode, isDanger } = lane;
  const { carrierExportVoyageNumber: voyage, expectedDepartureDate: day } = booking;
  const priced = await pricedSailings(db, lane, clock.now());
  const named = priced.filter((one) => hasPrices(one, goods)).filter(isNamed(booking));
  if (offerId !== undefined) {
    const quoted = named.find(({ sailing }) => sailing.id === offerId);
    if (!quoted) throw rejected('extendedContractQuotationReference', bookingMessages.quoteElsewhere, codes.conflict);
    return quoted.sailing;
  }
  if (voyage !== undefined) {
    const [found] = named;
    if (!found) throw rejected('carrierExportVoyageNumber', bookingMessages.voyageUnknown(orgPortCode, dstPortCode));
    return found.sailing;
  }
  if (day === undefined) throw rejected('expectedDepartureDate', bookingMessages.departureMissing);
  const readyDay = booking.expectedDepartureFromPlaceOfReceiptDate;
  const inTime = named.filter(
    ({ sailing }) =>
      chinaDayOf(sailing.departsAt) >= day &&
      sailingIntakeOf(sailing, clock.now(), { isDanger, readyDay }).state !== 'late',
  );
  // without one that accepts the goods, the check of the order says of which
  const found = inTime.find((one) => carries(one, goods)) ?? inTime[0];
  if (!found) throw rejected('expectedDepartureDate', bookingMessages.noSailing(orgPortCode, dstPortCode, day));
  return found.sailing;
};

/** The sailing of an order, if its booking still names it; another sailing is another booking. */
export const sailingOfOrder = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  booking: Booking,
  goods: Goods,
  offerId: string,
): Promise<ScheduledSailing> => {
  const priced = await pricedSailings(db, laneOf(booking, goods), clock.now());
  const found = priced.filter(isNamed(booking)).find(({ sailing }) => sailing.id === offerId);
  const { carrierExportVoyageNumber: voyage, expectedDepartureDate: day } = booking;
  const isLater = voyage === undefined && day !== undefined && found && day > chinaDayOf(found.sailing.departsAt);
  if (found && !isLater) return found.sailing;
  const path = voyage === undefined ? 'expectedDepartureDate' : 'carrierExportVoyageNumber';
  throw rejected(path, bookingMessages.sailingOther, codes.conflict);
};

/** The last day on which goods may be ready for a sailing: the first deadline before it. */
export const lastReadyDay = ({ departsAt, cutOffs }: ScheduledSailing, isDangerous: boolean, now: Date): string => {
  const sailing = { estimatedTimeOfDeparture: departsAt, cutOffs };
  const { cutOff, departure } = sailingDaysOf(sailing, isDangerous, chinaDayOf(now));
  return cutOff?.day ?? departure ?? chinaDayOf(departsAt);
};
