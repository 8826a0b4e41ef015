import { warehousingGoods } from './goods.ts';
import { hazardIs, hasLithium } from '#contract/rules/acceptance/modeFacts.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What warehouses take: rejections, then desk reviews, then requirements. */
export const warehousing: readonly ModeRule[] = [
  { ...warehousingGoods.storeLithium, speaks: hasLithium },
  { ...warehousingGoods.storeByVariety, speaks: (goods) => hazardIs(goods, '2', '4.2', '4.3', '5.1', '5.2', '6.1') },
];
