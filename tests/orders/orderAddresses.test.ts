import { givenOrderNo } from '#contract/protocol/ids.ts';
import { describe, expect, test } from 'vitest';
import { orderAddressIn, orderHref, ordersHref } from '#src/features/orders/orderAddresses.ts';

const list = { tab: 'orders', page: 1, query: { keyword: '', state: 'all' } };

describe('the address of an order page', () => {
  test.each([
    ['/orders', '', list],
    [
      '/orders',
      'keyword=%20汉堡&line=fcl&state=open&page=3',
      { ...list, page: 3, query: { keyword: '汉堡', line: 'fcl', state: 'open' } },
    ],
    ['/orders', 'line=none&state=x&page=-1', list],
    ['/orders', 'page=1.5', list],
    ['/orders', 'tab=drafts', { ...list, tab: 'drafts' }],
    ['/orders', 'tab=templates', { ...list, tab: 'templates' }],
    ['/orders', 'tab=others', list],
    ['/orders/CHM1', '', { ...list, orderNo: 'CHM1' }],
    ['/orders/CHM1', 'with=CHM2', { ...list, orderNo: 'CHM1', other: 'CHM2' }],
    ['/orders/CHM1', 'with=', { ...list, orderNo: 'CHM1' }],
    ['/orders/CHM1', 'with=CHM1', { ...list, orderNo: 'CHM1' }],
    ['/orders/chm1%20', 'with=ＣＨＭ１', { ...list, orderNo: 'CHM1' }],
  ])('%s?%s', (path, query, address) => expect(orderAddressIn(path, query)).toEqual(address));

  test('is read as it is written', () => {
    const query = { keyword: '甲醇 桶', line: 'air', state: 'ended' } as const;
    const [path = '', search = ''] = ordersHref(query, 2).split('?');
    expect(orderAddressIn(path, search)).toEqual({ ...list, query, page: 2 });
    expect(ordersHref({ keyword: '', state: 'all' })).toBe('/orders');
    expect(orderHref('A 1', 'B&2')).toBe('/orders/A%201?with=B%262');
  });
});

test.each([
  'FCL261122000099 ',
  'fcl261122000099',
  '\u200BFCL261122000099',
  'ＦＣＬ２６１１２２０００099',
  '订单编号：FCL 261122 000099',
])('the number %j is that of its order', (typed) => {
  expect(givenOrderNo.parse(typed)).toBe('FCL261122000099');
});
