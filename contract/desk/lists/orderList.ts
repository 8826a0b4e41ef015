import * as z from 'zod/mini';
import { deskStatuses, orderStatus } from '#contract/orders/orderStatus.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { orLeftOut } from '#contract/protocol/fields.ts';
import { withoutOrderLabel } from '#contract/protocol/ids.ts';
import { mobileTyped } from '#contract/protocol/signInInput.ts';
import { plainDashes } from '#contract/protocol/textInput.ts';
import { containerNumberTyped, unNumberTyped } from '#contract/protocol/typedInput.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { staffRoles } from '#contract/desk/staffRoles.ts';

const instant = z.iso.datetime();
/** A day of a filter; empty where it does not matter. */
export const filterDay = orLeftOut(z.iso.date());

/** The longest text that is searched for, and the longest names of carriers. */
export const [orderTextMax, carrierMax] = [60, 200];

const labels =
  /^(?:(?:订单|订舱|提单|箱|手机|电话|联系电话)(?:编)?号?码?|booking no\.?|b\/l no\.?|container no\.?)\s*[:：]\s*/i;

/** A number in the forms in which people copy it, as it is stored; other text with plain letters and dashes. */
export const wantedText = (typed: string): string => {
  const bare = plainDashes(typed).trim().replace(labels, '');
  const numbers = [mobileTyped(bare), containerNumberTyped(bare), withoutOrderLabel(bare).replaceAll(/\s/g, '')];
  const [phone = '', container = '', orderNo = ''] = numbers;
  if (/^1[2-9]\d{9}$/.test(phone)) return phone;
  if (/^[A-Z]{4}\d{7}$/.test(container)) return container;
  if (/^[A-Z]{3}\d{8,}$/i.test(orderNo)) return orderNo;
  const unNumber = unNumberTyped(bare);
  return /un/i.test(bare) && /^\d{4}$/.test(unNumber) ? unNumber : bare;
};

/** Which orders are listed; what is empty does not matter. */
export const orderFilter = z.object({
  /** Words: each begins a number or a ship, is part of a place, of the carrier or of the company, or is a phone. */
  text: z._default(z.pipe(z.string().check(z.trim(), z.maxLength(orderTextMax)), z.transform(wantedText)), ''),
  line: z._default(z.enum(['', ...serviceCode.options]), ''),
  status: z._default(z.enum(['', 'open', 'ended', ...deskStatuses]), ''),
  /** The first and the last day of placing, in China. */
  from: filterDay,
  until: filterDay,
  /** As the order's quote names it. */
  carrier: z._default(z.string().check(z.maxLength(carrierMax)), ''),
  /** The first and the last day of departure, in China. */
  departsFrom: filterDay,
  departsUntil: filterDay,
  dangerous: z._default(z.enum(['', 'Y', 'N']), ''),
  /** A colleague's login, or `mine`. */
  owner: z._default(z.string().check(z.maxLength(64)), ''),
  overdue: z._default(z.enum(['', 'Y']), ''),
  /** The newest first, by the next deadline, or by departure; orders without one are left out. */
  sort: z._default(z.enum(['placed', 'due', 'departs']), 'placed'),
});
export type OrderFilter = z.output<typeof orderFilter>;

/** The columns beside the number, in their sequence. */
export const orderColumns = ['status', 'customer', 'route', 'placed', 'departs', 'due', 'owner'] as const;

const listedOrder = z.object({
  orderNo: z.string(),
  line: serviceCode,
  status: orderStatus,
  isDangerous: z.boolean(),
  routeZh: z.string(),
  carriageZh: z.string(),
  /** The company, or the person. */
  customerZh: z.string(),
  placedAt: instant,
  departsAt: z.nullable(instant),
  /** When something of it is due at the desk next. */
  dueAt: z.nullable(instant),
  owner: z.nullable(z.object({ login: z.string(), name: z.string() })),
});
export type ListedOrder = z.output<typeof listedOrder>;

/** Where a page of a list ends. */
export const listCursor = z.object({ at: instant, id: z.string().check(z.maxLength(40)) });
export type ListCursor = z.output<typeof listCursor>;

/** The rows of a page of any list, and the most that a file has. */
export const [listPageSize, exportedOrdersMax] = [50, 20_000];

const idsIn = (joined: string): string[] => joined.split(',').filter((id) => id !== '');

/** The ids of chosen rows of a page, joined by commas. */
export const chosenIds = z._default(z.pipe(z.string().check(z.maxLength(3_000)), z.transform(idsIn)), () => []);

export const deskOrders = endpoint({
  method: 'post',
  path: '/api-platform/desk/orders',
  summary: '全部订单一页：搜索订单号、订舱号、提单号、箱号、企业、手机号、港口、船名航次与联合国编号，按条件筛选与排序',
  session: 'staff',
  roles: staffRoles,
  payload: 'body',
  input: z.extend(orderFilter, { after: z.optional(listCursor) }),
  output: z.object({ rows: z.array(listedOrder), next: z.nullable(listCursor) }),
});
export type OrdersPage = z.output<(typeof deskOrders)['output']>;

export const deskOrdersFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/orders/file',
  summary: '导出筛选出的订单（CSV 或 XLSX），单元格均为文本，打开时不执行公式',
  session: 'staff',
  roles: staffRoles,
  payload: 'query',
  returnsFile: true,
  input: z.extend(orderFilter, {
    format: z.enum(['csv', 'xlsx']),
    /** The numbers of chosen orders, which alone are in the file; without them those that match. */
    only: chosenIds,
  }),
  output: file,
});
