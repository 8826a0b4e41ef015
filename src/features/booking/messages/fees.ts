/** The texts of what a charge is calculated from. */
export const basisMessages = {
  title: '计费依据',
  chargeableKg: {
    name: '计费重量',
    rule: '毛重与体积重取大，体积重按每 6,000 cm³ 计 1 kg（1 m³ 合 166.67 kg），进至 0.5 kg；IATA TACT Rules 3.9',
  },
  revenueTon: { name: '计费吨', rule: '体积（m³）与重量（t）取大，不足 1 按 1；拼箱通行做法' },
  tonDay: { name: '吨·天', rule: '重量（t）× 存期；入库日计费，出库日不计，至少一天' },
  palletDay: { name: '托·天', rule: '托盘数 × 存期；入库日计费，出库日不计，至少一天' },
  squareMetreMonth: { name: '㎡·月', rule: '面积 × 月数；30 天为一月，不足一月按一月' },
  day: { name: '租用天数', rule: '每罐按租用天数计租' },
  higherBreak: (kg: string) => `按 ${kg} kg 档的单价与起点重量计费更低，取低者。`,
} as const;

/** The texts of the fees of an order. */
export const feesMessages = {
  title: '费用明细',
  estimate: '按所填内容实时计算，提交时由系统复核',
  none: '填写数量后显示费用',
  total: '应付合计',
  notIncluded: '以下费用不含在内',
  validUntil: (time: string) => `价格有效期至 ${time}`,
  promisedShort: { holds: '按报价计费', differs: '按今日价格计费' },
  promised: {
    holds: (name: string | null) =>
      name === null ? '按下单时的报价计费' : `按报价“${name}”计费，不受其后费率调整影响`,
    differs: (name: string | null) =>
      `计费内容与${name === null ? '下单时的报价' : `报价“${name}”`}不同，费用按今日价格计算`,
  },
  save: '保存报价',
  savedAsPublished: '保存的报价按公布价，不含协议价。',
  submit: '提交订单',
  submitAmendment: '提交修改',
  submitting: '正在提交',
  uploading: '单证上传完成后即可提交',
  signingIn: '等待登录',
  show: '费用明细',
} as const;

/** The texts of a price that changed before the order was placed. */
export const repricedMessages = {
  title: '价格已更新',
  text: '您填写期间，费用有变化。按新价下单，还是返回再看看？',
  lostTitle: '报价的原价不再适用',
  lost: (reason: string) => `${reason}。按今日价格下单，还是返回再看看？`,
  currency: '币种',
  former: '原合计',
  current: '现合计',
  difference: '差额',
  accept: '按新价提交',
  acceptToday: '按今日价格提交',
  decline: '返回修改',
  currencies: { '1': '人民币（CNY）', '2': '美元（USD）' },
} as const;
