/** Rejections and mails about e-mail addresses, and the texts of the settings. */
export const notificationMessages = {
  mailOff: '本站暂未开通邮件通知',
  mailFailed: '邮件没有发出，请稍后重试',
  emailWrong: '请输入正确的邮箱地址',
  emailTaken: '该邮箱已被其他账号使用',
  codeWrong: '邮箱验证码错误或已过期',
  codeMissing: '请输入6位邮箱验证码',
  pageOutdated: '页面已更新，设置没有保存，请重新选择后保存',
  codeSubject: '邮箱验证码',
  codeText: (code: string) => `您的邮箱验证码是 ${code}，10 分钟内有效。请勿告诉他人；如非本人操作，请忽略本邮件。`,
  signInOff: '本站暂未开通邮箱登录，请用手机号登录',
  signInSubject: '登录验证码',
  signInText: (code: string) => `您的登录验证码是 ${code}，5 分钟内有效。请勿告诉他人；如非本人操作，请忽略本邮件。`,
} as const;
