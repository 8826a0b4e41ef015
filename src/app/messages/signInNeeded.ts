/** The text that replaces a page for signed-in users only. */
export const signInNeededMessages = {
  title: '登录后继续',
  text: '下单与订单信息仅对登录用户开放，登录后即回到本页。您填写的内容保存在本机草稿中，登录后可接着填写。',
  action: '登录',
  without: '无须登录也可以',
  prices: '查船期与价格',
  guide: '看新手指引',
} as const;
