import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What rail freight excludes or leaves to the desk, in the words of the service's page. */
export const railGoods = {
  railDangerous: {
    code: 'railDangerous',
    verdict: 'rejected',
    services: ['rail'],
    ruleZh: '危险货物须按专门条件并经全程各铁路商定，班列默认不接',
    source: '平台班列接货规定；国际货协（SMGS）附件 2',
    confidence: 'high',
    page: { whatZh: '危险货物（符合限值的消费型锂电池除外）' },
  },
  railDamagedBattery: {
    code: 'railDamagedBattery',
    verdict: 'rejected',
    services: ['rail'],
    ruleZh: '损坏、召回或回收的锂电池不得铁路运输',
    source: '铁路运输消费型锂电池的指导意见（2023 年 11 月）',
    confidence: 'high',
    at: '/details.battery',
    page: { whatZh: '损坏、召回或废旧锂电池', divisions: ['9'] },
  },
} as const satisfies Record<string, ListedRule>;
