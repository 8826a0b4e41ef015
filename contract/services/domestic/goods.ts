import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

/** What trucks exclude or leave to the desk, in the words of the service's page. */
export const domesticGoods = {
  roadHighlyToxic: {
    code: 'roadHighlyToxic',
    verdict: 'rejected',
    services: ['domestic'],
    ruleZh: '剧毒化学品公路运输须凭通行证，不在线受理',
    source: '《危险化学品目录》；《剧毒化学品购买和公路运输许可证件管理办法》',
    confidence: 'high',
    page: { whatZh: '剧毒化学品' },
  },
} as const satisfies Record<string, ListedRule>;
