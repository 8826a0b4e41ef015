import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';

/** The documents of an order: the required ones first, and within both groups those issued by others last. */
export const documentsInOrder = ({
  order,
  offer: quote,
  reviewReasons: recognised = [],
}: Pick<OrderDetail, 'order' | 'offer'> & Partial<Pick<OrderDetail, 'reviewReasons'>>): NeededDocument[] => {
  const { own, later } = neededDocumentsOf({ service: allServices[order.line], quote, form: order, recognised });
  return [...own, ...later].toSorted(
    (one, other) => Number(one.need !== 'required') - Number(other.need !== 'required'),
  );
};
