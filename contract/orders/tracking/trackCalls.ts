import * as z from 'zod/mini';
import { orderStatus } from '#contract/orders/orderStatus.ts';
import { endpoint } from '#contract/protocol/endpoint.ts';
import { because } from '#contract/protocol/fields.ts';
import { givenId, givenOrderNo, withoutOrderLabel } from '#contract/protocol/ids.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { track } from './track.ts';

/** A shorter number is none of an order, a booking, a bill of lading or a container. */
const numberMin = 4;

/** The letters and digits of a number as somebody typed it. */
const numberOf = (typed: string): string =>
  withoutOrderLabel(plainText(typed))
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** The number by which a shipment is looked for: of its order, booking, bill of lading or one of its containers. */
export const trackedNumber = z.pipe(
  z.string().check(z.maxLength(60, because('tooLong'))),
  z.pipe(z.transform(numberOf), z.string().check(z.minLength(numberMin, because('required')))),
);

/** The link by which everybody sees where a shipment is. */
export const trackLink = z.object({ token: z.string(), endsAt: z.iso.datetime() });
export type TrackLink = z.output<typeof trackLink>;

/** A shipment that was found, with what its customer knows it by. */
export const foundTrack = z.object({
  orderNo: z.string(),
  line: serviceCode,
  status: orderStatus,
  routeZh: z.string(),
  carrierBookingNo: z.string(),
  billOfLadingNo: z.string(),
  /** Null before the order is accepted, and where nothing moves. */
  track: z.nullable(track),
  link: z.nullable(trackLink),
});
export type FoundTrack = z.output<typeof foundTrack>;

export const findTracks = endpoint({
  method: 'post',
  path: '/api-ecommerce/track/find',
  summary: '按订单号、订舱号、提单号或箱号（全号）查自己的货物；没有或属他人时一样返回空',
  session: 'required',
  payload: 'body',
  input: z.object({ number: trackedNumber }),
  output: z.object({ rows: z.array(foundTrack) }),
});

export const shareTrack = endpoint({
  method: 'post',
  path: '/api-ecommerce/track/share',
  summary: '开启或停用一个订单的跟踪链接，到期自动失效；停用的链接不再打开',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, isShared: z.boolean() }),
  output: z.object({ link: z.nullable(trackLink) }),
});

/** The longest token of a link that is looked up. */
const tokenMax = 80;

export const sharedTrack = endpoint({
  method: 'post',
  path: '/api-ecommerce/track/shared',
  summary: '凭跟踪链接查看货物到哪里了，无须登录；不含价格、各方与单证',
  session: 'none',
  payload: 'body',
  input: z.object({ token: givenId(tokenMax) }),
  output: z.object({ line: serviceCode, routeZh: z.string(), track, endsAt: z.iso.datetime() }),
});
export type SharedTrack = z.output<(typeof sharedTrack)['output']>;
