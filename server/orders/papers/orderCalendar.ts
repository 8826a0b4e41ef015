import type { ICalCalendar } from 'ical-generator';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { orderCalendar } from '#contract/orders/orderCalendar.ts';
import { cutOffsOf } from '#contract/orders/instructionChecks.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { isDeparted, uploadAct } from '#contract/orders/orderStatus.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import type { Database } from '#server/db/database.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { trackEvents } from '#server/db/schema/tracking.ts';
import type { Clock } from '#server/http/context.ts';
import { departuresOf } from '#server/orders/tracking/tracks.ts';
import { calendarMessages as messages } from './calendarMessages.ts';

const daySeconds = 86_400;
/** How often calendar programs should read the deadlines again. */
const refreshSeconds = 6 * 3_600;

type Scheduled = Pick<OrderDetail, 'orderNo' | 'routeZh' | 'isDangerous' | 'offer' | 'shipment' | 'status'>;

export const calendarType = 'text/calendar; charset=utf-8';

const calendarNamed = (name: string): ICalCalendar =>
  ical({
    prodId: { company: 'Huayuntong', product: 'orders', language: 'ZH' },
    name,
    method: ICalCalendarMethod.PUBLISH,
  });

interface Known {
  /** When the file is made. */
  now: Date;
  /** The departures that are known otherwise than booked, by order. */
  departures: ReadonlyMap<string, Date>;
  /** The number of revisions by order, counted from 0. */
  revisions: ReadonlyMap<string, number>;
}

/**
 * What the calendars of orders need besides them. A revision is every entry of an order's history after the first, and
 * every statement about its departure: each may change times.
 */
export const knownOf = async (
  { db, clock }: { db: Database; clock: Clock },
  numbers: readonly string[],
): Promise<Known> => {
  const of = [...numbers];
  const entries = await db
    .select({ orderNo: orderEvents.orderNo, made: count() })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderNo, of), ne(orderEvents.act, uploadAct)))
    .groupBy(orderEvents.orderNo);
  const statements = await db
    .select({ orderNo: trackEvents.orderNo, made: count() })
    .from(trackEvents)
    .where(and(inArray(trackEvents.orderNo, of), eq(trackEvents.kind, 'departed')))
    .groupBy(trackEvents.orderNo);
  const stated = new Map(statements.map(({ orderNo, made }) => [orderNo, made]));
  return {
    now: clock.now(),
    departures: await departuresOf(db, numbers),
    revisions: new Map(entries.map(({ orderNo, made }) => [orderNo, made - 1 + (stated.get(orderNo) ?? 0)])),
  };
};

/**
 * Adds the cut-offs until it departs and the departure of an order, each with a reminder a day before, or cancelled with the
 * order; nothing without a sailing.
 */
const addOrder = (calendar: ICalCalendar, order: Scheduled, { now, departures, revisions }: Known): void => {
  const { orderNo, routeZh, isDangerous, offer, shipment } = order;
  if (!offer.sailing) return;
  const isCancelled = !openStatuses.includes(order.status) && !isDeparted(order);
  const { cutOffs, vessel, voyage, estimatedTimeOfDeparture } = offer.sailing;
  // the cut-offs of a voyage that the carrier has put the order off are taken out of calendars
  const own = cutOffsOf(order);
  const isOff = own.length === 0;
  const events = [
    ...(isDeparted(order) ? [] : deadlinesOf(isOff ? cutOffs : own, isDangerous)),
    {
      code: 'ETD',
      nameZh: messages.departure(shipment?.vessel || vessel, shipment?.voyage || voyage),
      at: departures.get(orderNo) ?? new Date(shipment?.departsAt ?? estimatedTimeOfDeparture),
    },
  ];
  for (const { code, nameZh, at } of events)
    calendar.createEvent({
      // of what it is, not of its place: the same event of a file that is read again replaces the former
      id: `${orderNo}-${code}@orders.huayuntong`,
      // raised by every change of a time, else a program may keep the former one (RFC 5545, 3.8.7.4)
      sequence: revisions.get(orderNo) ?? 0,
      stamp: now,
      start: at,
      summary: `${nameZh} · ${orderNo} ${routeZh}`,
      ...(isCancelled || (isOff && code !== 'ETD')
        ? { status: ICalEventStatus.CANCELLED }
        : { alarms: [{ type: ICalAlarmType.display, trigger: daySeconds, description: nameZh }] }),
    });
};

const textOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/**
 * The cut-offs and the departure of a user's own order as an iCalendar file (RFC 5545); times are UTC. Rejects an order
 * without a sailing.
 */
export const calendarOf = (order: Scheduled, known: Known): OutputOf<typeof orderCalendar> => {
  if (!order.offer.sailing) throw new ApiError(codes.badInput, messages.noSailing);
  const calendar = calendarNamed(messages.name(order.orderNo));
  addOrder(calendar, order, known);
  return { fileName: `${order.orderNo}.ics`, contentType: calendarType, content: textOf(calendar) };
};

/** The same of all open orders, for programs that read it again every few hours. */
export const calendarOfAll = (orders: readonly Scheduled[], known: Known): string => {
  const calendar = calendarNamed(messages.allOrders).ttl(refreshSeconds);
  for (const order of orders) addOrder(calendar, order, known);
  return textOf(calendar);
};
