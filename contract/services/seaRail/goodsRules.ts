import { isConsumerBattery } from '#contract/rules/acceptance/modeFacts.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';
import { seaRailGoods } from './goods.ts';

/** What rail to the port and sea freight take: rejections, then desk reviews. */
export const seaRail: readonly ModeRule[] = [
  { ...seaRailGoods.seaRailDangerous, speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods) },
  { ...seaRailGoods.seaRailDamagedBattery, speaks: ({ lithiumBattery }) => lithiumBattery === 'damaged' },
  { ...seaRailGoods.seaRailConsumerBattery, speaks: isConsumerBattery },
];
