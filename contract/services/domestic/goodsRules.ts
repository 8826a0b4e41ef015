import { domesticGoods } from './goods.ts';
import { mainIs, hazardIs, numberIs, highlyToxic } from '#contract/rules/acceptance/modeFacts.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What trucks take: rejections, then desk reviews, then requirements. */
export const domestic: readonly ModeRule[] = [
  { ...domesticGoods.roadHighlyToxic, speaks: (goods) => goods.isDangerous && numberIs(goods, ...highlyToxic) },
  {
    code: 'roadMayBeHighlyToxic',
    verdict: 'desk',
    services: ['domestic'],
    speaks: (goods) =>
      (mainIs(goods, '2.3') || (hazardIs(goods, '6.1') && goods.packingGroup === 'I')) &&
      !numberIs(goods, ...highlyToxic),
    ruleZh: '毒性气体与包装类别 I 的毒性物质可能属剧毒化学品，由专员对照《危险化学品目录》核对',
    source: '《危险化学品目录》',
    confidence: 'medium',
  },
];
