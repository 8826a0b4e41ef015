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
});
export type GoodsTexts = z.output<typeof goodsTexts>;

export const recogniseGoods = endpoint({
  method: 'post',
  path: '/api-basic/dangerousGoods/recognise',
  summary: '普通货物的品名、备注与 HS 编码是否像危险货物：命中的文字与建议条目，或 null',
  session: 'none',
  payload: 'body',
  input: goodsTexts,
  output: z.nullable(z.omit(suspicion, { path: true, answer: true })),
});
export type RecognisedFinding = NonNullable<z.output<(typeof recogniseGoods)['output']>>;

/** What a cargo item that is not declared dangerous looks like, with the row of the list for the proposed entry. */
export interface RecognisedGoods {
  finding: RecognisedFinding;
  goods: DangerousGoods | undefined;
}

/** The texts of a cargo item; undefined if it is declared dangerous or has no name yet. */
export const goodsTextsOf = ({ nameZh, nameEn, hsCode, details, dangerous }: CargoForm): GoodsTexts | undefined => {
  const names = [nameZh, nameEn].map((name) => typedText(name).trim());
  if (dangerous || names.every((name) => name === '')) return undefined;
  return { names, notes: [String(details['cas'] ?? '')], hsCode: typedText(hsCode).trim() };
};
