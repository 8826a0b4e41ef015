import { eq, sql } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import type { Logger } from 'pino';
import { auditEach } from '#server/admin/audit.ts';
import type { AuditEntry } from '#server/admin/audit.ts';
import type { Caller, NodeBindings } from '#server/http/requests/caller.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { AfterResponse, RequestContext } from '#server/http/logging/requestContext.ts';
import { currentRequest, routeOf } from '#server/http/logging/requestContext.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
}

const minuteMs = 60_000;

/** The rejections written per minute, for one address and for all; one entry summarises the rest. */
export const rejectionsAMinute = { perAddress: 20, inAll: 600, summaries: 100 } as const;

/**
 * Writes rejected accesses to the audit log. Floods are limited: per address and minute only the first are written, and
 * at the end of the minute one entry with the number of the others.
 */
const openRejectionLog = ({ db, clock, log }: Dependencies) => {
  let minute = 0;
  let written = 0;
  let addresses = new Map<string, { written: number; dropped: number }>();
  let timer: NodeJS.Timeout | undefined;

  const write = (caller: Caller, entries: readonly AuditEntry[]): void => {
    auditEach({ db, clock, caller }, entries).catch((error: unknown) =>
      log.warn({ err: error }, 'a rejected access could not be written down'),
    );
  };

  const summary = (address: string, dropped: number): void =>
    write({ address, userAgent: '', https: true }, [
      { event: 'access.refused', userId: null, detail: { reason: 'more', count: dropped } },
    ]);

  /** Ends the minute: resets the counts and summarises the unwritten ones. */
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const dropped = [...addresses].filter(([, counts]) => counts.dropped > 0);
    for (const [address, counts] of dropped.slice(0, rejectionsAMinute.summaries)) summary(address, counts.dropped);
    const others = dropped.slice(rejectionsAMinute.summaries).reduce((sum, [, counts]) => sum + counts.dropped, 0);
    if (others > 0) summary('others', others);
    [written, addresses] = [0, new Map()];
  };

  return (caller: Caller, entry: AuditEntry): void => {
    const now = Math.floor(clock.now().getTime() / minuteMs);
    if (now !== minute) flush();
    minute = now;
    const counts = addresses.get(caller.address) ?? { written: 0, dropped: 0 };
    addresses.set(caller.address, counts);
    if (counts.written < rejectionsAMinute.perAddress && written < rejectionsAMinute.inAll) {
      counts.written += 1;
      written += 1;
      write(caller, [entry]);
    } else {
      counts.dropped += 1;
      timer ??= setTimeout(flush, minuteMs).unref();
    }
  };
};

/** The order that a signed-in user requested, if it belongs to another company. */
const isOrderOfAnother = async (db: Database, { userId, orderNo }: RequestContext): Promise<boolean> => {
  if (userId === undefined || orderNo === undefined) return false;
  const [viewer] = await db
    .select({ userId: users.id, enterpriseId: users.enterpriseId })
    .from(users)
    .where(eq(users.id, userId));
  if (!viewer) return false;
  // an order without a company makes the comparison null
  const isVisible = sql<boolean>`coalesce(${visibleTo(orders, viewer)}, false)`;
  const [found] = await db.select({ isVisible }).from(orders).where(eq(orders.orderNo, orderNo));
  return found?.isVisible === false;
};

const reasonOf = async (c: HonoContext, db: Database, request: RequestContext): Promise<string | undefined> => {
  const { status } = c.res;
  if (request.rejectedAs !== undefined) return request.rejectedAs;
  // a call without token or secret does not count as an attempt
  if (status === 401 && c.req.header('authorization')) return 'session';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'limit';
  return status === 404 && (await isOrderOfAnother(db, request)) ? 'order of another' : undefined;
};

/**
 * Audits rejected access as `access.refused`: a session with a mismatch of token and secret or that has ended, other
 * sites' pages, other users' data, used-up limits, wrong operator keys. Records the route, never the input.
 */
export const auditRejectedAccess = (given: Dependencies, callerOf: (c: HonoContext) => Caller): AfterResponse => {
  const record = openRejectionLog(given);
  const auditRejection = async (c: HonoContext, request: RequestContext): Promise<void> => {
    const reason = await reasonOf(c, given.db, request);
    if (reason === undefined) return;
    const { userId = null, orderNo, staff } = request;
    const detail = { reason, route: routeOf(c), method: c.req.method, status: c.res.status, requestId: request.id };
    const about: Record<string, string> = reason === 'order of another' && orderNo !== undefined ? { orderNo } : {};
    record(callerOf(c), {
      event: 'access.refused',
      userId,
      detail: { ...detail, ...about, ...(staff !== undefined && { staff }) },
    });
  };
  return (c) => {
    const request = currentRequest();
    const isRendering = (c.env as NodeBindings | undefined)?.incoming === undefined;
    if (!request || isRendering || (c.res.status < 400 && request.rejectedAs === undefined) || c.res.status >= 500)
      return;
    // the response does not wait for it
    auditRejection(c, request).catch((error: unknown) =>
      given.log.warn({ err: error }, 'a rejected access could not be judged'),
    );
  };
};
