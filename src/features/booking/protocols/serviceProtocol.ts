import { shippingProtocolVersion } from '#contract/booking/blankOrder.ts';
import type { LegalText } from '#src/ui/legalText.ts';

/** One article before numbering. */
export type Article = LegalText['articles'][number];

const numerals = '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八'.split(' ');

/** The agreement of a service: its numbered articles, and the most important points in the preamble. */
export const protocolOf = (title: string, heed: string, articles: readonly Article[]): LegalText => ({
  title,
  version: shippingProtocolVersion,
  effectiveOn: '2026-11-20',
  preamble: `请在提交订单前读完本协议，并特别留意${heed}各条，它们与您的权益关系重大。`,
  articles: articles.map(({ heading, paragraphs }, index) => ({
    heading: `${numerals[index]}、${heading}`,
    paragraphs,
  })),
});
