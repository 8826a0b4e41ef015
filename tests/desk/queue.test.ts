// @module-tag postgres
import { expect, test } from 'vitest';
import {
  answerEnquiry,
  decideApplication,
  deskApplication,
  deskEnquiry,
  deskLicence,
} from '#contract/desk/reviewDesk.ts';
import { claimSubject, deskQueue } from '#contract/desk/queue.ts';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { staffMember } from '#tests/support/desk.ts';
import { enquiryForm } from '#tests/support/enquiry.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { requestOf } from '#tests/support/service.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';
import { applyWith, enterpriseOf, scanOf } from '#tests/support/verification.ts';

const service = serviceForAll({ config: { production: true } });
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: true }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const other = madeForAll(() => staffMember(service, 'clerk', 'sun'));

const queue = () => service.call(deskQueue, {}, clerk);
const kindsOf = async (subject: string) =>
  (await queue()).filter((item) => item.subject === subject).map(({ kind }) => kind);

test('an order waits for what its status wants', async () => {
  expect(await kindsOf(order.orderNo)).toContain('review');
  const kindsIn = (status: Parameters<LivingOrder['put']>[0]) => order.put(status).then(() => kindsOf(order.orderNo));
  for (const status of ['SUBMITTED', 'INFO_SUPPLIED'] as const) expect(await kindsIn(status)).toContain('acceptance');
  expect(await kindsIn('AMENDING')).toContain('amendment');
  for (const status of ['ACCEPTED', 'RELEASED', 'DG_DECLARED'] as const)
    expect(await kindsIn(status)).toContain('documents');
  expect(await kindsIn('SAILED')).toEqual([]);
  await order.begin();
});

test('the queue is sorted by due time, and an item has the owner who took it', async () => {
  const week = 7 * 86_400_000;
  service.clock.advance(-week);
  const { enquiryNo } = await service.call(addEnquiry, enquiryForm(), { headers: { 'Idempotency-Key': 'enquiry-0' } });
  service.clock.advance(week);
  const items = await queue();
  const due = items.map(({ dueAt }) => dueAt);
  expect(due).toEqual(due.toSorted());
  const [overdue, today] = [enquiryNo, order.orderNo].map((no) => items.findIndex(({ subject }) => subject === no));
  expect([overdue, today]).toEqual([0, 1]);
  const subject = { about: 'order' as const, subject: order.orderNo };
  const ownerOf = async () => (await queue()).find((item) => item.subject === order.orderNo)?.owner;
  expect(await ownerOf()).toBeNull();
  await service.call(claimSubject, { ...subject, mine: true }, clerk);
  expect(await ownerOf()).toEqual({ login: 'wang', name: 'wang先生' });
  // a colleague may take it over, but not put back what is another's
  await service.call(claimSubject, { ...subject, mine: false }, other);
  expect(await ownerOf()).toMatchObject({ login: 'wang' });
  await service.call(claimSubject, { ...subject, mine: true }, other);
  expect(await ownerOf()).toMatchObject({ login: 'sun' });
  await service.call(claimSubject, { ...subject, mine: false }, other);
  expect(await ownerOf()).toBeNull();
});

test('an enquiry waits until it is answered, once', async () => {
  const { enquiryNo } = await service.call(addEnquiry, enquiryForm(), { headers: { 'Idempotency-Key': 'enquiry-1' } });
  expect(await kindsOf(enquiryNo)).toEqual(['enquiry']);
  expect(await service.call(deskEnquiry, { enquiryNo }, clerk)).toMatchObject({ answer: null });
  const answer = (text: string) => service.call(answerEnquiry, { enquiryNo, answer: text }, clerk);
  await expect(answer(' ')).rejects.toMatchObject({ code: codes.badInput, field: 'answer' });
  await answer('已电话报价');
  await expect(answer('再答')).rejects.toMatchObject({ code: codes.conflict });
  expect(await kindsOf(enquiryNo)).toEqual([]);
  expect(await service.call(deskEnquiry, { enquiryNo }, clerk)).toMatchObject({
    answer: { text: '已电话报价', by: 'wang先生' },
  });
});

test('a verification shows picture and fields, and is decided once; a rejection has its reason', async () => {
  await applyWith(service, customer);
  const waiting = (await queue()).find(({ kind }) => kind === 'verification');
  expect(waiting).toMatchObject({ about: 'application', titleZh: sampleLicence.enterpriseName });
  const { subject: id } = waiting!;
  expect(await service.call(deskApplication, { id }, clerk)).toMatchObject({
    status: 'REVIEWING',
    fields: { creditCode: sampleLicence.creditCode },
    hasPicture: true,
    takenByZh: null,
  });
  const picture = await service.fetch(requestOf(deskLicence, { id }, clerk));
  expect(Buffer.from(await picture.arrayBuffer()).equals(scanOf(sampleLicence))).toBe(true);
  const decide = (passes: boolean, reason = '') => service.call(decideApplication, { id, passes, reason }, clerk);
  await expect(decide(false)).rejects.toMatchObject({ code: codes.badInput, field: 'reason' });
  expect(await decide(false, '公章不清晰')).toEqual({ status: 'REJECTED', reason: '公章不清晰' });
  await expect(decide(true)).rejects.toMatchObject({ code: codes.conflict });
  await messagesOf(service).send();
  expect(service.inbox.notices().some(({ text }) => text.includes('未通过。原因：公章不清晰'))).toBe(true);
  const { basicEntId } = await enterpriseOf(service, customer);
  expect(await service.call(enterpriseDetail, { basicEntId }, { session: customer })).toMatchObject({
    status: 'REJECTED',
    reason: '公章不清晰',
  });
  expect(await kindsOf(id)).toEqual([]);
});

test('a cut-off within a day is due then, and gone once it has passed', async () => {
  await order.put('RELEASED');
  const cutOffs = (await service.db.query.orders.findFirst())!.offer.sailing!.cutOffs;
  const [first] = cutOffs.filter(({ code }) => code !== 'EFC').toSorted((a, b) => a.at.localeCompare(b.at));
  const before = service.clock.now();
  service.clock.advance(Date.parse(first!.at) - before.getTime() - 3_600_000);
  const { headers } = await staffMember(service, 'clerk', 'qian');
  const due = (await service.call(deskQueue, {}, { headers })).find(({ kind }) => kind === 'cutOff');
  expect(due).toMatchObject({ subject: order.orderNo, dueAt: first!.at });
});
