import { expect, test } from 'vitest';
import { accountClosing } from '#contract/auth/accountClosing.ts';
import { paths } from '#contract/app/routes.ts';
import { auditDaysMin } from '#service/admin/auditDays.ts';
import { articles } from '#src/features/content/help/articles.tsx';
import { closing } from '#src/features/content/help/texts/closingText.ts';
import { helpTopics } from '#src/features/content/help/texts/helpTopics.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { freshService } from '#tests/support/service.ts';
import { entered } from '#tests/support/userCenter.ts';
import { wordsOf } from '#tests/support/legalText.ts';

const { workingDays, deleted, retained: stored, consentYears } = accountClosing;
const [privacy, agreement, help] = [wordsOf(privacyNotice), wordsOf(userAgreement), JSON.stringify(closing)];
const digits = ['', '一', '两', '三', '四', '五', '六'];

/** The sentences of a text in which these words stand. */
const sentencesWith = (text: string, words: string): string =>
  text
    .split(/[。\n]/)
    .filter((sentence) => sentence.includes(words))
    .join('。');

test('every text that names working days for a closing names those of the service', () => {
  const named = [privacy, agreement, help].flatMap((text) =>
    [...text.matchAll(/(\d+) 个工作日/g)].map(([, number]) => Number(number)),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(new Set(named)).toEqual(new Set([workingDays]));
  expect(sentencesWith(privacy, '注销后')).toContain(`注销后 ${workingDays} 个工作日内删除或者匿名化`);
});

test('the privacy notice states the service’s retention times', () => {
  const [orders, , , consents, logs] = stored;
  expect(sentencesWith(privacy, '订单与交易记录')).toContain(orders.howLong);
  expect(consents.howLong).toBe(`注销后保存${digits[consentYears]}年`);
  expect(sentencesWith(privacy, '同意与撤回的记录')).toContain(`账号存续期间及其后${digits[consentYears]}年内保存`);
  expect(sentencesWith(privacy, '网络日志')).toContain(logs.howLong);
  // six months are 184 days at the most
  expect([logs.howLong, auditDaysMin]).toEqual(['保存不少于六个月', 184]);
  expect(sentencesWith(privacy, '发票')).toContain('按会计档案的法定期限保存');
  expect(sentencesWith(agreement, '注销后账号不能恢复')).toContain('依法须保存的交易记录按法定期限保存');
});

test('the help center and the request page list all deleted and retained data', async () => {
  const service = await freshService();
  const page = await (await entered(service, await service.signIn(), 'close')).text('/account/close');
  for (const text of [help, page]) {
    for (const what of deleted) expect(text).toContain(what);
    for (const { what, howLong } of stored) expect(text).toMatch(new RegExp(`${what}(?:：)?${howLong}`));
    expect(text).toContain(`${workingDays} 个工作日内完成`);
  }
  await service.close();
});

test('the privacy notice leads to the entry of the help center, which is there', () => {
  const { id } = helpTopics.find(({ title }) => title === '注销账号')!;
  expect(articles).toHaveProperty([id]);
  expect(privacyNotice.links).toEqual([{ text: '帮助中心“注销账号”', href: `${paths.helpCenter}?id=${id}` }]);
  expect(sentencesWith(privacy, '哪些信息被删除')).toContain(privacyNotice.links![0]!.text);
});
