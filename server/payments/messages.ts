/** Messages about online payments. */
export const paymentMessages = {
  nothingOpen: '这张账单没有未付金额，可能刚刚付清，请刷新后查看',
  onlyCny: '只能在线支付人民币账单，美元账单请银行转账',
  channelUnknown: '未开通这种付款方式',
  unreachable: (channelZh: string) => `${channelZh}暂时无法连接，请稍后重试，或改用其他付款方式`,
  unknown: '没有这笔付款',
  started: (paymentNo: string, channelZh: string, noteNo: string, amountZh: string) =>
    `${paymentNo}，${channelZh}支付账单 ${noteNo}，${amountZh}`,
  subject: (noteNo: string) => `化运通账单 ${noteNo}`,
  payer: (channelZh: string, payer: string) => `${channelZh} ${payer}`.trim(),
};
