import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { deadlinesOfOrder } from '#machines/orders/orderDeadlines.ts';
import { orderFollowMachine } from '#machines/orders/orderFollow.ts';
import { userCommandsOf } from '#machines/orders/orderRights.ts';
import { orderMessages } from '#src/features/orders/messages.ts';
import { flown } from '#stories/orders/airAndStorageOrders.ts';
import { laterCharges } from '#stories/orders/laterChargeSamples.ts';
import { lapsed, needing, released, reviewed } from '#stories/orders/fclOrderSamples.ts';
import { proposed } from '#stories/orders/misdeclaredOrder.ts';
import { followFlows, followView, ways } from '#stories/tooling/models/followGestures.tsx';
import { aroundEachTest } from '#tests/support/browser.ts';
import { settled } from '#tests/support/time.ts';
import { renderMachine } from '#tests/support/walk.tsx';

aroundEachTest();

const { follow: words, clock, commands } = orderMessages;
const named = (name: string) => page.getByRole('button', { name, exact: true });

const follow = async (detail: OrderDetail) => {
  const logic = Object.entries(followFlows()).map(([name, flow]) => [name, flow.logic]);
  const { requests } = renderMachine(
    orderFollowMachine,
    { orderNo: detail.orderNo },
    followView,
    Object.fromEntries(logic),
  );
  requests.fetchOrder?.at(-1)?.resolve(detail);
  await settled();
};
const sees = async (...texts: string[]) => {
  for (const text of texts) await expect.element(page.getByRole('article')).toHaveTextContent(text);
};

describe('what is shown of an order', () => {
  test('what the carrier confirmed, and until when it wants an answer', async () => {
    const [first, asked] = needing.timeline;
    await follow({
      ...needing,
      timeline: [first!, { ...asked!, dueAt: '2026-03-02T10:00:00Z' }],
      shipment: {
        carrierBookingNo: 'COSU6300123',
        billOfLadingNo: 'COSU917',
        vessel: 'EVER GOODS',
        voyage: '012W',
        containers: [
          { containerNo: 'MSCU1234566', sealNo: 'CN887766' },
          { containerNo: 'CSQU3054383', sealNo: '' },
        ],
        gatedInAt: null,
        departedAt: '2026-03-12T10:00:00Z',
        arrivedAt: null,
      },
    });
    await sees('请于 2026-03-02 18:00 前答复', 'COSU6300123', 'COSU917', 'EVER GOODS 012W');
    await sees('箱号 MSCU1234566', 'CN887766', '箱号 CSQU3054383', '铅封号待补');
    await expect.element(page.getByRole('article')).toHaveTextContent('2026-03-12 18:00');
  });
});

test('an order that ended without its service names nothing to pay, and is placed again by one button', async () => {
  await follow({ ...lapsed, laterCharges });
  await sees(orderMessages.content.feesOfEnded);
  expect(page.getByText(orderMessages.later.title).elements()).toHaveLength(0);
  expect(page.getByText(words.totals).elements()).toHaveLength(0);
  expect(named(words.reorder).elements()).toHaveLength(1);
});

const first = (detail: OrderDetail) => deadlinesOfOrder(detail, Date.parse('2026-03-01T00:00:00Z'))[0];

test('the next deadline comes first, met ones are left out, and an ended order has none', () => {
  const { sailing } = reviewed.offer;
  const codeOf = (nameZh = '') => sailing?.cutOffs.find((cutOff) => cutOff.nameZh === nameZh)?.code;
  expect(codeOf(first(reviewed)?.nameZh)).toBe('DG_DOC');
  expect(codeOf(first({ ...reviewed, status: 'DG_DECLARED' })?.nameZh)).toBe('SI');
  const asked = [{ ...reviewed.timeline[0]!, dueAt: '2026-03-02T10:00:00Z' }];
  expect(first({ ...reviewed, status: 'NEED_INFO', timeline: asked })?.kind).toBe('answer');
  expect(first(lapsed)).toBeUndefined();
});

describe('what may be done', () => {
  test.each([
    [reviewed, ['order.amended', 'order.cancelled']],
    [needing, ['info.supplied', 'order.amended', 'order.cancelled']],
    [released, ['amendment.requested', 'order.cancelled']],
    [flown, ['order.amended', 'order.cancelled']],
    [lapsed, []],
  ] as const)('$0.status', (detail, expected) => {
    expect(userCommandsOf(detail).toSorted()).toEqual(expected.toSorted());
  });

  test('what the desk proposed is said, and declared by one press', async () => {
    ways.length = 0;
    await follow(proposed);
    await sees(words.proposed.title);
    const alert = page.getByText(/^建议条目/);
    await expect.element(alert).toHaveTextContent('UN 2014 过氧化氢水溶液');
    await named(words.proposed.declare).click();
    expect(ways).toEqual([`declare ${proposed.orderNo}`]);
  });

  test('amend, order again, print and verify lead on', async () => {
    ways.length = 0;
    await follow(reviewed);
    await named(words.amend).click();
    await named(words.reorder).click();
    await named(words.print).click();
    await named(clock.verify).click();
    expect(ways).toEqual([`amend ${reviewed.orderNo}`, `reorder ${reviewed.orderNo}`, 'print', 'verify']);
  });
});

test('of cancelling a confirmed order without published charges, who states them', async () => {
  await follow({ ...released, laterCharges: [] });
  await named(commands['order.cancelled'].choose).click();
  await sees('现在取消可能产生费用，以客服核定为准');
  expect(page.getByText('在此之后取消').elements()).toHaveLength(0);
});
