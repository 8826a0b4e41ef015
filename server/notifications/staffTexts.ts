import type { Subject } from '#contract/desk/deskAddress.ts';
import { deskPath, placeAddress } from '#contract/desk/deskAddress.ts';
import type { InboxKind, InboxNotice } from '#contract/desk/notices.ts';
import type { SubjectKind } from '#contract/desk/queue.ts';
import { noticeTime } from '#server/auth/sms/noticeMessages.ts';
import type { NotificationFacts, StaffMessageKind } from './kinds.ts';
import type { Mail } from './mail.ts';
import type { Deployment } from './texts.ts';

/** The name of messages to staff in the list of unsent ones. */
export const staffKindZh = '工作台提醒';

interface Text {
  subject: string;
  text: string;
  /** The page of the desk where the work is. */
  path: string;
}

const kindNames: Readonly<Record<SubjectKind, string>> = { order: '订单', application: '企业认证', enquiry: '询价' };

/** `订单CHF2603…`; the number of an application is meaningless to a person. */
const nameOf = ({ about, subject }: Subject): string =>
  about === 'application' ? kindNames[about] : `${kindNames[about]}${subject}`;

const ofSubject =
  (title: string, sentence: (name: string, facts: NotificationFacts) => string) =>
  (facts: NotificationFacts): Text => {
    const name = facts.place ? nameOf(facts.place) : '';
    return { subject: `${title}：${name}`, text: sentence(name, facts), path: placeAddress(facts.place) };
  };

const texts: Readonly<Record<StaffMessageKind, (facts: NotificationFacts & { time: string }) => Text>> = {
  'staff.assigned': ofSubject('待办转给您', (name, { byZh }) => `${byZh}将${name}转给您处理。`),
  'staff.mentioned': ofSubject('同事提到您', (name, { byZh, note }) => `${byZh}在${name}的备注中提到您：“${note}”。`),
  'staff.answered': ofSubject('客户有答复', (name, { note }) => `您处理的${name}：${note}。`),
  'staff.due': ({ time, lines = [] }) => ({
    subject: `${lines.length} 项待办即将到期`,
    text: `您的下列待办自 ${time} 起到期：`,
    path: deskPath,
  }),
  'staff.unsent': ({ note }) => ({
    subject: '有通知未能发出',
    text: `给客户的“${note}”多次发送失败，可能还有其他通知。请在“未发出的通知”中重新发送，或电话告知客户。`,
    path: placeAddress({ section: 'unsent' }),
  }),
  'staff.contract': ({ note, contractNo }) => ({
    subject: `协议价合同提醒：${contractNo}`,
    text: `${note}。`,
    path: placeAddress({ section: 'contracts' }),
  }),
  'staff.tender': ({ note, tenderNo }) => ({
    subject: `招标提醒：${tenderNo}`,
    text: `${note}。`,
    path: placeAddress({ section: 'tenders' }),
  }),
  'staff.refund': ({ note }) => ({
    subject: '退款待处理',
    text: `${note}。请在“账款”中处理。`,
    path: placeAddress({ section: 'accounts' }),
  }),
  'staff.digest': ({ time }) => ({
    subject: `待办日报 ${time.split(' ')[0]}`,
    text: '工作台今日待办：',
    path: deskPath,
  }),
  'staff.address': () => ({
    subject: '此邮箱已用于工作台提醒',
    text: '此邮箱已登记为工作台提醒的收件邮箱。如非您本人登记，请告知公司管理员。',
    path: placeAddress({ section: 'notices' }),
  }),
};

const textOf = (kind: StaffMessageKind, facts: NotificationFacts): Text =>
  texts[kind]({ ...facts, time: facts.at === undefined ? '' : noticeTime(new Date(facts.at)) });

/** A notice to a colleague as the desk shows it. */
export const shownNotice = (
  kind: InboxKind,
  facts: NotificationFacts,
): Pick<InboxNotice, 'titleZh' | 'textZh' | 'path'> => {
  const { subject, text, path } = textOf(`staff.${kind}`, facts);
  return { titleZh: subject, textZh: [text, ...(facts.lines ?? [])].join('\n'), path };
};

/** Renders a notice to a colleague; times are those of China. */
export const renderStaffMessage = (
  kind: StaffMessageKind,
  facts: NotificationFacts,
  { origin }: Pick<Deployment, 'origin'>,
): Pick<Mail, 'subject' | 'text'> => {
  const { subject, text, path } = textOf(kind, facts);
  const lines = (facts.lines ?? []).map((line) => `· ${line}`);
  const off = `可在工作台“我的提醒”中关闭：${origin}${placeAddress({ section: 'notices' })}`;
  return { subject, text: ['您好：', '', text, ...lines, '', `查看：${origin}${path}`, '', off].join('\n') };
};
