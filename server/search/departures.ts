import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { serviceCalls, voyages } from '#server/db/schema/network.ts';

/** The call of a voyage at the loading port, as queries of sailings join it. */
export const load = alias(serviceCalls, 'load');

const offset = sql`make_interval(hours => ${load.offsetHours})`;

/** When a voyage leaves the loading port. */
export const departure = sql`${voyages.startsAt} + ${offset}`;

/** Hour 0 of a voyage that leaves the loading port at an instant: an index finds the voyages before and after it. */
export const startAt = (departsAt: Date) => sql`${departsAt.toISOString()}::timestamptz - ${offset}`;
