import * as z from 'zod/mini';
import { orderVersion } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { givenId, givenUuid } from '#contract/protocol/ids.ts';
import { offerDraft, offerOption } from '#contract/quotes/offerDraft.ts';
import { offerEvent, offerState, offerTextMax, shownOption } from '#contract/quotes/offers.ts';
import { total } from '#contract/rules/pricing/price.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { clerks } from './staffRoles.ts';

const instant = z.iso.datetime();
const enquiryNo = givenId(32);

/** An offer as the desk reads it: as it was typed, and as it is read by its link. */
export const deskOffer = z.object({
  id: z.string(),
  number: z.int(),
  state: offerState,
  by: z.nullable(z.string()),
  sentAt: instant,
  validUntil: instant,
  draft: offerDraft,
  options: z.array(shownOption),
  chosen: z.nullable(z.int()),
  orderNo: z.nullable(z.string()),
});
export type DeskOffer = z.output<typeof deskOffer>;

/** What happened to the offers of an enquiry; `by` is null for the customer. */
export const deskOfferEvent = z.object({
  kind: offerEvent,
  text: z.string(),
  by: z.nullable(z.string()),
  at: instant,
});
export type DeskOfferEvent = z.output<typeof deskOfferEvent>;

/** The latest offer of another enquiry, of the same lane or customer. */
export const formerOffer = z.object({
  enquiryNo: z.string(),
  customerZh: z.string(),
  goods: z.string(),
  laneZh: z.string(),
  quantity: z.string(),
  state: offerState,
  sentAt: instant,
  /** Of the accepted option, else of the first. */
  totals: z.array(total),
  /** Why it was declined, won or lost. */
  reason: z.string(),
});
export type FormerOffer = z.output<typeof formerOffer>;

export const sendOffer = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/offer',
  summary: '对询价报价：一至五个方案，以邮件与短信发送有期限的链接；新报价替代旧报价',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ enquiryNo, version: orderVersion, draft: offerDraft }),
  output: z.object({ enquiryNo: z.string(), number: z.int() }),
});

export const noteOffer = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/offer/note',
  summary: '回复客户对报价的提问，或记录报价成交、未成交及原因',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    enquiryNo,
    version: orderVersion,
    kind: z.enum(['replied', 'won', 'lost']),
    text: text(offerTextMax),
  }),
  output: z.object({ enquiryNo: z.string() }),
});

/** The most sailings, lanes, places or goods that are found. */
export const offerBasesMax = 20;

/** The most characters that they are looked for by. */
export const offerKeywordMax = 60;

export const offerBases = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/bases',
  summary: '查找报价所依据的航次、线路、库点或商品，按地名、船名或品名',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({
    line: serviceCode,
    keyword: z._default(z.string().check(z.trim(), z.maxLength(offerKeywordMax)), ''),
    /** For dangerous goods, sailings past their earlier cut-offs are left out. */
    isDanger: z._default(z.enum(['Y', 'N']), 'N'),
  }),
  output: z.array(z.object({ offerId: z.string(), titleZh: z.string() })),
});
export type OfferBase = z.output<(typeof offerBases)['output']>[number];

/** An option that staff keep under a name. */
export const offerTemplate = z.object({ id: z.string(), name: z.string(), option: offerOption });
export type OfferTemplate = z.output<typeof offerTemplate>;

export const offerTemplates = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/templates',
  summary: '某业务的报价模板',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ line: serviceCode }),
  output: z.array(offerTemplate),
});

export const saveOfferTemplate = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/template/save',
  summary: '把一个方案存为报价模板；同名的以新内容替换',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ line: serviceCode, name: text(60), option: offerOption }),
  output: z.array(offerTemplate),
});

export const removeOfferTemplate = endpoint({
  method: 'post',
  path: '/api-platform/desk/enquiry/template/remove',
  summary: '删除报价模板',
  session: 'staff',
  roles: clerks,
  payload: 'body',
  input: z.object({ line: serviceCode, id: givenUuid }),
  output: z.array(offerTemplate),
});
