import { instructionFieldNames } from '#contract/orders/instructionFieldNames.ts';
import { paperMessages } from './paper.ts';

/** The messages of the shipping instruction. */
export const instructionMessages = {
  ...paperMessages,
  title: '提单补料',
  ofOrder: (orderNo: string) => `提单补料 ${orderNo}`,
  lead: '提单按此签发，请用英文填写。内容自动保存，截单前可随时更改并再次提交。',
  failed: '补料没有取到，请重试',
  fields: instructionFieldNames,
  cutOff: '截单',
  noCutOff: '本航次没有公布截单时间，请尽早提交',
  windows: {
    early: { title: '订单受理后才能提交', text: '可以先填写，内容会自动保存。' },
    late: { title: '已截单，不能再提交或更改', text: '确须更改请致电客服，承运人可能收取改单费。' },
    over: { title: '不能再提交补料', text: '提单已放单、货物已离港，或订单已结束。' },
  },
  submit: '提交补料',
  export: '下载 DCSA 数据（JSON）',
  parties: '提单各方',
  terms: '提单与运费',
  goods: '货物与集装箱',
  letterOfCredit: '信用证',
  fromBook: '从地址簿选择',
  addNotify: '加一个通知人',
  removeNotify: (number: number) => `去掉通知人 ${number}`,
  notify: (number: number) => (number === 1 ? '通知人 1' : `通知人 ${number}`),
  line: (number: number, nameZh: string) => `第 ${number} 行 · ${nameZh}`,
  split: '分装到另一箱',
  removeLine: '去掉此行',
  ordered: (packages: number, grossKg: string) => `订单 ${packages} 件，${grossKg} kg`,
  danger: (entry: string) => `危险品：须写明 ${entry}`,
  freightTerms: { prepaid: '预付', collect: '到付' },
  billTypes: { original: '正本提单', telex: '电放', seaWaybill: '海运单' },
  originalCounts: { 1: '1 份', 2: '2 份', 3: '3 份' },
  hints: {
    toOrder: '指示提单填 TO ORDER，不填地址',
    marks: '没有唛头填 N/M',
    letterOfCredit: '须在提单上出现的文字，附在货物描述之后',
    loose: '拼箱货物由集拼人装箱，箱号可不填',
  },
} as const;
