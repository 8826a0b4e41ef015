import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { orderCalendar } from '#contract/orders/orderCalendar.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { deadlinesOf } from '#contract/rules/dates/cutOffs.ts';
import { calendarMessages as messages } from './calendarMessages.ts';

const daySeconds = 86_400;

/**
 * The cut-offs and the departure of a user's own order as an iCalendar file (RFC 5545), each with a reminder a day
 * before; times are UTC. Rejects an order without a sailing. `now` is when the file is made.
 */
export const calendarOf = (
  {
    orderNo,
    routeZh,
    isDangerous,
    offer: { sailing },
  }: Pick<OrderDetail, 'orderNo' | 'routeZh' | 'isDangerous' | 'offer'>,
  now: Date,
): OutputOf<typeof orderCalendar> => {
  if (!sailing) throw new ApiError(codes.badInput, messages.noSailing);
  const calendar = ical({
    prodId: { company: 'Huayuntong', product: 'orders', language: 'ZH' },
    name: messages.name(orderNo),
    method: ICalCalendarMethod.PUBLISH,
  });
  const departsAt = new Date(sailing.estimatedTimeOfDeparture);
  const events = [
    ...deadlinesOf(sailing.cutOffs, isDangerous).map(({ nameZh, at }, index) => ({ key: `C${index + 1}`, nameZh, at })),
    { key: 'ETD', nameZh: messages.departure(sailing.vessel, sailing.voyage), at: departsAt },
  ];
  for (const { key, nameZh, at } of events)
    calendar.createEvent({
      // the same event of a file that is imported again replaces the former
      id: `${orderNo}-${key}@orders.huayuntong`,
      stamp: now,
      start: at,
      summary: `${nameZh} · ${orderNo} ${routeZh}`,
      alarms: [{ type: ICalAlarmType.display, trigger: daySeconds, description: nameZh }],
    });
  return {
    fileName: `${orderNo}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: `${calendar.toString()}\r\n`,
  };
};
