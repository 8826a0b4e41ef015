/** The client's messages for failed calls (specification section 8). */
export const clientMessages = {
  title: '错误',
  busyFor: (wait: string) => `抱歉，服务器正忙！请${wait}后再试`,
  tooLarge: '提交的内容或文件过大，请缩小后再试',
  /** The failure with its request id, for the hotline. */
  named: (text: string, requestId: string | undefined) =>
    requestId === undefined ? text : `${text}（请求编号：${requestId}）`,
  timeout: '请求超时，请稍后重试',
  unanswered: '没有等到服务器的回应，请重试',
  cut: '文件没有下载完整，请重试',
  unreadable: '服务返回的数据无法识别，请稍后重试',
} as const;
