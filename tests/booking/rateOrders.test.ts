import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLines } from '#contract/services/definitions/allServices.ts';
import type { LineDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceLine } from '#contract/services/serviceLine.ts';
import { serviceLine } from '#contract/services/serviceLine.ts';
import { chargeAgreement } from '#contract/services/quote.ts';
import type { Offer } from '#contract/services/quote.ts';
import { blankForm, pricedBookingOf } from '#contract/booking/orderForm.ts';
import type { PublishedRate } from '#contract/services/publishedRates.ts';
import { sellingMaintenance } from '#contract/services/publishedRates.ts';
import { orderStart, withRow } from '#src/features/booking/form/orderStart.ts';
import { orderAskedIn, ratePath } from '#src/features/booking/orderAddress.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await freshService();
});
afterAll(() => service.close());

const ratesOf = async (line: ServiceLine, page = 1): Promise<PublishedRate[]> => {
  const size = 100;
  const { rows, total } = await service.call(sellingMaintenance, { line, page, size });
  return total > page * size ? [...rows, ...(await ratesOf(line, page + 1))] : rows;
};

/** What the address of a row asks for, read as the order page reads it. */
const askedBy = (definition: LineDefinition, rate: PublishedRate) =>
  orderAskedIn(ratePath(definition.routes.order, rate).split('?')[1]!, [definition])!;

const offers = new Map<string, Offer>();
const offerOf = async (offerId: string, isDanger: 'Y' | 'N'): Promise<Offer> => {
  const key = `${offerId} ${isDanger}`;
  const offer = offers.get(key) ?? (await service.call(chargeAgreement, { offerId, isDanger }));
  offers.set(key, offer);
  return offer;
};

/** The published prices that the form is asked for as it stands; what is charged besides has codes of its own. */
const pricesIn = (definition: LineDefinition, offer: Offer, form: ReturnType<typeof blankForm>) => {
  const { conditions } = pricedBookingOf(definition, form);
  const chosen = form.items.map(({ code }) => code);
  const due = offer.tariff.filter(
    ({ item, condition }) =>
      (chosen.length === 0 ? item === null : item !== null && chosen.includes(item)) &&
      (condition === null || conditions.has(condition)),
  );
  return due.filter(({ code }) => code === due[0]?.code);
};

const lines = serviceLine.options.filter((line) => line !== 'fcl' && line !== 'goods');

/** A price as a row says it, and what is chosen for it. */
const said = ({ currency, basis, amount, minimum }: Pick<PublishedRate, 'currency' | 'basis' | 'amount' | 'minimum'>) =>
  [currency, basis, amount, minimum].join(' ');

/** The form that a row opens, with the offer it is for. */
const openedBy = async (definition: LineDefinition, rate: PublishedRate) => {
  const asked = askedBy(definition, rate);
  const offer = await offerOf(asked.offerId, asked.isDanger);
  return {
    asked,
    offer,
    form: blankForm(definition, { offerId: asked.offerId, ...orderStart(definition, offer, asked) }),
  };
};

test.each(lines)(
  'every row of the price table of %s opens an order with that row chosen, at its price',
  async (line) => {
    const definition: LineDefinition = allLines[line];
    const rates = await ratesOf(line);
    expect(rates.length).toBeGreaterThan(10);
    for (const rate of rates) {
      const { asked, offer, form } = await openedBy(definition, rate);
      const prices = pricesIn(definition, offer, form).map(said);
      const chosen = definition.items === null ? [] : [{ code: asked.row?.item, quantity: 1 }];
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

const chosenOf = lines.filter((line) => allLines[line].items !== null);

test.each(chosenOf)('a row of %s is chosen in a draft begun with another, and nothing typed is lost', async (line) => {
  const definition: LineDefinition = allLines[line];
  const rates = await ratesOf(line);
  const pairs = rates.flatMap((rate) => {
    const other = rates.find(({ id, offerId }) => offerId === rate.offerId && id !== rate.id);
    return other ? [{ rate, other }] : [];
  });
  expect(pairs.length).toBeGreaterThan(10);
  for (const { rate, other } of pairs) {
    const { offer, form: before } = await openedBy(definition, other);
    for (const one of before.cargo) one.nameZh = '工业涂料';
    const form = withRow(definition, offer, { ...before, remark: '已填' }, askedBy(definition, rate).row);
    expect({ id: rate.id, prices: pricesIn(definition, offer, form).map(said), remark: form.remark }).toEqual({
      id: rate.id,
      prices: [said(rate)],
      remark: '已填',
    });
    expect(form.cargo.map(({ nameZh }) => nameZh)).toEqual(before.cargo.map(() => '工业涂料'));
  }
});

test('a draft whose goods are described as dangerous keeps them, whichever row is chosen', async () => {
  const offer = await offerOf('domestic~310000~510100', 'Y');
  const form = blankForm(allLines.domestic, { offerId: offer.id, isDanger: 'Y' });
  form.cargo[0]!.dangerous!.unNumber = '1263';
  const chosen = withRow(allLines.domestic, offer, form, { item: 'BOX10', isDanger: 'N', details: {} });
  expect(chosen.items).toEqual([{ code: 'BOX10', quantity: 1 }]);
  expect(chosen.cargo).toEqual(form.cargo);
});

test('an address that names an item nobody offers opens the order all the same', async () => {
  const offer = await offerOf('tank~CNSHA~KRPUS', 'Y');
  const asked = orderAskedIn('offer=tank~CNSHA~KRPUS&item=T99', [allLines.tank])!;
  expect(orderStart(allLines.tank, offer, asked).items).toEqual([{ code: offer.items[0]!.code, quantity: 1 }]);
});
