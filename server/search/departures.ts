import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { serviceCalls, voyages } from '#server/db/schema/network.ts';

/** A voyage's call at the loading port, as joined in queries of sailings. */
export const load = alias(serviceCalls, 'load');

const offset = sql`make_interval(hours => ${load.offsetHours})`;

/** When a voyage leaves the loading port. */
export const departure = sql`${voyages.startsAt} + ${offset}`;

/** Hour 0 of a voyage that leaves the loading port at an instant: an index finds the earlier and later voyages. */
export const startAt = (departsAt: Date) => sql`${departsAt.toISOString()}::timestamptz - ${offset}`;
