import { asc, count, desc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/content/content.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { contentMessages } from './messages.ts';
import { articleOf, pageOfNews } from './news.ts';
import { campaigns, cities, slides } from '#server/db/schema/cms.ts';
import { handleRead } from '#server/http/handler.ts';

const carouselQuery = handleRead(
  contract.carouselQuery,
  async ({ place }, { db }) =>
    await db.select().from(slides).where(eq(slides.place, place)).orderBy(asc(slides.position)),
);

const cityPage = handleRead(contract.cityPage, async ({ cityCode, page, size }, { db }) => {
  const matching = cityCode === undefined ? undefined : eq(cities.code, cityCode);
  const [counted] = await db.select({ total: count() }).from(cities).where(matching);
  const rows = await db
    .select()
    .from(cities)
    .where(matching)
    .orderBy(asc(cities.position))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, rows };
});

const newsPage = handleRead(contract.newsPage, (input, { db }) => pageOfNews(db, input));

const newsDetail = handleRead(contract.newsDetail, ({ id }, { db }) => articleOf(db, id));

const campaignOf = ({ startsAt, endsAt, ...rest }: typeof campaigns.$inferSelect): contract.Campaign => ({
  ...rest,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const campaignList = handleRead(contract.campaignList, async (_input, { db, clock }) => {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const phase = sql`case when ${campaigns.endsAt} <= ${now} then 2 when ${campaigns.startsAt} > ${now} then 1 else 0 end`;
  const rows = await db.select().from(campaigns).orderBy(phase, desc(campaigns.startsAt), asc(campaigns.id));
  return rows.map(campaignOf);
});

const campaignDetail = handleRead(contract.campaignDetail, async ({ id }, { db }) => {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw new ApiError(codes.notFound, contentMessages.campaignUnknown);
  return campaignOf(row);
});

/** The site's content: carousel, cities, news and campaigns. */
export const cmsHandlers = [carouselQuery, cityPage, newsPage, newsDetail, campaignList, campaignDetail];
