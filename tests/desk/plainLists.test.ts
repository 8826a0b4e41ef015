// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deskList, deskListFile, plainLists } from '#contract/desk/lists/plainLists.ts';
import { viewIn } from '#contract/desk/lists/lists.ts';
import { listPageSize } from '#contract/desk/lists/orderList.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysAfter } from '#contract/rules/dates/orderDays.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { applications } from '#server/db/schema/verification.ts';
import { applicationQuery, enquiryQuery, fewOf } from '#server/desk/lists/plainLists.ts';
import { staffMember } from '#tests/support/desk.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { requestOf } from '#tests/support/service.ts';
import { madeForAll, serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const customer = sessionForAll(service);
const order = madeForAll(() => livingOrder(service, customer, { dangerous: false }));
const clerk = madeForAll(() => staffMember(service, 'clerk', 'wang'));
const rowsOf = async (input: InputOf<typeof deskList>) => (await service.call(deskList, input, clerk)).rows;

test('enquiries, applications and companies are found, and are files in which no formula runs', async () => {
  const company = '=HYPERLINK("http://a.example")';
  const { enquiryNo } = await enquire(service, enquiryForm({ company, phone: '13900000001' }));
  const today = chinaDayOf(service.clock.now());
  for (const view of [
    '',
    `from=${today}&until=${today}`,
    'text=139-0000-0001',
    'text=汉堡 甲苯',
    'line=tank&status=open',
    `text=${enquiryNo}`,
  ])
    expect([view, (await rowsOf({ list: 'enquiries', view })).map(({ id }) => id)]).toEqual([view, [enquiryNo]]);
  for (const view of [
    `until=${daysAfter(today, -1)}`,
    'status=won',
    'status=lapsed',
    'owner=mine',
    'line=fcl',
    'text=鹿特丹',
  ])
    expect([view, await rowsOf({ list: 'enquiries', view })]).toEqual([view, []]);
  const file = requestOf(deskListFile, { list: 'enquiries', format: 'csv' }, clerk);
  expect(await (await service.fetch(file)).text()).toContain(`"'=HYPERLINK(""http://a.example"")"`);
  const placed = await service.db.select().from(orders).where(eq(orders.orderNo, order.orderNo));
  const { enterpriseId, userId } = placed[0] as { enterpriseId: string; userId: string };
  await service.db.update(enterprises).set({ name: '江苏示例' }).where(eq(enterprises.id, enterpriseId));
  const [fields, at] = [{ enterpriseName: '江苏示例' } as never, service.clock.now()];
  const given = {
    enterpriseId,
    userId,
    fields,
    creditCode: '91320000TEST',
    submittedAt: at,
    reviewAt: at,
    decidedAt: at,
  };
  await service.db.insert(applications).values([
    { ...given, status: 'PASS' },
    { ...given, status: 'REJECTED' },
  ]);
  expect(await rowsOf({ list: 'applications', view: 'text=江苏 91320000&status=REJECTED' })).toHaveLength(1);
  const [found] = await rowsOf({ list: 'companies', view: 'text=江苏' });
  expect(found?.cells).toMatchObject({ company: '江苏示例', creditCode: '91320000TEST', orders: '1' });
  // verified without an application
  const id = randomUUID();
  await service.db
    .insert(enterprises)
    .values({ id, name: '宁波示例', auditStatus: 'PASS', createdAt: new Date(at.getTime() + 1) });
  await service.db.insert(users).values({ phone: '13900000009', name: '孙', enterpriseId: id, createdAt: at });
  const listed = { company: '宁波示例', phone: '13900000009' };
  expect(await rowsOf({ list: 'companies', view: 'text=宁波' })).toMatchObject([{ cells: listed }]);
  expect((await rowsOf({ list: 'companies' })).map(({ cells }) => cells['company'])).toEqual(['宁波示例', '江苏示例']);
});

test('of many rows each list is read by an index, page by page', async () => {
  for (let from = 1; from < 20_000; from += 2_000) {
    const numbers = sql`generate_series(${from}::int, ${from + 1_999}::int) n`;
    await service.db
      .execute(sql`insert into enquiries (enquiry_no, claim, content_hash, content, received_at, answer_by)
      select 'X' || n, 'c' || n, '', content, received_at - n * interval '1 minute', answer_by
      from (select * from enquiries limit 1) one, ${numbers}`);
    await service.db
      .execute(sql`insert into applications (enterprise_id, user_id, fields, credit_code, status, submitted_at, review_at)
      select enterprise_id, user_id, fields, 'C' || n, 'PASS', submitted_at - n * interval '1 minute', review_at
      from (select * from applications where status = 'PASS' limit 1) one, ${numbers}`);
  }
  await service.db.execute(sql`vacuum analyze enquiries, applications`);
  const indexes = {
    enquiries: 'enquiries_received',
    applications: 'applications_submitted',
    companies: 'applications_passed',
  };
  for (const list of plainLists) {
    const wanted = {
      list,
      filter: viewIn(list, '').filter,
      now: service.clock.now(),
      login: 'wang',
      limit: listPageSize,
    };
    const query = (list === 'enquiries' ? enquiryQuery : applicationQuery)(service.db, wanted).getSQL();
    const plan = JSON.stringify(await service.db.execute(sql`explain ${query}`));
    expect(plan).toContain(indexes[list]);
    expect(plan).not.toMatch(/Seq Scan on (enquiries|applications)/);
    const first = await service.call(deskList, { list }, clerk);
    const second = await service.call(deskList, { list, after: first.next! }, clerk);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(2 * listPageSize);
  }
  for (const [list, text, index] of [
    ['enquiries', 'x19999', 'enquiries_pairs'],
    ['enquiries', '汉堡', 'enquiries_received'],
    ['applications', 'c19999', 'applications_pairs'],
    ['companies', 'c19999', 'applications_pairs'],
    ['companies', '江苏', 'applications_passed'],
  ] as const) {
    const found = await fewOf(service.db, list, text);
    const wanted = { list, now: service.clock.now(), login: 'wang', limit: listPageSize, filter: { text }, found };
    const query = (list === 'enquiries' ? enquiryQuery : applicationQuery)(service.db, wanted).getSQL();
    const plan = JSON.stringify(await service.db.execute(sql`explain ${query}`));
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (enquiries|applications)/);
    if (list !== 'enquiries') expect((await rowsOf({ list, view: `text=${text}` })).length).toBeGreaterThan(0);
  }
  await service.db.delete(enquiries);
  await service.db.delete(applications);
});
