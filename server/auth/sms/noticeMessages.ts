import type { NoticePurpose } from './sms.ts';

interface NoticeFacts {
  /** `11月22日 09:30`: the time of the event, or of closing. */
  time: string;
  hotline: string;
}

/** The text of each notice; never a code, a password or a link. */
export const noticeMessages: Readonly<Record<NoticePurpose, (facts: NoticeFacts) => string>> = {
  password_changed: ({ time, hotline }) =>
    `您的账号密码已于${time}修改，其他设备已退出登录。如非本人操作，请立即用短信验证码重设密码，并致电${hotline}。`,
  password_reset: ({ time, hotline }) =>
    `您的账号密码已于${time}以短信验证码重设，其他设备已退出登录。如非本人操作，请立即再次重设密码，并致电${hotline}。`,
  login_stolen: ({ time, hotline }) =>
    `您的账号于${time}出现异常的自动登录，已停用所有设备上记住的密码。请尽快修改密码；如有疑问，请致电${hotline}。`,
  closing_requested: ({ time, hotline }) =>
    `您的账号注销申请已受理，最迟于${time}完成，完成后不能恢复。如需撤销，请在此之前登录后进入会员中心；如非本人操作，请立即致电${hotline}。`,
  closing_cancelled: ({ time, hotline }) =>
    `您的账号注销申请已于${time}撤销，账号照常使用。如非本人操作，请立即修改密码，并致电${hotline}。`,
  account_closed: ({ time, hotline }) =>
    `您的账号已于${time}注销，个人信息已删除或者匿名化，依法须保存的交易记录按法定期限保存。如有疑问，请致电${hotline}。`,
};

const chinaTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time in China as in messages: `11月22日 09:30`. */
export const noticeTime = (instant: Date): string => {
  const parts = Object.fromEntries(chinaTime.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['month']}月${parts['day']}日 ${parts['hour']}:${parts['minute']}`;
};
