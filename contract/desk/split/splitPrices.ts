import type { Order } from '#contract/booking/orderForm.ts';
import { contractPriceOf, usesIn } from '#contract/booking/contractPrice.ts';
import type { Fee, Total } from '#contract/rules/pricing/price.ts';
import { amountOf, currency as currencies, totalsOf } from '#contract/rules/pricing/price.ts';
import { toThousandths } from '#contract/rules/rounding.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Quote } from '#contract/services/quote.ts';
import type { Parts } from './splitParts.ts';

type Uses = ReturnType<typeof usesIn>;

/** A part of a split order with its price. */
export interface PricedPart {
  quote: Quote;
  fees: Fee[];
  uses: Uses;
  /** What its price has above the share of the whole order's price that it keeps, by currency; below zero is less. */
  difference: Total[];
}

/** A quote with the volume of contracts that is left for a part: the parts take no more than the whole order does. */
const within = (quote: Quote, of: (rateId: string) => number): Quote =>
  quote.contract
    ? {
        ...quote,
        contract: quote.contract.map((rate) =>
          rate.left === null || rate.beyond === 'applies' ? rate : { ...rate, left: Math.max(0, of(rate.id)) },
        ),
      }
    : quote;

/** An offer for a part: its items; quantities that the goods do not decide stay with the first part. */
const offeredFor = (quote: Quote, { items }: Pick<Order, 'items'>, staysWhole: boolean): Quote =>
  quote.offered
    ? {
        ...quote,
        offered: {
          items: Object.fromEntries(items.map(({ code, quantity }) => [code, quantity])),
          measures: staysWhole
            ? quote.offered.measures
            : Object.fromEntries(Object.keys(quote.offered.measures).map((code) => [code, 0])),
        },
      }
    : quote;

const quantityIn = (uses: Uses, rateId: string): number => uses.find((use) => use.rateId === rateId)?.quantity ?? 0;

/**
 * The prices of both parts by the terms of the order: its tariff, its offer and the rates of its contracts. What both have
 * together above the price of the whole is a difference of the second part, as far as that has so much.
 */
export const pricedParts = (
  whole: { order: Order; offer: Quote; fees: readonly Pick<Fee, 'currency' | 'amount'>[] },
  [stays, goes]: Parts<Order>,
): Parts<PricedPart> => {
  const service = allServices[whole.order.line];
  const price = (order: Order, quote: Quote) => {
    const priced = contractPriceOf(service, order, quote);
    return { quote, fees: priced.fees, uses: usesIn(priced) };
  };
  const own = usesIn(contractPriceOf(service, whole.order, whole.offer));
  const first = price(
    stays,
    offeredFor(
      within(whole.offer, (id) => quantityIn(own, id)),
      stays,
      true,
    ),
  );
  const left = (id: string) => toThousandths(quantityIn(own, id) - quantityIn(first.uses, id));
  const second = price(goes, offeredFor(within(whole.offer, left), goes, false));
  const [former, ofFirst, ofSecond] = [whole.fees, first.fees, second.fees].map((fees) => totalsOf(fees)) as [
    Total[],
    Total[],
    Total[],
  ];
  const differences = currencies.options.map((currency) => {
    const more = amountOf(ofFirst, currency) + amountOf(ofSecond, currency) - amountOf(former, currency);
    const atSecond = Math.min(more, amountOf(ofSecond, currency));
    return { currency, amounts: [more - atSecond, atSecond] as const };
  });
  const differenceOf = (index: 0 | 1): Total[] =>
    differences.flatMap(({ currency, amounts }) =>
      amounts[index] === 0 ? [] : [{ currency, amount: amounts[index] }],
    );
  return [
    { ...first, difference: differenceOf(0) },
    { ...second, difference: differenceOf(1) },
  ];
};
