import * as z from 'zod/mini';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { keptName } from './savedQuotes.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { anyOrder } from '#contract/booking/orderForm.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { templateRhythm } from './templateRhythm.ts';

/** When a template is to be ordered with again; nothing of it where that was never said, as from a former build. */
const repetition = z.object({
  rhythm: z.optional(templateRhythm),
  /** The next day on which its user is told; absent after the last one. */
  nextOn: z.optional(z.iso.date()),
  /** When its user was told; absent once it was ordered with or this time was left out. */
  dueSince: z.optional(z.iso.datetime()),
});
export type Repetition = z.output<typeof repetition>;

/** The content of an order that is saved under a name, to begin others with. */
export const orderTemplate = z.object({
  id: z.string(),
  name: z.string(),
  line: serviceCode,
  routeZh: z.string(),
  isDangerous: z.boolean(),
  savedAt: z.iso.datetime(),
  /** When it was last ordered with; null if it has only been saved. */
  usedAt: z.nullable(z.iso.datetime()),
  ...repetition.shape,
});
export type OrderTemplate = z.output<typeof orderTemplate>;

export const saveTemplate = endpoint({
  method: 'post',
  path: '/api-ecommerce/template/save',
  summary: '把自己的订单存为模板；同名模板以新内容替换',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, name: keptName }),
  output: z.object({ id: z.string() }),
});

export const templateList = endpoint({
  method: 'post',
  path: '/api-ecommerce/template/list',
  summary: '我的订单模板，到期该下单的在前，其次最近用过的',
  session: 'required',
  payload: 'body',
  input: z.object({ line: z.optional(serviceCode) }),
  output: z.array(orderTemplate),
});

export const templateContent = endpoint({
  method: 'post',
  path: '/api-ecommerce/template/content',
  summary: '用模板开始下单：取出其内容，并记为最近使用',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid }),
  output: z.extend(orderTemplate, { order: anyOrder }),
});
export type TemplateContent = OutputOf<typeof templateContent>;

export const renameTemplate = endpoint({
  method: 'post',
  path: '/api-ecommerce/template/rename',
  summary: '给自己的订单模板改名；不能与另一模板同名',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid, name: keptName }),
  output: z.null(),
});

export const repeatTemplate = endpoint({
  method: 'post',
  path: '/api-ecommerce/template/repeat',
  summary: '定期提醒用自己的模板下单；已提醒的一次随之略过，rhythm 为 null 时不再提醒',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid, rhythm: z.nullable(templateRhythm) }),
  output: repetition,
});

export const removeTemplate = endpoint({
  method: 'post',
  path: '/api-ecommerce/template/remove',
  summary: '删除自己的订单模板',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid }),
  output: z.null(),
});
