import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { chargeAgreement } from '#contract/services/quote.ts';
import { schema } from '#server/db/schema.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const quoteOf = (id: string) => service.call(chargeAgreement, { offerId: `goods~${id}` });

/** The problems of methanol with changed facts. */
const rejectionWith = async (change: Partial<typeof schema.goodsItems.$inferInsert>) => {
  const own = eq(schema.goodsItems.id, 'methanol');
  const [before] = await service.db.select().from(schema.goodsItems).where(own);
  await service.db.update(schema.goodsItems).set(change).where(own);
  const { refusedZh } = await quoteOf('methanol');
  await service.db.update(schema.goodsItems).set(before!).where(own);
  return refusedZh;
};

describe('goods that can’t be bought online say why, with the rule', () => {
  test('while others can', async () => {
    expect((await quoteOf('methanol')).refusedZh).toBeNull();
    expect(await rejectionWith({ stockTons: 30 })).toBeNull();
  });

  test('goods without a price are enquired for, and have no row of their own', async () => {
    const { refusedZh, tariff } = await quoteOf('acetonitrile');
    expect(refusedZh).toContain('询价');
    expect(tariff.some(({ code }) => code === 'GOODS')).toBe(false);
  });

  test.each([
    ['PFD', '《易制毒化学品管理条例》'],
    ['PFE', '《易制爆危险化学品治安管理办法》'],
    ['PFT', '《剧毒化学品购买和公路运输许可证件管理办法》'],
  ])('those that need %s: %s', async (code, rule) => {
    expect(await rejectionWith({ qualifications: ['BL', 'HCL', code] })).toContain(rule);
    // even if the price is missing, which would otherwise be reported first
    expect(await rejectionWith({ qualifications: [code], pricePerTon: null })).toContain(rule);
  });

  test.each(['1.1D', '1.4G', '6.2', '7', '9.9'])('class %s', async (hazardClass) => {
    expect(await rejectionWith({ hazardClass })).toContain(`${hazardClass} 类危险货物不在线受理`);
  });

  test('those of which less is left than must be bought', async () => {
    expect(await rejectionWith({ stockTons: 29.9 })).toContain('现有库存 29.9 t，不足起订量 30 t');
  });
});

const choicesOf = async (field: string, id: string) => (await quoteOf(id)).choices[field]?.map(({ value }) => value);

describe('goods are brought where trucks go from their place', () => {
  test('dangerous ones by dangerous trucks, in tanks where they are sold in bulk', async () => {
    const { choices, tariff, isDangerous } = await quoteOf('methanol');
    expect(isDangerous).toBe(true);
    expect(choices['deliveryTo']).toEqual([
      { value: 'pickup', labelZh: '自提（江苏张家港）' },
      { value: '430100', labelZh: '送货至长沙' },
      { value: '360100', labelZh: '送货至南昌' },
    ]);
    expect(tariff.map(({ code }) => code)).toContain('DRUM');
    const trucks = tariff.filter(({ code }) => code === 'TRUCK');
    expect(trucks.map(({ nameZh, condition, basis }) => [nameZh, condition, basis])).toEqual([
      ['送货至长沙（30 t 危货罐车，含押运员）', 'deliveryTo.430100', 'truck'],
      ['送货至南昌（30 t 危货罐车，含押运员）', 'deliveryTo.360100', 'truck'],
    ]);
  });

  test('others by ordinary box trucks, without filling into drums', async () => {
    const { tariff, isDangerous } = await quoteOf('propylene-glycol');
    expect(isDangerous).toBe(false);
    expect(tariff.map(({ code }) => code)).not.toContain('DRUM');
    expect(tariff.filter(({ code }) => code === 'TRUCK').map(({ nameZh }) => nameZh)).toEqual([
      '送货至苏州（30 t 厢式车，非危险货物）',
    ]);
  });

  test('a port stands for its city, and without a truck route goods are collected', async () => {
    expect(await choicesOf('deliveryTo', 'caustic-soda-flake')).toEqual(['pickup', '130100']);
    expect(await choicesOf('deliveryTo', 'melamine')).toEqual(['pickup']);
  });

  test('chemicals require a licence, others do not', async () => {
    expect(await choicesOf('licensed', 'methanol')).toEqual(['yes']);
    expect(await choicesOf('licensed', 'melamine')).toEqual(['no']);
  });
});
