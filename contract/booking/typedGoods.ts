import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { casTyped, unNumberTyped } from '#contract/protocol/typedInput.ts';
import { plainText } from '#contract/protocol/textInput.ts';

const folded = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim().toLowerCase();

const namesOf = ({ nameZh, commonNameZh, properShippingName }: DangerousGoods): string[] =>
  [nameZh, ...commonNameZh.split('、'), properShippingName, ...shippingNamesOf(properShippingName)].map(folded);

/** The entries whose UN number, CAS number or whole name was typed. */
const entriesTyped = (typed: string, rows: readonly DangerousGoods[]): readonly DangerousGoods[] => {
  const [number, cas, name] = [unNumberTyped(typed), casTyped(typed), folded(typed)];
  const exact = [
    rows.filter(({ unNumber }) => unNumber === number),
    rows.filter((row) => row.cas === cas),
    rows.filter((row) => namesOf(row).includes(name)),
  ];
  return exact.find((found) => found.length > 0) ?? [];
};

/** What a typed number or name means: the only entry of the list that has it, or why none is chosen. */
export const goodsTyped = (
  typed: string,
  rows: readonly DangerousGoods[],
): { goods: DangerousGoods } | { messageZh: string } => {
  const found = entriesTyped(typed, rows);
  const [goods] = found;
  if (!goods) return { messageZh: `一览表中没有“${typed.trim()}”，请核对编号或名称，再从列表中选取` };
  if (found.length === 1) return { goods };
  return { messageZh: `“${typed.trim()}”在一览表中有 ${found.length} 个条目，请从列表中选取其一` };
};

/** Said at a field whose text could not be looked up. */
export const goodsNotLookedUp = { messageZh: '未能查询一览表，请稍后再点此处从列表中选取' };
