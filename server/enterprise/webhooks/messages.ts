/** Texts of the webhooks page. */
export const webhookMessages = {
  urlWrong: '请填写完整的网址，如 https://erp.example.com/hooks',
  urlInsecure: '网址须以 https:// 开头',
  urlPrivate: '网址须为公网地址，不能指向内网或本机',
  urlTaken: '该网址已在接收推送',
  urlLong: (max: number) => `网址最多 ${max} 个字符`,
  tooMany: (max: number) => `接收地址最多 ${max} 个，请先停用不用的地址`,
  tooOften: (wait: string) => `操作过于频繁，请${wait}后再试`,
  gone: '接收地址不存在或已停用',
  deliveryGone: '这条推送记录不存在或已清理',
  waits: '这条推送正在等待发送，无需重发',
} as const;

/** Why an attempt had no response. */
export const attemptProblems = {
  refused: '对方拒绝连接',
  unresolved: '域名无法解析',
  private: '网址指向内网或本机，未发送',
  insecure: '网址不是 https，未发送',
  certificate: '对方的证书无效',
  timeout: (seconds: number) => `${seconds} 秒内没有响应`,
  broken: '连接中断',
  noSecret: '签名密钥已随平台密钥更换而失效，请停用后重新添加',
} as const;
