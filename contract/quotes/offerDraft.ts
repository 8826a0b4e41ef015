import * as z from 'zod/mini';
import { because, day, figureText, optionalText, text } from '#contract/protocol/fields.ts';
import { overLimit } from '#contract/protocol/problem.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { currency, tariffCharge } from '#contract/rules/pricing/price.ts';
import { rateBasis } from '#contract/services/serviceCode.ts';

/** The most options of an offer, charges of an option, days that an offer is valid, and that it usually is. */
export const offerMax = { options: 5, charges: 30, days: 180, usualDays: 7 } as const;

const withDecimals = (most: number) =>
  z.refine<string>((typed) => (typed.split('.')[1] ?? '').length <= most, because('numberInvalid'));

/** One charge as staff type it, in the terms of published rates; price in whole units of its currency, to the cent. */
export const offerCharge = z.object({
  /** Of the published charge that it was filled from; empty for one of its own. */
  code: z.string().check(z.maxLength(20)),
  nameZh: text(60),
  side: tariffCharge.shape.side,
  currency,
  basis: rateBasis,
  /** The container size, tank, truck or service that it is for; null for the whole order. */
  item: z.nullable(z.string().check(z.maxLength(40))),
  price: figureText(10_000_000).check(withDecimals(2)),
  quantity: figureText(1_000_000).check(withDecimals(3)),
});
export type OfferCharge = z.output<typeof offerCharge>;

/** One way to carry or supply what was enquired for, with its charges. */
export const offerOption = z.object({
  titleZh: text(60),
  /** The sailing, lane, place or goods that it is ordered as; empty if staff place its order. */
  offerId: z.string().check(z.trim(), z.maxLength(80)),
  remark: optionalText(300),
  charges: z
    .array(offerCharge)
    .check(z.minLength(1, because('required')), z.maxLength(offerMax.charges, because(overLimit(offerMax.charges)))),
});
export type OfferOption = z.output<typeof offerOption>;

/** What staff offer for an enquiry, as its form holds it. Messages are problem codes. */
export const offerDraft = z.object({
  options: z
    .array(offerOption)
    .check(z.minLength(1, because('required')), z.maxLength(offerMax.options, because(overLimit(offerMax.options)))),
  /** The last day in China on which it holds. */
  validUntil: day,
  terms: optionalText(1_000),
  remark: optionalText(500),
});
export type OfferDraft = z.output<typeof offerDraft>;

/** A charge of an option, before anything is typed. */
export const blankCharge: OfferCharge = {
  code: '',
  nameZh: '',
  side: 'freight',
  currency: '2',
  basis: 'shipment',
  item: null,
  price: '',
  quantity: '1',
};

/** An option with a charge to type. */
export const blankOption: OfferOption = { titleZh: '', offerId: '', remark: '', charges: [blankCharge] };

const dayMs = 86_400_000;

/** Problems of a draft by dotted path, `options.0.charges.1.price`; it ends today at the earliest. */
export const offerProblems = (draft: OfferDraft, now: Date): Problems => {
  const problems = problemsOf(offerDraft, draft);
  const until = day.safeParse(draft.validUntil);
  if (!until.success) return problems;
  if (until.data < chinaDayOf(now)) return { ...problems, validUntil: 'datePast' };
  const last = chinaDayOf(new Date(now.getTime() + offerMax.days * dayMs));
  return until.data > last ? { ...problems, validUntil: 'dateTooFar' } : problems;
};

/** The last day of an offer in China unless staff type another. */
export const usualEnd = (now: Date): string => chinaDayOf(new Date(now.getTime() + offerMax.usualDays * dayMs));

/** The instant at which a day in China is over. */
export const endOfDay = (validUntil: string): Date => new Date(Date.parse(`${validUntil}T00:00:00+08:00`) + dayMs);
