/** The groups of the palette by token name, and their use. */
export const palette: readonly { title: string; of: RegExp; note: string }[] = [
  {
    title: '底与线',
    of: /^(?:white|canvas|surface|sunken|line)/,
    note: '页面为 canvas，卡片为 surface，凹陷与表头为 sunken；line 只作分隔，控件边框用 line-strong。',
  },
  { title: '文字', of: /^ink/, note: '正文 ink，次要 ink-soft，注释 ink-faint；三者在 canvas 上都够正文对比。' },
  {
    title: '品牌',
    of: /^brand/,
    note: '600 为主按钮与选中，700 为链接，50、100 为底色，900 为页脚与首屏。随主题整体替换。',
  },
  { title: '状态', of: /^(?:success|critical|notice)/, note: '成功、错误、提醒。颜色之外必有文字或图标。' },
  { title: '危险品', of: /^hazard/, note: '只用于危险货物与安全信息，不作促销、评分或普通提醒。' },
  { title: '验证码', of: /^captcha/, note: '规范给定的验证码状态色，只在验证码内使用。' },
];
