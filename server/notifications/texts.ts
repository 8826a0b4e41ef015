import type { Language } from '#contract/app/languages.ts';
import { withEnglishDays } from '#contract/app/englishDates.ts';
import { addressIn } from '#contract/app/languages.ts';
import { pathTo } from '#contract/app/routes.ts';
import { noticeTime } from '#server/auth/sms/noticeMessages.ts';
import { toEnglish } from '#server/language/english.ts';
import type { NotificationFacts, NotificationKind } from './kinds.ts';

/** The common values of every text, besides the facts of its event. */
export interface Deployment {
  hotline: string;
  /** The site's address without a slash at its end. */
  origin: string;
}

interface Text {
  subject: string;
  text: string;
  /** The path of the page where the user continues. */
  path?: string;
}

type Write = (facts: NotificationFacts & { time: string; hotline: string }) => Text;

const orderOf = ({ orderNo, serviceZh, routeZh }: NotificationFacts): string =>
  `订单${orderNo}（${[serviceZh, routeZh].filter(Boolean).join('，')}）`;

const noteOf = (note: string | undefined, label: string): string => (note ? `${label}：${note}。` : '');

const untilOf = (until: string | undefined): string =>
  until === undefined ? '' : `请在${noticeTime(new Date(until))}前提供。`;

const orderPath = ({ orderNo }: NotificationFacts): string => pathTo('order', orderNo);

const ofOrder =
  (subject: string, sentence: (facts: NotificationFacts & { time: string; hotline: string }) => string): Write =>
  (facts) => ({
    subject: `${subject}：${facts.orderNo}`,
    text: `您的${orderOf(facts)}${sentence(facts)}`,
    path: orderPath(facts),
  });

const nextSailing = (day: string | null | undefined): string => {
  if (day === undefined) return '';
  return day === null ? '目前没有可订航次。' : `最近可订航次${day}开船。`;
};

const texts: Readonly<Record<NotificationKind, Write>> = {
  'order.received': ofOrder('已收到订单', ({ time }) => `已于${time}提交，我们正在处理。`),
  'order.accepted': ofOrder('订单已受理', ({ note }) => `已受理。${noteOf(note, '备注')}`),
  'order.rejected': ofOrder(
    '订单未获受理',
    ({ note, hotline }) => `未能受理。${noteOf(note, '原因')}如有疑问，请致电${hotline}。`,
  ),
  'order.infoWanted': ofOrder(
    '订单须补充资料',
    ({ note, until }) => `须补充资料后才能继续办理。${noteOf(note, '需要')}${untilOf(until)}`,
  ),
  'order.released': ofOrder('已放舱', ({ note }) => `已放舱。${noteOf(note, '备注')}`),
  'order.amended': ofOrder('订单已更改', ({ time }) => `已于${time}更改，以订单页所列内容为准。`),
  'order.corrected': ofOrder('运输情况已更正', ({ note }) => `的运输情况已更正（${note}），以订单页所列内容为准。`),
  'order.split': ofOrder('订单已拆分', ({ note }) => `已拆分（${note}），两个订单的合计不变，请在订单页查看。`),
  'order.repriced': ofOrder('费用已更正', ({ note }) => `的费用已更正（${note}），以订单页所列合计为准。`),
  'document.wanted': ofOrder(
    '请上传单证',
    ({ note, until }) => `须上传单证：${note}。请在订单页上传。${untilOf(until)}`,
  ),
  'instruction.due': (facts) => ({
    subject: `补料即将截单：${facts.orderNo}`,
    text: `您的${orderOf(facts)}的补料将于${facts.time}截单，尚未提交。请在此之前提交，逾期承运人可能拒收。`,
    path: pathTo('instruction', facts.orderNo),
  }),
  'vgm.due': (facts) => ({
    subject: `VGM 即将截止：${facts.orderNo}`,
    text: `您的${orderOf(facts)}将于${facts.time}截VGM，尚未申报。没有VGM的集装箱不得装船，请在此之前提交。`,
    path: pathTo('vgm', facts.orderNo),
  }),
  'bill.drafted': (facts) => ({
    subject: `提单草稿待确认：${facts.orderNo}`,
    text: `您的${orderOf(facts)}的提单草稿已签发（${facts.note}），请核对后确认，或提出更改。`,
    path: pathTo('bill', facts.orderNo),
  }),
  'bill.released': (facts) => ({
    subject: `提单已放单：${facts.orderNo}`,
    text: `您的${orderOf(facts)}的提单已放单（${facts.note}），放单方式与提单见提单页。`,
    path: pathTo('bill', facts.orderNo),
  }),
  'track.changed': ofOrder('货物动态', ({ note }) => `有新的货物动态：${note}。`),
  'order.cancelled': ofOrder('订单已取消', ({ time }) => `已于${time}取消。`),
  'order.reopened': ofOrder('订单已重新打开', ({ note }) => `已由平台重新打开。${noteOf(note, '原因')}`),
  'order.lapsing': ofOrder(
    '订单将自动取消',
    ({ time }) => `因企业尚未通过认证，将于${time}自动取消。请在此之前完成企业认证。`,
  ),
  'order.lapsed': ofOrder('订单已自动取消', ({ time }) => `因企业未在两天内通过认证，已于${time}自动取消。`),
  'approval.asked': (facts) => ({
    subject: `订单待您审批：${facts.orderNo}`,
    text: `您公司的${orderOf(facts)}待您审批，请在${facts.time}前决定，逾期订单失效。${noteOf(facts.note, '审批规则')}`,
    path: orderPath(facts),
  }),
  'approval.due': (facts) => ({
    subject: `订单审批即将超时：${facts.orderNo}`,
    text: `您公司的${orderOf(facts)}仍待您审批，${facts.time}后订单失效，价格不再保留。`,
    path: orderPath(facts),
  }),
  'approval.granted': ofOrder('订单审批通过', ({ note }) => `已由公司审批通过，已提交平台。${noteOf(note, '说明')}`),
  'approval.returned': ofOrder(
    '订单审批退回',
    ({ note }) => `被公司的审批人退回。${noteOf(note, '原因')}可修改后重新提交，或取消订单。`,
  ),
  'approval.lapsed': ofOrder('订单审批超时', ({ time }) => `未在时限前审批，已于${time}失效，价格不再保留。`),
  'template.due': ({ serviceZh, routeZh, note, sailsOn, path }) => ({
    subject: `该下单了：${note}`,
    text: `按您设定的日期，今天该用模板“${note}”下单（${serviceZh} ${routeZh}）。${nextSailing(sailsOn)}船期与价格在下单时选择；本次不订可在模板列表略过。`,
    ...(path !== undefined && { path }),
  }),
  'watch.changed': ({ routeZh, note, path }) => ({
    subject: `航线有变：${routeZh}`,
    text: `您关注的${routeZh}：${note}。取消关注请到会员中心“关注航线”。`,
    ...(path !== undefined && { path }),
  }),
  'webhook.paused': ({ note, time }) => ({
    subject: '事件推送已暂停',
    text: `贵公司接收推送的网址${note}于${time}起暂停：推送多次未送达，或对方已不再接收。请检查接收系统，并在会员中心“事件推送”恢复；暂停期间的事件恢复后补发。`,
  }),
  'contract.ending': ({ contractNo, note }) => ({
    subject: `协议价合同将到期：${contractNo}`,
    text: `贵公司的协议价合同${contractNo}将于${note}到期，此后按公布价计费。如需续约，请联系平台；详见会员中心“协议价”。`,
  }),
  'contract.volume': ({ contractNo, note }) => ({
    subject: `协议价承诺量提醒：${contractNo}`,
    text: `贵公司的协议价合同${contractNo}：${note}。详见会员中心“协议价”。`,
  }),
  'tender.answered': ({ tenderNo, note }) => ({
    subject: `招标已报价：${tenderNo}`,
    text: `贵公司的招标${tenderNo}（${note}）已报价，请到会员中心“招标”比较、定标。`,
  }),
  'tender.due': ({ tenderNo, note }) => ({
    subject: `招标待定标：${tenderNo}`,
    text: `贵公司的招标${tenderNo}（${note}）还没有定标，逾期失效。请到会员中心“招标”处理。`,
  }),
  'money.issued': ({ billNo, note }) => ({
    subject: `新账单：${billNo}`,
    text: `贵公司的账单${billNo}已开具，${note}。详见会员中心“账单与对账”。`,
  }),
  'money.dueSoon': ({ billNo, note }) => ({
    subject: `账单即将到期：${billNo}`,
    text: `贵公司的账单${billNo}即将到期，${note}，逾期将暂停下单。详见会员中心“账单与对账”。`,
  }),
  'money.overdue': ({ billNo, note }) => ({
    subject: `账单已逾期：${billNo}`,
    text: `贵公司的账单${billNo}已逾期，${note}，付清前不能下单。详见会员中心“账单与对账”。`,
  }),
  'money.refunded': ({ billNo, note }) => ({
    subject: `已退款：账单${billNo}`,
    text: `贵公司为账单${billNo}在线支付的款项已原路退回，${note}。详见会员中心“账单与对账”。`,
  }),
  'message.received': ofOrder('订单有新消息', ({ note }) => `有平台的新消息：“${note}”，请在订单页查看、回复。`),
  'document.ready': ofOrder('单证已上传', ({ note }) => `有平台上传的单证：${note}，可在订单页下载。`),
  'verification.decided': ({ isPassed, note, hotline }) =>
    isPassed
      ? { subject: '企业认证已通过', text: '您提交的企业认证已通过，您的订单不再会自动取消。', path: '/?verify=1' }
      : {
          subject: '企业认证未通过',
          text: `您提交的企业认证未通过。${noteOf(note, '原因')}请更正后重新提交；如有疑问，请致电${hotline}。`,
          path: '/?verify=1',
        },
  'invoice.ready': ofOrder('发票已开具', ({ invoiceNo }) =>
    invoiceNo === undefined
      ? '的发票已开具，将按您填写的方式寄送。'
      : `的发票已开具，发票号码${invoiceNo}，可在订单页下载。`,
  ),
  'offer.sent': ({ enquiryNo, goods, time, offerPath }) => ({
    subject: `询价已报价：${enquiryNo}`,
    text: `您的询价${enquiryNo}${goods ? `（${goods}）` : ''}已有报价，有效期至${time}，可比较方案、接受或提问。`,
    ...(offerPath !== undefined && { path: offerPath }),
  }),
  'offer.replied': ({ enquiryNo, note, offerPath }) => ({
    subject: `您的提问已回复：${enquiryNo}`,
    text: `您就询价${enquiryNo}的报价所提问题已回复：${note}`,
    ...(offerPath !== undefined && { path: offerPath }),
  }),
  // without an offer, its page to reply on does not exist
  'enquiry.message': ({ enquiryNo, note, offerPath, hotline }) => ({
    subject: `询价有新消息：${enquiryNo}`,
    text: `您的询价${enquiryNo}有平台的消息：${note}${offerPath === undefined ? ` 如需答复，请致电${hotline}并报询价编号。` : ''}`,
    ...(offerPath !== undefined && { path: offerPath }),
  }),
  'password.changed': ({ time, hotline }) => ({
    subject: '账号密码已修改',
    text: `您的账号密码已于${time}修改，其他设备已退出登录。如非本人操作，请立即用短信验证码重设密码，并致电${hotline}。`,
  }),
  'signIn.newDevice': ({ time, device, hotline }) => ({
    subject: '账号在新设备登录',
    text: `您的账号于${time}在新设备（${device}）登录。如非本人操作，请立即修改密码，并致电${hotline}。`,
  }),
};

/** The kinds that reach people without an account, who cannot sign in to find the subject. */
const toVisitors: ReadonlySet<NotificationKind> = new Set(['offer.sent', 'offer.replied', 'enquiry.message']);

/** A message for sending: a text for SMS, and a subject and body for e-mail. */
export interface RenderedMessage {
  subject: string;
  text: string;
  /** The text with a greeting, a link and the sender's phone. */
  body: string;
  /** The text for SMS; with a link only if the recipient has no other access to the page. */
  sms: string;
  /** The time in the text. */
  time: string;
}

/** Renders the message of an event in a language; times are those of China. */
export const renderMessage = (
  kind: NotificationKind,
  facts: NotificationFacts,
  { hotline, origin }: Deployment,
  language: Language = 'zh',
): RenderedMessage => {
  const write = language === 'en' ? (text: string) => withEnglishDays(toEnglish(text)) : (text: string) => text;
  const time = facts.at === undefined ? '' : noticeTime(new Date(facts.at));
  const { subject, text, path } = texts[kind]({ ...facts, time, hotline });
  const address = path === undefined ? undefined : origin + addressIn(language, path);
  const link = address === undefined ? [] : [`查看：${address}`, ''];
  const isOpen = toVisitors.has(kind);
  const off = isOpen ? '' : '如不想再收到这类邮件，可在会员中心的“通知设置”中关闭。';
  const body = ['您好：', '', text, '', ...link, `客服热线 ${hotline}。${off}`]
    .map((line) => write(line).trim())
    .join('\n');
  const sms = write(text).trim();
  return {
    subject: write(subject).trim(),
    text: sms,
    body,
    sms: isOpen && address !== undefined ? `${sms}${language === 'en' ? ' ' : ''}${address}` : sms,
    time: write(time),
  };
};
