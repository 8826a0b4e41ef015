import * as z from 'zod/mini';
import { sentOrder } from '#contract/booking/orderDefaults.ts';
import { messageFile } from '#contract/conversation/thread.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { text } from '#contract/protocol/fields.ts';
import { givenId, givenUuid } from '#contract/protocol/ids.ts';
import { fee, total } from '#contract/rules/pricing/price.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';

const instant = z.iso.datetime();

/** The title of an option that staff have not named. */
export const firstTitle = '方案一';

/**
 * How an offer stands: `asked` while a question waits for an answer, `lapsed` once it has expired without a decision,
 * `replaced` by a later one, `won` by its order or as staff note, `lost` as staff note.
 */
export const offerState = z.enum(['offered', 'asked', 'accepted', 'declined', 'lapsed', 'replaced', 'won', 'lost']);
export type OfferState = z.output<typeof offerState>;

/** The states in which an option can be accepted; an offer that expires in one of them is `lapsed`. */
export const acceptableStates: ReadonlySet<OfferState | undefined> = new Set(['offered', 'asked', 'accepted'] as const);

const answerableStates: ReadonlySet<OfferState> = new Set(['offered', 'asked', 'accepted', 'lapsed']);

/** Whether a question about an offer can be asked, or the offer declined: not after one of its options was accepted. */
export const canAnswer = (
  kind: 'asked' | 'declined',
  { state, chosen }: { state: OfferState; chosen: number | null },
): boolean => answerableStates.has(state) && (kind === 'asked' || chosen === null);

/** What happened to an offer. */
export const offerEvent = z.enum(['offered', 'asked', 'replied', 'accepted', 'declined', 'ordered', 'won', 'lost']);
export type OfferEvent = z.output<typeof offerEvent>;

/** One option as it is read and compared. */
export const shownOption = z.object({
  titleZh: z.string(),
  routeZh: z.string(),
  carriageZh: z.string(),
  transitDays: z.nullable(z.int()),
  departsAt: z.nullable(instant),
  remark: z.string(),
  fees: z.array(fee),
  totals: z.array(total),
  /** The totals as one amount in yuan, to compare; null without a rate of exchange. */
  inYuan: z.nullable(z.int()),
  notIncluded: z.array(z.string()),
  /** Whether an accepted option is ordered on the site; otherwise staff place its order. */
  isOrdered: z.boolean(),
});
export type ShownOption = z.output<typeof shownOption>;

/** What everybody with the link of an offer may read. */
export const openOffer = z.object({
  enquiryNo: z.string(),
  line: serviceCode,
  goods: z.string(),
  number: z.int(),
  state: offerState,
  options: z.array(shownOption),
  /** The accepted option, from 0; null until one is. */
  chosen: z.nullable(z.int()),
  terms: z.string(),
  remark: z.string(),
  sentAt: instant,
  validUntil: instant,
  exchangeRate: z.nullable(z.object({ cnyPerUsd: z.number(), sourceZh: z.string(), publishedOn: z.string() })),
  /** Questions and what staff replied, with files, the oldest first. */
  talk: z.array(
    z.object({
      kind: z.enum(['asked', 'replied', 'declined']),
      /** It may be empty if there are files. */
      text: z.string(),
      at: instant,
      files: z._default(z.array(messageFile), []),
    }),
  ),
});
export type OpenOffer = z.output<typeof openOffer>;

/** The longest token of an offer's link that is looked up. */
const tokenMax = 80;
const token = givenId(tokenMax);

/** The most characters of a question, a reply or a reason. */
export const offerTextMax = 500;

export const offerByLink = endpoint({
  method: 'post',
  path: '/api-ecommerce/offer/open',
  summary: '凭链接查看对询价的报价，无须登录，至报价到期后 30 天',
  session: 'none',
  payload: 'body',
  input: z.object({ token }),
  output: openOffer,
});

export const offerFile = endpoint({
  method: 'post',
  path: '/api-ecommerce/offer/file',
  summary: '凭链接下载平台随报价发来的附件',
  session: 'none',
  payload: 'body',
  returnsFile: true,
  input: z.object({ token, id: givenUuid }),
  output: file,
});

export const answerOffer = endpoint({
  method: 'post',
  path: '/api-ecommerce/offer/answer',
  summary: '凭链接就报价提问，或说明原因谢绝报价',
  session: 'none',
  payload: 'body',
  input: z.object({ token, kind: z.enum(['asked', 'declined']), text: text(offerTextMax) }),
  output: openOffer,
});

export const acceptOffer = endpoint({
  method: 'post',
  path: '/api-ecommerce/offer/accept',
  summary: '接受报价的一个方案；可在线下单的须登录，返回按报价预填的委托内容，价格保留至报价到期',
  session: 'optional',
  payload: 'body',
  input: z.object({ token, option: z.int().check(z.nonnegative(), z.lte(9)) }),
  output: z.object({
    offer: openOffer,
    /** What its order begins with, and the saved quote that holds its price; null if staff place its order. */
    order: z.nullable(z.object({ quoteId: z.string(), routeZh: z.string(), form: sentOrder })),
  }),
});
