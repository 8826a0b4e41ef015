import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { OrderFieldProblem, OrderProblems } from '#contract/protocol/fields.ts';
import type { OrderProblem } from '#contract/protocol/problem.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { OrderDraft } from '#contract/booking/orderDraft.ts';
import { markAgeProblems } from '#contract/booking/goodsChecks.ts';
import type { PromisedPrice } from '#contract/booking/promisedPrice.ts';
import { promisedFeesOf, quoteField } from '#contract/booking/promisedPrice.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import type { ContractPrice } from '#contract/booking/contractPrice.ts';
import { contractPriceOf } from '#contract/booking/contractPrice.ts';
import { quantityProblem } from '#contract/booking/orderFacts.ts';
import { acceptedCargoOf } from '#contract/booking/acceptedCargo.ts';
import { rejectedDocument } from './draftDocuments.ts';
import { liesIn, valueAt } from '#contract/booking/edits/formPath.ts';
import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';
import { ApiError, apiErrorMessage, codes } from '#contract/protocol/apiError.ts';
import type { Acceptance } from '#contract/rules/acceptance/acceptance.ts';
import { aircraftOf } from '#contract/rules/acceptance/airLimits.ts';
import { acceptanceOf, isRejected } from '#contract/rules/acceptance/acceptance.ts';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import type { Fee } from '#contract/rules/pricing/price.ts';
import { sailingDaysOf } from '#contract/rules/dates/cutOffs.ts';
import { dayProblems } from '#contract/rules/dates/orderDays.ts';

type FieldProblems = Readonly<Record<string, OrderFieldProblem>>;

/** A booking whose quote and draft may still be loading. */
interface Opened {
  service: ServiceDefinition;
  draft?: OrderDraft;
  quote?: Quote;
  promised?: PromisedPrice | undefined;
}

/** The fees of the form by the promised price; undefined without one, or once a priced field of the form differs. */
const promisedFees = ({ service, draft, promised }: Opened): Fee[] | undefined =>
  draft && promised && promisedFeesOf(service, draft.form, promised);

/** The quote that prices the current form: the promised offer, else today's quote. */
export const pricingQuote = (booking: Opened): Quote | undefined =>
  promisedFees(booking) ? booking.promised?.offer : booking.quote;

/** The price of the current form; the service computes it by the same rule. No contract applies to a promised price. */
export const bookingPrice = (booking: Opened): ContractPrice => {
  const { service, draft, quote } = booking;
  if (!draft || !quote) return { fees: [], published: [], reasons: [] };
  const fees = promisedFees(booking);
  return fees ? { fees, published: fees, reasons: [] } : contractPriceOf(service, draft.form, quote);
};

/** The fees of the current form. */
export const bookingFees = (booking: Opened): Fee[] => bookingPrice(booking).fees;

/** The acceptance of the goods in the current form; the service applies the same rules. */
export const bookingAcceptance = ({ service, draft, quote }: Opened): Acceptance =>
  acceptanceOf(service, acceptedCargoOf(draft?.form.cargo ?? []), {
    originCode: quote?.origin.code,
    acceptedClasses: quote?.sailing?.acceptedClasses ?? null,
    lithiumBattery: draft?.form.details.battery as ModeGoods['lithiumBattery'],
    aircraft: aircraftOf(quote?.frequencyZh),
  });

/** Rejected goods as problems of the cargo, and of the fields that the rules check. */
const rejectionProblems = (acceptance: Acceptance): Record<string, OrderProblem> => {
  if (!isRejected(acceptance)) return {};
  const fields = acceptance.findings.flatMap(({ verdict, at, cargoItem }): [string, OrderProblem][] => {
    if (verdict !== 'rejected' || at === undefined) return [];
    return [[at.startsWith('/') ? at.slice(1) : `cargo.${cargoItem}.${at}`, 'goodsRejected']];
  });
  return { ...Object.fromEntries(fields), cargo: 'goodsRejected' };
};

/** The limits set by the quote and the calendar. */
const boundProblems = ({ service, draft, quote }: Opened, today: string): OrderProblems => {
  if (!draft) return {};
  const quantity = quote && quantityProblem(draft.form.details, quote);
  const isDangerous = draft.form.cargo.some(({ dangerous }) => dangerous !== null);
  return {
    ...dayProblems(service.fields, draft.form.details, { today, ...sailingDaysOf(quote?.sailing, isDangerous, today) }),
    ...markAgeProblems(draft.form, today),
    ...(quantity ? { 'details.tonnes': quantity } : {}),
  };
};

/** The problems of figures and declarations that contradict other fields of the cargo item. */
const disproved: ReadonlySet<OrderProblem> = new Set<OrderProblem>([
  'netOverGross',
  'limitedOverGross',
  'limitedOverInner',
  'limitedUnpacked',
  'limitedAndExcepted',
  'exceptedOverInner',
  'exceptedOverOuter',
  'exceptedUnpacked',
  'exceptedTooMany',
  'acidAlkaliOver',
  'chargeOver30',
]);

/** The problems of missing or half-typed goods. */
const unfinished: ReadonlySet<OrderProblem> = new Set<OrderProblem>([
  'flashPointMissing',
  'flashPointUnreadable',
  'shippingNameNotChosen',
  'technicalNameMissing',
  'technicalNameUnreal',
  'markUnreadable',
]);

const isContradiction = (problem: OrderProblem): boolean => problem in goodsProblemMessages && !unfinished.has(problem);

/** The cargo item of a path; undefined outside the cargo. */
const itemOf = (path: string): string | undefined => /^cargo\.\d+(?=\.|$)/.exec(path)?.[0];

const isBeyondLimit = (problem: OrderProblem): boolean => /^(?:tooMany|belowMinimum$|aboveStock$)/.test(problem);

/**
 * The problems shown right after an edit: a number beyond its limit (it has no price), figures and declarations that
 * contradict each other, and goods that a rule rejects, because the verdict may appear far from the edited field.
 */
const problemsAtOnce = (all: FieldProblems, edited: readonly string[]): FieldProblems =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([at, problem]) =>
        (typeof problem !== 'string' && edited.some((path) => /^(?:cargo|items|details)(?:\.|$)/.test(path))) ||
        (typeof problem === 'string' && isBeyondLimit(problem) && edited.some((path) => liesIn(at, path))) ||
        (typeof problem === 'string' && disproved.has(problem) && edited.some((path) => /^cargo(?:\.|$)/.test(path))) ||
        (typeof problem === 'string' &&
          isContradiction(problem) &&
          edited.some((path) => itemOf(path) === itemOf(at))) ||
        (problem === 'goodsRejected' && edited.some((path) => /^(?:cargo|items)(?:\.|$)/.test(path))),
    ),
  );

/** The problems shown after an edit of these paths: the remaining earlier ones, and the immediate ones. */
export const problemsAfter = (
  booking: Opened,
  before: Readonly<Record<string, OrderFieldProblem>>,
  edited: readonly string[],
): Readonly<Record<string, OrderFieldProblem>> => {
  const all = bookingProblems(booking);
  const untouched = Object.entries(before).flatMap(([at, problem]): [string, OrderFieldProblem][] => {
    if (edited.some((path) => liesIn(at, path) || liesIn(path, at))) return [];
    // a rejection by the service stays until its field is edited
    if (typeof problem !== 'string' && !problem.byRule) return [[at, problem]];
    return all[at] === undefined ? [] : [[at, all[at]]];
  });
  return { ...Object.fromEntries(untouched), ...problemsAtOnce(all, edited) };
};

/**
 * All problems of a booking by dotted path: of fields, limits of the quote, figures that contradict each other, and goods
 * that a rule rejects.
 */
export const bookingProblems = (booking: Opened, today = chinaDayOf(new Date())): FieldProblems => ({
  ...boundProblems(booking, today),
  ...(booking.draft && orderProblems(booking.service, booking.draft.form)),
  ...rejectionProblems(bookingAcceptance(booking)),
});

/** The fields of a declared cargo item that are still to be filled in. */
export const dangerousPathsToFill = (booking: Opened, index: number): string[] =>
  Object.keys(bookingProblems(booking)).filter((path) => path.startsWith(`cargo.${index}.dangerous.`));

/** The form field that the service rejected, by dotted path; undefined if it rejected none. */
export const rejectedField = ({ service, draft }: Opened, error: unknown): string | undefined => {
  const rejected = error instanceof ApiError ? error.field : undefined;
  const rejectedFile = rejectedDocument({ draft }, rejected);
  if (rejectedFile !== undefined) return rejectedFile;
  const path = /^order\.(.+)$/.exec(rejected ?? '')?.[1];
  if (path === undefined || ['line', 'offerId'].includes(path)) return undefined;
  // a value that is chosen from several does not have its own path
  if (/^items(?:\.|$)/.test(path))
    return path.endsWith('.quantity') && service.items?.choose === 'many' ? path : 'items';
  return valueAt(draft?.form, path) === undefined ? undefined : path;
};

/** A rejection by the service: at its field with the service's message, else for the whole form. */
export const rejectionOf = (booking: Opened, error: unknown) => {
  const messageZh = apiErrorMessage(error);
  const field = rejectedField(booking, error);
  return field === undefined || messageZh === undefined
    ? { errorMessage: messageZh, isCreditBlocked: error instanceof ApiError && error.code === codes.creditBlocked }
    : { problems: { [field]: { messageZh } }, errorMessage: undefined };
};

/** Why the price of a saved quote no longer holds, if an order was rejected for it. */
export const priceLossOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.field === quoteField ? error.message : undefined;

/** Why a quote cannot be ordered; an amended order was already in time for its sailing. */
export const reasonAgainst = ({ quote, draft }: { quote: Quote; draft: OrderDraft }): string | undefined =>
  quote.refusedZh ?? (draft.amends === undefined ? quote.lateZh : undefined);
