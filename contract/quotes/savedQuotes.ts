import * as z from 'zod/mini';
import { endpoint, file, pageOf } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { givenId, givenUuid } from '#contract/protocol/ids.ts';
import { listedWhose, paging } from '#contract/protocol/paging.ts';
import { promisedPrice } from '#contract/booking/promisedPrice.ts';
import { sentOrder } from '#contract/booking/orderDefaults.ts';
import { fee, total } from '#contract/rules/pricing/price.ts';
import { sailing } from '#contract/search/sailing.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';

const instant = z.iso.datetime();
/** A quote's or a template's name: at most 60 characters. */
export const keptName = text(60);

/**
 * Whether a saved quote can be ordered at its price, whatever is published meanwhile: `withdrawn` if its sailing or its
 * goods take no orders any more before it expired, `ordered` once an order was placed with it.
 */
const quoteState = z.enum(['valid', 'expired', 'withdrawn', 'ordered']);
export type QuoteState = z.output<typeof quoteState>;

/** A saved quote in a list. */
export const savedQuoteSummary = z.object({
  id: z.string(),
  name: z.string(),
  line: serviceCode,
  /** Origin and destination, or the one place; for goods their name. */
  routeZh: z.string(),
  /** Vessel and voyage, or the carrier or storekeeper; may be empty. */
  carriageZh: z.string(),
  isDangerous: z.boolean(),
  departsAt: z.nullable(instant),
  /** The chosen items with their numbers; empty for a service without. */
  itemsZh: z.string(),
  totals: z.array(total),
  validUntil: instant,
  savedAt: instant,
  state: quoteState,
  orderNo: z.nullable(z.string()),
  isShared: z.boolean(),
});
export type SavedQuoteSummary = z.output<typeof savedQuoteSummary>;

/** One cargo item of a saved quote, without persons. */
const quotedCargo = z.object({
  nameZh: z.string(),
  packages: z.number(),
  grossKg: z.number(),
  volumeM3: z.number(),
  /** `UN 1263 · 3 · II`; null if it is not dangerous. */
  dangerousZh: z.nullable(z.string()),
});

/** What a saved quote says: the load, every charge and what it excludes, as when saved. */
const quoteContent = z.object({
  ...z.omit(savedQuoteSummary, { id: true, orderNo: true, isShared: true }).shape,
  carrierZh: z.nullable(z.string()),
  transitDays: z.nullable(z.int()),
  frequencyZh: z.nullable(z.string()),
  sailing: z.nullable(sailing),
  cargo: z.array(quotedCargo),
  fees: z.array(fee),
  notIncluded: z.array(z.string()),
});
export type QuoteContent = z.output<typeof quoteContent>;

/** What everybody with the link of a quote may read. */
export type OpenContent = Omit<QuoteContent, 'name'>;

/** A saved quote as its owner sees it. */
export const savedQuote = z.extend(quoteContent, {
  id: z.string(),
  orderNo: z.nullable(z.string()),
  /** Why it cannot be ordered at its price any more; null while it can. */
  reasonZh: z.nullable(z.string()),
  /** Opens it without a sign-in; null unless it is shared. */
  shareToken: z.nullable(z.string()),
  /** What the same load costs now, once the quote does not hold; null if it cannot be ordered any more. */
  today: z.nullable(z.object({ totals: z.array(total), validUntil: instant })),
  /** What identifies the sailing, lane or goods; where other prices are looked for. */
  offerId: z.string(),
});
export type SavedQuote = z.output<typeof savedQuote>;

export const saveQuote = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/save',
  summary: '保存报价：按所填内容与现行费用计价，存为自己的报价',
  session: 'required',
  payload: 'body',
  /** `form` may be incomplete; its persons are not stored. The service prices it itself. */
  input: z.object({ name: keptName, form: sentOrder }),
  output: z.object({ id: z.string(), validUntil: instant }),
});

export const savedQuotePage = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/page',
  summary: '我的或本公司的报价，新存的在前',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({
    /** Part of the name, the route or the carriage. */
    keyword: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    whose: listedWhose,
    ...paging,
  }),
  output: pageOf(savedQuoteSummary),
});

export const savedQuoteDetail = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/detail',
  summary: '一份自己的报价，及其是否仍有效、今日价格',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({ id: givenUuid }),
  output: savedQuote,
});

export const renameQuote = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/rename',
  summary: '给自己的报价改名',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid, name: keptName }),
  output: z.null(),
});

export const removeQuote = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/remove',
  summary: '删除自己的报价；其分享链接同时失效',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid }),
  output: z.null(),
});

export const shareQuote = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/share',
  summary: '开启或停用报价的分享链接；停用后再开启，链接不同',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid, isShared: z.boolean() }),
  output: z.object({ shareToken: z.nullable(z.string()) }),
});

export const orderQuote = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/order',
  summary: '报价转为订单：有效的按报价，失效的须同意按今日价格；返回预填的委托内容与所按的价格',
  session: 'required',
  payload: 'body',
  input: z.object({ id: givenUuid, atTodaysPrice: z._default(z.boolean(), false) }),
  output: z.object({
    form: sentOrder,
    /** The price that its order has until the quote expires; null at today's price. */
    promised: z.nullable(promisedPrice),
  }),
});

export const quoteSheet = endpoint({
  method: 'get',
  path: '/api-ecommerce/quote/sheet',
  summary: '下载自己的报价单(PDF)',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ id: givenUuid }),
  output: file,
});

/** The longest token of a share link that is looked up. */
const shareTokenMax = 80;
const shared = z.object({ token: givenId(shareTokenMax) });

export const sharedQuote = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/shared',
  summary: '凭分享链接查看报价，无须登录，至报价到期后 30 天；除公司名称外不含个人信息',
  session: 'none',
  payload: 'body',
  input: shared,
  /** Without the name, which its owner gave it for themselves. */
  output: z.extend(z.omit(quoteContent, { name: true }), {
    /** The company that shares it; null for natural persons. */
    companyZh: z.nullable(z.string()),
  }),
});
export type SharedQuote = z.output<(typeof sharedQuote)['output']>;

export const sharedQuoteSheet = endpoint({
  method: 'post',
  path: '/api-ecommerce/quote/shared/sheet',
  summary: '凭分享链接下载报价单(PDF)',
  session: 'none',
  payload: 'body',
  returnsFile: true,
  input: shared,
  output: file,
});
