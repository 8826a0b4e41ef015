import { digestTime, dueNoticeHours } from '#contract/desk/notices.ts';

/** The texts of a colleague's own notices. */
export const noticesMessages = {
  title: '我的提醒',
  lead: '除工作台上的待办外，还可用邮件提醒。登记不在岗期间不发。',
  email: '收件邮箱',
  emailHint: '公司邮箱；保存新邮箱后随即收到一封确认邮件。留空则不发邮件。',
  mailOff: '本站暂未开通邮件，设置在开通后生效。',
  kinds: '提醒种类',
  kindNames: {
    assigned: '同事把待办转给我',
    mentioned: '同事在备注中提到我',
    answered: '我处理的订单或询价，客户有答复或新资料',
    due: `我的待办将到期（提前约 ${dueNoticeHours} 小时，同一小时到期的合为一封）`,
    unsent: '给客户的通知多次发送失败（每小时至多一封）',
    contract: '客户的协议价合同将到期，或其承诺量将用完',
    tender: '客户发来、撤回或定标招标，或招标即将到报价截止日',
    refund: '同事提出退款待我批准，或退款异常须处理',
    digest: `每日 ${digestTime} 汇总我的待办、无人认领的待办与未读的提及`,
  },
  save: '保存',
  saved: '提醒设置已保存。',
} as const;

/** The texts of the unread notices in the desk's header. */
export const inboxMessages = {
  title: '未读的提醒',
  unread: (count: number) => (count === 0 ? '没有未读的提醒' : `${count} 条未读的提醒`),
  readAll: '全部已读',
  more: (count: number) => `另有 ${count} 条较早的，读过上列后显示。`,
} as const;
