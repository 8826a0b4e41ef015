import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { Problems } from '#contract/protocol/fields.ts';
import type { Problem } from '#contract/protocol/problem.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Offer } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderForm.ts';
import { orderProblems, pricedBookingOf, quantityProblem } from '#contract/booking/orderForm.ts';
import { Refusal } from '#contract/protocol/apiError.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { acceptanceOf, isRefused } from '#contract/rules/acceptance/acceptance.ts';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { dayProblems } from '#contract/rules/dates/orderDays.ts';
import { feesOf } from '#contract/rules/pricing/price.ts';

/** A booking whose offer and draft may still be on their way. */
interface Opened {
  line: LineDefinition;
  draft?: OrderDraft;
  offer?: Offer;
}

/** The fees of a booking as its form stands; the service computes the same ones from the same rule. */
export const bookingFees = ({ line, draft, offer }: Opened): Fee[] =>
  draft && offer ? feesOf(offer.tariff, pricedBookingOf(line, draft.form, offer)) : [];

const count = (typed: number | string): number => Math.max(1, Math.floor(Number(typed)) || 1);

/** What the rules say of the goods as the form stands; the service asks the same rules. */
export const bookingAcceptance = ({ line, draft, offer }: Opened): Acceptance =>
  acceptanceOf(
    line,
    (draft?.form.cargo ?? []).map(({ dangerous, unit }) => ({ dangerous, unit: count(unit) })),
    {
      originCode: offer?.origin.code,
      acceptedClasses: offer?.sailing?.acceptedClasses ?? null,
      lithiumBattery: draft?.form.details.battery as ModeGoods['lithiumBattery'],
    },
  );

/** What the offer and the calendar bound. */
const boundProblems = ({ line, draft, offer }: Opened, today: string): Problems => {
  if (!draft) return {};
  const quantity = offer && quantityProblem(draft.form.details, offer);
  const departure = offer?.sailing ? chinaDayOf(new Date(offer.sailing.estimatedTimeOfDeparture)) : undefined;
  return {
    ...dayProblems(line.fields, draft.form.details, { today, departure }),
    ...(quantity ? { 'details.tonnes': quantity } : {}),
  };
};

const beyondLimit: ReadonlySet<Problem> = new Set<Problem>(['tooMany', 'belowMinimum', 'aboveStock']);

/**
 * What is said while a field is typed: a figure beyond its limits, which therefore has no price, and goods that a rule
 * refuses, whose verdict may lie far from where they are typed.
 */
export const problemsWhileTyping = (booking: Opened, path: string): Problems =>
  Object.fromEntries(
    Object.entries(bookingProblems(booking)).filter(
      ([at, problem]) =>
        (beyondLimit.has(problem) && (at === path || at.startsWith(`${path}.`))) ||
        (problem === 'goodsRefused' && /^(?:cargo|items)(?:\.|$)/.test(path)),
    ),
  );

/** All that is wrong with a booking as its form stands, by dotted path: fields, what the offer bounds, goods that a rule refuses. */
export const bookingProblems = (booking: Opened, today = chinaDayOf(new Date())): Problems => ({
  ...boundProblems(booking, today),
  ...(booking.draft && orderProblems(booking.line, booking.draft.form)),
  ...(isRefused(bookingAcceptance(booking)) ? { cargo: 'goodsRefused' } : {}),
});

const valueAt = (form: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], form);

/** The field of the form that the service refused an order for, by dotted path; undefined where it is about none of them. */
export const refusedField = ({ line, draft }: Opened, error: unknown): string | undefined => {
  const path = error instanceof Refusal ? /^order\.(.+)$/.exec(error.field ?? '')?.[1] : undefined;
  if (path === undefined || ['line', 'offerId'].includes(path)) return undefined;
  // one of several items is chosen as a whole, and none by its code
  if (/^items(?:\.|$)/.test(path)) return path.endsWith('.quantity') && line.items?.choose === 'many' ? path : 'items';
  return valueAt(draft?.form, path) === undefined ? undefined : path;
};
