import * as z from 'zod/mini';
import { instructableStatuses } from '#contract/orders/instructionChecks.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { isDeparted, orderStatus } from '#contract/orders/orderStatus.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import type { FieldProblem } from '#contract/protocol/fields.ts';
import { count, optionalText } from '#contract/protocol/fields.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { BillState } from './billState.ts';
import { billRelease } from './billState.ts';
import type { BillContent } from './billContent.ts';
import {
  billContent,
  billFormOf,
  billPaths,
  billProblems,
  billText,
  billValue,
  correctablePaths,
  correctedBill,
  otherPath,
} from './billContent.ts';

const instant = z.iso.datetime();
const orderNo = givenOrderNo;

/** A change of one field that a customer asks for: the wanted value, a remark, or both. */
export const billChange = z.object({
  path: z.string().check(z.maxLength(60)),
  wanted: optionalText(1_000),
  remark: optionalText(limits.orderNoteMax),
});
export type BillChange = z.output<typeof billChange>;

/** What a customer did about a draft. */
export const billAnswer = z.object({
  kind: z.enum(['approved', 'changes']),
  at: instant,
  /** The name of the person; null if it is not known. */
  person: z.nullable(z.string()),
  changes: z.array(billChange),
});
export type BillAnswer = z.output<typeof billAnswer>;

/** A version of a draft bill of lading with what the customer did about it, the oldest first; versions count from 1. */
export const billDraft = z.object({
  version: z.int().check(z.positive()),
  issuedAt: instant,
  /** What the desk says of it; may be empty. */
  note: z.string(),
  /** The version of the shipping instruction that it follows. */
  instruction: z.int(),
  content: billContent,
  answers: z.array(billAnswer),
});
export type BillDraft = z.output<typeof billDraft>;

/** The bill of lading of an order: every draft, the oldest first, and its release. */
export const storedBill = z.object({
  status: orderStatus,
  drafts: z.array(billDraft),
  release: z.nullable(billRelease),
});
export type StoredBill = z.output<typeof storedBill>;

type Progress = { drafts: readonly { answers: readonly Pick<BillAnswer, 'kind'>[] }[]; release: unknown };

/** The state of a bill of lading: the last answer to its last draft decides, until it is released. */
export const billStateOf = ({ drafts, release }: Progress): BillState => {
  const last = drafts.at(-1);
  if (!last) return 'none';
  if (release) return 'released';
  const answer = last.answers.at(-1);
  if (!answer) return 'waiting';
  return answer.kind === 'approved' ? 'approved' : 'changesAsked';
};

/** How many answers the last draft has: whoever decides on fewer has missed one. */
export const answersOf = ({ drafts }: Pick<Progress, 'drafts'>): number => drafts.at(-1)?.answers.length ?? 0;

const billable: ReadonlySet<OrderStatus> = new Set([...instructableStatuses, 'SAILED', 'ARRIVED']);

/** Whether drafts are issued, answered and released in a status: from acceptance until the order has ended. */
export const isBillable = (status: OrderStatus): boolean => billable.has(status);

type Stated = Progress & { status: OrderStatus };

/** Whether a customer may approve the last draft: it has no answer yet. */
export const mayApprove = (bill: Stated): boolean => isBillable(bill.status) && billStateOf(bill) === 'waiting';

/** Whether a customer may ask for changes of the last draft: until it is released, also after approving it. */
export const mayAskChanges = (bill: Stated): boolean =>
  isBillable(bill.status) && ['waiting', 'changesAsked', 'approved'].includes(billStateOf(bill));

/** Whether the desk may issue a draft that follows an instruction, or the next one. */
export const mayIssue = (bill: Stated, hasInstruction: boolean): boolean =>
  isBillable(bill.status) && hasInstruction && billStateOf(bill) !== 'released';

/**
 * Whether the desk may release, which states that the goods are on board: once they have departed and the last draft is
 * approved; afterwards only to release otherwise.
 */
export const mayRelease = (bill: Stated): boolean =>
  isBillable(bill.status) && isDeparted(bill) && ['approved', 'released'].includes(billStateOf(bill));

const unchanged = { messageZh: '与草稿相同，请填写要改成的内容，或写明说明' } as const;

/** What is wrong with one change, or with its wanted value once all of them are made. */
const changeProblem = (
  content: BillContent,
  { path, wanted, remark }: BillChange,
  after: Readonly<Record<string, FieldProblem>>,
): FieldProblem | undefined => {
  if (path !== otherPath && !billPaths(content).includes(path)) return 'notChosen';
  const parsed = billChange.safeParse({ path, wanted, remark });
  if (!parsed.success) return 'tooLong';
  const isSame = [billValue(content, path), billText(content, path)].includes(wanted.trim());
  if (remark.trim() === '' && (wanted.trim() === '' || isSame)) return unchanged;
  return wanted.trim() !== '' && correctablePaths(content).includes(path) ? after[path] : undefined;
};

/** What is wrong with the changes that a customer asks for, by their fields. */
export const changeProblems = (content: BillContent, changes: readonly BillChange[]): Record<string, FieldProblem> => {
  const wanted = Object.fromEntries(
    changes.filter((each) => each.wanted !== '').map((each) => [each.path, each.wanted]),
  );
  const after = billProblems(correctedBill(billFormOf(content), wanted));
  return Object.fromEntries(
    changes.flatMap((change) => {
      const problem = changeProblem(content, change, after);
      return problem ? [[change.path, problem]] : [];
    }),
  );
};

/** The draft that a customer decides on, and how many answers to it they have seen. */
const decided = { orderNo, draft: z.int().check(z.positive()), answered: z.int().check(z.nonnegative()) };

export const orderBill = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/bill',
  summary: '订单的提单草稿：各版内容、客户的确认与更改、放单情况',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo }),
  output: storedBill,
});

export const approveBill = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/bill/approve',
  summary: '确认最新一版提单草稿；已有新版或同事已答复的不能确认',
  session: 'required',
  payload: 'body',
  input: z.object(decided),
  output: storedBill,
});

export const changeBill = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/bill/change',
  summary: '对最新一版提单草稿提出更改：逐项填写要改成的内容或说明，一次提交',
  session: 'required',
  payload: 'body',
  input: z.object({
    ...decided,
    changes: z.array(billChange).check(z.minLength(1), z.maxLength(limits.billChangesMax)),
  }),
  output: storedBill,
});

export const billFile = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/bill/file',
  summary: '下载一版提单草稿（PDF，中英文）',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo, draft: count(1_000) }),
  output: file,
});
