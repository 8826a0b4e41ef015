/** Chinese text of the page of full-container sailings. */
export const shippingFclMessages = {
  title: '海运整箱船期与价格',
  to: '至',
  dangerous: '危险品',
  general: '普通货',
  start: '选择起运港与目的港查询可订船期与各箱型价格，或从近期可订航次的最低海运费开始。',
  hotLanes: '热门航线',
  scope: '接货范围',
  scopeText: '可接类别因船公司与航线而异，以各航次列出的类别为准。在线不受理：',
  scopeRejected: '1 类、6.2 项、7 类（转危险品专员）。',
  documents: '所需单证',
  documentsLead: '危险品整箱出口的常用单证，下单时按货物列出：',
  documentsLeadGeneral: '普通化工品整箱出口的常用单证，下单时按货物列出：',
  documentDue: (issuer: string, due: string) => `${issuer} · ${due}`,
  hotline: '船期与价格咨询',
  noSailing: {
    title: '请先选择航次',
    text: '整箱按航次下单：查询起运港与目的港，从船期结果里选一个航次即可进入下单页。',
    action: '查询船期与价格',
  },
} as const;
