/** Chinese text of the notice before the user center opens. */
export const authNoticeMessages = {
  title: '温馨提示',
  passed: '即将为您打开会员中心，可在其中查看订单进展。',
  unverified: '请尽快完成企业认证，否则订单将在两天后自动取消。',
  countdown: (seconds: number) => `${seconds} 秒后自动前往会员中心`,
  opening: '正在打开会员中心…',
  blocked: '浏览器拦截了新窗口，请点击下面的链接前往。',
  open: '前往会员中心',
  confirm: '立即前往',
  cancel: '取消',
} as const;
