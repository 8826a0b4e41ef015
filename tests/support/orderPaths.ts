import { orderAct } from '#contract/orderStatus.ts';
import type { OrderKind } from '#machines/orderLife.ts';
import { orderLifeMachine } from '#machines/orderLife.ts';
import { pathsOf } from './paths.ts';

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

/** Every way an order can go, of every kind. */
export const orderPaths = pathsOf(orderLifeMachine, {
  inputs: orderKinds,
  samples: orderAct.options.map((type) => ({ type })),
  keep: (context) => context,
});
