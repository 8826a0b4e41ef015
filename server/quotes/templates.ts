import { and, desc, eq, ne } from 'drizzle-orm';
import type { OrderTemplate, TemplateContent } from '#contract/quotes/orderTemplates.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
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
/** Of one user. */
const templatesMax = 100;

/** Keeps the content of an order of a user's company under a name; a template of that name is replaced. */
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
    await tx.delete(orderTemplates).where(and(eq(orderTemplates.userId, userId), eq(orderTemplates.name, name)));
    const [stored] = await tx
      .insert(orderTemplates)
      .values({ ...order, userId, name, savedAt: now, usedAt: now })
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
};

/** A template as it is sent; one that was only saved is not used yet. */
const sent = <Row extends { savedAt: Date; usedAt: Date }>({ savedAt, usedAt, ...row }: Row) => ({
  ...row,
  savedAt: savedAt.toISOString(),
  usedAt: usedAt.getTime() === savedAt.getTime() ? null : usedAt.toISOString(),
});

/** A user's templates, of one service or of all; those used last come first. */
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
  return rows.map(sent);
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

/** Renames a user's own template; two templates never have one name, because saving replaces by name. */
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
