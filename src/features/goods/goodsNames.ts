import type { ShownGoods } from '#contract/goods/goods.ts';

/** The names of goods: in the site's language, and in the other one with its `lang`. */
export const goodsNames = ({
  nameZh,
  nameEn,
}: Pick<ShownGoods, 'nameZh' | 'nameEn'>): { own: string; other: string; otherLanguage: string } =>
  import.meta.env.ENGLISH
    ? { own: nameEn, other: nameZh, otherLanguage: 'zh-CN' }
    : { own: nameZh, other: nameEn, otherLanguage: 'en' };
