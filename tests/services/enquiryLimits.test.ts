import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { dayMs, hourMs } from '#server/support/chinaTime.ts';
import { deskKeyOf } from '#server/enterprise/desk.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const secret = 'a secret of the enquiries, long enough too';
const service = serviceForAll({ config: { secret } });

const add = (form: EnquiryForm, options?: Parameters<typeof enquire>[2]) => enquire(service, form, options);

const tooMany = {
  code: codes.tooMany,
  message: expect.stringMatching(/^询价提交过于频繁，请\d+(分钟|小时)后再试$/) as string,
};

test('an address: twenty in an hour', async () => {
  const address = '203.0.113.5';
  const sent = { enquiry: enquiryForm(), key: crypto.randomUUID() };
  const first = await add(sent.enquiry, { key: sent.key, address });
  for (let index = 1; index < 20; index += 1) await add(enquiryForm(), { address });
  const [rejected, key] = [enquiryForm(), crypto.randomUUID()];
  await expect(add(rejected, { key, address })).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 3_600 });

  // a retry of an accepted enquiry gets the same response; a rejected one left its key unused
  expect(await add(sent.enquiry, { key: sent.key, address })).toEqual(first);
  expect(await add(rejected, { key, address: '203.0.113.6' })).toMatchObject({
    enquiryNo: expect.any(String) as string,
  });
  service.clock.advance(hourMs);
  await add(enquiryForm(), { address });
});

test('a phone: ten in a day, from anywhere, and a rejected one counts nothing', { tags: ['postgres'] }, async () => {
  const { phone } = enquiryForm();
  const send = (index: number) => add(enquiryForm({ phone, remark: String(index) }), { address: `203.0.114.${index}` });
  const before = await service.db.$count(enquiries);
  const responses = await Promise.allSettled(Array.from({ length: 14 }, (_, index) => send(index)));
  expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await service.db.$count(enquiries)).toBe(before + 10);
  await expect(send(20)).rejects.toMatchObject({ ...tooMany, retryAfterSeconds: 86_400 });
  service.clock.advance(dayMs);
  await send(21);
});

test('the desk lists the latest, newest first, to who has its key', { tags: ['postgres'] }, async () => {
  service.clock.advance(dayMs);
  const { enquiryNo, answerBy } = await add(enquiryForm({ goods: '最新的货' }));
  const request = (headers: Record<string, string>) =>
    service.fetch(new Request('http://127.0.0.1:8080/review/enquiries', { headers }));
  const [newest] = (await (await request({ Authorization: `Bearer ${deskKeyOf(secret)}` })).json()) as unknown[];
  expect(newest).toMatchObject({ enquiryNo, answerBy, content: { goods: '最新的货' } });
  expect((await request({})).status).toBe(404);
});

test('what is older than a year is forgotten', { tags: ['postgres'] }, async () => {
  const { enquiryNo } = await add(enquiryForm());
  await deleteExpired(service.db, new Date(service.clock.now().getTime() + 365 * dayMs));
  expect(await service.db.$count(enquiries, eq(enquiries.enquiryNo, enquiryNo))).toBe(1);
  await deleteExpired(service.db, new Date(service.clock.now().getTime() + 366 * dayMs));
  expect(await service.db.$count(enquiries)).toBe(0);
});
