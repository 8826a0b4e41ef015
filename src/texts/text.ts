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

/** Where the reader turns to: the customer service phone and the service e-mail, `''` while that is unknown. */
export interface Contact {
  hotline: string;
  mail: string;
}

const mailUnknown = '客服邮箱（暂未取得，可先拨打客服热线）';

/** The text with the contact in the place of every `{hotline}` and `{mail}`. */
export const filled = (text: LegalText, { hotline, mail }: Contact): LegalText => {
  const contact: Contact = { hotline, mail: mail || mailUnknown };
  const fill = (line: string) => line.replace(/\{(hotline|mail)\}/g, (_, name: keyof Contact) => contact[name]);
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
