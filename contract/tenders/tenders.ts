import * as z from 'zod/mini';

/** How a tender stands. */
export const tenderStatuses = ['draft', 'sent', 'answered', 'awarded', 'lapsed', 'withdrawn'] as const;
export const tenderStatus = z.enum(tenderStatuses);
export type TenderStatus = z.output<typeof tenderStatus>;

/** The statuses as pages call them. */
export const tenderStatusZh: Readonly<Record<TenderStatus, string>> = {
  draft: '草稿',
  sent: '待报价',
  answered: '已报价',
  awarded: '已定标',
  lapsed: '已失效',
  withdrawn: '已撤回',
};

/** What decides how a tender stands: what was done last, and until when the next act is possible; days in China. */
export interface TenderFacts {
  /** What was done last; that a day has passed is never stored. */
  status: Exclude<TenderStatus, 'lapsed'>;
  /** The last day on which the desk may answer. */
  answerBy: string;
  /** The last day of the options that hold the longest; null without any. */
  offersUntil: string | null;
  /** The last day of the period. */
  validUntil: string;
}

/** The last day on which a tender waits for its next act; null where it waits for none. */
export const tenderDeadlineOf = ({ status, answerBy, offersUntil, validUntil }: TenderFacts): string | null => {
  if (status === 'sent') return answerBy;
  if (status !== 'answered') return null;
  return offersUntil === null || offersUntil > validUntil ? validUntil : offersUntil;
};

/** How a tender stands on a day. */
export const tenderStatusOn = (facts: TenderFacts, today: string): TenderStatus => {
  const deadline = tenderDeadlineOf(facts);
  return deadline !== null && today > deadline ? 'lapsed' : facts.status;
};

/** What is done with a tender: `answer` by the desk, all else by the customer. */
export type TenderAct = 'edit' | 'send' | 'remove' | 'withdraw' | 'answer' | 'award';

const possibleIn: Readonly<Record<TenderAct, readonly TenderStatus[]>> = {
  edit: ['draft'],
  send: ['draft'],
  remove: ['draft'],
  withdraw: ['sent', 'answered'],
  // an answer is revised until the award
  answer: ['sent', 'answered'],
  award: ['answered'],
};

/** Whether an act is possible as a tender stands. */
export const canTender = (act: TenderAct, status: TenderStatus): boolean => possibleIn[act].includes(status);

/** Why a customer declines what was offered for a line. */
export const declineReasons = ['price', 'terms', 'plan', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
export const declineReasonZh: Readonly<Record<DeclineReason, string>> = {
  price: '价格偏高',
  terms: '承运人或条件不合适',
  plan: '货量或计划有变',
  other: '其他原因',
};

/** The most lines of a tender, and of options for one line. */
export const tenderLinesMax = 500;
export const tenderOptionsMax = 5;

/** The most tenders of a company that are open, drafts as well. */
export const openTendersMax = 20;

/** The largest sheet of lines, in bytes, that a customer uploads; 500 lines have a fifth of it. */
export const tenderSheetBytesMax = 245_760;

/** The longest names and remarks of a tender, in characters. */
export const tenderTextMax = { title: 60, remark: 100, carrier: 40, reason: 60 } as const;

/** So many days before its deadline, whoever is to act is reminded once. */
export const tenderReminderDays = 1;
