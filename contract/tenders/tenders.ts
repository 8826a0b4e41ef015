import * as z from 'zod/mini';

/** The statuses of a tender. */
export const tenderStatuses = ['draft', 'sent', 'answered', 'awarded', 'lapsed', 'withdrawn'] as const;
export const tenderStatus = z.enum(tenderStatuses);
export type TenderStatus = z.output<typeof tenderStatus>;

/** The statuses as shown on pages. */
export const tenderStatusZh: Readonly<Record<TenderStatus, string>> = {
  draft: '草稿',
  sent: '待报价',
  answered: '已报价',
  awarded: '已定标',
  lapsed: '已失效',
  withdrawn: '已撤回',
};

/** The inputs of a tender's status: the last command, and the deadline of the next one; days in China. */
export interface TenderFacts {
  /** The last command; the passing of a day is never stored. */
  status: Exclude<TenderStatus, 'lapsed'>;
  /** The last day on which the desk may answer. */
  answerBy: string;
  /** The last day of the options with the longest validity; null without any. */
  offersUntil: string | null;
  /** The last day of the period. */
  validUntil: string;
}

/** The deadline of a tender's next command; null if it waits for none. */
export const tenderDeadlineOf = ({ status, answerBy, offersUntil, validUntil }: TenderFacts): string | null => {
  if (status === 'sent') return answerBy;
  if (status !== 'answered') return null;
  return offersUntil === null || offersUntil > validUntil ? validUntil : offersUntil;
};

/** The status of a tender on a day. */
export const tenderStatusOn = (facts: TenderFacts, today: string): TenderStatus => {
  const deadline = tenderDeadlineOf(facts);
  return deadline !== null && today > deadline ? 'lapsed' : facts.status;
};

/** The commands on a tender: `answer` by the desk, all others by the customer. */
export type TenderAct = 'edit' | 'send' | 'remove' | 'withdraw' | 'answer' | 'award';

const possibleIn: Readonly<Record<TenderAct, readonly TenderStatus[]>> = {
  edit: ['draft'],
  send: ['draft'],
  remove: ['draft'],
  withdraw: ['sent', 'answered'],
  // an answer can be revised until the award
  answer: ['sent', 'answered'],
  award: ['answered'],
};

/** Whether the status of a tender allows a command. */
export const canTender = (act: TenderAct, status: TenderStatus): boolean => possibleIn[act].includes(status);

/** The reasons for declining the offers for a line. */
export const declineReasons = ['price', 'terms', 'plan', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const declineReasonZh: Readonly<Record<DeclineReason, string>> = {
  price: '价格偏高',
  terms: '承运人或条件不合适',
  plan: '货量或计划有变',
  other: '其他原因',
};

/** The maximum number of lines of a tender, and of options for one line. */
export const tenderLinesMax = 500;
export const tenderOptionsMax = 5;

/** The maximum number of a company's open tenders, including drafts. */
export const openTendersMax = 20;

/** The maximum sheet of lines, in bytes, that a customer uploads; 500 lines have a fifth of it. */
export const tenderSheetBytesMax = 245_760;

/** The maximum length of names and remarks of a tender, in characters. */
export const tenderTextMax = { title: 60, remark: 100, carrier: 40, reason: 60 } as const;

/** How many days before its deadline the responsible party is reminded, once. */
export const tenderReminderDays = 1;
