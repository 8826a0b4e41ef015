import { beforeEach, describe, expect, test } from 'vitest';
import type { CargoForm, DangerousForm, OrderForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { listedDetails } from '#tests/support/listedDetails.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
// respects the limit of orders per minute
beforeEach(() => service.clock.advance(15_000));

/** Ten boxes of 20 kg gross, 15 kg net. */
const boxes = { packages: '10', grossKg: '200', volumeM3: '0.4', packagingCode: '4G' };

/** Ten boxes as the first list entry of this number. */
const goodsOf = async (
  code: ServiceCode,
  unNumber: string,
  { dangerous, ...cargo }: Partial<Omit<CargoForm, 'dangerous'>> & { dangerous?: Partial<DangerousForm> } = {},
): Promise<CargoForm> => {
  const { named } = await listedDetails(service, unNumber);
  const details = dangerousDetails({ ...named, technicalName: 'test', netKg: '150', ...dangerous });
  return cargoItem(code, { ...boxes, nameZh: `货物 UN${unNumber}`, ...cargo, dangerous: details });
};

/** The outcome of an order: its status, or the rejected field and the message. */
const outcomeOf = async (code: ServiceCode, cargo: CargoForm[], over: Partial<OrderForm> = {}) =>
  place(service, session, orderForm(code, { cargo, ...over })).then(
    ({ status }) => status,
    (error: { code: string; field?: string; message: string }) => `${error.field} ${error.message}`,
  );

const battery =
  (stateOfCharge: string, batteryCondition = 'sound') =>
  async () => {
    const { details } = cargoItem('air');
    const stated = { stateOfCharge, batteryCondition, wattHours: '96', packingInstruction: '965' };
    return goodsOf('air', '3480', { details: { ...details, ...stated } });
  };

const food = (code: ServiceCode, over: Partial<CargoForm> = {}) => {
  const { details } = cargoItem(code);
  const harmless = { packages: '10', grossKg: '500', volumeM3: '1', dangerous: null };
  return cargoItem(code, { ...harmless, details: { ...details, foodstuff: true }, ...over });
};

const freighter = { offerId: 'air~PVG~FRA' };
test.each<[string, () => Promise<CargoForm>, object, RegExp]>([
  ['UN 3480 at 30 % on a freighter', battery('30'), freighter, /^DG_REVIEW$/],
  ['UN 3480 above 30 %', battery('31'), freighter, /^order\.cargo\.0\.details\.stateOfCharge .*30%.*965/],
  ['UN 3480 on a passenger aircraft', battery('30'), {}, /unNumber .*客机禁运.*965.*A99/],
  ['UN 3480 recalled', battery('30', 'damaged'), freighter, /details\.batteryCondition .*召回.*A154/],
])('by air %s', async (_name, goods, over, said) => {
  expect(await outcomeOf('air', [await goods()], over)).toMatch(said);
});

describe('by rail, on the road and in stores', () => {
  test('the battery flag excuses batteries, and no other goods', async () => {
    const { details } = orderForm('rail', { details: { battery: 'consumer' } });
    const cell = await goodsOf('rail', '3480');
    expect(await outcomeOf('rail', [cell], { details })).toBe('DG_REVIEW');
    expect(await outcomeOf('rail', [cell, await goodsOf('rail', '1090')], { details })).toMatch(
      /^order\.cargo\.1\.dangerous\.unNumber .*班列默认不接/,
    );
  });

  test('damaged batteries are rejected on their field', async () => {
    const { details } = orderForm('rail', { details: { battery: 'damaged' } });
    const cargo = [cargoItem('rail', { dangerous: null })];
    expect(await outcomeOf('rail', cargo, { details })).toMatch(/^order\.details\.battery .*不得铁路运输/);
  });
});

test('foodstuffs are rejected with the code of rejected goods', async () => {
  const form = orderForm('fcl', { cargo: [await goodsOf('fcl', '1547'), food('fcl')] });
  await expect(place(service, session, form)).rejects.toHaveCode(codes.goodsRejected);
});

const limited = (innerPackaging: string) => ({ limitedQuantity: true, innerPackaging });

describe('limited and excepted quantities', () => {
  test.each<[string, Partial<CargoForm>, Partial<DangerousForm>, RegExp]>([
    [
      'over 30 kg a package',
      { grossKg: '301' },
      limited('1 L'),
      /^order\.cargo\.0\.dangerous\.limitedQuantity .*30 kg.*3\.4\.2/,
    ],
    [
      'excepted, in 31 mL',
      {},
      { exceptedQuantity: true, innerPackaging: '31 mL', netKg: '4' },
      /exceptedQuantity .*3\.5\.1\.2/,
    ],
    ['both at once', {}, { ...limited('30 mL'), exceptedQuantity: true, netKg: '4' }, /择一/],
  ])('%s', async (_name, cargo, dangerous, said) => {
    const one = await goodsOf('fcl', '1090', { ...cargo, dangerous });
    expect(await outcomeOf('fcl', [one])).toMatch(said);
  });

  test('over a thousand excepted packages in one container', async () => {
    const dangerous = { exceptedQuantity: true, innerPackaging: '10 × 30 mL', netKg: '100' };
    const many = (packages: string) => goodsOf('fcl', '1090', { packages, dangerous });
    expect(await outcomeOf('fcl', [await many('1000')])).toBe('DG_REVIEW');
    expect(await outcomeOf('fcl', [await many('600'), await many('401')])).toMatch(
      /^order\.cargo\.1\.dangerous\.exceptedQuantity .*1000 件.*3\.5\.5/,
    );
  });
});
