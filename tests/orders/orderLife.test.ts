import { describe, expect, test } from 'vitest';
import type { OrderCommand } from '#contract/orders/orderStatus.ts';
import { orderCommand, orderStatus } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import type { OrderTraits } from '#machines/orders/orderLife.ts';
import { nextStatus, openStatuses, orderCommands } from '#machines/orders/orderLife.ts';
import { applyCommand } from '#server/orders/orderCommands.ts';
import { sampleTraits } from '#stories/tooling/models/sampleTraits.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const dangerous = madeForAll(() => livingOrder(service, session, { dangerous: true }));

const { seaDangerous, seaHarmless, inlandDangerous, inlandHarmless, inPlaceDangerous, inPlaceHarmless } = sampleTraits;

const taking = (command: OrderCommand, traits: OrderTraits = seaDangerous) =>
  orderStatus.options.filter((status) => nextStatus(status, command, traits) !== undefined);

describe('the machine', () => {
  const requested = ['SUBMITTED', 'NEED_INFO', 'INFO_SUPPLIED', 'DG_REVIEW', 'ACCEPTED'];
  const unapproved = ['APPROVAL', 'APPROVAL_RETURNED'];
  const cancellable = [...requested, ...unapproved, 'RELEASED', 'AMENDING', 'DG_DECLARED'];

  test('an order is amended and rejected before its release, cancelled until the cargo is gated in', () => {
    expect(taking('order.amended').toSorted()).toEqual([...requested, ...unapproved].toSorted());
    expect(taking('order.rejected').toSorted()).toEqual(requested.toSorted());
    expect(taking('order.cancelled').toSorted()).toEqual(cancellable.toSorted());
  });

  test('a carrier withdraws space from release to departure, a missing verification ends what has not sailed', () => {
    const moving = ['RELEASED', 'AMENDING', 'DG_DECLARED', 'GATED_IN', 'CUSTOMS'];
    expect(taking('space.withdrawn')).toEqual(moving);
    expect(taking('verification.lapsed').toSorted()).toEqual([...requested, ...moving].toSorted());
    expect(openStatuses.toSorted()).toEqual([...requested, ...unapproved, ...moving, 'SAILED', 'ARRIVED'].toSorted());
  });

  test('dangerous goods are reviewed before they are accepted, and declared before they are gated in', () => {
    expect(taking('order.accepted')).not.toContain('INFO_SUPPLIED');
    expect(nextStatus('INFO_SUPPLIED', 'review.begun', seaDangerous)).toBe('DG_REVIEW');
    expect(nextStatus('RELEASED', 'cargo.gatedIn', seaDangerous)).toBeUndefined();
    expect(nextStatus('RELEASED', 'cargo.gatedIn', seaHarmless)).toBe('GATED_IN');
    expect(nextStatus('ACCEPTED', 'order.amended', seaDangerous)).toBe('DG_REVIEW');
    expect(nextStatus('ACCEPTED', 'order.amended', seaHarmless)).toBe('SUBMITTED');
  });

  test('what was completed goes back before that, what was cancelled is accepted anew, and nothing else is reopened', () => {
    expect(taking('order.reopened')).toEqual(['COMPLETED', 'CANCELLED']);
    expect(nextStatus('APPROVAL', 'order.cancelled', seaHarmless)).toBe('WITHDRAWN');
    expect(nextStatus('COMPLETED', 'order.reopened', seaDangerous)).toBe('ARRIVED');
    expect(nextStatus('COMPLETED', 'order.reopened', inPlaceHarmless)).toBe('GATED_IN');
    expect(nextStatus('CANCELLED', 'order.reopened', seaDangerous)).toBe('DG_REVIEW');
    expect(nextStatus('CANCELLED', 'order.reopened', seaHarmless)).toBe('SUBMITTED');
  });

  test('an order inland needs no customs, one in place travels nowhere', () => {
    for (const traits of [inlandDangerous, inlandHarmless, inPlaceDangerous, inPlaceHarmless])
      expect(taking('customs.cleared', traits)).toEqual([]);
    expect(nextStatus('GATED_IN', 'transport.departed', inlandHarmless)).toBe('SAILED');
    expect(nextStatus('GATED_IN', 'order.completed', inPlaceDangerous)).toBe('COMPLETED');
    expect(taking('transport.departed', inPlaceHarmless)).toEqual(['CUSTOMS']);
    expect(taking('danger.declared', inPlaceDangerous)).toEqual([]);
    expect(taking('danger.declared', inlandDangerous)).toEqual(['RELEASED']);
    expect(taking('danger.declared', inlandHarmless)).toEqual([]);
  });
});

test('of several moves at once one wins', { tags: ['postgres'] }, async () => {
  await dangerous.begin();
  const accepted = await Promise.allSettled(Array.from({ length: 8 }, () => dangerous.move('order.accepted')));
  expect(accepted.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const ended = await Promise.allSettled([dangerous.move('order.cancelled'), dangerous.move('order.rejected')]);
  expect(ended.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const lost = [...accepted, ...ended].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of lost) expect(reason).toMatchObject({ code: codes.conflict });
  expect((await dangerous.events()).map(({ position }) => position)).toEqual([0, 1, 2]);
});

test('no role runs a command of another', async () => {
  await dangerous.begin();
  const dependencies = { ...service, caller: { address: '127.0.0.1', userAgent: 'test', https: true } };
  const byUser = { by: 'user' as const, userId: session.userId, note: '' };
  for (const command of orderCommand.options.filter((each) => orderCommands[each].by !== 'user'))
    await expect(applyCommand(dependencies, dangerous.orderNo, command, byUser)).rejects.toMatchObject({
      code: codes.forbidden,
    });
  await expect(
    applyCommand(dependencies, dangerous.orderNo, 'order.cancelled', { by: 'platform', note: '' }),
  ).rejects.toMatchObject({ code: codes.forbidden, message: '“取消订单”只能由用户操作' });
  expect(await dangerous.events()).toHaveLength(1);
});
