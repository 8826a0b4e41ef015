import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { describe, expect, test } from 'vitest';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { consentVersions } from '#contract/auth/user.ts';
import { protocols } from '#src/features/booking/form/protocolTexts.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { fcl as shippingProtocol } from '#src/features/booking/protocols/fclProtocol.ts';
import { filled, inForceSince } from '#src/ui/legalText.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';
import { wordsOf } from '#tests/support/legalText.ts';

const mail = 'service@example.com';
const deployment = {
  ...siteDefaults,
  hotline: '400-820-8820',
  operator: { name: '海川物流有限公司', address: '上海市浦东新区海港大道 1 号' },
  filings: { ...siteDefaults.filings, creditCode: '91310115MA1K4XXU0R' },
};
const agreements = Object.fromEntries(
  await Promise.all(serviceCode.options.map(async (service) => [service, await protocols[service]()] as const)),
);
const texts = { userAgreement, privacyNotice, ...agreements };
const agreement = wordsOf(filled(userAgreement, deployment, mail));
const privacy = wordsOf(filled(privacyNotice, deployment, mail));

describe('every text', () => {
  test('bears the version that consents are recorded with', () => {
    expect(userAgreement.version).toBe(consentVersions['1']);
    expect(privacyNotice.version).toBe(consentVersions['2']);
    expect(shippingProtocol.version).toBe(shippingProtocolVersion);
    expect(inForceSince(privacyNotice)).toBe('2026 年 1 月 1 日起施行');
  });

  test.each(Object.entries(texts))('%s is whole and leaves nothing to fill in', (_, text) => {
    const messages = wordsOf(filled(text, deployment, mail));
    expect(messages.length).toBeGreaterThanOrEqual(2_500);
    expect(messages).not.toMatch(/[{}]|undefined|TODO/);
  });

  test.each(Object.entries(texts))('%s numbers its articles and repeats no paragraph', (_, { articles }) => {
    const numerals = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八'.split(' ');
    expect(articles.map(({ heading }) => heading.split('、')[0])).toEqual(numerals.slice(0, articles.length));
    const paragraphs = articles.flatMap((article) => article.paragraphs);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test.each(Object.entries(texts))('%s is set in full-width punctuation', (_, text) => {
    const halfWidth = wordsOf(text).match(/[\p{Script=Han}][,;:!?()"]|[,;:!?()"][\p{Script=Han}]/gu);
    expect(halfWidth).toBeNull();
  });

  test('both legal texts name the company of the deployment, and no other', () => {
    for (const messages of [agreement, privacy]) {
      expect(messages).toContain('海川物流有限公司（统一社会信用代码：91310115MA1K4XXU0R，下称“我们”）');
      expect(messages).not.toMatch(/0{4}|平台运营方/);
    }
    expect(privacy).toContain('住所：上海市浦东新区海港大道 1 号。');
  });

  test('a mail address that could not be loaded leaves a sentence, not a gap', () => {
    expect(wordsOf(filled(userAgreement, deployment, ''))).toContain(
      '发送邮件至 客服邮箱（暂未取得，可先拨打客服热线）',
    );
  });
});
