/**
 * Chapters of the Harmonized System that only contain food or feed: meat, fish, dairy, vegetables, fruit, coffee and
 * spices, cereals, milled products, meat and fish preparations, cocoa, cereal and vegetable preparations, miscellaneous
 * preparations, feed. Chapters that also contain industrial goods (oil seeds, fats, sugars, beverages) are omitted.
 */
const chapters: ReadonlySet<string> = new Set('02 03 04 07 08 09 10 11 16 18 19 20 21 23'.split(' '));

/** Names that mean food or feed in every context. */
const words =
  /^(?:大米|稻米|小麦|面粉|玉米|大豆|食糖|白糖|白砂糖|食盐|奶粉|茶叶|咖啡豆|饲料|鱼粉|豆粕|食用油|植物油（食用）|罐头|饼干|果汁|干果|食品|宠物食品|猪饲料|鸡饲料)$|(?:配合|浓缩|宠物)饲料$/;

/**
 * Whether goods are foodstuffs or feed: declared, or evident from the HS chapter or the name. IMDG 1.2.1 means food, feed
 * and other edible goods for people or animals.
 */
export const isFoodstuff = ({
  declared,
  hsCode,
  nameZh,
}: {
  declared: boolean;
  hsCode: string;
  nameZh: string;
}): boolean => declared || chapters.has(hsCode.replaceAll(/\D/g, '').slice(0, 2)) || words.test(nameZh.trim());
