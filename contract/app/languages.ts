/** The languages of the site: Chinese, and English at the same addresses after `/en`. */
export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** What the addresses of English pages begin with. */
export const englishHome = '/en';

/** How the English site asks for English messages and names; no browser sends this by itself. */
export const englishAlone = 'en, *;q=0';

/** The cookie with the language that a person chose. */
export const languageCookie = 'language';

/** The address that notes a choice of language and leads to a page in it; the page's own address follows. */
export const languageChoicePath = '/language';

/** A page's address in a language, of its Chinese one. */
export const addressIn = (language: Language, address: string): string => {
  if (language === 'zh') return address;
  return /^\/(?![^?#])/.test(address) ? englishHome + address.slice(1) : englishHome + address;
};

/** The language of an address, and the Chinese address of the same page. */
export const languageOf = (address: string): { language: Language; chinese: string } => {
  const [, rest] = /^\/en(?![^/?#])(.*)$/.exec(address) ?? [];
  if (rest === undefined) return { language: 'zh', chinese: address };
  return { language: 'en', chinese: rest.startsWith('/') ? rest : `/${rest}` };
};
