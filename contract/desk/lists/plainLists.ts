import * as z from 'zod/mini';
import { offerState } from '#contract/quotes/offers.ts';
import { clerks } from '#contract/desk/staffRoles.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { chosenIds, filterDay, listCursor, wantedText } from './orderList.ts';

const text = z._default(z.pipe(z.string().check(z.trim(), z.maxLength(60)), z.transform(wantedText)), '');
const owner = z._default(z.string().check(z.maxLength(64)), '');
/** The first and the last day on which it came in, in China. */
const days = { from: filterDay, until: filterDay };
const sort = z._default(z.enum(['latest', 'earliest']), 'latest');

/** The filters of the lists whose rows are texts and times by column. */
export const plainFilters = {
  enquiries: z.object({
    /** The number, the customer, the phone, the goods or a place. */
    text,
    line: z._default(z.enum(['', ...serviceCode.options]), ''),
    /** Of the answer, or of the latest offer. */
    status: z._default(z.enum(['', 'open', 'answered', ...offerState.options]), ''),
    owner,
    ...days,
    sort,
  }),
  applications: z.object({
    text,
    status: z._default(z.enum(['', 'REVIEWING', 'PASS', 'REJECTED']), ''),
    owner,
    ...days,
    sort,
  }),
  companies: z.object({ text, sort }),
} as const;
export type PlainList = keyof typeof plainFilters;
export const plainLists = ['enquiries', 'applications', 'companies'] as const satisfies readonly PlainList[];

/** The columns of each, the first of which always shows; those of a time have an instant. */
export const plainColumns = {
  enquiries: {
    enquiryNo: '询价',
    status: '状态',
    customer: '客户',
    phone: '电话',
    goods: '货物',
    lane: '航线',
    received: '收到',
    due: '答复期限',
    owner: '经办人',
  },
  applications: {
    company: '企业',
    status: '状态',
    creditCode: '统一社会信用代码',
    applicant: '申请人',
    phone: '手机号',
    submitted: '提交',
    decided: '审核',
    owner: '经办人',
  },
  companies: {
    company: '企业',
    creditCode: '统一社会信用代码',
    phone: '手机号',
    orders: '订单数',
    lastOrder: '最近下单',
    verified: '认证',
  },
} as const satisfies Record<PlainList, Record<string, string>>;

/** The columns whose cells are instants. */
export const timeColumns: ReadonlySet<string> = new Set([
  'received',
  'due',
  'submitted',
  'decided',
  'lastOrder',
  'verified',
]);

const plainRow = z.object({
  id: z.string(),
  /** By column; a time is an instant, or empty. */
  cells: z.record(z.string(), z.string()),
  owner: z.nullable(z.object({ login: z.string(), name: z.string() })),
});
export type PlainRow = z.output<typeof plainRow>;

const list = z.enum(plainLists);
/** The query of a view, as in an address: what is not known in it does not matter. */
const view = z._default(z.string().check(z.maxLength(1_000)), '');

export const deskList = endpoint({
  method: 'post',
  path: '/api-platform/desk/list/rows',
  summary: '询价、认证申请或已认证企业的一页：搜索，按条件筛选与排序',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ list, view, after: z.optional(listCursor) }),
  output: z.object({ rows: z.array(plainRow), next: z.nullable(listCursor) }),
});

export const deskListFile = endpoint({
  method: 'get',
  path: '/api-platform/desk/list/file',
  summary: '导出筛选出的询价、认证申请或企业（CSV 或 XLSX），单元格均为文本，打开时不执行公式',
  session: 'staff',
  roles: clerks,
  payload: 'query',
  returnsFile: true,
  input: z.object({ list, view, format: z.enum(['csv', 'xlsx']), only: chosenIds }),
  output: file,
});
