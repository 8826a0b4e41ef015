import { flexitankGoods } from './goods.ts';
import type { ModeRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What flexitanks take: rejections, then desk reviews, then requirements. */
export const flexitank: readonly ModeRule[] = [
  { ...flexitankGoods.flexitankDangerous, speaks: ({ isDangerous }) => isDangerous },
  {
    code: 'flexitankBox',
    verdict: 'requires',
    services: ['flexitank'],
    speaks: ({ isDangerous }) => !isDangerous,
    ruleZh: '仅限 20GP，液袋不超过 24 m³，重量按船公司限重',
    source: 'CTU Code 附件 7，5.2',
    confidence: 'high',
  },
];
