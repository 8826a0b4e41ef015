import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { orderProblems } from '#contract/booking/orderProblems.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import { neededFields } from '#contract/services/definitions/neededFields.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';

const problemsOf = (service: ServiceCode, over: Partial<OrderForm> = {}) =>
  orderProblems(allServices[service], orderForm(service, over));
const cargoOf = (service: ServiceCode, ...items: Partial<CargoForm>[]) => ({
  cargo: items.map((over) => cargoItem(service, over)),
});
const box = (quantity: string | number, code = '20GP') => [{ code, quantity }];
const light = { grossKg: 100, volumeM3: 0.1, dangerous: null };

test.each(Object.values(allServices).map(({ line }) => line))('%s: an order as a careful user fills it', (service) => {
  expect(problemsOf(service)).toEqual({});
});

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

/** A rule that the figures contradict, as the only problem. */
const disproved = (path: string, message: RegExp) => ({
  [path]: { messageZh: expect.stringMatching(message) as string, byRule: true },
});
const plain = { dangerous: null, packages: 100 };
const pair = (service: ServiceCode, first: number, second: number) =>
  cargoOf(service, { ...plain, grossKg: first, volumeM3: 15 }, { ...plain, unit: 2, grossKg: second, volumeM3: 20 });
const bulk = { ...plain, packagingCode: 'TANK', packages: 1, grossKg: 10_000, volumeM3: 12 };

const own = (details: OrderForm['details']) => ({
  details: { owner: 'SOC', ...details },
  ...cargoOf('fcl', { ...plain, grossKg: 28_000, volumeM3: 25 }),
});

const bag = (grossKg: number, volumeM3: number, relativeDensity: string) => ({
  ...cargoOf('flexitank', { dangerous: null, grossKg, volumeM3 }),
  details: { relativeDensity },
});

/** Toluene in 24 m³: 97 × 0.839 ÷ 0.8715 = 93.3 %. */
const toluene = (tonnes: number, density50 = '0.839') => {
  const named = { unNumber: '1294', properShippingName: 'TOLUENE', netKg: String(tonnes * 1000) };
  const figures = { grossKg: tonnes * 1000, volumeM3: Math.round((tonnes / 0.8715) * 1000) / 1000 };
  return {
    details: { tonnesPerTank: String(tonnes), density: '0.8715', density50 },
    ...cargoOf('tank', { ...figures, dangerous: dangerousDetails(named) }),
  };
};

const acid = (details: OrderForm['details']) => {
  const named = { unNumber: '1789', properShippingName: 'HYDROCHLORIC ACID', hazardClass: '8', flashPoint: '' };
  return {
    items: box(1, 'T14'),
    details: { tonnesPerTank: '24', density: '1.16', density50: '1.145', ...details },
    ...cargoOf('tank', { grossKg: 24_000, volumeM3: 20.69, dangerous: dangerousDetails({ ...named, netKg: '24000' }) }),
  };
};

describe('what the figures of an order disprove', () => {
  test.each<ServiceCode>(['fcl', 'rail', 'builtIn'])('%s: one of two is overloaded, their sum is not', (service) => {
    expect(problemsOf(service, { items: box(2), ...pair(service, 1_000, 28_200) })).toEqual({});
    expect(problemsOf(service, { items: box(2), ...pair(service, 1_000, 28_201) })).toEqual(
      disproved('cargo.1.unit', /第 2 箱（20尺普柜）装 28,201 kg，超过载重 28,200 kg/),
    );
  });

  test.each<[string, ServiceCode, Partial<OrderForm>, object]>([
    ['two full trucks', 'domestic', { items: box(2, 'BOX10'), ...pair('domestic', 10_000, 10_000) }, {}],
    [
      'the first of two trucks overloaded',
      'domestic',
      { items: box(2, 'BOX10'), ...pair('domestic', 10_001, 9_000) },
      disproved('cargo.0.unit', /第 1 车.*10,001 kg，超过载重 10,000 kg/),
    ],
    [
      'two goods in two tank trucks',
      'domestic',
      { items: box(2, 'TANK30'), ...cargoOf('domestic', bulk, { ...bulk, unit: 2 }) },
      {},
    ],
    [
      'two goods in one tank truck, which has one compartment',
      'domestic',
      { items: box(1, 'TANK30'), ...cargoOf('domestic', bulk, bulk) },
      disproved('cargo', /一车只装一种货物/),
    ],
    ['the tare of a shipper’s own container', 'fcl', own({ tareKg: '2480' }), {}],
    [
      'a tare that leaves too little room',
      'fcl',
      own({ tareKg: '2481' }),
      disproved('details.tareKg', /30,480 kg.*ISO 668/),
    ],
    ['no tare', 'fcl', own({}), {}],
    ['a gross mass to add up with the tare', 'fcl', own({ vgmMethod: '2', tareKg: '2300' }), {}],
    ['a gross mass to add up without it', 'fcl', own({ vgmMethod: '2' }), disproved('details.tareKg', /SOLAS/)],
    ['a flexitank at its weight limit', 'flexitank', bag(24_000, 24, '1'), {}],
    ['a flexitank above it', 'flexitank', bag(24_100, 23, '1.05'), disproved('cargo.0.grossKg', /24,000 kg/)],
    [
      'another density than the goods have',
      'flexitank',
      bag(18_000, 22, '1'),
      disproved('cargo.0.volumeM3', /折合密度 0\.818 kg\/L/),
    ],
    ['a tank as full as its goods may expand', 'tank', toluene(19.5), {}],
    [
      'a fuller one',
      'tank',
      toluene(19.6),
      disproved('details.tonnesPerTank', /93.71%，超过本货的最大充装率 93.3%（依据：IMDG Code 4.2.1.9.2）$/),
    ],
    [
      'a bottom outlet that 4.2.5.2.6 forbids',
      'tank',
      acid({ material: 'rubber' }),
      disproved('details.discharge', /4\.2\.5\.2\.6/),
    ],
    [
      'a material that the goods attack',
      'tank',
      acid({ discharge: 'top' }),
      disproved('details.material', /盐酸.*316L.*6\.7\.2\.2\.2/),
    ],
    ['neither', 'tank', acid({ discharge: 'top', material: 'rubber' }), {}],
  ])('%s', (_name, service, over, problems) => expect(problemsOf(service, over)).toEqual(problems));

  test('the density at 50 °C is required once a tank is so full that it decides', () => {
    const form = orderForm('tank', toluene(19.5, ''));
    expect([...neededFields(allServices.tank, factsOf(allServices.tank, form))]).toEqual(['density50']);
  });
});
