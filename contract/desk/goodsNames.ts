import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import { nameZhSource } from '#contract/search/referenceData.ts';
import type { StaffRole } from './staffRoles.ts';

const reviewers: readonly StaffRole[] = ['reviewer', 'administrator'];

/** The Chinese name of an entry of the dangerous-goods list; of each packing group with the same English name. */
export const goodsName = z.object({
  unNumber,
  properShippingName: text(400),
  nameZh: text(200),
});

/** An entry of the list that an order declares, with its Chinese name as it is today. */
export const declaredGoodsName = z.object({
  unNumber: z.string(),
  properShippingName: z.string(),
  nameZh: z.string(),
  nameZhSource,
});
export type DeclaredGoodsName = z.output<typeof declaredGoodsName>;

/** Whether a role may correct the Chinese names of the dangerous-goods list. */
export const mayCorrectNames = (role: StaffRole): boolean => reviewers.includes(role);

export const correctGoodsName = endpoint({
  method: 'post',
  path: '/api-platform/desk/goods/name',
  summary: '更正危险货物一览表条目的中文名称；英文正确运输名称不变，此后各版一览表仍用更正的名称',
  session: 'staff',
  roles: reviewers,
  payload: 'body',
  /** `formerZh` is the name that the caller saw. */
  input: z.extend(goodsName, { formerZh: z.optional(z.string().check(z.maxLength(200))) }),
  output: z.object({ entries: z.int() }),
});
