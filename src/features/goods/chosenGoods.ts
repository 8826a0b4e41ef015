import type { ActorRefFrom } from 'xstate';
import { fromTransition } from 'xstate';
import type { GoodsItem } from '#contract/goods/goods.ts';

/** The product whose enquiry was requested last; the enquiry form may load later than the list. */
export const chosenGoods = fromTransition(
  (_: GoodsItem | undefined, event: { type: 'goods.chosen'; item: GoodsItem }): GoodsItem | undefined => event.item,
  undefined,
);

export type ChosenGoods = ActorRefFrom<typeof chosenGoods>;
