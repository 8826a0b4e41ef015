import { describe, expect, test } from 'vitest';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { packedGoods } from './packedGoods.ts';

const { goodsOf, outcomeOf } = packedGoods();

const limited = (innerPackaging: string) => ({ limitedQuantity: true, innerPackaging });
const statement = { acidAlkaliStatement: true };
const limitedPair = async (innerPackaging: string) => [
  await goodsOf('fcl', '1090', { dangerous: limited(innerPackaging) }),
  await goodsOf('fcl', '1479', { dangerous: { packingGroup: 'II' } }),
];

const acidAndAlkali = async (netKg: string) => [
  await goodsOf('fcl', '1789', { grossKg: '400', dangerous: { ...statement, packingGroup: 'II', netKg } }),
  await goodsOf('fcl', '1824', { grossKg: '400', dangerous: { ...statement, packingGroup: 'II', netKg } }),
];

describe('limited and excepted quantities', () => {
  test.each<[string, Partial<CargoForm>, Partial<DangerousForm>, RegExp]>([
    [
      'over 30 kg a package',
      { grossKg: '301' },
      limited('1 L'),
      /^order\.cargo\.0\.dangerous\.limitedQuantity .*30 kg.*3\.4\.2/,
    ],
    ['in five-litre cans', {}, limited('3 × 5 L'), /limitedQuantity .*第 7a 栏.*3\.4\.1/],
    ['excepted, in 30 mL', {}, { exceptedQuantity: true, innerPackaging: '16 × 30 mL', netKg: '4' }, /^DG_REVIEW$/],
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

  test('beside goods that are not packed so need no segregation, if the packages prove it (3.4.4.2)', async () => {
    expect(await outcomeOf('fcl', await limitedPair('1 L'))).toBe('DG_REVIEW');
    expect(await outcomeOf('fcl', await limitedPair(''))).toMatch(/cargo\.1\.dangerous\.unNumber .*不得装入同一箱/);
  });
});

describe('7.2.6.5 and 7.2.6.1', () => {
  test('acid and alkali of 30 kg a package', async () => {
    expect(await outcomeOf('fcl', await acidAndAlkali('300'))).toBe('DG_REVIEW');
    expect(await outcomeOf('fcl', await acidAndAlkali('310'))).toMatch(
      /^order\.cargo\.0\.dangerous\.acidAlkaliStatement .*7\.2\.6\.5/,
    );
  });
});

const declaredPair = async (declaredGroups: string) => [
  await goodsOf('fcl', '1760', { dangerous: { packingGroup: 'II', flashPoint: '', declaredGroups } }),
  await goodsOf('fcl', '1824', { dangerous: { packingGroup: 'II' } }),
];

test('a generic acid stays apart from an alkali once its shipper declares the group (7.2.5.3)', async () => {
  expect(await outcomeOf('fcl', await declaredPair('SGG1'))).toMatch(/不得装入同一箱.*SG35.*7\.2\.5\.3/);
  expect(await outcomeOf('fcl', await declaredPair('none'))).toBe('DG_REVIEW');
});
