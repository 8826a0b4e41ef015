/** The text while the service, or a page, is slow to respond. */
export const waitsMessages = {
  region: '网络较慢',
  title: '网络较慢，仍在等待网站响应…',
  text: '可以继续等待，也可以重试，不会重复提交。',
  retry: '立即重试',
  abandon: '停止等待',
} as const;
