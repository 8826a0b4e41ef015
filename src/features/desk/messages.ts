import { plainTitleZh } from '#contract/desk/lists/plainNames.ts';
import type { QueueKind, SubjectKind } from '#contract/desk/queue.ts';
import { findingMessages } from './messages/findings.ts';
import { billWords } from './messages/bills.ts';
import { trackWords } from './messages/tracks.ts';
import { priceMessages } from './messages/prices.ts';
import { splitMessages } from './messages/split.ts';
import { applicationMessages, enquiryMessages } from './messages/reviews.ts';
import type { FieldName } from './messages/forms.ts';
import { fields, forms } from './messages/forms.ts';
import { orderMessages } from './messages/order.ts';

const kinds: Readonly<Record<QueueKind, string>> = {
  review: '危险品审核',
  acceptance: '待受理',
  amendment: '改单',
  documents: '缺单证',
  received: '客户单证',
  awaited: '等客户单证',
  cutOff: '临近截止',
  verification: '企业认证',
  enquiry: '询价',
  invoice: '待开票',
  price: '费用更正待批准',
  bill: '提单草稿',
  message: '客户消息',
};

const subjects: Readonly<Record<SubjectKind, string>> = { order: '订单', application: '企业认证', enquiry: '询价' };

const owners: Readonly<Record<'all' | 'mine' | 'free', string>> = { all: '全部', mine: '我的', free: '无人认领' };

/** The texts of the operations desk. */
export const deskMessages = {
  title: '工作台',
  signOut: '退出',
  sections: '工作台页面',
  sectionNames: {
    queue: '待办',
    orders: '全部订单',
    ...plainTitleZh,
    figures: '经营数据',
    tenders: '招标',
    contracts: '协议价',
    accounts: '账款',
    unsent: '未发出的通知',
    data: '公司数据',
    staff: '工作人员',
    notices: '我的提醒',
  },
  subjectTitle: (about: SubjectKind, subject: string) => [subjects[about], subject].join(' '),
  back: '返回待办',
  refresh: '刷新',
  failed: '没有取到数据',
  failedAct: '操作没有成功，请重试',
  person: (name: string, role: string) => `${name}（${role}）`,
  opening: '正在打开工作台',
  toSignIn: '去登录',
  kinds,
  owners,
  fields,
  forms,
  drop: '不处理了',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  chooseFile: '选择文件',
  choose: '请选择',
  hints: {
    login: '3 至 32 位小写字母、数字、点或短横，以字母开头，如 wang.min',
    password: '至少 12 个字符，不用常见密码',
    totp: '身份验证器应用上的 6 位数字',
    containers: '每行一箱：箱号、铅封号，可加箱型、皮重与 VGM，如 MSCU1234566 CN887766 20GP 皮重2230 VGM24350',
    file: 'PDF、JPG 或 PNG，不超过 10 MB',
    amount: '大于 0，最多两位小数',
    portCode: '五位港口代码，如 SGSIN',
    company: '认证的企业全称，或会员代码',
    originCode: '港口、机场、车站、城市或库点代码，如 CNSHA',
    itemCode: '与公布价相同：箱型、罐型、重量段或库型，如 20GP',
    goodsCode: '适用货物选危险类别或 UN 编号时填写，如 3、6.1、1263',
  } as Partial<Record<FieldName, string>>,
  enrolment: {
    lead: (name: string, login: string, role: string) => `${name}，您的账号是 ${login}（${role}）。`,
    scan: '用身份验证器应用（如 Microsoft Authenticator、Google Authenticator）扫描二维码，再填写应用上的 6 位数字。',
    code: '动态口令二维码',
    typed: '无法扫描时，手工输入密钥：',
  },
  pager: {
    label: (list: string) => `${list}分页`,
    page: (number: number) => `第 ${number} 页`,
    former: '上一页',
    next: '下一页',
  },
  queue: {
    title: '待办',
    kind: '类型',
    owner: '认领',
    allKinds: '全部类型',
    count: (shown: number, all: number) => `本页 ${shown} 项，共 ${all} 项`,
    keys: '在列表中按 j、k 上下移动，按回车打开',
    empty: '没有符合条件的待办。',
    list: '待办列表',
    due: (time: string) => `${time} 到期`,
    overdue: (time: string) => `${time} 已到期`,
    ownerOf: (title: string) => `经办人：${title}`,
    free: '无人认领',
    claim: '认领',
    claimOf: (title: string) => `认领：${title}`,
    absent: '不在岗',
    absentUntil: (day: string) => `您登记为不在岗，至 ${day}`,
    back: '我已回岗',
    leave: '登记不在岗',
    lastDay: '不在岗的最后一天',
    confirmLeave: '登记',
  },
  order: orderMessages,
  viewer: { title: (name: string) => `单证 ${name}`, window: '在新窗口打开', close: '关闭' },
  newer: { title: '此页内容已有变化', load: '载入变化' },
  missed: {
    title: (status: string) => `您填写时订单已有变化，现为“${status}”`,
    lead: '您填写的内容都在下面，没有提交。核对后可再次提交，或不处理了。',
  },
  preview: { title: '客户将看到', becomes: (status: string) => `状态变为“${status}”` },
  findings: findingMessages,
  prices: priceMessages,
  split: splitMessages,
  bills: billWords,
  tracks: trackWords,
  application: applicationMessages,
  enquiry: enquiryMessages,
} as const;
