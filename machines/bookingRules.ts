import type { Problems } from '#contract/fields.ts';
import { quantity } from '#contract/fields.ts';
import type { LineDefinition } from '#contract/lines/line.ts';
import type { Offer } from '#contract/offer.ts';
import type { OrderDraft } from '#contract/order.ts';
import { orderProblems, pricedBookingOf } from '#contract/order.ts';
import type { Acceptance } from '#contract/rules/acceptance.ts';
import { acceptanceOf, isRefused } from '#contract/rules/acceptance.ts';
import type { ModeGoods } from '#contract/rules/modes.ts';
import type { Fee } from '#contract/rules/price.ts';
import { feesOf } from '#contract/rules/price.ts';
import { stockProblem } from '#contract/rules/stock.ts';

/** A booking whose offer and draft may still be on their way. */
interface Opened {
  line: LineDefinition;
  draft?: OrderDraft;
  offer?: Offer;
}

/** What of an offer bears on the facts of its order. */
const offerFacts = ({ isDangerous }: Offer) => ({ isDangerous: isDangerous ?? undefined });

/** The fees of a booking as its form stands; the service computes the same ones from the same rule. */
export const bookingFees = ({ line, draft, offer }: Opened): Fee[] =>
  draft && offer ? feesOf(offer.tariff, pricedBookingOf(line, draft.form, offerFacts(offer))) : [];

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

/** What an offer of goods bounds. */
const stockProblems = ({ draft, offer }: Opened): Problems => {
  const tonnes = quantity(Infinity).safeParse(draft?.form.details.tonnes);
  const problem = offer?.goods && tonnes.success ? stockProblem(tonnes.data, offer.goods) : undefined;
  return problem ? { 'details.tonnes': problem } : {};
};

/** All that is wrong with a booking as its form stands, by dotted path: fields, what the offer bounds, goods that a rule refuses. */
export const bookingProblems = (booking: Opened): Problems => ({
  ...stockProblems(booking),
  ...(booking.draft && orderProblems(booking.line, booking.draft.form)),
  ...(isRefused(bookingAcceptance(booking)) ? { cargo: 'goodsRefused' } : {}),
});
