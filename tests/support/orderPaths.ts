import { orderAct } from '#contract/order.ts';
import { orderLifeMachine } from '#machines/orderLife.ts';
import { pathsOf } from './paths.ts';

/** Every way an order can go, with dangerous goods and without. */
export const orderPaths = pathsOf(orderLifeMachine, {
  inputs: { dangerous: { dangerous: true }, harmless: { dangerous: false } },
  samples: orderAct.options.map((type) => ({ type })),
  keep: (context) => context,
});
