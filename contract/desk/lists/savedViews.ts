import * as z from 'zod/mini';
import { staffRoles } from '#contract/desk/staffRoles.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { listKinds } from './lists.ts';

/** The most views that a person keeps of a list, the longest query of one and the longest name. */
export const [savedViewsMax, viewQueryMax, viewNameMax] = [30, 1_000, 20];

/** The name of a view: one to 20 characters. */
export const viewName = text(viewNameMax);

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** Search, filters, sequence and columns, as in an address. */
  query: z.string(),
  /** The list begins with it. */
  isDefault: z.boolean(),
});
export type SavedView = z.output<typeof savedView>;

const list = z.enum(listKinds);
const person = z.object({ login: z.string(), name: z.string() });

export const listStart = endpoint({
  method: 'post',
  path: '/api-platform/desk/list',
  summary: '一个列表开始时需要的：本人保存的视图，可以经办的同事，订单的承运人',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ list }),
  output: z.object({
    views: z.array(savedView),
    colleagues: z.array(person),
    /** The carriers of listed orders; none for other lists. */
    carriers: z.array(z.string()),
  }),
});
export type ListStart = z.output<(typeof listStart)['output']>;

export const saveView = endpoint({
  method: 'post',
  path: '/api-platform/desk/list/view',
  summary: '保存视图：名称、搜索、筛选、排序与显示的列；附编号则更名或更新；本人同一列表的视图不重名，至多一个为默认',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({
    list,
    id: z.optional(z.uuid()),
    name: viewName,
    query: z.string().check(z.maxLength(viewQueryMax)),
    isDefault: z.boolean(),
  }),
  output: z.array(savedView),
});

export const removeView = endpoint({
  method: 'post',
  path: '/api-platform/desk/list/view/remove',
  summary: '删除本人保存的视图',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.object({ list, id: z.uuid() }),
  output: z.array(savedView),
});
