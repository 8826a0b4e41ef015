import { deskOrders, deskOrdersFile } from '#contract/desk/lists/orderList.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { statusName } from '#server/orders/messages.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { tableFile } from '#server/support/tableFiles.ts';
import { fileLines } from './found.ts';
import type { ExportedOrder } from './orderList.ts';
import { exportedOrders, ordersAtDesk } from './orderList.ts';

const { exported } = deskMessages;

const timeOf = (instant: string | null): string => (instant === null ? '' : dateMinute(instant));

const cellsOf = (order: ExportedOrder): string[] => [
  order.orderNo,
  allServices[order.line].nameZh,
  statusName(order.line, order.status),
  order.customerZh,
  order.routeZh,
  order.carriageZh,
  order.carrierBookingNo,
  order.billOfLadingNo,
  order.isDangerous ? exported.yes : exported.no,
  timeOf(order.placedAt),
  timeOf(order.departsAt),
  timeOf(order.dueAt),
  order.owner?.name ?? '',
  order.grams === null ? '' : (order.grams / 1000).toFixed(1),
];

/** The list of all orders, and its files. */
export const orderListHandlers = [
  handleDesk(deskOrders, (input, context) => ordersAtDesk(context, input)),
  handleDesk(deskOrdersFile, ({ format, only, ...filter }, context) =>
    tableFile(exported.title, format, fileLines(exported.columns, exportedOrders(context, filter, only), cellsOf)),
  ),
];
