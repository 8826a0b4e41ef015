import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderTraits } from '#machines/orders/orderLife.ts';

/** The traits that decide the path of an order. */
export const traitsOf = ({
  line,
  dangerous,
  reviewReasons,
}: {
  line: ServiceCode;
  dangerous: boolean;
  reviewReasons: readonly unknown[];
}): OrderTraits => {
  const { moves, crossesBorders } = allServices[line];
  return { dangerous, needsReview: dangerous || reviewReasons.length > 0, moves, crossesBorders };
};
