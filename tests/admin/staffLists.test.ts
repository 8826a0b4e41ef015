// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, enterprises } from '#server/db/schema/identity.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { invoiceRequests, orders } from '#server/db/schema/orders.ts';
import { applications } from '#server/db/schema/verification.ts';
import { adminOf } from '#tests/support/admin.ts';
import { enquiryForm } from '#tests/support/enquiry.ts';
import { invoiceForm } from '#tests/support/invoice.ts';
import { printedFields, sampleLicence } from '#tests/support/licence.ts';
import { orderForm } from '#tests/support/order.ts';
import { copyOrder, place } from '#tests/support/orders.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';
import { reviewDeskOf } from '#tests/support/desk.ts';

/** What lies between two rows, and in which sequence they are written: neither the first nor the last is written first. */
const [minuteMs, written] = [60_000, [2, 0, 4, 1, 3]];

const service = serviceForAll();
const session = sessionForAll(service);
beforeEach(() => service.clock.advance(minuteMs));

/** The moment of a row, so many minutes before now. */
const at = (nth: number): Date => new Date(service.clock.now().getTime() - (10 - nth) * minuteMs);
const later = (nth: number): Date => new Date(service.clock.now().getTime() + (10 + nth) * minuteMs);
const [oldestFirst, newestFirst] = [
  ['0', '1', '2', '3', '4'],
  ['4', '3', '2', '1', '0'],
];

/** What the review desk lists under a path. */
const atDesk = async <Row>(path: string): Promise<Row[]> => {
  const response = await reviewDeskOf(service)(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Row[];
};
const admin = async <Row>(...words: string[]) => (await adminOf(service).json(...words)) as readonly Row[];
const orderNumbers = async (path: string) => (await atDesk<{ orderNo: string }>(path)).map(({ orderNo }) => orderNo);
const addresses = async (...words: string[]) =>
  (await admin<{ address: string }>('audit', '--event', 'order', ...words)).map(({ address }) => address);

test('applications wait in the sequence in which they came', async () => {
  for (const nth of written) {
    const company = { auditStatus: 'REVIEWING' as const, createdAt: at(nth) };
    const [enterprise] = await service.db.insert(enterprises).values(company).returning();
    await service.db.insert(applications).values({
      enterpriseId: enterprise!.id,
      userId: session.userId,
      fields: { ...printedFields(sampleLicence), enterpriseName: String(nth) },
      creditCode: `${nth}`,
      status: 'REVIEWING',
      submittedAt: at(nth),
      reviewAt: later(4 - nth),
    });
  }
  const listed = await atDesk<{ fields: { enterpriseName: string } }>('/applications');
  expect(listed.map(({ fields }) => fields.enterpriseName)).toEqual(oldestFirst);
});

test('the newest enquiry comes first, of those of one moment the last number', async () => {
  const content = { ...enquiryForm(), unNumber: '1294', isDanger: 'Y' as const };
  for (const nth of written)
    await service.db.insert(enquiries).values(
      [1, 2].map((number) => ({
        enquiryNo: `${nth}-${number}`,
        claim: `${nth}-${number}`,
        contentHash: '',
        content,
        receivedAt: at(nth),
        answerBy: later(4 - nth),
      })),
    );
  const listed = (await atDesk<{ enquiryNo: string }>('/enquiries')).map(({ enquiryNo }) => enquiryNo);
  expect(listed).toEqual(newestFirst.flatMap((nth) => [`${nth}-2`, `${nth}-1`]));
});

test('the oldest open order and the oldest invoice request come first', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  await copyOrder(service, 5, sql`jsonb_build_object('order_no', (5 - n)::text)`);
  await service.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderNo, orderNo));
  for (const nth of written) {
    await service.db
      .update(orders)
      .set({ placedAt: at(nth) })
      .where(eq(orders.orderNo, String(nth)));
    await service.db
      .insert(invoiceRequests)
      .values({ orderNo: String(nth), status: 'REQUESTED', content: invoiceForm, requestedAt: at(4 - nth) });
  }
  expect(await orderNumbers('/orders')).toEqual(oldestFirst);
  expect(await orderNumbers('/invoices')).toEqual(newestFirst);
});

test('the newest audit entry comes first, and the newest are those that a limit leaves', async () => {
  await service.db.delete(auditEntries);
  for (const nth of written)
    await service.db
      .insert(auditEntries)
      .values({ event: 'order.placed', at: at(nth), address: String(nth), device: '', detail: {} });
  expect(await addresses()).toEqual(newestFirst);
  expect(await addresses('--limit', '2')).toEqual(['4', '3']);
});
