import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderCalendar } from '#contract/orders/orderCalendar.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/orders.ts';
import { trackEvents } from '#server/db/schema/tracking.ts';
import { entered } from '#tests/support/userCenter.ts';
import { serviceForAll, sessionForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();
const session = sessionForAll(service);
const fetched = async (orderNo: string, by = session) => service.send(orderCalendar, { orderNo }, { session: by });

test('an order’s cut-offs and departure are events in UTC, each reminded of a day before', async () => {
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const response = await fetched(orderNo);
  expect(response.headers.get('content-type')).toContain('text/calendar');
  const text = await response.text();
  // RFC 5545, 3.1: lines end with CRLF and have 75 octets at most
  const lines = text.split('\r\n');
  expect(text).not.toMatch(/[^\r]\n/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '');
  const summaries = [...unfolded.matchAll(/SUMMARY:(.*)\r\n/g)].map(([, summary]) => summary);
  expect(summaries.at(-1)).toMatch(new RegExp(`^预计开船 .* · ${orderNo} 上海 → 汉堡$`));
  expect(summaries.some((summary) => summary?.includes('危'))).toBe(true);
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(summaries.length);
  expect(unfolded.match(/TRIGGER:-P1D/g)).toHaveLength(summaries.length);
  expect(unfolded).toMatch(/DTSTART:20260312T\d{6}Z/);
  const ids = [...unfolded.matchAll(/UID:(.*)@/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(summaries.length);
  // a deadline keeps its id whatever others come before it
  expect(ids).toEqual(expect.arrayContaining([`${orderNo}-SI`, `${orderNo}-VGM`, `${orderNo}-ETD`]));
  // the departure is the latest estimate
  const entry = { kind: 'departed', classifier: 'EST', source: 'desk', recordedAt: service.clock.now() } as const;
  const about = { orderNo, position: 0, at: new Date('2026-03-20T06:00:00Z'), portCode: '', containerNo: '', note: '' };
  await service.db.insert(trackEvents).values({ ...entry, ...about, vessel: '', voyage: '' });
  expect(await (await fetched(orderNo)).text()).toMatch(/SEQUENCE:1\r\n.*\r\nDTSTART:20260320T060000Z/);
  expect((await fetched(orderNo, await service.signIn('13700000978'))).status).toBe(404);
  await service.db.update(orders).set({ status: 'SAILED' }).where(eq(orders.orderNo, orderNo));
  expect((await (await fetched(orderNo)).text()).match(/SUMMARY:/g)).toHaveLength(1);
  // the events of a cancelled order are withdrawn, with their reminders
  await service.db.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.orderNo, orderNo));
  const cancelled = await (await fetched(orderNo)).text();
  expect(cancelled.match(/STATUS:CANCELLED|VALARM/g)).toEqual(summaries.map(() => 'STATUS:CANCELLED'));
});

test('a link shows the deadlines of all open orders, until it is replaced, ended or its account disabled', async () => {
  const own = await service.signIn('13700000979');
  const { get, text, post } = await entered(service, own);
  const { orderNo } = await place(service, own, orderForm('fcl'));
  const linked = async () => /value="http:..127.0.0.1(\/api-[^"]*)"/.exec(await text('/account/calendar'))?.[1] ?? '';
  const read = (path: string) => service.fetch(new Request(`http://127.0.0.1${path}`));
  expect(await linked()).toBe('');
  await post('/account/calendar', { isOn: 'true' });
  const first = await linked();
  const feed = (await (await read(first)).text()).replaceAll('\r\n ', '');
  expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  expect(feed.match(/SUMMARY:.*/g)?.every((summary) => summary.includes(orderNo))).toBe(true);
  expect(feed).toMatch(/SUMMARY:预计开船/);
  await post('/account/calendar', { isOn: 'true' });
  expect([(await read(first)).status, (await read(await linked())).status]).toEqual([404, 200]);
  const disabled = (disabledAt: Date | null) =>
    service.db.update(users).set({ disabledAt }).where(eq(users.id, own.userId));
  const last = await linked();
  await disabled(service.clock.now());
  expect((await read(last)).status).toBe(404);
  await disabled(null);
  expect((await read(last)).status).toBe(200);
  expect((await post('/account/calendar', { isOn: 'false' })).status).toBe(303);
  expect([(await read(last)).status, (await get('/account/calendar')).status]).toEqual([404, 200]);
});

test('an order without a sailing has none', async () => {
  const { orderNo } = await place(service, session, orderForm('air'));
  expect(await (await fetched(orderNo)).json()).toMatchObject({ message: '本订单没有船期，没有可列入日历的截止时间' });
});
