import type { ICalCalendar } from 'ical-generator';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { orderCalendar } from '#contract/orders/orderCalendar.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import { isDeparted } from '#machines/orders/orderDeadlines.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { calendarMessages as messages } from './calendarMessages.ts';

const daySeconds = 86_400;
/** How often calendar programs should read the deadlines again. */
const refreshSeconds = 6 * 3_600;

type Scheduled = Pick<OrderDetail, 'orderNo' | 'routeZh' | 'isDangerous' | 'offer' | 'status'>;

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
}

/**
 * Adds the cut-offs until it departs and the departure of an order, each with a reminder a day before, or cancelled with the
 * order; nothing without a sailing.
 */
const addOrder = (calendar: ICalCalendar, order: Scheduled, { now, departures }: Known): void => {
  const { orderNo, routeZh, isDangerous, offer } = order;
  if (!offer.sailing) return;
  const isCancelled = !openStatuses.includes(order.status) && !isDeparted(order);
  const { cutOffs, vessel, voyage, estimatedTimeOfDeparture } = offer.sailing;
  const events = [
    ...(isDeparted(order) ? [] : deadlinesOf(cutOffs, isDangerous)),
    {
      code: 'ETD',
      nameZh: messages.departure(vessel, voyage),
      at: departures.get(orderNo) ?? new Date(estimatedTimeOfDeparture),
    },
  ];
  for (const { code, nameZh, at } of events)
    calendar.createEvent({
      // of what it is, not of its place: the same event of a file that is read again replaces the former
      id: `${orderNo}-${code}@orders.huayuntong`,
      stamp: now,
      start: at,
      summary: `${nameZh} · ${orderNo} ${routeZh}`,
      ...(isCancelled
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
