import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { folded } from '#server/db/folded.ts';
import { orders } from '#server/db/schema/orders.ts';

type OrderFilter = Omit<ParsedInputOf<typeof contract.orderPage>, 'page' | 'size'>;

const stateIs = (state: OrderFilter['state']): SQL | undefined => {
  const open = inArray(orders.status, [...openStatuses]);
  if (state === 'all') return undefined;
  return state === 'open' ? open : not(open);
};

const says = (keyword: string): SQL | undefined =>
  keyword === '' ? undefined : sql`strpos(${orders.searchText}, ${folded(sql`${keyword}::text`)}) > 0`;

/** The orders of a user that match a search. */
export const ordersMatching = (userId: string, { keyword, line, state }: OrderFilter): SQL | undefined =>
  and(eq(orders.userId, userId), line && eq(orders.line, line), stateIs(state), says(keyword));
