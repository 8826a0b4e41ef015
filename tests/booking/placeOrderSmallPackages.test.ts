import { describe, expect, test } from 'vitest';
import type { CargoForm, DangerousForm } from '#contract/booking/orderForm.ts';
import { packedGoods } from './packedGoods.ts';

const { goodsOf, outcomeOf } = packedGoods();

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
