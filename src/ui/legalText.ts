import type { SiteConfig } from '#contract/app/siteDefaults.ts';

/** A legal text as data; `version` is what a consent names, `effectiveOn` the day `YYYY-MM-DD` from which it is in force. */
export interface LegalText {
  title: string;
  version: string;
  effectiveOn: string;
  preamble: string;
  articles: readonly { heading: string; paragraphs: readonly string[] }[];
  /** Words of the text that lead to a page of the site. */
  links?: readonly { words: string; href: string }[];
}

/** What the texts name of the deployment. */
export type Deployment = Pick<SiteConfig, 'hotline' | 'operator' | 'filings'>;

const mailUnknown = '客服邮箱（暂未取得，可先拨打客服热线）';

/** The text with the deployment's own words in the place of every `{name}`; `mail` is `''` while it is unknown. */
export const filled = (text: LegalText, { hotline, operator, filings }: Deployment, mail: string): LegalText => {
  const words = {
    hotline,
    mail: mail || mailUnknown,
    operator: operator.name,
    address: operator.address,
    creditCode: filings.creditCode,
  };
  const fill = (line: string) =>
    line.replace(/\{(hotline|mail|operator|address|creditCode)\}/g, (_, name: keyof typeof words) => words[name]);
  return {
    ...text,
    preamble: fill(text.preamble),
    articles: text.articles.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(fill) })),
  };
};

/** Since when a text is in force, in words: `2020 年 7 月 14 日起施行`. */
export const inForceSince = ({ effectiveOn }: LegalText): string => {
  const [year, month, day] = effectiveOn.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日起施行`;
};
