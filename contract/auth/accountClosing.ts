/** What closing an account means: the service does it, its pages and the texts of the site say it. */
export const accountClosing = {
  /** From the request until it is done at the latest. */
  workingDays: 15,
  /** What is gone when it is done. */
  deleted: ['手机号', '用户名', '密码', '登录设备', '企业认证资料与营业执照图片', '询价记录'],
  /** What the law wants kept, and how long; persons in it are masked. */
  kept: [
    { what: '订单与交易记录', howLong: '自交易完成之日起保存不少于三年' },
    { what: '发票信息', howLong: '按会计档案的法定期限保存' },
    { what: '危险货物申报资料', howLong: '按监管规定保存' },
    { what: '同意记录', howLong: '注销后保存三年' },
    { what: '网络日志', howLong: '保存不少于六个月' },
  ],
  /** What `kept` says of consents. */
  consentYears: 3,
} as const;
