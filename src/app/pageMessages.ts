/** The prose of the pages. */
export const pageCopy = {
  fcl: {
    title: '海运整箱船期与价格',
    to: '至',
    dangerous: '危险品',
    general: '普通货',
    start: '选择起运港与目的港查询可订船期与各箱型价格，或从近期可订航次的最低海运费开始。',
    hotLanes: '热门航线',
    scope: '接货范围',
    scopeText: '可接类别因船公司与航线而异，以各航次列出的类别为准。在线不受理：',
    scopeRefused: '1 类、6.2 项、7 类（转危险品专员）。',
    papers: '所需单证',
    papersLead: '危险品整箱出口的常用单证，下单时按货物列出：',
    papersLeadGeneral: '普通化工品整箱出口的常用单证，下单时按货物列出：',
    paperDue: (issuer: string, due: string) => `${issuer} · ${due}`,
    hotline: '船期与价格咨询',
  },
} as const;
