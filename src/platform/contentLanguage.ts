/**
 * The `lang` of content that exists only in Chinese, such as articles, on English pages; undefined on Chinese pages.
 */
export const contentLanguage = import.meta.env.ENGLISH ? 'zh-CN' : undefined;

/** The `lang` of content that may exist in English as well. */
export const languageOf = (text: string) =>
  import.meta.env.ENGLISH && /\p{Script=Han}/u.test(text) ? 'zh-CN' : undefined;
