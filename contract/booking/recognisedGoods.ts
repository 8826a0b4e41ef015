import * as z from 'zod/mini';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { typedText } from './orderFacts.ts';
import type { CargoForm } from './orderForm.ts';

const texts = z.array(z.string().check(z.maxLength(500))).check(z.maxLength(10));

/** The texts of one cargo item by which goods are recognised. */
const goodsTexts = z.object({
  names: texts,
  notes: z._default(texts, []),
  hsCode: z._default(z.string().check(z.maxLength(20)), ''),
  /** Of a cargo that is declared by this UN number only the controls are recognised. */
  unNumber: z.optional(z.string().check(z.maxLength(4))),
});
export type GoodsTexts = z.output<typeof goodsTexts>;

export const recogniseGoods = endpoint({
  method: 'post',
  path: '/api-basic/dangerousGoods/recognise',
  summary:
    '普通货物的品名、备注与 HS 编码是否像危险货物：命中的文字与建议条目，或 null；带 unNumber 的是已申报货物，只识别剧毒、易制爆、易制毒',
  session: 'none',
  payload: 'body',
  input: goodsTexts,
  output: z.nullable(z.omit(suspicion, { path: true, answer: true })),
});
export type RecognisedFinding = NonNullable<z.output<(typeof recogniseGoods)['output']>>;

/** What a cargo item looks like, with the row of the list for the proposed entry. */
export interface RecognisedGoods {
  finding: RecognisedFinding;
  goods: DangerousGoods | undefined;
}

/** The texts of a cargo item; undefined if it has no name yet, or is declared without a UN number. */
export const goodsTextsOf = ({ nameZh, nameEn, hsCode, details, dangerous }: CargoForm): GoodsTexts | undefined => {
  const names = [nameZh, nameEn, dangerous?.technicalName ?? ''].map((name) => typedText(name).trim());
  const notes = [String(details['cas'] ?? '')];
  if (names.every((name) => name === '')) return undefined;
  if (!dangerous) return { names: names.slice(0, 2), notes, hsCode: typedText(hsCode).trim() };
  const { unNumber } = dangerous;
  return /^\d{4}$/.test(unNumber) ? { names, notes, hsCode: '', unNumber } : undefined;
};
