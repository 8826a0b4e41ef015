/** The texts of a placed order. */
export const placedMessages = {
  reasons: '订单按普通货物填写，以下内容由危险品专员核对，核对前请勿备货进场：',
  title: '恭喜您，下单成功',
  amended: '订单已修改',
  approval: '订单已提交公司审批',
  orderNo: '订单号',
  next: '接下来',
  steps: {
    approval: (rules: string, names: string, until: string) =>
      `按公司规则（${rules}）须先审批：已请 ${names} 在 ${until} 前决定，价格保留至此；通过后订单才提交平台。`,
    review: '危险品专员核对类别、包装与隔离要求，有疑问会联系订单联系人。',
    confirm: (released: string) => `操作人员受理后逐项落实，确认后订单进入“${released}”。`,
    documents: '请按时限备齐单证；需要补充资料时会通知订单联系人。',
    follow: '查看进展、上传单证、补充资料与改单，均在页首的“订单查询”里办理。',
  },
  unverified: '企业认证尚未完成',
  deadline: (time: string) => `请在 ${time} 前完成企业认证，逾期订单将自动取消。`,
  left: (days: number, hours: number) =>
    `剩余 ${[days > 0 && `${days} 天`, (hours > 0 || days === 0) && `${hours} 小时`].filter(Boolean).join(' ')}`,
  stops: '企业认证审核通过即停止计时。',
  verify: '去完成企业认证',
  confirm: '知道了',
} as const;

/** The texts after the last order of a page. */
export const finishedMessages = {
  title: '订单已提交',
  text: (orderNo: string) => `订单号 ${orderNo}，可在页首的“订单查询”里查看进展。`,
  again: '继续下单',
} as const;
