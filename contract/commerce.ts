import * as z from 'zod/mini';
import { endpoint, file, pageOf } from './endpoint.ts';
import { day, optionalText, portCode, text } from './fields.ts';
import { laneProblems } from './lane.ts';
import { limits } from './limits.ts';
import { fclOrder, orderEvent, orderStatus, placedOrder } from './order.ts';
import { containerType, fee, tariffLine, total } from './rules/price.ts';

const instant = z.iso.datetime();

/** A deadline before departure. `code` is one of DG_DOC, SI, MANIFEST, VGM, EFC, CY, CUSTOMS. */
export const cutOff = z.object({ code: z.string(), nameZh: z.string(), at: instant });

/** A departure that can be booked; times are instants, ports codes with names. */
export const sailing = z.object({
  id: z.string(),
  carrierCode: z.string(),
  carrierZh: z.string(),
  service: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  orgPortCode: z.string(),
  orgPort: z.string(),
  dstPortCode: z.string(),
  dstPort: z.string(),
  viaPort: z.nullable(z.string()),
  estimatedTimeOfDeparture: instant,
  estimatedTimeOfArrival: instant,
  transitDays: z.int(),
  cutOffs: z.array(cutOff),
  freeDays: z.int(),
  /** Hazard classes the carrier takes on this service. */
  acceptedClasses: z.array(z.string()),
});
export type Sailing = z.output<typeof sailing>;

/** A sailing with its all-in totals for one container of each size, as the result table shows it. */
export const sailingOffer = z.object({
  sailing,
  prices: z.array(z.object({ containerType, freight: total, totals: z.array(total) })),
  validUntil: instant,
});
export type SailingOffer = z.output<typeof sailingOffer>;

export const dangerFlag = z.enum(['Y', 'N']);

/** The search data of specification section 3, as it stands in the address and in the calls. */
export const lane = z.object({
  orgPortCode: portCode,
  dstPortCode: portCode,
  isDanger: z._default(dangerFlag, 'Y'),
});
export type Lane = z.output<typeof lane>;

/** A search form's lane: both ports, and not the same one twice. */
export const searchedLane = lane.check((payload) => {
  for (const [path, message] of Object.entries(laneProblems(payload.value)))
    payload.issues.push({ code: 'custom', path: [path], message, input: payload.value });
});

export const etdList = endpoint({
  method: 'post',
  path: '/api-ecommerce/sailSchedule/etdList',
  summary: '船期开船日清单:某航线未来的可订开船日及各日最低价',
  session: 'none',
  payload: 'queryAndBody',
  input: searchedLane,
  output: z.array(z.object({ day, sailings: z.int(), from: z.nullable(total) })),
});

export const sailingPage = endpoint({
  method: 'post',
  path: '/api-ecommerce/sailSchedule/page',
  summary: '船期与价格:按开船日升序,逐箱型报价',
  session: 'none',
  payload: 'queryAndBody',
  input: z.extend(lane, {
    /** Departure day `YYYY-MM-DD` in China Standard Time; all days when left out. */
    day: z.optional(day),
    page: z._default(z.int().check(z.positive()), 1),
    size: z._default(z.int().check(z.positive(), z.lte(limits.pageSizeMax)), limits.pageSize),
  }),
  output: pageOf(sailingOffer),
});

/** A sailing with the tariff its bookings are priced by, and what it does not include. */
export const sailingTariff = z.object({
  sailing,
  tariff: z.array(tariffLine),
  notIncluded: z.array(z.string()),
  validUntil: instant,
});
export type SailingTariff = z.output<typeof sailingTariff>;

export const chargeAgreement = endpoint({
  method: 'post',
  path: '/api-ecommerce/chargeAgreement/query',
  summary: '费用协议:一个航次的全部费用条目(海运费、附加费、本地费、危险品费)',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    sailingId: z.string().check(z.minLength(1), z.maxLength(64)),
    /** Dangerous goods close earlier, and with them the price. */
    isDanger: z._default(dangerFlag, 'Y'),
  }),
  output: sailingTariff,
});

export const chargeSheet = endpoint({
  method: 'post',
  path: '/api-ecommerce/chargeAgreement/export',
  summary: '导出一个航次的费用表(CSV)',
  session: 'none',
  payload: 'queryAndBody',
  answersFile: true,
  input: chargeAgreement.input,
  output: file,
});

export const minimumPrices = endpoint({
  method: 'post',
  path: '/api-ecommerce/minimumPrice/query',
  summary: '热门航线最低海运费',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ size: z._default(z.int().check(z.positive(), z.lte(24)), 8) }),
  output: z.array(
    z.object({
      orgPortCode: z.string(),
      orgPort: z.string(),
      dstPortCode: z.string(),
      dstPort: z.string(),
      laneZh: z.string(),
      containerType,
      freight: total,
      nextDeparture: instant,
    }),
  ),
});
export type MinimumPrice = z.output<(typeof minimumPrices)['output']>[number];

export const placeFclOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/fcl/add',
  summary: '海运整箱下单;费用由服务重新计算,与所见不符即拒绝',
  session: 'required',
  payload: 'body',
  idempotent: true,
  input: z.object({ order: fclOrder, expectedTotals: z.array(total) }),
  output: placedOrder,
});

export const orderSummary = z.object({
  orderNo: z.string(),
  status: orderStatus,
  placedAt: instant,
  cancelsAt: z.nullable(instant),
  orgPort: z.string(),
  dstPort: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  estimatedTimeOfDeparture: instant,
  totals: z.array(total),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const orderPage = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/page',
  summary: '我的订单,新单在前',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({
    page: z._default(z.int().check(z.positive()), 1),
    size: z._default(z.int().check(z.positive(), z.lte(limits.pageSizeMax)), limits.pageSize),
  }),
  output: pageOf(orderSummary),
});

const orderNo = z.string().check(z.minLength(1), z.maxLength(32));

export const orderDetail = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/detail',
  summary: '一个订单的全部内容、费用与状态时间线',
  session: 'required',
  payload: 'queryAndBody',
  input: z.object({ orderNo }),
  /** The timeline's newest line stands last. */
  output: z.extend(orderSummary, { fees: z.array(fee), timeline: z.array(orderEvent) }),
});
export type OrderDetail = z.output<(typeof orderDetail)['output']>;

/** An order that an act has led to its status. */
export const movedOrder = z.object({ orderNo: z.string(), status: orderStatus });
export type MovedOrder = z.output<typeof movedOrder>;

export const cancelOrder = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/cancel',
  summary: '取消自己的订单；货物进港后不可取消',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, reason: optionalText(200) }),
  output: movedOrder,
});

export const supplyInfo = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/supplyInfo',
  summary: '答复平台的补料要求',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo, note: text(500) }),
  output: movedOrder,
});
