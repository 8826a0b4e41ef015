import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';

const problemsOf = (service: ServiceCode, over: Partial<OrderForm> = {}) =>
  orderProblems(allServices[service], orderForm(service, over));
const cargoOf = (service: ServiceCode, ...items: Partial<CargoForm>[]) => ({
  cargo: items.map((over) => cargoItem(service, over)),
});
const box = (quantity: string | number, code = '20GP') => [{ code, quantity }];
const light = { grossKg: 100, volumeM3: 0.1, dangerous: null };

test.each(Object.values(allServices).map(({ line }) => line))(
  'an order of %s as a careful user fills it',
  (service) => {
    expect(problemsOf(service)).toEqual({});
  },
);

describe('what of an order must agree', () => {
  test.each<[string, ServiceCode, Partial<OrderForm>, Record<string, string>]>([
    ['nothing is chosen where the cargo decides', 'lcl', { items: box(1) }, { items: 'tooMany' }],
    ['something is chosen where it does not', 'fcl', { items: [] }, { items: 'itemsMissing' }],
    ['fifty-one containers', 'fcl', { items: box(51) }, { 'items.0.quantity': 'tooMany 50' }],
    ['fifty of each size', 'fcl', { items: [...box(50), ...box(50, '40HQ')] }, {}],
    ['one size twice', 'fcl', { items: [...box(1), ...box(1)] }, { items: 'tooMany' }],
    ['thirty-one trucks', 'domestic', { items: box(31, 'BOX10') }, { 'items.0.quantity': 'tooMany 30' }],
    [
      'one store of two',
      'warehousing',
      { items: [...box(1, 'A-tonDay'), ...box(1, 'B-tonDay')] },
      { items: 'tooMany' },
    ],
    ['no cargo where it is required', 'lcl', { cargo: [] }, { cargo: 'cargoMissing' }],
    ['no cargo where the offer describes it', 'goods', { cargo: [] }, {}],
    [
      'a second container that is ordered',
      'fcl',
      { items: box(2), ...cargoOf('fcl', light, { ...light, unit: 2 }) },
      {},
    ],
    [
      'a second container that is not',
      'fcl',
      { items: box(1), ...cargoOf('fcl', light, { ...light, unit: 2 }) },
      { 'cargo.1.unit': 'tooMany 1' },
    ],
    ['a unit where nothing is shared by it', 'lcl', cargoOf('lcl', { ...light, unit: 2 }), {}],
    ['no English name at home', 'domestic', cargoOf('domestic', { ...light, nameEn: '' }), {}],
    ['no English name abroad', 'fcl', cargoOf('fcl', { ...light, nameEn: ' ' }), { 'cargo.0.nameEn': 'required' }],
    ['no HS code at home', 'domestic', cargoOf('domestic', { ...light, hsCode: '' }), {}],
    ['no HS code abroad', 'fcl', cargoOf('fcl', { ...light, hsCode: '' }), { 'cargo.0.hsCode': 'hsCodeInvalid' }],
    ['as much net as gross', 'lcl', cargoOf('lcl', { dangerous: dangerousDetails({ netKg: '8000' }) }), {}],
    [
      'more net than gross',
      'lcl',
      cargoOf('lcl', light, { dangerous: dangerousDetails({ netKg: '8000.1' }) }),
      { 'cargo.1.dangerous.netKg': 'netOverGross' },
    ],
    [
      'net, and no gross yet',
      'lcl',
      cargoOf('lcl', { grossKg: '', dangerous: dangerousDetails() }),
      { 'cargo.0.grossKg': 'required' },
    ],
    ['parties that are not required', 'domestic', { notifyParty: null }, {}],
    ['no shipper', 'fcl', { shipper: null }, { shipper: 'required' }],
    ['no consignee', 'fcl', { consignee: null }, { consignee: 'required' }],
    ['no party to notify', 'fcl', { notifyParty: null }, { notifyParty: 'required' }],
    [
      'somebody else to notify, with no name',
      'fcl',
      { notifyParty: { sameAsConsignee: false, name: '', address: '', telephone: '' } },
      { 'notifyParty.name': 'required' },
    ],
    [
      'somebody else to notify, by name',
      'fcl',
      { notifyParty: { sameAsConsignee: false, name: 'Agent', address: '', telephone: '' } },
      {},
    ],
    [
      'the same where none is required',
      'domestic',
      { notifyParty: { sameAsConsignee: false, name: '', address: '', telephone: '' } },
      {},
    ],
    [
      'a shipper in Chinese at home',
      'domestic',
      { shipper: { name: '示例', address: '上海', telephone: '021 5555 0120', email: 'a@example.com' } },
      {},
    ],
    [
      'a field that the choice of another requires',
      'fcl',
      { details: { loading: 'factory' } },
      { 'details.loadingAddress': 'required' },
    ],
    [
      'goods at the station after the departure',
      'lcl',
      { details: { warehouseDay: '2026-03-21', departureDay: '2026-03-20' } },
      { 'details.warehouseDay': 'dateAfterDeparture' },
    ],
    [
      'days in the wrong order',
      'warehousing',
      { details: { dayOut: '2026-03-04' } },
      { 'details.dayOut': 'dateTooEarly' },
    ],
  ])('%s', (_name, service, over, problems) => expect(problemsOf(service, over)).toEqual(problems));

  test('what a field is by itself goes before what follows from others', () => {
    expect(problemsOf('fcl', cargoOf('fcl', { nameEn: '涂料', hsCode: 'x', dangerous: null }))).toEqual({
      'cargo.0.nameEn': 'latinOnly',
      'cargo.0.hsCode': 'hsCodeInvalid',
    });
  });

  test('twenty cargo items, of any service', () => {
    const many = Array.from({ length: 20 }, () => light);
    expect(problemsOf('lcl', cargoOf('lcl', ...many))).toEqual({});
    expect(problemsOf('lcl', cargoOf('lcl', ...many, light))).toEqual({ cargo: 'tooMany 20' });
  });
});
