import { fcl } from '#contract/services/fcl/definition.ts';
import type { PricedBooking, TariffCharge, Total } from '#contract/rules/pricing/price.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import type { ContainerType } from '#contract/rules/pricing/price.ts';
import { blankForm } from './blankOrder.ts';
import { pricedBookingOf } from './orderFacts.ts';

/** Full containers of one size, all of them with dangerous goods or none. */
export interface ContainerLoad {
  containerType: ContainerType;
  containers: number;
  isDanger: 'Y' | 'N';
}

/** What prices a load: the order form as it opens for it, so that the order charges what the search has shown. */
export const pricedLoadOf = ({ containerType, containers, isDanger }: ContainerLoad): PricedBooking =>
  pricedBookingOf(
    fcl,
    blankForm(fcl, { offerId: '', isDanger, items: [{ code: containerType, quantity: containers }] }),
  );

/** The total of a load at a tariff, by currency: goods that the shipper delivers to the terminal. */
export const loadTotalsOf = (tariff: readonly TariffCharge[], load: PricedBooking): Total[] =>
  totalsOf(feesOf(tariff, load));
