import type { SiteConfig } from '#contract/app/siteDefaults.ts';
import { uiMessages } from './messages/ui.ts';

/**
 * A legal text as data; a consent refers to its `version`, and it is in force from the day `effectiveOn`
 * (`YYYY-MM-DD`).
 */
export interface LegalText {
  title: string;
  version: string;
  effectiveOn: string;
  preamble: string;
  articles: readonly { heading: string; paragraphs: readonly string[] }[];
  /** Phrases of the text that link to a page of the site. */
  links?: readonly { text: string; href: string }[];
}

/** The deployment's data in the texts. */
export type Deployment = Pick<SiteConfig, 'hotline' | 'operator' | 'filings'>;

/** The text with every `{name}` replaced by the deployment's value; `mail` is `''` while it is unknown. */
export const filled = (text: LegalText, { hotline, operator, filings }: Deployment, mail: string): LegalText => {
  const values = {
    hotline,
    mail: mail || uiMessages.legal.mailUnknown,
    operator: operator.name,
    address: operator.address,
    creditCode: filings.creditCode,
  };
  const fill = (line: string) =>
    line.replace(/\{(hotline|mail|operator|address|creditCode)\}/g, (_, name: keyof typeof values) => values[name]);
  return {
    ...text,
    preamble: fill(text.preamble),
    articles: text.articles.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(fill) })),
  };
};

/** The date from which a text is in force: `2020 年 7 月 14 日起施行`. */
export const inForceSince = ({ effectiveOn }: LegalText): string => {
  const [year = 0, month = 0, day = 0] = effectiveOn.split('-').map(Number);
  return uiMessages.legal.inForceSince(year, month, day);
};
