/** Notices of the document itself, for when the site's code cannot run: no script, an old browser, no connection. */
export const documentNoticeMessages = {
  noScript: (hotline: string) =>
    `浏览器未启用 JavaScript。页面内容、运价与船期仍可阅读和查询；登录、注册、下单和询价需要启用 JavaScript，也可致电 ${hotline}。`,
  outdated: {
    title: '请升级浏览器',
    text: (hotline: string) =>
      `当前浏览器缺少以下功能，登录、下单等可能无法使用。请升级到 Chrome 114、Edge 114、Safari 17、Firefox 125 或更高版本；也可致电 ${hotline}。`,
    lacks: {
      modules: '脚本模块（ES modules）',
      language: '新版 JavaScript（ES2023）',
      styles: '新版样式（:has、color-mix）',
      dialogs: '对话框（dialog）',
      menus: '弹出菜单（popover）',
      start: '网站程序未能在此浏览器中启动',
    },
    close: '继续浏览',
  },
  unloaded: {
    title: '网络不稳定，页面尚未加载完整',
    text: '现在可以阅读页面；登录、下单等需要等加载完成。网络恢复后自动继续，已填写的内容会保留。',
    retry: '重试',
  },
} as const;
