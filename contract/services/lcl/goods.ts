import type { ListedRule } from '#contract/rules/acceptance/modeGoods.ts';

export const lclPractice = '上海口岸拼箱惯例';
export const lclPolicy = '平台拼箱接货规定（参照上海口岸拼箱惯例）';

/** What consolidated sea freight excludes or leaves to the desk, in the words of the service's page. */
export const lclGoods = {
  lclGas: {
    code: 'lclGas',
    verdict: 'rejected',
    services: ['lcl'],
    ruleZh: '拼箱不接 2.1 项易燃气体与 2.3 项毒性气体',
    source: lclPolicy,
    confidence: 'high',
    page: { whatZh: '易燃气体（气雾剂除外）、毒性气体', divisions: ['2.1', '2.3'] },
  },
  lclReactive: {
    code: 'lclReactive',
    verdict: 'rejected',
    services: ['lcl'],
    ruleZh: '拼箱不接 4.2 项、4.3 项与 5.2 项',
    source: lclPolicy,
    confidence: 'high',
    page: {
      whatZh: '易于自燃的物质、遇水放出易燃气体的物质、有机过氧化物',
      divisions: ['4.2', '4.3', '5.2'],
    },
  },
  lclInfectiousRadioactive: {
    code: 'lclInfectiousRadioactive',
    verdict: 'rejected',
    services: ['lcl'],
    ruleZh: '拼箱不接 6.2 项感染性物质与第 7 类放射性物质',
    source: '拼箱通行做法',
    confidence: 'high',
    page: { whatZh: '感染性物质、放射性物质', divisions: ['6.2', '7'] },
  },
  lclNonFlammableGas: {
    code: 'lclNonFlammableGas',
    verdict: 'desk',
    services: ['lcl'],
    ruleZh: '2.2 项气体与气雾剂对危库资质要求高，拼箱按个案核对',
    source: lclPractice,
    confidence: 'medium',
    page: { whatZh: '2.2 项非易燃无毒气体、气雾剂：按个案核对危库资质与目的港。', divisions: ['2.2'] },
  },
  lclGroupOneOrSubsidiary: {
    code: 'lclGroupOneOrSubsidiary',
    verdict: 'desk',
    services: ['lcl'],
    ruleZh: '第 3 类、第 8 类可拼的以包装类别 II、III 且无次要危险性为限，其余逐票核对',
    source: lclPractice,
    confidence: 'medium',
    page: { whatZh: '有次要危险性或包装类别 I 的第 3 类、第 8 类货物：逐票核对。' },
  },
  lclFlammableSolid: {
    code: 'lclFlammableSolid',
    verdict: 'desk',
    services: ['lcl'],
    ruleZh: '4.1 项部分可拼，且不与第 8 类同箱',
    source: `${lclPractice}；IMDG Code 7.2.4`,
    confidence: 'high',
    page: { whatZh: '4.1 项易燃固体：部分仓库可拼，逐票核对。', divisions: ['4.1'] },
  },
  lclOxidiser: {
    code: 'lclOxidiser',
    verdict: 'desk',
    services: ['lcl'],
    ruleZh: '5.1 项仅部分公司接，逐票核对',
    source: lclPractice,
    confidence: 'low',
    page: { whatZh: '5.1 项氧化性物质：部分公司接，逐票核对。', divisions: ['5.1'] },
  },
  lclToxic: {
    code: 'lclToxic',
    verdict: 'desk',
    services: ['lcl'],
    ruleZh: '6.1 项部分可拼，逐票核对',
    source: lclPractice,
    confidence: 'medium',
    page: { whatZh: '6.1 项毒性物质：部分仓库可拼，逐票核对。', divisions: ['6.1'] },
  },
  lclLithium: {
    code: 'lclLithium',
    verdict: 'desk',
    services: ['lcl'],
    ruleZh: '锂电池拼箱转危险品专员',
    source: lclPractice,
    confidence: 'medium',
    page: { whatZh: '锂电池：逐票核对。' },
  },
} as const satisfies Record<string, ListedRule>;
