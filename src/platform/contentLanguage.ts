/** The `lang` of what is stored in Chinese only, such as articles, among English texts; nothing needs one among Chinese. */
export const contentLanguage = import.meta.env.ENGLISH ? 'zh-CN' : undefined;
