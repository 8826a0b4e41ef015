import { beforeAll, describe, expect, test } from 'vitest';
import { captchaCheck, captchaGet, proofOfWorkCheck, proofOfWorkGet, singleSignOn } from '#contract/auth/auth.ts';
import { licenceOcr, licencePicture, uploadLicence } from '#contract/enterprise/enterprise.ts';
import { goodsDocument } from '#contract/goods/goods.ts';
import { orderBookingNote, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { saveTemplate } from '#contract/quotes/orderTemplates.ts';
import { quoteSheet, saveQuote, sharedQuote, sharedQuoteSheet } from '#contract/quotes/savedQuotes.ts';
import { acceptOffer, offerByLink } from '#contract/quotes/offers.ts';
import { smsLogin } from '#contract/auth/user.ts';
import { changePassword, passwordLogin } from '#contract/auth/password.ts';
import { addressFailures, clientRates } from '#server/auth/captcha/client.ts';
import { rateWindows } from '#server/db/schema/codesAndLimits.ts';
import { emailRates, smsRates, verifiedRates } from '#server/auth/smsLimits.ts';
import { digest, goodPassword, registered } from '#tests/support/credentials.ts';
import { enquire, enquiryForm } from '#tests/support/enquiry.ts';
import { sampleFile } from '#tests/support/files.ts';
import { orderForm } from '#tests/support/order.ts';
import { queueNotifications } from '#server/notifications/queue.ts';
import { entered } from '#tests/support/userCenter.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { applyWith } from '#tests/support/verification.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;
const address = '203.0.113.9';
const phone = '13812345678';
const owner = '13600000001';

/** Every window in which calls are counted: its key with a star for each variable part, then the count and the seconds. */
const expected: Record<string, [max: number, seconds: number]> = {
  'sms:phone:*:pause': [1, 60],
  'sms:phone:*:hour': [5, hour],
  'sms:phone:*:day': [10, day],
  'sms:address:*:hour': [20, hour],
  'sms:address:*:day': [100, day],
  'sms:device:*:day': [10, day],
  'sms:prefix:*:hour': [50, hour],
  'sms:service:minute': [300, minute],
  'sms:address:*:verified:*': [1, day],
  'sms:address:*:verified': [200, day],
  'sms:notice:user:*:day': [10, day],
  'login:address:*': [120, minute],
  'ticket:address:*': [30, minute],
  'captcha:get:*': [120, minute],
  'captcha:get:address:*': [600, minute],
  'captcha:check:*': [600, minute],
  'captcha:check:address:*': [3_000, minute],
  'captcha:failures:*': [5, minute],
  'captcha:doubts:*': [3, 5 * minute],
  'captcha:wrong:*': [10, hour],
  'captcha:locked:*': [1, 5 * minute],
  'captcha:passed:*': [1, day],
  'effort:client:*:minutes': [3, 10 * minute],
  'effort:client:*:day': [10, day],
  'effort:address:*:minutes': [6, 10 * minute],
  'effort:address:*:day': [30, day],
  'effort:check:*': [60, minute],
  'password:address:*': [30, minute],
  'password:seen:*:*': [1, hour],
  'password:accounts:*': [20, hour],
  'password:known:*:*': [1, 30 * day],
  'licence:user:*': [20, hour],
  'licenceText:user:*': [60, hour],
  'licencePicture:user:*': [60, hour],
  'application:user:*': [20, hour],
  'order:*': [30, minute],
  'sheet:*': [30, minute],
  'quote:*': [30, minute],
  'quoteSheet:*': [30, minute],
  'quoteShared:address:*': [120, minute],
  'offer:address:*': [120, minute],
  'offerAnswer:address:*': [10, minute],
  'quoteSheet:address:*': [30, minute],
  'template:*': [30, minute],
  'document:*': [120, hour],
  'goodsDocument:address:*': [60, minute],
  'enquiry:address:*': [20, hour],
  'enquiry:phone:*': [10, day],
  'email:user:*': [5, hour],
  'email:to:*': [5, hour],
  'email:address:*': [20, hour],
  'email:login:*:pause': [1, 60],
  'email:login:*:hour': [5, hour],
  'email:login:*:day': [10, day],
  'email:service:minute': [300, minute],
  'sms:notification:user:*:day': [30, day],
};

const patternOf = (key: string): string =>
  Object.keys(expected).find((pattern) =>
    new RegExp(`^${pattern.replaceAll('|', String.raw`\|`).replaceAll('*', '[^:]*')}$`).test(key),
  ) ?? key;

const service = serviceForAll();
const counted = new Map<string, [number | null, number | null]>();
const count = ({ key, max, seconds }: { key: string; max: number | null; seconds: number | null }) =>
  counted.set(patternOf(key), [max, seconds]);

beforeAll(async () => {
  const session = await service.signIn(phone);
  const company = await service.signIn('13812345670');
  const { orderNo } = await place(service, session, orderForm('fcl'));
  await registered(service, owner);
  const signIn = (password: string) =>
    service.call(passwordLogin, { userName: owner, password, remember: false }, { address });
  const acts: (() => Promise<unknown>)[] = [
    () => service.call(smsLogin, { phone, code: '123456' }, { address }),
    () => service.call(singleSignOn, { token: 'nobody’s' }, { address }),
    () => service.call(captchaGet, { captchaType: 'blockPuzzle', clientUid: 'slider-1' }, { address }),
    () => service.call(captchaCheck, { captchaType: 'blockPuzzle', token: 't', pointJson: '{}' }, { address }),
    () => service.call(proofOfWorkGet, { algorithm: 'PBKDF2' }, { address }),
    () => service.call(proofOfWorkCheck, { token: 't', numbers: [] }, { address }),
    () => signIn('a'.repeat(64)),
    () => enquire(service, enquiryForm(), { address }),
    () => service.call(goodsDocument, { id: 'methanol', kind: 'SDS' }, { address }),
    () => service.call(saveQuote, { name: '报价', form: orderForm('fcl') }, { session }),
    () => service.call(quoteSheet, { id: crypto.randomUUID() }, { session }),
    () => service.call(sharedQuote, { token: 'x' }, { address }),
    () => service.call(offerByLink, { token: 'x' }, { address }),
    () => service.call(acceptOffer, { token: 'x', option: 0 }, { address }),
    () => service.call(sharedQuoteSheet, { token: 'x' }, { address }),
    () => service.call(saveTemplate, { orderNo, name: '模板' }, { session }),
    () => service.call(orderBookingNote, { orderNo }, { session }),
    () =>
      service.call(
        uploadOrderDocument,
        { orderNo, fileName: 'a.pdf', paperCode: '', content: sampleFile.pdf() as Uint8Array<ArrayBuffer> },
        { session },
      ),
    () => service.call(uploadLicence, new Uint8Array([1]), { session: company }),
    () => service.call(licenceOcr, { fileId: crypto.randomUUID() }, { session: company }),
    () => service.call(licencePicture, { fileId: crypto.randomUUID() }, { session: company }),
    () => applyWith(service, company),
    async () => (await entered(service, session)).post('/account/notifications/email', { email: 'a@example.com' }),
    () =>
      queueNotifications(service.db, service.clock.now(), [
        { userId: session.userId, key: 'one', kind: 'order.accepted', facts: {} },
      ]),
  ];
  for (const command of acts) await command().catch(() => undefined);
  for (const { key, max, seconds } of await service.db.select().from(rateWindows)) count({ key, max, seconds });
  await signIn(digest(owner, goodPassword));
  const oldPassword = digest(owner, goodPassword);
  const newPassword = digest(owner, 'Harbour#2026-tide');
  await service.call(changePassword, { oldPassword, newPassword }, { session: await service.signIn(owner) });
  for (const { key, max, seconds } of await service.db.select().from(rateWindows)) count({ key, max, seconds });
  const caller = { address, userAgent: 'test', https: true };
  for (const rate of smsRates(phone, caller, 'slider-1', 0)) count(rate);
  for (const rate of emailRates('a@example.com', caller, 'slider-1', 0)) count(rate);
  for (const rate of verifiedRates(phone, { address })) count(rate);
  const { free: max, windowSeconds: seconds, key } = addressFailures(address, 'blockPuzzle');
  count({ key, max, seconds });
  for (const rate of Object.values(clientRates('203.0.113.9|'))) count(rate);
});

describe('how often a call may come', () => {
  test.each(Object.entries(expected))('%s: %j', (pattern, rate) => expect(counted.get(pattern)).toEqual(rate));

  test('is said for every window there is', () => {
    expect([...counted.keys()].filter((pattern) => !Object.hasOwn(expected, pattern))).toEqual([]);
  });
});
