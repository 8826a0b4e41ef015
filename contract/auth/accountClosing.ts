/** What closing an account does. The service follows it; its pages and the site's texts state it. */
export const accountClosing = {
  /** The longest time from the request until the account is closed. */
  workingDays: 15,
  /** What is deleted. */
  deleted: [
    '手机号',
    '用户名',
    '密码',
    '登录设备',
    '电子邮箱与通知',
    '企业认证资料与营业执照图片',
    '地址簿',
    '保存的报价与订单模板',
    '未下单的单证',
    '询价记录',
  ],
  /** What the law requires to be stored, and for how long; personal names are masked. */
  retained: [
    { what: '订单与交易记录', howLong: '自交易完成之日起保存不少于三年' },
    { what: '发票信息', howLong: '按会计档案的法定期限保存' },
    { what: '危险货物申报资料', howLong: '按监管规定保存' },
    { what: '同意记录', howLong: '注销后保存三年' },
    { what: '网络日志', howLong: '保存不少于六个月' },
  ],
  /** How long consents are retained. */
  consentYears: 3,
} as const;
