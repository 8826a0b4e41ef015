import type { Booking } from '#contract/orders/bookings/bookingInput.ts';
import type { OrderForm } from '#contract/booking/orderForm.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { referencesLine } from '#contract/booking/customerReferences.ts';
import { fcl } from '#contract/services/fcl/definition.ts';
import type { GoodsIndex } from '#server/search/goodsIndex.ts';
import { containersOf } from './bookingEquipment.ts';
import { cargoOf, otherHandlingOf, otherHeadingOf } from './bookingGoods.ts';
import { notifyPathOf, orderPartiesOf } from './bookingParties.ts';
import type { BookedAt } from './bookingPaths.ts';
import { rejected } from './bookingPaths.ts';
import { bookingMessages } from './messages.ts';

const rejectOtherMovements = (booking: Booking): void => {
  const wanted = {
    receiptTypeAtOrigin: 'CY',
    deliveryTypeAtDestination: 'CY',
    cargoMovementTypeAtOrigin: 'FCL',
    cargoMovementTypeAtDestination: 'FCL',
  } as const;
  const other = Object.entries(wanted).find(([name, value]) => booking[name as keyof typeof wanted] !== value);
  if (other) throw rejected(other[0], bookingMessages.yardOnly);
};

const termsOf = ({ incoTerms, freightPaymentTermCode, transportDocumentTypeCode, ...booking }: Booking) => ({
  ...(incoTerms !== undefined && { incoterm: incoTerms }),
  ...(freightPaymentTermCode && { freightPayment: freightPaymentTermCode === 'COL' ? 'collect' : 'prepaid' }),
  ...(transportDocumentTypeCode && { billOfLading: transportDocumentTypeCode === 'SWB' ? 'seaWaybill' : 'original' }),
  ...(booking.expectedDepartureFromPlaceOfReceiptDate !== undefined && {
    cargoReadyDay: booking.expectedDepartureFromPlaceOfReceiptDate,
  }),
});

type Commodities = ReturnType<typeof containersOf>['loaded'];

/** What the desk reads of a booking besides the fields of the order. */
const remarkOf = ({ references = [] }: Booking, loaded: Commodities): string => {
  const numbers = references.map(({ type, value }) => `${type} ${value}`).join('、');
  const handling = loaded.flatMap(({ commodity }, index) => {
    const text = otherHandlingOf(commodity);
    return text === '' ? [] : [bookingMessages.handling(index + 1, text)];
  });
  const headings = loaded.flatMap(({ commodity }) => otherHeadingOf(commodity));
  return [...(numbers === '' ? [] : [bookingMessages.reference(numbers)]), ...handling, ...headings].join('\n');
};

/** The references of a booking that `remarkOf` wrote into the remark of its order; undefined if there are none. */
export const referencesIn = (remark: string): { type: string; value: string }[] | undefined => {
  const [, written] = referencesLine.exec(remark) ?? [];
  return written?.split(/、(?=[A-Z]{2,3} )/).flatMap((one) => {
    const { type, value } = /^(?<type>[A-Z]{2,3}) (?<value>.{1,35})$/.exec(one)?.groups ?? {};
    return type === undefined || value === undefined ? [] : [{ type, value }];
  });
};

/**
 * The order of a booking without its sailing, and where the booking states what; what a booking leaves out is as in a new
 * order. Rejects what the site cannot do, by the property that asks for it.
 */
export const orderOfBooking = (
  booking: Booking,
  goods: Pick<GoodsIndex, 'ofNumber'>,
): { form: OrderForm; at: BookedAt } => {
  rejectOtherMovements(booking);
  const { items, details, loaded } = containersOf(booking);
  const form: OrderForm = {
    ...blankForm(fcl, { offerId: '', isDanger: 'N', items, details: { ...details, ...termsOf(booking) } }),
    ...orderPartiesOf(booking),
    cargo: loaded.map(({ commodity, ...place }) => cargoOf(goods, commodity, place)),
    remark: remarkOf(booking, loaded),
  };
  return { form, at: { cargo: loaded.map(({ at }) => at), notify: notifyPathOf(booking.documentParties) } };
};
