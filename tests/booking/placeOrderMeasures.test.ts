import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { dangerousGoodsEntries as entries } from '#service/db/schema/reference.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

let service: TestService;
let session: Awaited<ReturnType<TestService['signIn']>>;
let users = 0;
beforeAll(async () => {
  service = await freshService();
});
// so many orders a minute are one user's limit
beforeEach(async () => {
  users += 1;
  session = await service.signIn(`137000000${String(users).padStart(2, '0')}`);
});
afterAll(() => service.close());

type Cargo = Partial<CargoForm>;
const harmless = { dangerous: null } as const;
const cargoOf = (code: ServiceCode, ...lines: Cargo[]) => ({ cargo: lines.map((line) => cargoItem(code, line)) });

/** A dangerous liquid of the list in bulk; its figures are those of the order's tank. */
const inTank = async (unNumber: string, grossKg: number, volumeM3: number): Promise<CargoForm> => {
  const [entry] = await service.db.select().from(entries).where(eq(entries.unNumber, unNumber)).limit(1);
  const { packingGroup, hazardClass, properShippingName } = entry!;
  const named = { unNumber, packingGroup, hazardClass, properShippingName, technicalName: '', netKg: grossKg };
  return cargoItem('tank', { grossKg, volumeM3, dangerous: dangerousDetails(named) });
};

const tankOrder = (cargo: CargoForm[], details: Record<string, FieldValue>, over: Partial<OrderForm> = {}) =>
  orderForm('tank', { cargo, details: { use: 'voyage', loadingDay: '2026-03-12', ...details }, ...over });

const answerTo = (form: OrderForm) =>
  place(service, session, form).then(
    ({ status }) => status,
    ({ code, field, message }: { code: string; field: string; message: string }) => ({ code, field, message }),
  );

const rejection = (path: string, words: RegExp) => ({
  code: codes.badInput,
  field: `order.${path}`,
  message: expect.stringMatching(words),
});

const reasonsOf = async (form: OrderForm) => {
  const { orderNo, status } = await place(service, session, form);
  const { reviewReasons } = await service.call(orderDetail, { orderNo }, { session });
  return { status, reasons: reviewReasons.filter(({ why }) => why === 'measures').map(({ path }) => path) };
};

const pair = (code: ServiceCode, first: number, second: number) =>
  cargoOf(
    code,
    { ...harmless, unit: 1, grossKg: first, volumeM3: 15, packages: 100 },
    { ...harmless, unit: 2, grossKg: second, volumeM3: 20, packages: 100 },
  );

const tankTrucks = (quantity: number) => ({ items: [{ code: 'TANK30', quantity }] });

describe('each container or truck by itself', () => {
  const two = { items: [{ code: '20GP', quantity: 2 }] };

  test.each<ServiceCode>(['fcl', 'rail', 'builtIn'])(
    '%s: the second of two is overloaded, their sum is not',
    async (code) => {
      expect(await answerTo(orderForm(code, { ...two, ...pair(code, 1_000, 28_200) }))).toBe('SUBMITTED');
      expect(await answerTo(orderForm(code, { ...two, ...pair(code, 1_000, 28_201) }))).toEqual(
        rejection('cargo.1.unit', /第 2 箱（20尺普柜）装 28,201 kg，超过载重 28,200 kg/),
      );
    },
  );

  test('domestic: the truck is named', async () => {
    const trucks = { items: [{ code: 'BOX10', quantity: 2 }] };
    expect(await answerTo(orderForm('domestic', { ...trucks, ...pair('domestic', 10_000, 10_000) }))).toBe('SUBMITTED');
    expect(await answerTo(orderForm('domestic', { ...trucks, ...pair('domestic', 10_001, 9_000) }))).toEqual(
      rejection('cargo.0.unit', /第 1 车.*10,001 kg，超过载重 10,000 kg/),
    );
  });

  test('domestic: a tank truck has one compartment', async () => {
    const goods = { ...harmless, packagingCode: 'TANK', packages: 1, grossKg: 10_000, volumeM3: 12 };
    expect(
      await answerTo(orderForm('domestic', { ...tankTrucks(2), ...cargoOf('domestic', goods, { ...goods, unit: 2 }) })),
    ).toBe('SUBMITTED');
    expect(await answerTo(orderForm('domestic', { ...tankTrucks(1), ...cargoOf('domestic', goods, goods) }))).toEqual(
      rejection('cargo', /一车只装一种货物/),
    );
  });

  test('a single package that fits into none', async () => {
    const one = cargoOf('fcl', { ...harmless, grossKg: 30_000, volumeM3: 20, packages: 1 });
    expect(await answerTo(orderForm('fcl', { ...two, ...one }))).toEqual(rejection('cargo.0.packages', /平均每件/));
  });
});

const own = (details: Record<string, FieldValue>, grossKg = 28_000) =>
  orderForm('fcl', {
    details: { owner: 'SOC', ...details },
    ...cargoOf('fcl', { ...harmless, grossKg, volumeM3: 25 }),
  });

describe('the shipper’s own containers', () => {
  test('leave room for what their tare does not take', async () => {
    expect(await answerTo(own({ tareKg: '2480' }))).toBe('SUBMITTED');
    expect(await answerTo(own({ tareKg: '2481' }))).toEqual(rejection('details.tareKg', /30,480 kg.*ISO 668/));
  });

  test('need their tare where the verified gross mass is added up', async () => {
    expect(await answerTo(own({ vgmMethod: '2' }))).toEqual(rejection('details.tareKg', /SOLAS/));
    expect(await answerTo(own({ vgmMethod: '2', tareKg: '2300' }))).toBe('SUBMITTED');
    expect(await answerTo(own({}))).toBe('SUBMITTED');
  });
});

const lcl = (grossKg: number, volumeM3: number, details = {}) =>
  orderForm('lcl', cargoOf('lcl', { ...harmless, grossKg, volumeM3, details }));

describe('weight against volume', () => {
  test('what cannot be is rejected, what is unlikely is reviewed', async () => {
    expect(await answerTo(lcl(25_000, 1))).toEqual(rejection('cargo.0.volumeM3', /折合密度 25 kg\/L/));
    expect(await reasonsOf(lcl(50, 1))).toEqual({ status: 'DG_REVIEW', reasons: ['cargo.0.volumeM3'] });
    expect(await reasonsOf(lcl(500, 1))).toEqual({ status: 'SUBMITTED', reasons: [] });
  });

  test('a volume below that of the dimensions', async () => {
    const cube = { lengthCm: '100', widthCm: '100', heightCm: '100' };
    const line = { ...harmless, packages: 10, grossKg: 3_000 };
    const volume = (volumeM3: number) => orderForm('lcl', cargoOf('lcl', { ...line, volumeM3, details: cube }));
    expect(await answerTo(volume(10))).toBe('SUBMITTED');
    expect(await answerTo(volume(9))).toEqual(rejection('cargo.0.volumeM3', /10 m³/));
  });
});

/** 24 m³ of toluene (UN 1294, PG II): 97 × 0.839 ÷ 0.8715 = 93.3 %. */
const toluene = async (tonnes: number, density50: string) =>
  tankOrder([await inTank('1294', tonnes * 1000, Math.round((tonnes / 0.8715) * 1000) / 1000)], {
    tonnesPerTank: String(tonnes),
    density: '0.8715',
    density50,
  });

const propane = async (tonnes: number, density50: string) =>
  tankOrder(
    [await inTank('1978', tonnes * 1000, tonnes / 0.5)],
    { tonnesPerTank: String(tonnes), density: '0.5', density50 },
    { items: [{ code: 'T50', quantity: 1 }] },
  );

/** A heavy liquid that is not dangerous. */
const brine = (tonnes: number, tareKg: string) =>
  tankOrder([cargoItem('tank', { ...harmless, grossKg: tonnes * 1000, volumeM3: tonnes / 1.6 })], {
    tonnesPerTank: String(tonnes),
    density: '1.6',
    tareKg,
  });

describe('tanks', () => {
  test('are filled as far as the goods’ own expansion lets them', async () => {
    expect(await reasonsOf(await toluene(19.5, '0.839'))).toEqual({ status: 'DG_REVIEW', reasons: [] });
    expect(await answerTo(await toluene(19.6, '0.839'))).toEqual(
      rejection('details.tonnesPerTank', /93.71%，超过本货的最大充装率 93.3%（依据：IMDG Code 4.2.1.9.2）$/),
    );
  });

  test('ask for the density at 50 °C where it decides, and leave the rest to the desk', async () => {
    expect(await answerTo(await toluene(19.5, ''))).toEqual(rejection('details.density50', /4\.2\.1\.9\.2/));
    expect(await reasonsOf(await toluene(18.5, ''))).toEqual({ status: 'DG_REVIEW', reasons: ['details.density50'] });
  });

  test('are refused half full or with figures of other goods', async () => {
    const half = await toluene(12, '0.839');
    expect(await answerTo(half)).toEqual(rejection('details.tonnesPerTank', /4\.2\.1\.9\.6/));
    expect(await answerTo({ ...half, details: { ...half.details, baffles: true } })).toBe('DG_REVIEW');
    const full = await toluene(19, '0.839');
    expect(await answerTo({ ...full, cargo: [{ ...full.cargo[0]!, volumeM3: 19 }] })).toEqual(
      rejection('cargo.0.volumeM3', /折合密度 1 kg\/L，与所填密度 0\.872 kg\/L 不符/),
    );
    expect(await answerTo({ ...full, items: [{ code: 'T11', quantity: 2 }] })).toEqual(
      rejection('cargo.0.grossKg', /平均每罐 9,500 kg，与每罐装载量 19 t 不符/),
    );
  });

  test('hold one substance each', async () => {
    const line = await inTank('1294', 9_500, 10.9);
    const figures = { tonnesPerTank: '19', density: '0.8715', density50: '0.839' };
    const order = tankOrder([line, { ...line, nameZh: '二甲苯' }], figures);
    expect(await answerTo(order)).toEqual(rejection('cargo', /只装一种货物.*4\.2\.1\.6/));
  });

  test('of gas are filled by mass', async () => {
    expect(await reasonsOf(await propane(10, '0.45'))).toEqual({ status: 'DG_REVIEW', reasons: [] });
    expect(await reasonsOf(await propane(10, ''))).toEqual({ status: 'DG_REVIEW', reasons: ['details.density50'] });
    expect(await answerTo(await propane(10.5, '0.45'))).toEqual(rejection('details.tonnesPerTank', /4\.2\.2\.7\.2/));
  });

  test('weigh at most their plate with their goods', async () => {
    expect(await answerTo(brine(32, '4000'))).toBe('SUBMITTED');
    expect(await answerTo(brine(32, '4001'))).toEqual(rejection('details.tonnesPerTank', /36,001 kg.*36,000 kg/));
  });
});

const bag = (grossKg: number, volumeM3: number, relativeDensity: string) =>
  orderForm('flexitank', {
    ...cargoOf('flexitank', { ...harmless, grossKg, volumeM3 }),
    details: { relativeDensity },
  });

describe('flexitanks', () => {
  test('are limited by weight, nominal capacity and density', async () => {
    expect(await answerTo(bag(24_000, 24, '1'))).toBe('SUBMITTED');
    expect(await answerTo(bag(24_100, 23, '1.05'))).toEqual(rejection('cargo.0.grossKg', /24,000 kg/));
    expect(await reasonsOf(bag(18_000, 18, '1'))).toEqual({ status: 'DG_REVIEW', reasons: ['cargo.0.volumeM3'] });
    expect(await answerTo(bag(18_000, 22, '1'))).toEqual(rejection('cargo.0.volumeM3', /折合密度 0\.818 kg\/L/));
  });
});

const ready = (cargoReadyDay: string, line: Cargo = {}) =>
  orderForm('fcl', { ...cargoOf('fcl', line), details: { cargoReadyDay } });

const delivered = (warehouseDay: string) =>
  orderForm('lcl', { ...cargoOf('lcl', harmless), details: { warehouseDay, departureDay: '2026-03-20' } });

const air = (handoverDay: string) => orderForm('air', { ...cargoOf('air', harmless), details: { handoverDay } });

const rail = (cargoReadyDay: string) => orderForm('rail', { details: { cargoReadyDay } });

describe('goods are ready before the deadlines of the sailing', () => {
  test('harmless goods by the documents’ deadline, dangerous ones by that of their declaration', async () => {
    expect(await answerTo(ready('2026-03-09', harmless))).toBe('SUBMITTED');
    expect(await answerTo(ready('2026-03-10', harmless))).toEqual(
      rejection('details.cargoReadyDay', /截单.*2026-03-09/),
    );
    expect(await answerTo(ready('2026-03-06'))).toBe('DG_REVIEW');
    expect(await answerTo(ready('2026-03-07'))).toEqual(rejection('details.cargoReadyDay', /截危申报.*2026-03-06/));
  });

  test('a consolidation by the closing of the station, air and rail by their departure', async () => {
    expect(await answerTo(delivered('2026-03-16'))).toBe('SUBMITTED');
    expect(await answerTo(delivered('2026-03-17'))).toEqual(rejection('details.warehouseDay', /截仓/));
    expect(await answerTo(air('2026-03-10'))).toBe('SUBMITTED');
    expect(await answerTo(air('2026-03-11'))).toEqual(rejection('details.handoverDay', /起运日期/));
    expect(await answerTo(rail('2026-03-12'))).toBe('SUBMITTED');
    expect(await answerTo(rail('2026-03-13'))).toEqual(rejection('details.cargoReadyDay', /起运日期/));
  });
});
