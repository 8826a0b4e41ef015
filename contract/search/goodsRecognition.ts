import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { finding } from '#contract/rules/acceptance/suspicions.ts';

const typed = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');

/** Dangerous goods that the texts of one undeclared cargo name, with the entry that they may be declared by. */
export const goodsRecognition = endpoint({
  method: 'post',
  path: '/api-basic/dangerousGoods/recognise',
  summary: '按货物的中英文品名、CAS 号、HS 编码与备注识别可能的危险货物',
  session: 'none',
  payload: 'body',
  input: z.object({
    nameZh: typed(100),
    nameEn: typed(200),
    cas: typed(20),
    hsCode: typed(20),
    notes: z._default(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(10)), []),
  }),
  /** Empty if nothing is recognised, which says nothing about the goods. */
  output: z.object({ findings: z.array(finding) }),
});
