import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

const domesticRail = '《铁路危险货物运输安全监督管理规定》（交通运输部令 2022 年第 24 号）';
const batteryGuide = '铁路运输消费型锂电池的指导意见（2023 年 11 月）';

/** What rail to the port and sea freight exclude or leave to the desk, in the words of the service's page. */
export const seaRailGoods = {
  seaRailDangerous: {
    code: 'seaRailDangerous',
    verdict: 'rejected',
    services: ['seaRail'],
    ruleZh: '危险货物的铁路段须逐站核定办理限制、专用线与箱型，海铁联运默认不接；可改走公路到港加海运整箱',
    source: `平台海铁联运接货规定；${domesticRail}`,
    confidence: 'high',
    page: { whatZh: '危险货物（符合限值的消费型锂电池除外）' },
  },
  seaRailDamagedBattery: {
    code: 'seaRailDamagedBattery',
    verdict: 'rejected',
    services: ['seaRail'],
    ruleZh: '损坏、召回或回收的锂电池不得铁路运输',
    source: batteryGuide,
    confidence: 'high',
    at: '/details.battery',
    page: { whatZh: '损坏、召回或废旧锂电池', divisions: ['9'] },
  },
  seaRailConsumerBattery: {
    code: 'seaRailConsumerBattery',
    verdict: 'desk',
    services: ['seaRail'],
    ruleZh: '消费型锂电池的铁路段可按普通货物办理；海运段须符合 IMDG 特殊规定 188，由专员核对',
    source: `${batteryGuide}；IMDG Code 3.3.1 SP188`,
    confidence: 'high',
    at: '/details.battery',
    page: { whatZh: '消费型锂电池（每块不超过 100 Wh、锂含量不超过 2 g）：铁路段与海运段的资料分别核对。' },
  },
} as const satisfies Record<string, ListedRule>;
