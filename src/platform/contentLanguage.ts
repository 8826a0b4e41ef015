/**
 * The `lang` of content that exists only in Chinese, such as articles, on English pages; undefined on Chinese pages.
 */
export const contentLanguage = import.meta.env.ENGLISH ? 'zh-CN' : undefined;
