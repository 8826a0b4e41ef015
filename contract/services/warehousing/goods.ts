import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

export const storePolicy = '平台仓储接货规定';

/** What warehouses exclude or leave to the desk, in the words of the service's page. */
export const warehousingGoods = {
  storeLithium: {
    code: 'storeLithium',
    verdict: 'rejected',
    services: ['warehousing'],
    ruleZh: '化工仓库不接锂电池、钠离子电池',
    source: storePolicy,
    confidence: 'high',
    page: { whatZh: '锂电池、钠离子电池', divisions: ['9'] },
  },
  storeByVariety: {
    code: 'storeByVariety',
    verdict: 'desk',
    services: ['warehousing'],
    ruleZh: '第 2 类、4.2 项、4.3 项、5.1 项、5.2 项与 6.1 项按品种核对库房条件与许可范围',
    source: `${storePolicy}；GB 15603-2022`,
    confidence: 'high',
    page: { whatZh: '第 2 类气体、4.2 项、4.3 项、5.1 项、5.2 项与 6.1 项：按品种核对库房条件与许可范围。' },
  },
} as const satisfies Record<string, ListedRule>;
