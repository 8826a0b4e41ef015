import { describe, expect, test } from 'vitest';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import { protocols } from '#src/features/booking/form/protocolTexts.ts';
import { protocolTitles } from '#src/features/booking/protocols/protocolTitles.ts';
import type { LegalText } from '#src/ui/legalText.ts';
import { wordsOf } from '#tests/support/legalText.ts';

const agreements = Object.fromEntries(
  await Promise.all(serviceCode.options.map(async (service) => [service, await protocols[service]()] as const)),
) as Record<ServiceCode, LegalText>;

/** What each agreement must settle besides what all have in common. */
const particulars = {
  fcl: ['免费用箱期', '核实的总质量（VGM）', '正本提单', '装箱证明书'],
  lcl: ['不足 1 计费吨的按 1 计费吨计收', '截仓后到货', '标准装载体积为 20GP 25 立方米', '目的港代理向收货人收取'],
  air: ['乘以 166.67', '《货物运输条件鉴定书》', '截货时间', '运单不是物权凭证', '干冰净重'],
  rail: ['国际货协（SMGS）附件 2', '默认不受理危险货物', '口岸换装费', '异地还箱费'],
  tank: ['充装率最高 95%', '20% 至 80%', '清洗证明', '超期用罐费', '租期自提罐之日起至还罐之日止'],
  flexitank: ['附件 7 第 5.2.1 条', '不受理任何危险货物', '不超过 24 立方米', '渗漏', '废袋'],
  warehousing: ['入库日计费，出库日不计', 'GB 50016-2014', '出库指令', '危险化学品经营许可证'],
  builtIn: ['装箱现场检查员', 'JT 672-2006', '重新装箱费', '截港时间'],
  dgDesk: ['进出港 24 小时前申报', '样品应当与所运货物一致', '持证申报人', '不保证结论'],
  domestic: ['一车一单、一趟一单', '放空费', '清洗证明', '核定的载质量', '复磅'],
  goods: ['质量异议', '货物的所有权', '毁损、灭失的风险', '易制毒、易制爆', '危险化学品经营许可证'],
} satisfies Record<ServiceCode, readonly string[]>;

/** Lines that no dangerous goods are taken on: theirs is an article that rejects them. */
const rejecting: ReadonlySet<ServiceCode> = new Set(['rail', 'flexitank']);

describe.each(serviceCode.options)('the agreement of %s', (service) => {
  const { title, version, articles } = agreements[service];
  const messages = wordsOf(agreements[service]);
  const headed = (label: string) => articles.find(({ heading }) => heading.includes(label))?.paragraphs.join('') ?? '';

  test('is its own, in the version that is agreed to', () => {
    expect(title).toBe(protocolTitles[service]);
    expect(version).toBe(shippingProtocolVersion);
    expect(Object.values(agreements).filter((other) => other.title === title)).toHaveLength(1);
  });

  test('has no empty article', () => {
    expect(articles.filter(({ paragraphs }) => !paragraphs[0]).map(({ heading }) => heading)).toEqual([]);
    expect(articles.flatMap(({ paragraphs }) => paragraphs).filter((one) => !one.endsWith('。'))).toEqual([]);
  });

  test.each([
    ['协议双方与我们的地位', '我们不参与基础交易，不是其当事人'],
    ['账号与授权', '视为您的行为'],
    ['订单的成立与变更', '订单方告成立'],
    ['费用与结算', '不自动折算'],
    ['危险货物', '匿报、谎报、漏报危险货物'],
    ['企业认证与订单取消', '自订单提交之时起满两天仍未完成认证的，该订单自动取消'],
    ['、责任', '不免除造成人身损害'],
    ['个人信息与保密', '《隐私政策》'],
    ['协议的变更与通知', '通常不少于七天'],
    ['法律适用与争议解决', '在上海仲裁'],
  ])('%s: %s', (label, said) => expect(headed(label)).toContain(said));

  test('decides what is specific to the service', () => {
    expect(particulars[service].filter((said) => !messages.includes(said))).toEqual([]);
  });

  test('promises nothing of dangerous goods', () => {
    expect(messages).not.toMatch(/允许|兼容|相容/);
    const rejects = /(?:默认不|不)受理(?:任何)?危险货物/.test(headed('危险货物'));
    expect(rejects).toBe(rejecting.has(service));
    expect(headed('危险货物').includes('平台未提示限制，不表示可以')).toBe(!rejecting.has(service));
  });
});
