import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import type { QuoteFacts } from '#contract/booking/orderFacts.ts';
import { blankForm } from '#contract/booking/blankOrder.ts';
import { factsOf, pricedBookingOf, quantityProblem } from '#contract/booking/orderFacts.ts';
import { cargoItem, dangerousDetails, listedEntry, orderForm } from '#tests/support/order.ts';

const cargoOf = (service: ServiceCode, ...items: Partial<CargoForm>[]) => ({
  cargo: items.map((over) => cargoItem(service, over)),
});
const box = (quantity: string | number, code = '20GP') => [{ code, quantity }];
const light = { grossKg: 100, volumeM3: 0.1, dangerous: null };
const facts = (service: ServiceCode, over: Partial<OrderForm>, quote?: QuoteFacts) =>
  factsOf(allServices[service], orderForm(service, over), quote);

describe('the facts of an order', () => {
  test('are its figures, summed up', () => {
    const two = cargoOf('fcl', { packages: '1,000', grossKg: '８０００', volumeM3: '11,5' }, { ...light, packages: 3 });
    expect(facts('fcl', two)).toMatchObject({ packages: 1_003, grossKg: 8_100, volumeM3: 11.6, isDangerous: true });
    expect(facts('fcl', cargoOf('fcl', light)).isDangerous).toBe(false);
    expect(facts('fcl', { cargo: [] })).toMatchObject({ packages: 0, grossKg: 0, volumeM3: 0, isDangerous: false });
  });

  test.each([
    [{ packages: 1_000_000, grossKg: 1_000_000, volumeM3: 5_000 }, [1_000_000, 1_000_000, 5_000]],
    [{ packages: 1_000_001, grossKg: 1_000_000.1, volumeM3: 5_000.1 }, [0, 0, 0]],
    [{ packages: 1.5, grossKg: 'x', volumeM3: '' }, [0, 0, 0]],
    [{ packages: 0, grossKg: -1, volumeM3: 0 }, [0, 0, 0]],
  ])('of a service with %o', (over, figures) => {
    const { packages, grossKg, volumeM3 } = facts('lcl', cargoOf('lcl', { ...light, ...over }));
    expect([packages, grossKg, volumeM3]).toEqual(figures);
  });

  test('the quote’s facts about its goods override the cargo', () => {
    expect(facts('goods', {}, { isDangerous: true }).isDangerous).toBe(true);
    expect(facts('goods', {}, { isDangerous: false }).isDangerous).toBe(false);
    expect(facts('fcl', {}, { isDangerous: null }).isDangerous).toBe(true);
  });

  test('the tank that the list requires is set with the goods', () => {
    const listed = listedEntry({ tankInstruction: 'T4' });
    const [one, two] = facts('tank', cargoOf('tank', { dangerous: dangerousDetails({ listed }) }, {})).cargo;
    expect(one!.dangerous!.tankInstruction).toBe('T4');
    expect(two!.dangerous!.tankInstruction).toBeUndefined();
  });

  const stock = { goods: { minimumOrderTons: 5, stockTons: 120 } };
  test.each([
    ['4.9', 'belowMinimum', 0],
    ['5', undefined, 5],
    ['120', undefined, 120],
    ['120.1', 'aboveStock', 0],
    ['', undefined, 0],
    ['x', undefined, 0],
  ])('%s t of goods of which 5 to 120 t are sold', (tonnes, problem, counted) => {
    const form = orderForm('goods', { details: { tonnes } });
    expect(quantityProblem(form.details, stock)).toBe(problem);
    expect(quantityProblem(form.details, {})).toBeUndefined();
    expect(factsOf(allServices.goods, form, stock).details['tonnes']).toBe(counted);
  });

  test('a price depends on the items, the measures, the days of each item and the conditions', () => {
    const rented = { details: { use: 'rent', rentalDays: '40' }, items: box('2', 'RENT-T11') };
    const priced = pricedBookingOf(allServices.tank, orderForm('tank', { ...rented, ...cargoOf('tank', light) }));
    expect(priced.items).toEqual({ 'RENT-T11': 2 });
    expect(priced.perItem).toMatchObject({ day: 40 });
    expect(priced.conditions).toContain('notDangerous');
    expect(priced.conditions).not.toContain('dangerous');
    expect(pricedBookingOf(allServices.fcl, orderForm('fcl')).perItem).toBeUndefined();
    expect(pricedBookingOf(allServices.lcl, orderForm('lcl')).measures).toMatchObject({ revenueTon: 11.2 });
  });
});

const party = { name: '', address: '', telephone: '', email: '' };

test('a form begins with what its quote decides, and without fields that its service lacks', () => {
  const given = { items: box(1), details: { loading: 'self' }, protocolVersion: '2026-11' };
  const form = blankForm(allServices.fcl, { offerId: 'o', isDanger: 'N', ...given });
  expect([form.items, form.details['loading'], form.protocolVersion]).toEqual([box(1), 'self', '2026-11']);
  const bought = blankForm(allServices.goods, { offerId: 'o', isDanger: 'Y' });
  expect([bought.cargo, bought.shipper, bought.consignee, bought.notifyParty]).toEqual([[], null, party, null]);
});
