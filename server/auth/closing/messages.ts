/** Messages to owners and operators about closing an account. */
export const closingMessages = {
  accountMissing: '没有这个账号，或账号已经注销',
  blocked: '还有未了结的订单、发票，或您是公司唯一的所有者，暂不能注销账号',
  notUnderstood: '请先勾选已了解注销的后果',
  codeMissing: '请输入收到的6位短信验证码',
  notClosing: '该账号没有进行中的注销申请',
} as const;
