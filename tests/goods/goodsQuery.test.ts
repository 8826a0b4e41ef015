import { describe, expect, test } from 'vitest';
import { enquiry } from '#contract/goods/goods.ts';
import { goodsEnquired } from '#src/features/goods/goodsEnquiry.tsx';
import { goodsInputOf, goodsPath, goodsQueryOf } from '#src/features/goods/goodsQuery.ts';
import { blankEnquiry } from '#src/features/services/enquiryEffects.ts';
import { causticSoda, glycerol } from '#stories/goods/goodsSamples.ts';

describe('the address of goods', () => {
  test.each<[string, ReturnType<typeof goodsQueryOf>]>([
    ['', { keyword: '', page: 1 }],
    ['keyword=67-63-0&page=3', { keyword: '67-63-0', page: 3 }],
    ['keyword=%20%E7%89%87%E7%A2%B1%20', { keyword: '片碱', page: 1 }],
    ['page=0', { keyword: '', page: 1 }],
    ['page=1e9', { keyword: '', page: 1 }],
    ['page=two&other=1&sort=name', { keyword: '', page: 1 }],
    ['sort=priceUp', { keyword: '', sort: 'priceUp', page: 1 }],
    [
      'class=3,8&class=none&place=%E6%B1%9F%E8%8B%8F',
      { keyword: '', classes: ['3', '8', 'none'], place: '江苏', page: 1 },
    ],
    ['class=3,3,x&place=+&priceFrom=&tons=0', { keyword: '', classes: ['3'], page: 1 }],
    ['priceFrom=0&priceTo=6%2C800.5&tons=2.5', { keyword: '', priceFrom: 0, priceTo: 6_800.5, tons: 2.5, page: 1 }],
    ['priceFrom=-1&priceTo=many&tons=1e12', { keyword: '', page: 1 }],
  ])('%s', (search, query) => {
    expect(goodsQueryOf(search)).toEqual(query);
  });

  test.each([
    { keyword: '', page: 1 },
    { keyword: '片碱 & 液碱', sort: 'priceDown' as const, page: 2 },
    { keyword: '酸', classes: ['3', '6.1'], place: '江苏', priceFrom: 500, priceTo: 8_000.25, tons: 12, page: 3 },
  ])('is read as it was written: %o', (query) => {
    expect(goodsQueryOf(goodsPath(query).split('?')[1] ?? '')).toEqual(query);
  });

  test('prices are sent in minor units, and only what is chosen', () => {
    expect(goodsInputOf({ keyword: '', page: 1, classes: ['3'], priceTo: 6_800.5, sort: 'priceUp' })).toEqual({
      keyword: '',
      page: 1,
      size: 12,
      classes: ['3'],
      priceTo: 680_050,
      sort: 'priceUp',
    });
    expect(goodsInputOf({ keyword: '', page: 2 })).toEqual({ keyword: '', page: 2, size: 12 });
  });

  test('the first page of all goods is the bare path', () => {
    expect(goodsPath({ keyword: '', page: 1 })).toBe('/business');
    expect(goodsPath({ keyword: '', page: 2 }, '/procurement/mobile')).toBe('/procurement/mobile?page=2');
  });
});

describe('an enquiry about a product', () => {
  const contact = { contactName: '王工', phone: '13812345678' };

  test('carries the name, the UN number and the place, and is taken by the service', () => {
    const form = { ...blankEnquiry('goods'), ...goodsEnquired(causticSoda), ...contact };
    expect(form).toMatchObject({ line: 'goods', unNumber: '1823', isDanger: 'Y', origin: '山东淄博' });
    expect(form.goods).toContain('1310-73-2');
    expect(enquiry.safeParse(form).success).toBe(true);
  });

  test('of goods without a class is not called dangerous; a long name still fits', () => {
    const form = { ...blankEnquiry('goods'), ...goodsEnquired({ ...glycerol, nameZh: '甘'.repeat(300) }), ...contact };
    expect(form).toMatchObject({ unNumber: '', isDanger: 'N' });
    expect(enquiry.safeParse(form).success).toBe(true);
  });
});
