import { allLines } from '#contract/services/definitions/allServices.ts';
import { orderAct } from '#contract/orders/orderStatus.ts';
import type { OrderKind, orderLifeMachine } from '#machines/orders/orderLife.ts';
import type { PathOptions } from '#stories/tooling/player/paths.ts';

const sea = { moves: true, crossesBorders: true };
const inland = { moves: true, crossesBorders: false };
const inPlace = { moves: false, crossesBorders: false };

/** The kinds of orders: by sea, inland, in place; with dangerous goods and without. */
export const orderKinds = {
  seaDangerous: { ...sea, dangerous: true },
  seaHarmless: { ...sea, dangerous: false },
  inlandDangerous: { ...inland, dangerous: true },
  inlandHarmless: { ...inland, dangerous: false },
  inPlaceDangerous: { ...inPlace, dangerous: true },
  inPlaceHarmless: { ...inPlace, dangerous: false },
} as const satisfies Record<string, OrderKind>;

/** Every act on an order of every kind. */
export const orderLifePaths = {
  inputs: orderKinds,
  samples: orderAct.options.map((type) => ({ type })),
  keep: (context) => context,
} satisfies PathOptions<typeof orderLifeMachine>;

/** A line whose orders go this way: by sea, inland, in place. */
export const lineOf = ({ moves, crossesBorders }: OrderKind) => {
  if (crossesBorders) return allLines.fcl;
  return moves ? allLines.domestic : allLines.warehousing;
};
