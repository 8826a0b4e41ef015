import { expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { Quote } from '#contract/services/quote.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { orderStart, withRow } from '#src/features/booking/form/orderStart.ts';
import { orderRequestIn, ratePath } from '#src/features/booking/orderAddress.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const ratesOf = async (code: ServiceCode, page = 1): Promise<PublishedRate[]> => {
  const size = 100;
  const { rows, total } = await service.call(sellingMaintenance, { line: code, page, size });
  return total > page * size ? [...rows, ...(await ratesOf(code, page + 1))] : rows;
};

/** What the address of a row requires, read as the order page reads it. */
const enquiryOf = (definition: ServiceDefinition, rate: PublishedRate) =>
  orderRequestIn(ratePath(definition.routes.order, rate).split('?')[1]!, [definition])!;

const quotes = new Map<string, Quote>();
const quoteOf = async (offerId: string, isDanger: 'Y' | 'N'): Promise<Quote> => {
  const key = `${offerId} ${isDanger}`;
  const quote = quotes.get(key) ?? (await service.call(chargeAgreement, { offerId, isDanger }));
  quotes.set(key, quote);
  return quote;
};

/** The published prices that the form pays as it stands; other charges have codes of their own. */
const pricesIn = (definition: ServiceDefinition, quote: Quote, form: ReturnType<typeof blankForm>) => {
  const { conditions } = pricedBookingOf(definition, form);
  const chosen = form.items.map(({ code }) => code);
  const due = quote.tariff.filter(
    ({ item, condition }) =>
      (chosen.length === 0 ? item === null : item !== null && chosen.includes(item)) &&
      (condition === null || conditions.has(condition)),
  );
  return due.filter(({ code }) => code === due[0]?.code);
};

const services = serviceCode.options.filter((code) => code !== 'fcl' && code !== 'goods');

/** A price as a row says it, and what is chosen for it. */
const said = ({ currency, basis, amount, minimum }: Pick<PublishedRate, 'currency' | 'basis' | 'amount' | 'minimum'>) =>
  [currency, basis, amount, minimum].join(' ');

/** The form that a row opens, with the offer it is for. */
const openedBy = async (definition: ServiceDefinition, rate: PublishedRate) => {
  const requested = enquiryOf(definition, rate);
  const quote = await quoteOf(requested.offerId, requested.isDanger);
  return {
    requested,
    quote,
    form: blankForm(definition, { offerId: requested.offerId, ...orderStart(definition, quote, requested) }),
  };
};

test.each(services)(
  'every row of the price table of %s opens an order with that row chosen, at its price',
  async (code) => {
    const definition: ServiceDefinition = allServices[code];
    const rates = await ratesOf(code);
    expect(rates.length).toBeGreaterThan(10);
    for (const rate of rates) {
      const { requested: requests, quote, form } = await openedBy(definition, rate);
      const prices = pricesIn(definition, quote, form).map(said);
      const chosen = definition.items === null ? [] : [{ code: requests.row?.item, quantity: 1 }];
      expect({ id: rate.id, offerId: form.offerId, items: form.items, prices }).toEqual({
        id: rate.id,
        offerId: rate.offerId,
        items: chosen,
        // where the cargo alone decides, the row is one of the prices it can come to
        prices: definition.items === null ? expect.arrayContaining([said(rate)]) : [said(rate)],
      });
    }
  },
);

test('a draft whose goods are described as dangerous keeps them, with any chosen row', async () => {
  const quote = await quoteOf('domestic~310000~510100', 'Y');
  const form = blankForm(allServices.domestic, { offerId: quote.id, isDanger: 'Y' });
  form.cargo[0]!.dangerous!.unNumber = '1263';
  const chosen = withRow(allServices.domestic, quote, form, { item: 'BOX10', isDanger: 'N', details: {} });
  expect(chosen.items).toEqual([{ code: 'BOX10', quantity: 1 }]);
  expect(chosen.cargo).toEqual(form.cargo);
});

test('an address with an unknown item still opens the order', async () => {
  const quote = await quoteOf('tank~CNSHA~KRPUS', 'Y');
  const requested = orderRequestIn('offer=tank~CNSHA~KRPUS&item=T99', [allServices.tank])!;
  expect(orderStart(allServices.tank, quote, requested).items).toEqual([{ code: quote.items[0]!.code, quantity: 1 }]);
});
