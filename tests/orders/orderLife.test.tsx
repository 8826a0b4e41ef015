import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderEvent } from '#contract/orders/orderStatus.ts';
import { orderCommandZh } from '#contract/orders/orderStatusNames.ts';
import { OrderLife } from '#src/features/orders/OrderLife.tsx';
import { orderMessages } from '#src/features/orders/messages.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { render } from '#tests/support/render.tsx';

aroundEachTest();

const placed: OrderEvent = {
  status: 'DG_REVIEW',
  act: 'order.placed',
  by: 'user',
  at: '2026-03-02T02:00:00.000Z',
  note: '',
};
const requested: OrderEvent = {
  status: 'NEED_INFO',
  act: 'info.requested',
  by: 'platform',
  at: '2026-03-02T06:30:00.000Z',
  note: '请补充危包证扫描件',
};
const deadline = '2026-03-04T02:00:00.000Z';
const next = () =>
  page
    .getByRole('list', { name: orderMessages.life.next })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

const rendered = (cancelsAt: string | null) =>
  render(
    <OrderLife
      order={{
        line: 'fcl',
        status: 'NEED_INFO',
        isDangerous: true,
        reviewReasons: [],
        timeline: [placed, requested],
        cancelsAt,
      }}
    />,
  );

test('row 5: the timeline shows who did what when, in China Standard Time, and the current status first', () => {
  rendered(null);
  const past = page.getByRole('list', { name: orderMessages.life.past }).getByRole('listitem').elements();
  expect(past.map((line) => line.textContent)).toEqual([
    '待补资料2026-03-02 14:30平台：要求补料请补充危包证扫描件',
    '危险品审核中2026-03-02 10:00用户：提交订单',
  ]);
  expect(past.map((line) => line.getAttribute('aria-current'))).toEqual(['step', null]);
});

test('row 6: an order that a missing verification threatens says until when; another says nothing of it', () => {
  rendered(deadline);
  expect(next().at(-1)).toBe(
    '系统：超时未认证→ 超时自动取消（未认证满 2 天）2026-03-04 10:00 前未完成企业认证则自动取消',
  );
});

test('a verified enterprise’s order is not said to lapse', () => {
  rendered(null);
  expect(next().join()).not.toContain(orderCommandZh['verification.lapsed']);
});

test('row 5: a service that does not go by sea has its own labels', () => {
  render(
    <OrderLife
      order={{
        line: 'warehousing',
        status: 'RELEASED',
        isDangerous: false,
        reviewReasons: [],
        timeline: [],
        cancelsAt: null,
      }}
    />,
  );
  expect(next()).toContain('车队：交接货物→ 已入库');
  expect(next().join()).not.toMatch(/放舱|开船|进港/);
});
