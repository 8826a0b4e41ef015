/** The field with the name of goods in the site's language. */
export const ownName = import.meta.env.ENGLISH ? 'nameEn' : 'nameZh';

/** The field with their name in the other language, and its `lang`. */
export const otherName = import.meta.env.ENGLISH ? 'nameZh' : 'nameEn';
export const otherLanguage = import.meta.env.ENGLISH ? 'zh-CN' : 'en';
