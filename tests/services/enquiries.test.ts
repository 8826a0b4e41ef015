import { eq } from 'drizzle-orm';
import { expect, test, describe } from 'vitest';
import pino from 'pino';
import { codes } from '#contract/protocol/apiError.ts';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { addEnquiry, enquiry as enquirySchema } from '#contract/goods/goods.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { auditEntries } from '#server/db/schema/identity.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { sender } from '#tests/support/post.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { sampleOf, targetPriceOf } from '#contract/goods/enquiryTexts.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { latestEnquiries } from '#server/services/enquiries.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
const service = serviceForAll({ log });

const add = (form: EnquiryForm, options?: Parameters<typeof enquire>[2]) => enquire(service, form, options);
const rowsOf = (enquiryNo: string) => service.db.select().from(enquiries).where(eq(enquiries.enquiryNo, enquiryNo));

test('an enquiry of a visitor is stored with its number and the evening by which it is answered', async () => {
  const enquiry = enquiryForm();
  const response = await add(enquiry);
  expect(response).toEqual({
    enquiryNo: expect.stringMatching(/^XJ260302\d{4}$/) as string,
    answerBy: '2026-03-03T10:00:00.000Z',
  });
  const [row] = await rowsOf(response.enquiryNo);
  expect(row).toMatchObject({ userId: null, receivedAt: service.clock.now() });
  expect(row!.content).toEqual({ ...enquiry, unNumber: '1294' });
});

test('one of a signed-in user knows the user', async () => {
  const session = await service.signIn();
  const { enquiryNo } = await add(enquiryForm(), { session });
  expect((await rowsOf(enquiryNo))[0]?.userId).toBe(session.userId);
});

test('the audit and the log say that, and nothing of whom', async () => {
  const enquiry = enquiryForm({ remark: '请勿外传' });
  const { enquiryNo } = await add(enquiry);
  const entries = await service.db.select().from(auditEntries).where(eq(auditEntries.event, 'enquiry.received'));
  expect(entries.at(-1)?.detail).toEqual({ enquiryNo, line: 'tank' });
  const written = JSON.stringify(entries) + logged.join('');
  expect(logged.join('')).toContain(addEnquiry.path);
  for (const personal of [enquiry.phone, enquiry.contactName, enquiry.company, enquiry.email, enquiry.remark])
    expect(written).not.toContain(personal);
});

test('an enquiry without a key is rejected', async () => {
  const response = await sender(service).post(addEnquiry.path, enquiryForm());
  expect(response).toMatchObject({ status: 400, code: codes.badInput });
});

describe('an idempotency key', () => {
  test('sent twenty times at once stores one enquiry', { tags: ['postgres'] }, async () => {
    const [enquiry, key] = [enquiryForm(), crypto.randomUUID()];
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(enquiry, { key })));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    const stored = (await service.db.select().from(enquiries)).filter(({ content }) => content.phone === enquiry.phone);
    expect(stored).toHaveLength(1);
  });

  test('of as many enquiries at once gives each its own number', { tags: ['postgres'] }, async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => add(enquiryForm(), { address: `198.51.100.${index}` })),
    );
    expect(new Set(responses.map(({ enquiryNo }) => enquiryNo)).size).toBe(20);
  });

  test('with other content is rejected, from a visitor as from a user', { tags: ['postgres'] }, async () => {
    const session = await service.signIn('13900000001');
    for (const options of [{}, { session }]) {
      const [enquiry, key] = [enquiryForm(), crypto.randomUUID()];
      await add(enquiry, { key, ...options, address: '198.51.100.40' });
      await expect(add({ ...enquiry, remark: '改了' }, { key, ...options })).rejects.toHaveCode(codes.keyReused);
    }
  });

  test('of one visitor says nothing about another', async () => {
    const key = crypto.randomUUID();
    const at = { key, address: '198.51.100.41' };
    const session = await service.signIn('13900000002');
    const responses = [
      await add(enquiryForm(), at),
      await add(enquiryForm(), at),
      await add(enquiryForm(), { ...at, session }),
    ];
    expect(new Set(responses.map(({ enquiryNo }) => enquiryNo)).size).toBe(3);
  });
});

const goods = (given: Partial<EnquiryForm> = {}) =>
  enquiryForm({ line: 'goods', sample: 'Y', sampleQuantity: '５００', sampleUnit: 'mL', ...given });

test('a sample and a target price are stored with the enquiry, figures as plain digits', async () => {
  const { enquiryNo } = await add(goods({ targetPrice: '6,600', targetUnit: 'ton' }));
  const stored = (await latestEnquiries(service.db)).find((one) => one.enquiryNo === enquiryNo)!.content;
  expect(stored).toMatchObject({ sample: 'Y', sampleQuantity: '500', sampleUnit: 'mL', targetPrice: '6600' });
  expect(sampleOf(stored)).toBe('500 mL');
  expect(targetPriceOf(stored)).toBe('6,600 人民币/吨');
});

test.each<[keyof EnquiryForm, string]>([
  ['sampleQuantity', ''],
  ['sampleQuantity', 'two'],
  ['sampleQuantity', '0'],
  ['sampleQuantity', '1001'],
  ['targetPrice', '-5'],
  ['targetPrice', 'cheap'],
])('%s is not %j', async (field, value) => {
  await expect(add(goods({ [field]: value }))).rejects.toHaveCode(codes.badInput);
});

test('both are left out by older pages and in older enquiries', () => {
  const { sample, sampleQuantity, targetPrice, ...older } = enquiryForm();
  const parsed = enquirySchema.parse(older);
  expect([sampleOf(parsed), targetPriceOf(parsed)]).toEqual(['', '']);
  expect([sampleOf(older as EnquiryForm), targetPriceOf(older as EnquiryForm)]).toEqual(['', '']);
  expect([sample, sampleQuantity, targetPrice]).toEqual(['N', '', '']);
});

test('a wanted sample without a quantity is a problem of that field, beside the others', () => {
  expect(problemsOf(enquirySchema, goods({ sampleQuantity: '', phone: '1' }))).toEqual({
    sampleQuantity: 'required',
    phone: 'phoneInvalid',
  });
});
