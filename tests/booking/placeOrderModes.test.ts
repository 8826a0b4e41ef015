import { describe, expect, test } from 'vitest';
import type { CargoForm } from '#contract/booking/orderForm.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { packedGoods } from './packedGoods.ts';

const { goodsOf, outcomeOf, place } = packedGoods();

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

describe('by air', () => {
  const freighter = { offerId: 'air~PVG~FRA' };
  test.each<[string, () => Promise<CargoForm>, object, RegExp]>([
    ['UN 3480 at 30 % on a freighter', battery('30'), freighter, /^DG_REVIEW$/],
    ['UN 3480 above 30 %', battery('31'), freighter, /^order\.cargo\.0\.details\.stateOfCharge .*30%.*965/],
    ['UN 3480 on a passenger aircraft', battery('30'), {}, /unNumber .*客机禁运.*965.*A99/],
    ['UN 3480 recalled', battery('30', 'damaged'), freighter, /details\.batteryCondition .*召回.*A154/],
  ])('%s', async (_name, goods, over, said) => {
    expect(await outcomeOf('air', [await goods()], over)).toMatch(said);
  });
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

describe('foodstuffs', () => {
  test('are rejected with the code of rejected goods', async () => {
    const form = orderForm('fcl', { cargo: [await goodsOf('fcl', '1547'), food('fcl')] });
    await expect(place(form)).rejects.toMatchObject({ code: codes.goodsRejected });
  });
});
