/** Messages about online payments. */
export const paymentMessages = {
  nothingOpen: '这张账单没有未付金额，可能刚刚付清，请刷新后查看',
  onlyCny: '只能在线支付人民币账单，美元账单请银行转账',
  channelUnknown: '未开通这种付款方式',
  unreachable: (channelZh: string) => `${channelZh}暂时无法连接，请稍后重试，或改用其他付款方式`,
  unknown: '没有这笔付款',
  started: (paymentNo: string, channelZh: string, noteNo: string, amountZh: string) =>
    `${paymentNo}，${channelZh}支付账单 ${noteNo}，${amountZh}`,
  ended: '这笔付款已结束，不必关闭',
  justPaid: '这笔付款刚刚到账，已入账，不必关闭',
  closed: (paymentNo: string, channelZh: string, reason: string) => `关闭${channelZh}付款 ${paymentNo}：${reason}`,
  notPaid: '这笔付款没有到账，不能退款',
  refundCurrent: '这笔付款已有一笔退款在处理，请先批复或等待完成',
  refundTooHigh: (leftZh: string) => `最多可退 ${leftZh}；已用于账单的部分，请先开贷项通知或撤销核销`,
  refundUnknown: '没有这笔退款',
  refundDecided: '这笔退款已批复',
  refundOwn: '不能批复本人提出的退款，请由另一位有权的同事批复',
  refundProposed: (refundNo: string, paymentNo: string, amountZh: string, reason: string) =>
    `提出退款 ${refundNo}，付款 ${paymentNo}，${amountZh}：${reason}`,
  refundReturned: (refundNo: string) => `退回退款 ${refundNo}`,
  refundApproved: (refundNo: string, amountZh: string, reason: string) =>
    `批准退款 ${refundNo}，${amountZh}：${reason}`,
  refundDone: (refundNo: string, channelZh: string, amountZh: string) => `${channelZh}已退款 ${refundNo}，${amountZh}`,
  refundFailed: (refundNo: string, channelZh: string, why: string) => `${channelZh}未能退款 ${refundNo}：${why}`,
  refundAbnormal: (refundNo: string, channelZh: string, why: string) => `${channelZh}退款异常 ${refundNo}：${why}`,
  transferAhead: '转账日不能晚于今天',
  refundNotAbnormal: '这笔退款没有异常，不能改为转账',
  refundTransferred: (refundNo: string, transferNo: string, amountZh: string) =>
    `已转账退回 ${refundNo}，${amountZh}，流水号 ${transferNo}`,
  transferText: (refundNo: string, channelZh: string) => `退款 ${refundNo} 由${channelZh}改为银行转账`,
  proposalNotice: (companyZh: string, byZh: string, refundNo: string, amountZh: string) =>
    `${byZh}为${companyZh}提出退款 ${refundNo}，${amountZh}，待您批准`,
  abnormalNotice: (companyZh: string, refundNo: string, amountZh: string, why: string) =>
    `${companyZh}的退款 ${refundNo}，${amountZh}，渠道未能退回：${why}`,
  refundText: (refundNo: string, channelZh: string, paymentNo: string) =>
    `退款 ${refundNo}（${channelZh}付款 ${paymentNo}）`,
  refundNote: (amountZh: string, reason: string) => `金额 ${amountZh}，原因：${reason}`,
  noAnswer: '渠道暂时无法连接，将自动重试',
  subject: (noteNo: string) => `化运通账单 ${noteNo}`,
  payer: (channelZh: string, payer: string) => `${channelZh} ${payer}`.trim(),
};
