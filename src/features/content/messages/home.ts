/** Messages of the home page's first screen. */
export const homeMessages = {
  title: '危化品出海，一票办妥',
  lead: '海运、空运、铁路、罐箱、液袋与仓储，危险品与普通化工品同一处询价订舱；费用、接货类别与截止时间逐条列明。',
  points: ['价格公开，先看后登录', '危险品费用单列', '每票核对 IMDG 一览表'],

  services: '业务',
  fcl: '海运整箱',
  servicesList: [
    { name: '海运拼箱', to: 'shippingLcl' },
    { name: '空运', to: 'airLift' },
    { name: '铁路', to: 'railWayIndex' },
    { name: '罐箱', to: 'tankIndex' },
    { name: '液袋', to: 'fluidBag' },
    { name: '仓储', to: 'warehouse' },
    { name: '整车', to: 'domesticTrade' },
  ],
  enquiryLead: '没有合适的航次或港口？',
  enquiry: '提交整箱询价',
} as const;
