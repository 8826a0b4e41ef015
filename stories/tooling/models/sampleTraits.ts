import { allServices } from '#contract/services/definitions/allServices.ts';
import { orderCommand } from '#contract/orders/orderStatus.ts';
import type { OrderTraits, orderLifeMachine } from '#machines/orders/orderLife.ts';
import type { PathOptions } from '#flows';

const sea = { moves: true, crossesBorders: true };
const inland = { moves: true, crossesBorders: false };
const inPlace = { moves: false, crossesBorders: false };

/** The traits of orders: by sea, inland, in place; with and without dangerous goods. */
export const sampleTraits = {
  seaDangerous: { ...sea, dangerous: true, needsReview: true, hasFindings: false },
  seaHarmless: { ...sea, dangerous: false, needsReview: false, hasFindings: false },
  seaSuspected: { ...sea, dangerous: false, needsReview: true, hasFindings: true },
  inlandDangerous: { ...inland, dangerous: true, needsReview: true, hasFindings: false },
  inlandHarmless: { ...inland, dangerous: false, needsReview: false, hasFindings: false },
  inPlaceDangerous: { ...inPlace, dangerous: true, needsReview: true, hasFindings: false },
  inPlaceHarmless: { ...inPlace, dangerous: false, needsReview: false, hasFindings: false },
  seaApproved: { ...sea, dangerous: false, needsReview: false, hasFindings: false, needsApproval: true },
} as const satisfies Record<string, OrderTraits>;

/** Every command on an order with any traits. */
export const orderLifePaths = {
  inputs: sampleTraits,
  samples: orderCommand.options.map((type) => ({ type })),
  keep: (context) => context,
} satisfies PathOptions<typeof orderLifeMachine>;

/** A service whose orders have these traits: by sea, inland, in place. */
export const serviceOf = ({ moves, crossesBorders }: OrderTraits) => {
  if (crossesBorders) return allServices.fcl;
  return moves ? allServices.domestic : allServices.warehousing;
};
