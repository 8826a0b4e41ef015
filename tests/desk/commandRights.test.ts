// @module-tag long
import { beforeAll, describe, expect, test } from 'vitest';
import { commandOrder, deskOrder } from '#contract/desk/orders/orderDesk.ts';
import { claimSubject, deskQueue } from '#contract/desk/queue.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { staffRoles } from '#contract/desk/staffRoles.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import { deskStatuses } from '#contract/orders/orderStatus.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { commandsIn, orderCommands } from '#machines/orders/orderLife.ts';
import { isGivenAtDesk } from '#contract/desk/orders/commandRights.ts';
import { staffMember } from '#tests/support/desk.ts';
import { enquiryForm } from '#tests/support/enquiry.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const staff = new Map<StaffRole, Awaited<ReturnType<typeof staffMember>>>();
const orders: Record<string, LivingOrder> = {};
beforeAll(async () => {
  const customer = await service.signIn();
  for (const role of staffRoles) staff.set(role, await staffMember(service, role));
  orders['dangerous'] = await livingOrder(service, customer, { dangerous: true });
  orders['ordinary'] = await livingOrder(service, customer, { dangerous: false });
});

/** All commands of a reviewer. */
const ofReviewer = new Set([
  'NEED_INFO info.supplied',
  'INFO_SUPPLIED review.begun',
  'DG_REVIEW info.requested',
  'DG_REVIEW order.accepted',
  'DG_REVIEW order.rejected',
  'RELEASED danger.declared',
]);
const notOfClerk = /^(?:DG_REVIEW order\.(?:accepted|rejected)|(?:COMPLETED|CANCELLED) order\.reopened)$/;

const mayGive: Readonly<Record<StaffRole, (act: string) => boolean>> = {
  clerk: (act) => !notOfClerk.test(act),
  reviewer: (act) => ofReviewer.has(act),
  administrator: () => true,
};

describe.each(staffRoles)('a %s', (role) => {
  test.each(['dangerous', 'ordinary'])('gives the commands of the role in every status (%s order)', async (kind) => {
    const { orderNo, put, traits } = orders[kind]!;
    const wrong: string[] = [];
    for (const status of deskStatuses.filter((each) => kind === 'dangerous' || each !== 'DG_REVIEW')) {
      await put(status);
      const offered = (await service.call(deskOrder, { orderNo }, staff.get(role)!)).commands;
      for (const command of commandsIn(status, traits).filter((each) => isGivenAtDesk(each, orderCommands[each].by))) {
        await put(status);
        const code = await service
          .call(commandOrder, { orderNo, version: 1, command, form: {} }, staff.get(role)!)
          .then(
            () => 'done',
            (error: { code: string }) => error.code,
          );
        const may = mayGive[role](`${status} ${command}`);
        if ((code !== codes.forbidden) !== may || offered.includes(command) !== may)
          wrong.push(`${status} ${command}: ${code}, ${offered.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('a reviewer neither sees nor claims what is not reviewed there; nobody claims what does not exist', async () => {
  const claim = (role: StaffRole, about: 'order' | 'application' | 'enquiry', subject: string) =>
    service.call(claimSubject, { about, subject, from: null, to: role }, staff.get(role)!);
  const { enquiryNo } = await service.call(addEnquiry, enquiryForm(), { headers: { 'Idempotency-Key': 'enquiry-1' } });
  const kinds = async (role: StaffRole) =>
    new Set((await service.call(deskQueue, {}, staff.get(role)!)).page!.items.map(({ about }) => about));
  expect(await kinds('clerk')).toContain('enquiry');
  expect(await kinds('reviewer')).not.toContain('enquiry');
  await expect(claim('reviewer', 'enquiry', enquiryNo)).rejects.toHaveCode(codes.forbidden);
  await expect(claim('reviewer', 'application', 'x')).rejects.toHaveCode(codes.forbidden);
  expect(await claim('reviewer', 'order', orders['dangerous']!.orderNo)).toMatchObject({ owner: { name: '周敏' } });
  expect((await claim('clerk', 'enquiry', enquiryNo)).owner).not.toBeNull();
  for (const about of ['order', 'application', 'enquiry'] as const)
    for (const subject of ['x', '6f1e2a34-1111-4222-8333-444455556666'])
      await expect(claim('administrator', about, subject)).rejects.toHaveCode(codes.notFound);
});
