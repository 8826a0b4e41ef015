import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { NewsArticle, NewsCategory, NewsSummary } from '#contract/content/content.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Database } from '../db/database.ts';
import { folded } from '../db/folded.ts';
import { news } from '../db/schema/cms.ts';
import { cleanHtml } from './cleanHtml.ts';
import { contentMessages } from './messages.ts';

type NewsRow = typeof news.$inferSelect;

const summaryOf = ({ publishedAt, ...row }: Omit<NewsRow, 'contentHtml' | 'source'>): NewsSummary => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
});

const { id, title, summary, category, publishedAt, pinned } = news;

/** One page of the news: pinned articles first, then the newest. */
export const pageOfNews = async (
  db: Database,
  wanted: { category?: NewsCategory | undefined; keyword: string; page: number; size: number },
): Promise<{ total: number; rows: NewsSummary[] }> => {
  const text = folded(sql`${title} || chr(10) || ${summary}`);
  const matching = and(
    wanted.category && eq(category, wanted.category),
    wanted.keyword === '' ? undefined : sql`strpos(${text}, ${folded(sql`${wanted.keyword}::text`)}) > 0`,
  );
  const [counted] = await db.select({ total: count() }).from(news).where(matching);
  const rows = await db
    .select({ id, title, summary, category, publishedAt, pinned })
    .from(news)
    .where(matching)
    .orderBy(desc(pinned), desc(publishedAt), desc(id))
    .limit(wanted.size)
    .offset((wanted.page - 1) * wanted.size);
  return { total: counted?.total ?? 0, rows: rows.map(summaryOf) };
};

/** The article right before (`<`) or after (`>`) another by date; null at either end. */
const neighbourOf = async (db: Database, { id: ownId }: NewsRow, side: '<' | '>') => {
  const own = sql`(select ${publishedAt}, ${id} from ${news} where ${eq(id, ownId)})`;
  const order = side === '<' ? desc : asc;
  const [found] = await db
    .select({ id, title })
    .from(news)
    .where(sql`(${publishedAt}, ${id}) ${sql.raw(side)} ${own}`)
    .orderBy(order(publishedAt), order(id))
    .limit(1);
  return found ?? null;
};

/** One article with its cleaned content and its neighbours. */
export const articleOf = async (db: Database, wantedId: string): Promise<NewsArticle> => {
  const [row] = await db.select().from(news).where(eq(id, wantedId));
  if (!row) throw new ApiError(codes.notFound, contentMessages.newsUnknown);
  const { contentHtml, source, ...head } = row;
  return {
    ...summaryOf(head),
    source,
    contentHtml: cleanHtml(contentHtml),
    previous: await neighbourOf(db, row, '<'),
    next: await neighbourOf(db, row, '>'),
  };
};
