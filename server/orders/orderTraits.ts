import { reviewTraitsOf } from '#contract/orders/reviewTraits.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
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
  reviewReasons: readonly Suspicion[];
}): OrderTraits => {
  const { moves, crossesBorders } = allServices[line];
  return { ...reviewTraitsOf(dangerous, reviewReasons), moves, crossesBorders };
};
