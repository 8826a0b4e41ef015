import type { GoodsItem } from '#contract/goods/goods.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import type { dangerousGoodsEntries } from '#server/db/schema/reference.ts';

/** An entry of the dangerous-goods list. */
export type ListedGoods = typeof dangerousGoodsEntries.$inferSelect;

/** Whether a row of a document has a value. */
export const isStated = ([, value]: readonly [string, string]): boolean => value !== '';

/** The day in China on which the catalogue last changed a product. */
export const changedOn = ({ updatedAt }: Pick<GoodsItem, 'updatedAt'>): string => chinaDayOf(new Date(updatedAt));

/** The hazard of a product in words. */
export const hazardText = ({ hazardClass, unNumber }: GoodsItem): string =>
  hazardClass === null && unNumber === null
    ? '供应方按非危险货物申报'
    : `${hazardClass === null ? '' : `第 ${hazardClass} ${hazardClass.includes('.') ? '项' : '类'}`}危险货物`;

/** How a product is classified for transport. */
export const transportRows = (item: GoodsItem): [string, string][] => [
  ['联合国编号', item.unNumber === null ? '' : `UN ${item.unNumber}`],
  ['类别或项别', item.hazardClass ?? hazardText(item)],
  ['包装类别', item.packingGroup ?? ''],
];
