/** What is said when the site's own code cannot be loaded. */
export const reloadGuardWords = {
  title: '页面资源加载失败',
  advice: '可能是网络不稳定，或网站刚刚更新。请检查网络后重新加载本页；反复出现时，请清除浏览器缓存再试。',
  reload: '重新加载',
  reloading: '正在重新加载…',
} as const;
