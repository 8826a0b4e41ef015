// @module-tag long
import { describe, expect, test } from 'vitest';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { orderDetail } from '#contract/orders/orderCalls.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForEach } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForEach(service, 13_700_000_000);

const harmless = { dangerous: null } as const;
const cargoOf = (code: ServiceCode, item: Partial<CargoForm>) => ({ cargo: [cargoItem(code, item)] });
/** The placed order, with the fields whose measures are reviewed. */
const placed = async (form: OrderForm) => {
  const { orderNo, status } = await place(service, session, form);
  const { fees, reviewReasons } = await service.call(orderDetail, { orderNo }, { session });
  return { status, fees, reasons: reviewReasons.filter(({ why }) => why === 'measures').map(({ path }) => path) };
};
const rejected = (form: OrderForm, field: string, message: RegExp) =>
  expect(place(service, session, form)).rejects.toHaveCode(codes.badInput, message, `order.${field}`);

const bag = (grossKg: number, volumeM3: number) =>
  orderForm('flexitank', {
    ...cargoOf('flexitank', { ...harmless, grossKg, volumeM3 }),
    details: { relativeDensity: '1' },
  });

test('figures that disprove each other are rejected, and what a rule leaves open is reviewed', async () => {
  await rejected(bag(24_100, 24), 'cargo.0.grossKg', /24,000 kg/);
  expect(await placed(bag(24_000, 24))).toMatchObject({ status: 'SUBMITTED', reasons: [] });
  expect(await placed(bag(18_000, 18))).toMatchObject({ status: 'DG_REVIEW', reasons: ['cargo.0.volumeM3'] });
});

test('limited quantities go by an ordinary truck up to 8 t, and above by one for dangerous goods', async () => {
  const chosen = { items: [{ code: 'BOX10', quantity: 1 }] };
  const packed = { packagingCode: '4G', packages: 400, volumeM3: 20 };
  const small = dangerousDetails({ limitedQuantity: true, innerPackaging: '6 × 1 L', netKg: 7_000 });
  const order = (grossKg: number) =>
    orderForm('domestic', { ...chosen, ...cargoOf('domestic', { ...packed, grossKg, dangerous: small }) });
  const freightOf = async (form: OrderForm) => (await placed(form)).fees[0]!;
  const ordinary = await freightOf(orderForm('domestic', { ...chosen, ...cargoOf('domestic', harmless) }));
  const special = await freightOf(orderForm('domestic', chosen));
  expect(await freightOf(order(7_900))).toMatchObject({
    nameZh: `${ordinary.nameZh}（有限、例外数量，不要求危货车：交通运输部令 2019 年第 29 号第二十一条）`,
    amount: ordinary.amount,
  });
  const above = await placed(order(8_100));
  expect(above.fees[0]).toMatchObject({ nameZh: special.nameZh, amount: special.amount });
  expect(above).toMatchObject({ status: 'DG_REVIEW', reasons: ['items'] });
});

const ready = (cargoReadyDay: string, item: Partial<CargoForm> = {}) =>
  orderForm('fcl', { ...cargoOf('fcl', item), details: { cargoReadyDay } });

const delivered = (warehouseDay: string) =>
  orderForm('lcl', { ...cargoOf('lcl', harmless), details: { warehouseDay, departureDay: '2026-03-20' } });

const air = (handoverDay: string) => orderForm('air', { ...cargoOf('air', harmless), details: { handoverDay } });

const rail = (cargoReadyDay: string) => orderForm('rail', { details: { cargoReadyDay } });

describe('goods are ready before the deadlines of the sailing', () => {
  test('harmless goods by the documents’ deadline, dangerous ones by that of their declaration', async () => {
    expect((await placed(ready('2026-03-09', harmless))).status).toBe('SUBMITTED');
    await rejected(ready('2026-03-10', harmless), 'details.cargoReadyDay', /截单.*2026-03-09/);
    expect((await placed(ready('2026-03-06'))).status).toBe('DG_REVIEW');
    await rejected(ready('2026-03-07'), 'details.cargoReadyDay', /截危申报.*2026-03-06/);
  });

  test('a consolidation by the closing of the station, air and rail by their departure', async () => {
    expect((await placed(delivered('2026-03-16'))).status).toBe('SUBMITTED');
    await rejected(delivered('2026-03-17'), 'details.warehouseDay', /截仓/);
    expect((await placed(air('2026-03-10'))).status).toBe('SUBMITTED');
    await rejected(air('2026-03-11'), 'details.handoverDay', /起运日期/);
    expect((await placed(rail('2026-03-12'))).status).toBe('SUBMITTED');
    await rejected(rail('2026-03-13'), 'details.cargoReadyDay', /起运日期/);
  });
});
