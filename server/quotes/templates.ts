import { and, desc, eq, ne } from 'drizzle-orm';
import type { OrderTemplate, Repetition, TemplateContent } from '#contract/quotes/orderTemplates.ts';
import type { TemplateRhythm } from '#contract/quotes/templateRhythm.ts';
import { rhythmDayFrom } from '#contract/quotes/templateRhythm.ts';
import { chinaDayOf, dayBegins } from '#contract/protocol/chinaDay.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { orders } from '#server/db/schema/orders.ts';
import { orderTemplates } from '#server/db/schema/quotes.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { savedQuoteMessages } from './messages.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

type Owning = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user'>;

const savesAMinute = 30;
/** The maximum of one user. */
const templatesMax = 100;

/** Saves the content of an order of a user's company under a name; a template with that name is replaced. */
export const saveTemplate = async (
  { db, clock, user }: Owning,
  { orderNo, name }: { orderNo: string; name: string },
): Promise<{ id: string }> => {
  const { userId } = user;
  const now = clock.now();
  await limitCalls(db, now, [{ key: `template:${userId}`, max: savesAMinute, seconds: 60 }]);
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({
        line: orders.line,
        isDangerous: orders.isDangerous,
        routeZh: orders.routeZh,
        content: orders.content,
      })
      .from(orders)
      .where(and(eq(orders.orderNo, orderNo), visibleTo(orders, user)));
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    const others = and(eq(orderTemplates.userId, userId), ne(orderTemplates.name, name));
    if ((await tx.$count(orderTemplates, others)) >= templatesMax)
      throw new ApiError(codes.conflict, savedQuoteMessages.tooManyTemplates(templatesMax));
    const { rhythm, nextOn } = orderTemplates;
    const [former] = await tx
      .delete(orderTemplates)
      .where(and(eq(orderTemplates.userId, userId), eq(orderTemplates.name, name)))
      .returning({ rhythm, nextOn });
    const [stored] = await tx
      .insert(orderTemplates)
      .values({ ...order, ...former, userId, name, savedAt: now, usedAt: now })
      .returning({ id: orderTemplates.id });
    return { id: stored!.id };
  });
};

const shown = {
  id: orderTemplates.id,
  name: orderTemplates.name,
  line: orderTemplates.line,
  routeZh: orderTemplates.routeZh,
  isDangerous: orderTemplates.isDangerous,
  savedAt: orderTemplates.savedAt,
  usedAt: orderTemplates.usedAt,
  rhythm: orderTemplates.rhythm,
  nextOn: orderTemplates.nextOn,
  dueSince: orderTemplates.dueSince,
};

type Repeated = Pick<typeof orderTemplates.$inferSelect, 'rhythm' | 'nextOn' | 'dueSince' | 'usedAt'>;

/** Whether a template is due: its user was reminded, and has neither used nor skipped it since. */
export const isDue = ({ dueSince, usedAt }: Repeated): boolean => dueSince !== null && dueSince > usedAt;

const repetitionOf = (row: Repeated): Repetition => ({
  ...(row.rhythm && { rhythm: row.rhythm }),
  ...(row.nextOn !== null && { nextOn: row.nextOn }),
  ...(isDue(row) && { dueSince: row.dueSince!.toISOString() }),
});

/** A template in the response format; one that was only saved counts as unused. */
const sent = <Row extends Repeated & { savedAt: Date }>({
  savedAt,
  usedAt,
  rhythm,
  nextOn,
  dueSince,
  ...row
}: Row) => ({
  ...row,
  ...repetitionOf({ rhythm, nextOn, dueSince, usedAt }),
  savedAt: savedAt.toISOString(),
  usedAt: usedAt.getTime() === savedAt.getTime() ? null : usedAt.toISOString(),
});

/** A user's templates, of one service or of all; due ones first, then the most recently used. */
export const templatesOf = async (
  { db, user: { userId } }: Pick<Owning, 'db' | 'user'>,
  line: ServiceCode | undefined,
): Promise<OrderTemplate[]> => {
  const rows = await db
    .select(shown)
    .from(orderTemplates)
    .where(and(eq(orderTemplates.userId, userId), line && eq(orderTemplates.line, line)))
    .orderBy(desc(orderTemplates.usedAt), desc(orderTemplates.id))
    .limit(templatesMax);
  return rows
    .map(sent)
    .toSorted((one, other) => Number(other.dueSince !== undefined) - Number(one.dueSince !== undefined));
};

/** The content of a user's own template, which counts as its use. */
export const templateContent = async (
  { db, clock, user: { userId } }: Owning,
  id: string,
): Promise<TemplateContent> => {
  const [used] = await db
    .update(orderTemplates)
    .set({ usedAt: clock.now() })
    .where(and(eq(orderTemplates.id, id), eq(orderTemplates.userId, userId)))
    .returning({ ...shown, order: orderTemplates.content });
  if (!used) throw new ApiError(codes.notFound, savedQuoteMessages.templateUnknown);
  return sent(used);
};

/** Renames a user's own template; two templates never have the same name, because saving replaces by name. */
export const renameTemplate = async (
  { db, user: { userId } }: Pick<Owning, 'db' | 'user'>,
  { id, name }: { id: string; name: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const own = eq(orderTemplates.userId, userId);
    const others = and(own, eq(orderTemplates.name, name), ne(orderTemplates.id, id));
    if ((await tx.$count(orderTemplates, others)) > 0)
      throw new ApiError(codes.conflict, savedQuoteMessages.templateNamed(name));
    const renamed = await tx
      .update(orderTemplates)
      .set({ name })
      .where(and(own, eq(orderTemplates.id, id)))
      .returning({ id: orderTemplates.id });
    if (renamed.length === 0) throw new ApiError(codes.notFound, savedQuoteMessages.templateUnknown);
  });

/** Sets or removes the rhythm of a user's own template; a pending reminder is cleared. */
export const repeatTemplate = async (
  { db, clock, user: { userId } }: Owning,
  { id, rhythm }: { id: string; rhythm: TemplateRhythm | null },
): Promise<Repetition> =>
  db.transaction(async (tx) => {
    const own = and(eq(orderTemplates.id, id), eq(orderTemplates.userId, userId));
    const [found] = await tx.select(shown).from(orderTemplates).where(own).for('update');
    if (!found) throw new ApiError(codes.notFound, savedQuoteMessages.templateUnknown);
    const { dueSince, usedAt } = found;
    const today = chinaDayOf(clock.now());
    const isToldToday = dueSince !== null && chinaDayOf(dueSince) === today;
    const nextOn = rhythm && rhythmDayFrom(rhythm, isToldToday ? chinaDayOf(dayBegins(today, 1)) : today);
    if (rhythm && nextOn === null && !isDue(found))
      throw apiErrorAt('until', codes.badInput, savedQuoteMessages.rhythmOver);
    await tx.update(orderTemplates).set({ rhythm, nextOn, dueSince: null }).where(own);
    return repetitionOf({ rhythm, nextOn, dueSince: null, usedAt });
  });

/** Deletes a user's own template. */
export const removeTemplate = async (
  { db, user: { userId } }: Pick<Owning, 'db' | 'user'>,
  id: string,
): Promise<void> => {
  const removed = await db
    .delete(orderTemplates)
    .where(and(eq(orderTemplates.id, id), eq(orderTemplates.userId, userId)))
    .returning({ id: orderTemplates.id });
  if (removed.length === 0) throw new ApiError(codes.notFound, savedQuoteMessages.templateUnknown);
};
