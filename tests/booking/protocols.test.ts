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

  test('promises nothing of dangerous goods', () => {
    expect(messages).not.toMatch(/允许|兼容|相容/);
    const rejects = /(?:默认不|不)受理(?:任何)?危险货物/.test(headed('危险货物'));
    expect(rejects).toBe(rejecting.has(service));
    expect(headed('危险货物').includes('平台未提示限制，不表示可以')).toBe(!rejecting.has(service));
  });
});
