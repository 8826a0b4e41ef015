import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { folded } from '#server/db/folded.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Viewer, Whose } from '#server/enterprise/members/visibleTo.ts';
import { listedFor } from '#server/enterprise/members/visibleTo.ts';

type OrderFilter = Omit<ParsedInputOf<typeof contract.orderPage>, 'page' | 'size' | 'whose'>;

const stateIs = (state: OrderFilter['state']): SQL | undefined => {
  const open = inArray(orders.status, [...openStatuses]);
  if (state === 'all') return undefined;
  return state === 'open' ? open : not(open);
};

/** A shorter part of a number would be found in most of them. */
const numberMin = 4;

/** Whether the booking, bill of lading and container numbers of an order's transport, as letters and digits, are such. */
const transportNumbers = (isSuch: (numbers: SQL) => SQL): SQL => {
  const { content, orderNo } = orderShipments;
  const containers = sql`jsonb_path_query_array(${content}, '$.containers[*].containerNo')`;
  const numbers = sql`concat_ws('|', ${content} ->> 'carrierBookingNo', ${content} ->> 'billOfLadingNo', ${containers})`;
  const plain = sql`regexp_replace(upper(${numbers}), '[^A-Z0-9|,]', '', 'g')`;
  return sql`exists (select from ${orderShipments} where ${orderNo} = ${orders.orderNo} and ${isSuch(plain)})`;
};

/** Whether a booking, bill of lading or container number of an order's transport has these letters and digits. */
const isOnTransport = (number: string): SQL => transportNumbers((numbers) => sql`strpos(${numbers}, ${number}) > 0`);

/** Whether an order's transport has this booking, bill of lading or container number. */
export const hasTransportNumber = (number: string): SQL =>
  transportNumbers((numbers) => sql`${number}::text = any(regexp_split_to_array(${numbers}, '[|,]'))`);

const says = (keyword: string): SQL | undefined => {
  if (keyword === '') return undefined;
  const found = sql`strpos(${orders.searchText}, ${folded(sql`${keyword}::text`)}) > 0`;
  const number = keyword.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return number.length < numberMin ? found : or(found, isOnTransport(number));
};

/** The orders of a user, or of their company, that match a search. */
export const ordersMatching = (viewer: Viewer, whose: Whose, { keyword, line, state }: OrderFilter): SQL | undefined =>
  and(listedFor(orders, viewer, whose), line && eq(orders.line, line), stateIs(state), says(keyword));
