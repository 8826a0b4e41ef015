import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { unNumber } from '#contract/protocol/unNumber.ts';
import type { StaffRole } from './staffRoles.ts';

const reviewers: readonly StaffRole[] = ['reviewer', 'administrator'];

/** The Chinese name of an entry of the dangerous-goods list; of each packing group with the same English name. */
export const goodsName = z.object({
  unNumber,
  properShippingName: text(400),
  nameZh: text(200),
});

export const correctGoodsName = endpoint({
  method: 'post',
  path: '/api-platform/desk/goods/name',
  summary: '更正危险货物一览表条目的中文名称；英文正确运输名称不变，此后各版一览表仍用更正的名称',
  session: 'staff',
  roles: reviewers,
  payload: 'body',
  input: goodsName,
  output: z.object({ entries: z.int() }),
});
