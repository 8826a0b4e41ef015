import { sql } from 'drizzle-orm';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';

/** The next number with a prefix: the day as yyMMdd, and at least six digits that count all orders and other papers. */
export const nextNumber = (prefix: string, now: Date) =>
  sql<string>`${`${prefix}${chinaDayOf(now).slice(2).replaceAll('-', '')}`} || to_char(nextval('order_numbers'), 'FM9999999000000')`;

/** The number of a new order, with its service's prefix. */
export const newOrderNo = (service: ServiceCode, now: Date) => nextNumber(allServices[service].prefix, now);
