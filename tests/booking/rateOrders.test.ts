// @module-tag long
import { expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { RatedService } from '#contract/services/ratedServices.ts';
import { isRated } from '#contract/services/ratedServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { dangerousGoodsSearch } from '#contract/search/referenceData.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { Quote } from '#contract/services/quote.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { pricedBookingOf } from '#contract/booking/orderFacts.ts';
import { feesOf, totalsOf } from '#contract/rules/pricing/price.ts';
import type { TypedCargo } from '#contract/services/ratedCargo.ts';
import { cargoIn, cargoParameters, cargoTyped } from '#contract/services/ratedCargo.ts';
import { rateTotals } from '#contract/services/rateTotals.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { orderStart, withCargo, withCheckedGoods, withRow } from '#src/features/booking/form/orderStart.ts';
import { orderRequestIn, ratePath } from '#src/features/booking/orderAddress.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const ratesOf = async (code: ServiceCode, page = 1): Promise<PublishedRate[]> => {
  const size = 100;
  const { rows, total } = await service.call(sellingMaintenance, { line: code, page, size });
  return total > page * size ? [...rows, ...(await ratesOf(code, page + 1))] : rows;
};

/** The order request in a row's address, parsed as by the order page. */
const enquiryOf = (definition: ServiceDefinition, rate: PublishedRate) =>
  orderRequestIn(ratePath(definition.routes.order, rate).split('?')[1]!, [definition])!;

const quotes = new Map<string, Quote>();
const quoteOf = async (offerId: string, isDanger: 'Y' | 'N'): Promise<Quote> => {
  const key = `${offerId} ${isDanger}`;
  const quote = quotes.get(key) ?? (await service.call(chargeAgreement, { offerId, isDanger }));
  quotes.set(key, quote);
  return quote;
};

/** The published prices of the current form; other charges have their own codes. */
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

const services = serviceCode.options.filter(isRated);

/** The price of a row, and the choices that it implies. */
const said = ({ currency, basis, amount, minimum }: Pick<PublishedRate, 'currency' | 'basis' | 'amount' | 'minimum'>) =>
  [currency, basis, amount, minimum].join(' ');

/** The form that a row opens, with its offer. */
const openedBy = async (definition: ServiceDefinition, rate: PublishedRate) => {
  const requested = enquiryOf(definition, rate);
  const quote = await quoteOf(requested.offerId, requested.isDanger);
  return {
    requested,
    quote,
    form: blankForm(definition, { offerId: requested.offerId, ...orderStart(definition, quote, requested) }),
  };
};

test.each(services)('each row of the price table of %s opens an order with that row, at its price', async (code) => {
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
      // if only the cargo decides, the row is one of the possible prices
      prices: definition.items === null ? expect.arrayContaining([said(rate)]) : [said(rate)],
    });
  }
});

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

/** A cargo for each service, with the fields of its page. */
const cargos: Record<RatedService, Partial<TypedCargo>[]> = {
  lcl: [
    { weight: '1.2 t', volume: '2.345' },
    { weight: '300', isDanger: 'N' },
  ],
  air: [{ weight: '480' }, { weight: '20', volume: '0.4', isDanger: 'N' }],
  rail: [{ pieces: '2' }, { weight: '60000', volume: '30' }],
  seaRail: [{ pieces: '2' }, { weight: '60000', volume: '30' }],
  tank: [{ pieces: '3', days: '40' }, { isDanger: 'N' }],
  flexitank: [{ pieces: '2' }],
  warehousing: [
    { weight: '12000', days: '45', pallets: '12', squareMetres: '60' },
    { weight: '5000', days: '1', isDanger: 'N' },
  ],
  builtIn: [{ weight: '45000' }, { pieces: '2', isDanger: 'N' }],
  dgDesk: [{ pieces: '3' }],
  domestic: [{ weight: '42000' }, { pieces: '1', weight: '9000', isDanger: 'N' }],
};

test.each(services.flatMap((code) => cargos[code].map((typed) => [code, typed] as const)))(
  'every total that the price list of %s shows for %o is what the order costs that its link opens',
  async (code, typed) => {
    const definition: ServiceDefinition = allServices[code];
    const isDanger = definition.beginsDangerous ? 'Y' : 'N';
    const cargo = cargoTyped(['pieces'], { ...cargoIn(new URLSearchParams(), isDanger), ...typed })!;
    const { rows } = await service.call(rateTotals, { line: code, ...cargo, size: 100 });
    const priced = rows.filter(({ cost }) => cost.totals.length > 0);
    expect(priced.length).toBeGreaterThan(10);
    const amounts = priced.filter(({ cost }) => cost.lackingZh === null).map(({ cost }) => cost.total!.amount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    for (const { cost, ...rate } of priced) {
      const path = ratePath(definition.routes.order, rate, cargoParameters(cargo, cost));
      const requested = withCargo(orderRequestIn(path.split('?')[1]!, [definition])!, '2026-03-10');
      const quote = await quoteOf(requested.offerId, requested.isDanger);
      const form = blankForm(definition, { offerId: quote.id, ...orderStart(definition, quote, requested) });
      Object.assign(form.cargo[0]!, { grossKg: requested.weight, volumeM3: requested.volume });
      const totals = totalsOf(feesOf(quote.tariff, pricedBookingOf(definition, form, quote)));
      expect({ id: rate.id, totals: cost.totals }).toEqual({ id: rate.id, totals });
    }
  },
);

test('an order begins with the goods that were checked; several entries of a number are chosen from in the form', async () => {
  const form = blankForm(allServices.lcl, { offerId: 'lcl~CNSHA~HKHKG', isDanger: 'Y' });
  const begun = async (number: string) => {
    const { rows } = await service.call(dangerousGoodsSearch, { keyword: number });
    return withCheckedGoods(form, number, rows).cargo[0];
  };
  expect(await begun('1090')).toMatchObject({ nameZh: '丙酮', dangerous: { unNumber: '1090', packingGroup: 'II' } });
  expect(await begun('1263')).toMatchObject({ nameZh: '', dangerous: { unNumber: '1263', packingGroup: null } });
  expect(await begun('9999')).toEqual(form.cargo[0]);
});
