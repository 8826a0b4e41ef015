import { lclGoods } from './goods.ts';
import { mainIs, hazardIs, numberIs, hasLithium } from '#contract/rules/acceptance/modeFacts.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What consolidated sea freight takes: rejections, then desk reviews, then requirements. */
export const lcl: readonly ModeRule[] = [
  { ...lclGoods.lclGas, speaks: (goods) => hazardIs(goods, '2.1', '2.3') && !numberIs(goods, '1950') },
  { ...lclGoods.lclReactive, speaks: (goods) => hazardIs(goods, '4.2', '4.3', '5.2') },
  { ...lclGoods.lclInfectiousRadioactive, speaks: (goods) => hazardIs(goods, '6.2', '7') },
  { ...lclGoods.lclNonFlammableGas, speaks: (goods) => hazardIs(goods, '2.2') || numberIs(goods, '1950') },
  {
    ...lclGoods.lclGroupOneOrSubsidiary,
    speaks: (goods) =>
      mainIs(goods, '3', '8') &&
      (goods.packingGroup === 'I' ||
        goods.subsidiaryHazards.length > 0 ||
        (goods.packingGroup === null && mainIs(goods, '3'))),
  },
  { ...lclGoods.lclFlammableSolid, speaks: (goods) => hazardIs(goods, '4.1') },
  { ...lclGoods.lclOxidiser, speaks: (goods) => hazardIs(goods, '5.1') },
  { ...lclGoods.lclToxic, speaks: (goods) => hazardIs(goods, '6.1') },
  { ...lclGoods.lclLithium, speaks: hasLithium },
  {
    code: 'lclAcidAlkali',
    verdict: 'requires',
    services: ['lcl'],
    speaks: (goods) => hazardIs(goods, '8'),
    ruleZh: '第 8 类拼箱须酸、碱分开',
    source: 'IMDG Code 3.2 第 16b 栏（SG35、SG36）',
    confidence: 'high',
  },
];
