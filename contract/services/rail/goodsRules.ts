import { railGoods } from './goods.ts';
import { isConsumerBattery } from '#contract/rules/acceptance/modeFacts.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What trains take: rejections, then desk reviews, then requirements. */
export const rail: readonly ModeRule[] = [
  { ...railGoods.railDangerous, speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods) },
  { ...railGoods.railDamagedBattery, speaks: ({ lithiumBattery }) => lithiumBattery === 'damaged' },
  {
    code: 'railByAgreement',
    verdict: 'desk',
    services: ['rail'],
    speaks: (goods) => goods.isDangerous && !isConsumerBattery(goods) && goods.lithiumBattery !== 'damaged',
    ruleZh: '确需铁路运输的，由危险品专员与沿途各铁路商定',
    source: '国际货协（SMGS）附件 2',
    confidence: 'medium',
  },
  {
    code: 'railConsumerBattery',
    verdict: 'desk',
    services: ['rail'],
    speaks: isConsumerBattery,
    ruleZh: '符合 SP188 与 SP78、SP79 限值的消费型锂电池自 2023 年 11 月起可按普通货物办理，由专员核对',
    source: '铁路运输消费型锂电池的指导意见（2023 年 11 月）',
    confidence: 'high',
  },
  {
    code: 'railBatteryPapers',
    verdict: 'requires',
    services: ['rail'],
    speaks: isConsumerBattery,
    ruleZh: '须有鉴定报告、UN38.3 试验概要、SDS、非危保函与产品、内外包装照片',
    source: '班列公司收运要求',
    confidence: 'medium',
  },
];
