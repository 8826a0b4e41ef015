/** Messages to users about their saved quotes and templates. */
export const savedQuoteMessages = {
  unknown: '报价不存在或已删除',
  linkUnknown: '该分享链接无效或已停用，请向分享人索取新的链接',
  linkTooLate: (days: number) => `报价到期已超过 ${days} 天，不能再分享；请按今日价格重新保存报价`,
  tooMany: (max: number) => `最多保存 ${max} 份报价，请先删除不用的`,
  formUnreadable: '报价内容不完整，请刷新页面后重新保存',
  nothingToPay: '所填数量不产生任何费用，请先填写箱型箱量或货物的重量、体积再保存报价',
  expired: (when: string) => `报价已于 ${when}（北京时间）到期，不能再按原价下单；可按今日价格下单`,
  ordered: (orderNo: string) => `该报价已转为订单 ${orderNo}`,
  over: (when: string) => `报价已于 ${when}（北京时间）到期，原价不再保留`,
  used: (orderNo: string) => `该报价已转为订单 ${orderNo}，再次下单将另成一单`,
  released: '报价的价格不再保留：已改选其他方案，或报价已删除',
  templateUnknown: '模板不存在或已删除',
  templateNamed: (name: string) => `已有名为“${name}”的模板，请换一个名称`,
  rhythmOver: '到末次日期已没有该下单的日子，请改晚或留空',
  tooManyTemplates: (max: number) => `最多保存 ${max} 个模板，请先删除不用的`,
} as const;
