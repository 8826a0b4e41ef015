import { rejectedHazards } from '#contract/rules/acceptance/dangerousGoods.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { containerType } from '#contract/rules/pricing/price.ts';
import type { Context } from '#server/http/context.ts';
import { byTotal, offersOf } from '#server/search/sailingQuery.ts';
import type { WaitingOrder } from './readApprovals.ts';

/** Another sailing of an order's lane, with the published total of the order's containers. */
export interface Alternative {
  vessel: string;
  voyage: string;
  departsAt: Date;
  transitDays: number;
  totals: Total[];
  isOrdered: boolean;
}

const alternativesShown = 3;

/**
 * The ordered sailing, and the cheapest others of its lane that take its goods and that an order now is in time for.
 * None for other services, for containers of several sizes, and where there is no other.
 */
export const alternativesTo = async (
  context: Pick<Context, 'db' | 'clock' | 'lanes'>,
  { order, offer }: WaitingOrder,
): Promise<Alternative[]> => {
  const [item, ...more] = order.items;
  const size = containerType.safeParse(item?.code);
  if (!offer.sailing || !item || more.length > 0 || !size.success) return [];
  const { orgPortCode, dstPortCode } = offer.sailing;
  const hazards = order.cargo.flatMap(({ dangerous }) => (dangerous ? [dangerous] : []));
  const isDanger = hazards.length > 0 ? 'Y' : 'N';
  const lane = await context.lanes.of(context, { orgPortCode, dstPortCode, isDanger });
  const load = { containerType: size.data, containers: item.quantity, currency: '1', isDanger } as const;
  const found = offersOf(lane, load, context.clock.now());
  const others = found
    .filter(({ sailing }) => sailing.id !== offer.id && rejectedHazards(hazards, sailing.acceptedClasses).length === 0)
    .filter(({ intake }) => intake.state !== 'late')
    .toSorted(byTotal)
    .slice(0, alternativesShown);
  if (others.length === 0) return [];
  return [...found.filter(({ sailing }) => sailing.id === offer.id), ...others].map(({ sailing, totals }) => ({
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    departsAt: sailing.departsAt,
    transitDays: sailing.transitDays,
    totals,
    isOrdered: sailing.id === offer.id,
  }));
};
