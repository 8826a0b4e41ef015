import * as z from 'zod/mini';
import { changedOrder, orderVersion } from '#contract/orders/orderStatus.ts';
import { isCovered, priceCorrection } from '#contract/orders/priceCorrection.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because, chosenOf, optionalText, text } from '#contract/protocol/fields.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';
import type { Currency, Total } from '#contract/rules/pricing/price.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { unitsOf } from '#contract/rules/rounding.ts';
import type { DeskProblem } from './deskProblems.ts';
import { priceApprovers } from './orders/commandRights.ts';
import { clerks } from './staffRoles.ts';

/** The most that one line corrects, in minor units: 99,999,999.99. */
const amountMax = 9_999_999_999;

/** A typed amount in whole minor units; why it is none otherwise. */
export const minorUnitsOf = (typed: string): number | Problem | DeskProblem => {
  const amount = numberTyped(typed);
  if (typeof amount === 'string') return amount;
  if (amount <= 0) return 'mustBePositive';
  const units = unitsOf(amount, 2);
  return units / 100 === amount && units <= amountMax ? units : 'amountInvalid';
};

/** A typed amount above zero, with at most two decimals. */
export const typedAmount = z.string().check((payload) => {
  const read = minorUnitsOf(payload.value);
  if (typeof read === 'string') payload.issues.push({ code: 'custom', message: read, input: payload.value, path: [] });
});

/** A proposed correction as its form holds it. */
export const priceForm = z.object({
  chargeName: text(60),
  direction: chosenOf(['debit', 'credit']),
  currency: z.enum(currency.options, because('notChosen')),
  /** Whole units with at most two decimals, above zero. */
  amount: typedAmount,
  /** For the customer. */
  reason: text(limits.orderNoteMax),
  /** The paper that it follows from, for colleagues. */
  evidence: z._default(optionalText(200), ''),
});
export type PriceForm = z.output<typeof priceForm>;

/** The amount of a valid form in minor units, a credit below zero. */
export const signedAmount = ({ direction, amount: typed }: Pick<PriceForm, 'direction' | 'amount'>): number => {
  const units = Number(minorUnitsOf(typed));
  return direction === 'credit' ? -units : units;
};

type PriceProblems = Partial<Record<keyof PriceForm, Problem | DeskProblem>>;

/** What is wrong with a proposed correction of an order with these totals, by field: also a credit above its total. */
export const priceProblems = (values: Readonly<Record<string, string>>, totals: readonly Total[]): PriceProblems => {
  const problems: PriceProblems = {};
  for (const [name, rule] of Object.entries(priceForm.shape)) {
    const checked = rule.safeParse(values[name] ?? '');
    if (!checked.success) problems[name as keyof PriceForm] = checked.error.issues[0]?.message as Problem;
  }
  if (Object.keys(problems).length > 0) return problems;
  const form = priceForm.parse(values);
  if (!totals.some((total) => total.currency === form.currency)) return { currency: 'notChosen' };
  return isCovered(totals, { currency: form.currency, amount: signedAmount(form) }) ? {} : { amount: 'creditTooHigh' };
};

export const proposePrice = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/price',
  summary: '受理后提出一笔费用更正（补收或减收），由另一位有权的同事批准；可取代尚未批复的一笔',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    orderNo: givenOrderNo,
    version: orderVersion,
    form: priceForm,
    /** The pending proposal that it takes the place of. */
    replaces: z.optional(givenUuid),
  }),
  output: changedOrder,
});

/** The answer to a proposal: a return says why. */
export const priceComment = { approved: optionalText(limits.orderNoteMax), returned: text(limits.orderNoteMax) };

export const decidePrice = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/price/decide',
  summary: '批准或退回同事提出的费用更正（不能是本人提出的）；批准后计入订单合计，客户得到通知',
  session: 'staff',
  roles: priceApprovers,
  payload: 'body',
  input: z
    .object({
      orderNo: givenOrderNo,
      version: orderVersion,
      id: givenUuid,
      decision: z.enum(['approved', 'returned']),
      comment: priceComment.approved,
    })
    .check((payload) => {
      const { decision, comment: input } = payload.value;
      if (decision === 'returned' && input === '')
        payload.issues.push({ code: 'custom', path: ['comment'], message: 'required', input });
    }),
  output: changedOrder,
});

/** What became of a proposal; `superseded` by another one of its proposer or a colleague. */
export const priceStates = ['proposed', 'approved', 'returned', 'superseded'] as const;
export type PriceState = (typeof priceStates)[number];

/** A correction of an order's price as the desk sees it. */
export const deskPrice = z.extend(z.omit(priceCorrection, { at: true }), {
  id: z.string(),
  evidence: z.string(),
  state: z.enum(priceStates),
  /** The names of who proposed and who decided it; a line that keeps the sum of a split has neither. */
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  comment: z.string(),
  /** Whether the caller may put another proposal in its place, and approve or return it. */
  canReplace: z.boolean(),
  canDecide: z.boolean(),
});
export type DeskPrice = z.output<typeof deskPrice>;

/** What the form of a correction shows at first of a former proposal. */
export const formOfPrice = (price: Pick<DeskPrice, 'nameZh' | 'currency' | 'amount' | 'reason' | 'evidence'>) => ({
  chargeName: price.nameZh,
  direction: price.amount < 0 ? 'credit' : 'debit',
  currency: price.currency satisfies Currency as string,
  amount: (Math.abs(price.amount) / 100).toFixed(2),
  reason: price.reason,
  evidence: price.evidence,
});
