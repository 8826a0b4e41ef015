import * as z from 'zod/mini';
import { ledgerAmountMax } from '#contract/enterprise/ledger/postings.ts';
import { because, chosenOf, day, optionalText, text } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import { numberTyped } from '#contract/protocol/textInput.ts';
import { currency } from '#contract/rules/pricing/price.ts';
import { unitsOf } from '#contract/rules/rounding.ts';
import type { DeskProblem } from '#contract/desk/deskProblems.ts';

/** The longest time to pay, in days. */
export const paymentDaysMax = 180;

/** An amount as it is typed, in minor units: from `least`, with at most two decimals; why it is none otherwise. */
export const ledgerAmountIn = (typed: string, least = 1): number | Problem | DeskProblem => {
  const amount = numberTyped(typed);
  if (typeof amount === 'string') return amount;
  const units = unitsOf(amount, 2);
  if (units < least) return 'mustBePositive';
  return units / 100 === amount && units <= ledgerAmountMax ? units : 'ledgerAmountInvalid';
};

const amountFrom = (least: number, isOptional = false) =>
  z._default(z.string().check(z.trim()), '').check((payload) => {
    if (isOptional && payload.value === '') return;
    const read = ledgerAmountIn(payload.value, least);
    if (typeof read === 'string')
      payload.issues.push({ code: 'custom', message: read, input: payload.value, path: [] });
  });

const wholeDays = z.string().check(
  z.trim(),
  z.refine((typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= paymentDaysMax, because('numberInvalid')),
);

/** Why somebody did something. */
export const reason = text(200);

/** Terms of a company as their form holds them; an empty limit is none. */
export const termsForm = z.object({
  paymentDays: wholeDays,
  limitCny: amountFrom(0, true),
  limitUsd: amountFrom(0, true),
  countsFrom: day,
  reason,
});
/** What lifts the rule until a day; an empty day ends it. */
export const overrideForm = z.object({ overrideUntil: z.union([z.literal(''), day]), reason });
/** A bill, and what the customer is to read of it. */
export const billForm = z.object({ note: z._default(optionalText(200), '') });
/** A credit note for one order of a bill: whether its amount is billed again or waived, and why, for the customer. */
export const creditForm = z.object({ amount: amountFrom(1), effect: chosenOf(['rebill', 'reduce']), reason });
/** Money that arrived at the bank. */
export const receiptForm = z.object({
  transactionNo: text(60),
  currency: z.enum(currency.options, because('notChosen')),
  amount: amountFrom(1),
  charge: amountFrom(0, true),
  payer: text(120),
  reference: z._default(optionalText(200), ''),
  receivedOn: day,
});
/** How much of a balance pays a bill. */
export const allocationForm = z.object({ amount: amountFrom(1) });
/** A refund: how much, and why, for the customer. */
export const refundForm = z.object({ amount: amountFrom(1), reason });
/** The decision on a colleague's refund: a return says why. */
export const refundComment = { approved: optionalText(200), returned: reason };
/** The transfer that paid a refund back. */
export const transferForm = z.object({ transactionNo: text(60), transferredOn: day });
/** What is taken back: whose a receipt is, or the receipt itself. */
export const reversalForm = z.object({ scope: chosenOf(['match', 'receipt']), reason });
