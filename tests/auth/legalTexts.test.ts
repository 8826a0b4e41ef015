import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { describe, expect, test } from 'vitest';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { consentVersions } from '#contract/auth/user.ts';
import { protocols } from '#src/features/booking/form/protocolTexts.ts';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { fcl as shippingProtocol } from '#src/features/booking/protocols/fclProtocol.ts';
import type { LegalText } from '#src/ui/legalText.ts';
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
/** The paragraph that begins with a label, so that a list is checked where it belongs. */
const paragraphOf = (text: LegalText, label: string): string =>
  text.articles.flatMap(({ paragraphs }) => paragraphs).find((paragraph) => paragraph.startsWith(`${label}：`)) ?? '';

const agreements = Object.fromEntries(
  await Promise.all(serviceCode.options.map(async (service) => [service, await protocols[service]()] as const)),
);
const texts = { userAgreement, privacyNotice, ...agreements };
const agreement = wordsOf(filled(userAgreement, deployment, mail));
const privacy = wordsOf(filled(privacyNotice, deployment, mail));

describe('the user service agreement', () => {
  test('is version 2020-07-14, in force since that day', () => {
    expect(userAgreement).toMatchObject({ version: '2020-07-14', effectiveOn: '2020-07-14' });
    expect(agreement).toContain('版本为 2020-07-14，自 2020 年 7 月 14 日起施行');
  });

  test.each([
    ['users are entities, and natural persons of age', '公司及其他组织（下称“企业用户”），以及年满 18 周岁的自然人'],
    ['the account is the phone number or e-mail', '账号为您的手机号码或者电子邮箱'],
    ['credentials are kept safe', '妥善保管密码、短信验证码'],
    ['information is true', '提供真实、准确、完整的注册资料'],
    ['accounts may be suspended or terminated', '中止或者终止您的账号'],
    ['the law is that of the PRC', '适用中华人民共和国法律'],
    ['arbitration is in Shanghai', '仲裁规则在上海仲裁'],
    ['the provider takes no part in the underlying transactions', '我们不参与基础交易，不是其当事人'],
    ['changes are normally announced seven days ahead', '公布至施行的时间通常不少于七天'],
    ['the service stops with 30 days of notice', '提前 30 天公告'],
    ['enterprises verify themselves', '企业用户应当完成企业认证'],
    ['dangerous goods are declared truthfully', '应当在下单时如实申报'],
    ['misdeclaring ends the order and the account', '可以立即取消订单、停止服务并中止或者终止您的账号'],
    ['misdeclaring is paid for', '赔偿我们、承运人、港口、仓储经营者及其他受害人因此遭受的全部损失'],
  ])('%s', (_, words) => expect(agreement).toContain(words));

  test('an unverified order is cancelled when the two days of the service are over', () => {
    expect(agreement).toContain('自订单提交之时起满两天仍未完成认证的，该订单自动取消');
  });
});

describe('the privacy notice', () => {
  test.each([
    ['登录', ['收集手机号码与电子邮箱']],
    ['注册', ['收集手机号码、姓名、公司名称、学校名称、企业类型与所属行业']],
    [
      '申请开票',
      ['公司名称、纳税人识别号、注册地址与注册电话、开户银行，以及收件人姓名、手机号码、所在地区与详细地址'],
    ],
    ['电子签名服务商', ['企业信息、个人信息与产品信息']],
    ['企业信息查询服务商', ['企业名称', '统一社会信用代码']],
    ['登录凭证', ['“token”', '60 天', '“__Host-sid”']],
    ['用户信息', ['“userInfo”', '60 天']],
    ['记住登录', ['“userName”', '“password”', '“checkedPassWord”', '30 天']],
    ['本机存储（localStorage）', ['“slider”', '“point”', '草稿']],
  ])('%s: every item is named', (label, items) => {
    const paragraph = paragraphOf(privacyNotice, label);
    expect(items.filter((item) => !paragraph.includes(item))).toEqual([]);
  });

  test.each([
    ['sharing needs a consent of its own', '须取得您的单独同意'],
    ['data is stored in China', '存储在中国境内'],
    ['the password itself is never stored', '密码本身无论明文还是密文，都不保存在您的设备上'],
    ['requests are answered within 15 working days', '在 15 个工作日内答复'],
    ['the service stops with 30 days of notice', '提前 30 天以公告、短信或者电子邮件通知您'],
    ['adults are 18 or over', '年满 18 周岁的为成年人'],
    ['children under 14 are treated as sensitive', '不满 14 周岁儿童的个人信息作为敏感个人信息对待'],
    ['access and copies', '查阅与复制：'],
    ['correction', '更正与补充：'],
    ['deletion', '删除：'],
    ['withdrawal of consent', '撤回同意：'],
    ['account cancellation', '注销账号：'],
    ['consents are recorded with their version', '同意的文本及其版本、时间、账号'],
    ['reading takes as long as the dialog requires', '不少于 10 秒'],
    ['the customer service phone is shown', `客服热线：${deployment.hotline}`],
    ['the service e-mail is shown', `客服邮箱：${mail}`],
  ])('%s', (_, words) => expect(privacy).toContain(words));
});

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
