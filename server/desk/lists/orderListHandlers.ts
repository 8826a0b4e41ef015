import { stringify } from 'csv-stringify/sync';
import { deskOrders, deskOrdersFile } from '#contract/desk/lists/orderList.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { statusName } from '#server/orders/messages.ts';
import { handleDesk } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import type { ExportedOrder } from './orderList.ts';
import { exportedOrders, ordersAtDesk } from './orderList.ts';

const { exported } = deskMessages;

// spreadsheets read a file without a byte order mark in the system's own encoding
const byteOrderMark = '\uFEFF';

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
];

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The list of all orders, and its files. */
export const orderListHandlers = [
  handleDesk(deskOrders, (input, context) => ordersAtDesk(context, input)),
  handleDesk(deskOrdersFile, async ({ format, only, ...filter }, context) => {
    const rows = [[...exported.columns], ...(await exportedOrders(context, filter, only)).map(cellsOf)];
    const fileName = `${exported.title}.${format}`;
    // a cell that a spreadsheet would compute is text: it begins with an apostrophe, or is stored as text
    if (format === 'csv')
      return {
        fileName,
        contentType: 'text/csv; charset=utf-8',
        content: byteOrderMark + stringify(rows, { escape_formulas: true }),
      };
    const { writeXlsx } = await import('hucre/xlsx');
    const content = await writeXlsx({ sheets: [{ name: exported.title, rows }] });
    return { fileName, contentType: xlsxType, content: new Uint8Array(content) };
  }),
];
