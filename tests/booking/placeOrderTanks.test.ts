import { describe, expect, test } from 'vitest';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { neededFields } from '#contract/services/definitions/neededFields.ts';
import { factsOf } from '#contract/booking/orderFacts.ts';
import type { FieldValue } from '#contract/services/definitions/serviceFields.ts';
import type { CargoForm, OrderForm } from '#contract/booking/orderForm.ts';
import { cargoOf, harmless, measuredOrders, rejection } from './measuredOrders.ts';
import { listedDetails } from '#tests/support/listedDetails.ts';
import { cargoItem, dangerousDetails, orderForm } from '#tests/support/order.ts';

const { service, outcomeOf, reasonsOf } = measuredOrders();

/** A dangerous liquid of the list in bulk; its figures are those of the order's tank. */
const inTank = async (unNumber: string, grossKg: number, volumeM3: number): Promise<CargoForm> => {
  const { named } = await listedDetails(service, unNumber);
  return cargoItem('tank', { grossKg, volumeM3, dangerous: dangerousDetails({ ...named, netKg: grossKg }) });
};

const tankOrder = (cargo: CargoForm[], details: Record<string, FieldValue>, over: Partial<OrderForm> = {}) =>
  orderForm('tank', { cargo, details: { use: 'voyage', loadingDay: '2026-03-12', ...details }, ...over });

/** 24 m³ of toluene (UN 1294, PG II): 97 × 0.839 ÷ 0.8715 = 93.3 %. */
const toluene = async (tonnes: number, density50: string) =>
  tankOrder([await inTank('1294', tonnes * 1000, Math.round((tonnes / 0.8715) * 1000) / 1000)], {
    tonnesPerTank: String(tonnes),
    density: '0.8715',
    density50,
  });

describe('tanks', () => {
  test('are filled as far as the goods’ own expansion lets them', async () => {
    expect(await reasonsOf(await toluene(19.5, '0.839'))).toEqual({ status: 'DG_REVIEW', reasons: [] });
    expect(await outcomeOf(await toluene(19.6, '0.839'))).toEqual(
      rejection('details.tonnesPerTank', /93.71%，超过本货的最大充装率 93.3%（依据：IMDG Code 4.2.1.9.2）$/),
    );
    // the fields that the rule needs are marked as required
    expect([...neededFields(allServices.tank, factsOf(allServices.tank, await toluene(19.5, '')))]).toEqual([
      'density50',
    ]);
  });

  test('are rejected with a bottom outlet that 4.2.5.2.6 forbids, or of a material that the goods attack', async () => {
    const figures = { tonnesPerTank: '24', density: '1.16', density50: '1.145' };
    const acid = await inTank('1789', 24_000, 20.69);
    const ordered = (details: Record<string, FieldValue>) =>
      outcomeOf(tankOrder([acid], { ...figures, ...details }, { items: [{ code: 'T14', quantity: 1 }] }));
    expect(await ordered({ material: 'rubber' })).toEqual(rejection('details.discharge', /4\.2\.5\.2\.6/));
    expect(await ordered({ discharge: 'top' })).toEqual(rejection('details.material', /盐酸.*316L.*6\.7\.2\.2\.2/));
    expect(await ordered({ discharge: 'top', material: 'rubber' })).toBe('DG_REVIEW');
  });
});

const bag = (grossKg: number, volumeM3: number, relativeDensity: string) =>
  orderForm('flexitank', {
    ...cargoOf('flexitank', { ...harmless, grossKg, volumeM3 }),
    details: { relativeDensity },
  });

test('flexitanks are limited by weight, nominal capacity and density', async () => {
  expect(await outcomeOf(bag(24_000, 24, '1'))).toBe('SUBMITTED');
  expect(await outcomeOf(bag(24_100, 23, '1.05'))).toEqual(rejection('cargo.0.grossKg', /24,000 kg/));
  expect(await reasonsOf(bag(18_000, 18, '1'))).toEqual({ status: 'DG_REVIEW', reasons: ['cargo.0.volumeM3'] });
  expect(await outcomeOf(bag(18_000, 22, '1'))).toEqual(rejection('cargo.0.volumeM3', /折合密度 0\.818 kg\/L/));
});
