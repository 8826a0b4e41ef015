import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { released, reviewed } from '#stories/orders/fclOrderSamples.ts';
import { laterCharges } from '#stories/orders/laterChargeSamples.ts';
import { followFlows, followView } from '#stories/tooling/models/followGestures.tsx';
import { named } from '#stories/tooling/models/named.ts';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const { commands } = orderMessages;

const follow = async (detail: OrderDetail) => {
  const logics = Object.fromEntries(Object.entries(followFlows()).map(([name, { logic }]) => [name, logic]));
  const staged = renderMachine(orderFollowMachine, { orderNo: detail.orderNo }, followView, logics);
  staged.requests.fetchOrder?.at(-1)?.resolve(detail);
  await settled();
};
const sees = async (...texts: string[]) => {
  for (const text of texts) await expect.element(page.getByRole('article')).toHaveTextContent(text);
};

test('the costs that may come, and before a cancellation those of cancelling', async () => {
  await follow({ ...reviewed, laterCharges });
  await sees('以后可能发生的费用', '滞箱费（20尺，每天）', '$15.00');
  expect(page.getByText('取消订舱费（20尺）').elements()).toHaveLength(0);
  await named(commands['order.cancelled'].choose).click();
  await sees('已放舱（SO 已出）之前取消，不收取取消费', '取消订舱费（20尺）', '开船前 7 天内取消', '¥300.00');
});

test('of cancelling a confirmed order without published charges, who states them', async () => {
  await follow({ ...released, laterCharges: [] });
  await named(commands['order.cancelled'].choose).click();
  await sees('现在取消可能产生费用，以客服核定为准');
  expect(page.getByText('在此之后取消').elements()).toHaveLength(0);
});
