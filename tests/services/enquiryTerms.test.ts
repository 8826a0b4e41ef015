import { expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { sampleOf, targetPriceOf } from '#contract/goods/enquiryTexts.ts';
import type { EnquiryForm } from '#contract/goods/goods.ts';
import { enquiry } from '#contract/goods/goods.ts';
import { problemsOf } from '#contract/protocol/fields.ts';
import { latestEnquiries } from '#server/services/enquiries.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const goods = (given: Partial<EnquiryForm> = {}) =>
  enquiryForm({ line: 'goods', sample: 'Y', sampleQuantity: '５００', sampleUnit: 'mL', ...given });

test('a sample and a target price are stored with the enquiry, figures as plain digits', async () => {
  const { enquiryNo } = await enquire(service, goods({ targetPrice: '6,600', targetUnit: 'ton' }));
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
  await expect(enquire(service, goods({ [field]: value }))).rejects.toMatchObject({ code: codes.badInput });
});

test('both are left out by older pages and in older enquiries', () => {
  const { sample, sampleQuantity, targetPrice, ...older } = enquiryForm();
  const parsed = enquiry.parse(older);
  expect([sampleOf(parsed), targetPriceOf(parsed)]).toEqual(['', '']);
  expect([sampleOf(older as EnquiryForm), targetPriceOf(older as EnquiryForm)]).toEqual(['', '']);
  expect([sample, sampleQuantity, targetPrice]).toEqual(['N', '', '']);
});

test('a wanted sample without a quantity is a problem of that field, beside the others', () => {
  expect(problemsOf(enquiry, goods({ sampleQuantity: '', phone: '1' }))).toEqual({
    sampleQuantity: 'required',
    phone: 'phoneInvalid',
  });
});
