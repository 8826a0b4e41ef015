/** Messages about where a reader of an article goes on. */
export const nextStepMessages = {
  nextSteps: '接下来可以',
  checkGoods: '文中的货物能不能运：',
  related: {
    sailings: { name: '海运整箱', text: '按航线查开船日、截止时间与含附加费的总价', action: '查船期与价格' },
    lcl: { name: '海运拼箱', text: '按货物体积重量算总价，危险品费用单列', action: '算拼箱总价' },
    air: { name: '航空货运', text: '按毛重与体积算计费重量和总价', action: '算空运总价' },
    rail: { name: '国际班列', text: '按箱型查班列运价与时效', action: '查班列价格' },
    tank: { name: '罐箱运输', text: '按货量与罐型查价，含用罐天数', action: '查罐箱价格' },
    flexitank: { name: '液袋运输', text: '普通液体货按航线查液袋价格', action: '查液袋价格' },
    warehouse: { name: '化工仓储', text: '按库类与天数算仓租和出入库费用', action: '算仓储总价' },
    dangerous: {
      name: '危险货物核对',
      text: '填联合国编号，看哪些业务接、要哪些单证、多少钱',
      action: '核对货物',
    },
    verification: { name: '企业认证', text: '需要的资料、审核时间与常见退回原因', action: '看认证指南' },
  },
} as const;
