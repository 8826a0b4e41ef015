import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What flexitanks exclude or leave to the desk, in the words of the service's page. */
export const flexitankGoods = {
  flexitankDangerous: {
    code: 'flexitankDangerous',
    verdict: 'rejected',
    services: ['flexitank'],
    ruleZh: '液袋禁止装运危险货物',
    source: 'CTU Code 附件 7，5.2.1',
    confidence: 'high',
    page: { whatZh: '任何危险货物' },
  },
} as const satisfies Record<string, ListedRule>;
