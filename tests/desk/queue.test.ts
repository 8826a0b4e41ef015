// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as review from '#contract/desk/reviewDesk.ts';
import type { QueueRequest } from '#contract/desk/queue.ts';
import { claimSubject, deskQueue, queuePageSize, setAbsence } from '#contract/desk/queue.ts';
import { enterpriseDetail } from '#contract/enterprise/enterprise.ts';
import { addEnquiry } from '#contract/goods/goods.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { pageOfQueue } from '#server/desk/queue/queue.ts';
import { sharedReads } from '#server/support/sharedReads.ts';
import { staffMember } from '#tests/support/desk.ts';
import { enquiryForm } from '#tests/support/enquiry.ts';
import { sampleLicence } from '#tests/support/licence.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import type { LivingOrder } from '#tests/support/orderLife.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { serviceForAll, sessionForAll, madeForAll } from '#tests/support/serviceForAll.ts';
import { applyWith, enterpriseOf, scanOf } from '#tests/support/verification.ts';

const service = serviceForAll({ config: { production: true } });
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: true }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const other = madeForAll(() => staffMember(service, 'clerk', 'sun'));

const pageOf = (input: Partial<QueueRequest> = {}, by = clerk) => service.call(deskQueue, input, by);
const queue = async (by = clerk) => (await pageOf({}, by)).page!.items;
const found = async (owner: string) => (await pageOf({ owner })).page!.items.map((item) => item.subject);
const kindsOf = async (subject: string) =>
  (await queue()).filter((item) => item.subject === subject).map(({ kind }) => kind);
const sinceOf = async (no: string) => (await queue()).find(({ subject }) => subject === no)!.since;

test('an order waits for what its status wants', async () => {
  expect(await kindsOf(order.orderNo)).toContain('review');
  const kindsIn = (status: Parameters<LivingOrder['put']>[0]) => order.put(status).then(() => kindsOf(order.orderNo));
  for (const status of ['SUBMITTED', 'INFO_SUPPLIED'] as const) expect(await kindsIn(status)).toContain('acceptance');
  expect(await kindsIn('AMENDING')).toContain('amendment');
  for (const status of ['ACCEPTED', 'RELEASED', 'DG_DECLARED'] as const)
    expect(await kindsIn(status)).toContain('documents');
  expect(await kindsIn('SAILED')).toEqual([]);
  // the history of another order is not its own
  service.clock.advance(1_000);
  const later = await livingOrder(service, customer, { dangerous: true });
  await order.begin();
  expect(await sinceOf(order.orderNo)).not.toBe(await sinceOf(later.orderNo));
  await later.put('SAILED');
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
  const give = (from: string | null, to: string | null, by = clerk) =>
    service.call(claimSubject, { ...subject, from, to }, by);
  await give(null, 'wang');
  expect(await ownerOf()).toEqual({ login: 'wang', name: '王敏' });
  // if two take it, the second one sees who has it; a colleague may take it over, or be given it
  const late = { code: codes.conflict, field: 'version', message: expect.stringContaining('王敏已于') as string };
  await expect(give(null, 'sun', other)).rejects.toMatchObject(late);
  await expect(give('sun', null, other)).rejects.toMatchObject(late);
  await give('wang', 'sun', other);
  expect(await ownerOf()).toMatchObject({ login: 'sun' });
  expect([await found('sun'), await found('mine')]).toEqual([expect.arrayContaining([order.orderNo]), []]);
  // an absent colleague's items are listed as free
  const until = service.clock.now().toISOString().slice(0, 10);
  expect(await found('free')).not.toContain(order.orderNo);
  await service.call(setAbsence, { until }, other);
  expect(await found('free')).toContain(order.orderNo);
  await give('sun', 'wang');
  await expect(give('wang', 'sun')).rejects.toMatchObject({ message: expect.stringContaining('不在岗') as string });
  await give('wang', null);
  expect(await ownerOf()).toBeNull();
});

test('an enquiry waits until it is answered, once', async () => {
  const { enquiryNo } = await service.call(addEnquiry, enquiryForm(), { headers: { 'Idempotency-Key': 'enquiry-1' } });
  expect(await kindsOf(enquiryNo)).toEqual(['enquiry']);
  const { answer: none, contentVersion: version } = await service.call(review.deskEnquiry, { enquiryNo }, clerk);
  const changes = () => service.call(review.deskEnquiryChanges, { enquiryNo, version }, clerk);
  expect([none, await changes()]).toEqual([null, null]);
  const answer = (text: string) => service.call(review.answerEnquiry, { enquiryNo, answer: text }, clerk);
  await expect(answer(' ')).rejects.toMatchObject({ code: codes.badInput, field: 'answer' });
  await answer('已电话报价');
  await expect(answer('再答')).rejects.toHaveCode(codes.conflict);
  expect(await kindsOf(enquiryNo)).toEqual([]);
  expect(await changes()).toMatchObject({ answer: { text: '已电话报价', by: '王敏' } });
});

test('a verification shows picture and fields, and is decided once; a rejection has its reason', async () => {
  await applyWith(service, customer);
  const waiting = (await queue()).find(({ kind }) => kind === 'verification');
  expect(waiting).toMatchObject({ about: 'application', titleZh: sampleLicence.enterpriseName });
  const { subject: id } = waiting!;
  expect(await service.call(review.deskApplication, { id }, clerk)).toMatchObject({
    status: 'REVIEWING',
    fields: { creditCode: sampleLicence.creditCode },
    hasPicture: true,
    takenByZh: null,
  });
  const picture = await service.send(review.deskLicence, { id }, clerk);
  expect(Buffer.from(await picture.arrayBuffer()).equals(scanOf(sampleLicence))).toBe(true);
  const decide = (passes: boolean, reason = '') =>
    service.call(review.decideApplication, { id, passes, reason }, clerk);
  await expect(decide(false)).rejects.toMatchObject({ code: codes.badInput, field: 'reason' });
  expect(await decide(false, '公章不清晰')).toEqual({ status: 'REJECTED', reason: '公章不清晰' });
  await expect(decide(true)).rejects.toHaveCode(codes.conflict);
  await messagesOf(service).send();
  expect(service.inbox.notices().some(({ text }) => text.includes('未通过。原因：公章不清晰'))).toBe(true);
  const { basicEntId } = await enterpriseOf(service, customer);
  expect(await service.call(enterpriseDetail, { basicEntId }, { session: customer })).toMatchObject({
    status: 'REJECTED',
    reason: '公章不清晰',
  });
  expect(await kindsOf(id)).toEqual([]);
});

test('a reader who has the page gets its version alone; more than a page is read by the index, in its sequence', async () => {
  const { version, page } = await pageOf();
  expect(await pageOf({ version })).toEqual({ version, page: null });
  await service.db.execute(sql`
    insert into desk_tasks select 'order', 'X' || n, 'acceptance', date_trunc('second', now()) + n * interval '1 second', now(), 'X', ''
    from generate_series(1, 5000) n`);
  await service.db.execute(sql`analyze desk_tasks`);
  const seen: string[] = [];
  for (let after = page!.next ?? undefined, turns = 0; turns < 3; turns += 1) {
    const next = (await pageOf(after ? { after } : {})).page!;
    seen.push(...next.items.map((item) => item.subject + item.kind + item.dueAt));
    expect(next.items).toHaveLength(queuePageSize);
    after = next.next ?? undefined;
  }
  expect(new Set(seen).size).toBe(3 * queuePageSize);
  const plan = JSON.stringify(await service.db.execute(sql`explain ${pageOfQueue(service.db, sql`true`).getSQL()}`));
  expect(plan).toMatch(/Index Scan using desk_tasks_due/);
  expect(plan).not.toContain('Seq Scan on desk_tasks');
});

test('callers at the same time share a read, and a caller while it runs gets the next one', async () => {
  let reads = 0;
  const shared = sharedReads<number>();
  const call = (): Promise<number> => shared('page', async () => (reads += 1));
  expect(await Promise.all([call(), call(), Promise.resolve().then(call)])).toEqual([1, 1, 2]);
});

test('a cut-off within a day is due then, and gone once it has passed', async () => {
  await order.put('RELEASED');
  const cutOffs = (await service.db.query.orders.findFirst())!.offer.sailing!.cutOffs;
  const [first] = cutOffs.filter(({ code }) => code !== 'EFC').toSorted((a, b) => a.at.localeCompare(b.at));
  const before = service.clock.now();
  service.clock.advance(Date.parse(first!.at) - before.getTime() - 3_600_000);
  const due = (await queue(await staffMember(service, 'clerk', 'qian'))).find(({ kind }) => kind === 'cutOff');
  expect(due).toMatchObject({ subject: order.orderNo, dueAt: first!.at });
});
