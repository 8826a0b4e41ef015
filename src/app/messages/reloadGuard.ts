/** The text for site code that cannot be loaded. */
export const reloadGuardMessages = {
  title: '页面资源加载失败',
  advice: '可能是网站刚刚更新。请重新加载本页；反复出现时，请清除浏览器缓存再试。',
  reload: '重新加载',
  reloading: '正在重新加载…',
  offlineTitle: '网络已断开，或网站暂时无法访问',
  offline: '本页有部分内容尚未加载。页面和已填写的内容都会保留，网络恢复后自动继续加载。',
  retry: '重试',
  resuming: '正在重新连接…',
} as const;
