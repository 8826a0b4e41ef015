import * as z from 'zod/mini';
import { endpoint, pageOf } from '#contract/protocol/endpoint.ts';
import { givenId } from '#contract/protocol/ids.ts';
import { pageSize, paging } from '#contract/protocol/paging.ts';

/** A path of this site; content never links elsewhere. */
const sitePath = z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** A slide of the carousel; its picture is one of the site's own illustrations. */
export const slide = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  href: sitePath,
  picture: z.enum(['harbour', 'tank', 'air', 'rail', 'warehouse', 'truck', 'papers', 'goods', 'flexitank']),
});
export type Slide = z.output<typeof slide>;

export const carouselQuery = endpoint({
  method: 'post',
  path: '/api-cms/carousel/query',
  summary: '轮播图:某页面当前投放的条目,按顺序',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ place: z._default(z.enum(['home', 'business']), 'home') }),
  output: z.array(slide),
});

/** What the platform has in one city: port, staff, and how dangerous goods are handled. */
export const city = z.object({
  code: z.string(),
  nameZh: z.string(),
  portCode: z.string(),
  introduction: z.string(),
  terminals: z.array(z.string()),
  /** How dangerous goods are handled there: direct loading, gate-in plan, storage. */
  dangerousNotes: z.array(z.string()),
  address: z.string(),
  telephone: z.string(),
});
export type City = z.output<typeof city>;

export const cityPage = endpoint({
  method: 'post',
  path: '/api-cms/city/page',
  summary: '城市页:服务城市及其口岸、码头与危险品要求;可按城市代码查一个',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    cityCode: z.optional(z.string().check(z.maxLength(20))),
    ...paging,
  }),
  output: pageOf(city),
});

/** Codes of the constants of type `newsCategory`. */
export const newsCategory = z.enum(['notice', 'market', 'regulation', 'guide']);
export type NewsCategory = z.output<typeof newsCategory>;

export const newsSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  category: newsCategory,
  publishedAt: z.iso.datetime(),
  pinned: z.boolean(),
});
export type NewsSummary = z.output<typeof newsSummary>;

export const newsPage = endpoint({
  method: 'post',
  path: '/api-cms/news/page',
  summary: '资讯与公告:置顶在前,新的在前',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({
    category: z.optional(newsCategory),
    /** Part of the title or the summary. */
    keyword: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
    ...paging,
    size: pageSize(10),
  }),
  output: pageOf(newsSummary),
});

const neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }));

export const newsArticle = z.extend(newsSummary, {
  /** Sanitised by the service, and again by the page. */
  contentHtml: z.string(),
  source: z.string(),
  previous: neighbour,
  next: neighbour,
});
export type NewsArticle = z.output<typeof newsArticle>;

export const newsDetail = endpoint({
  method: 'get',
  path: '/api-cms/news/detail',
  summary: '一篇资讯的全文',
  session: 'none',
  payload: 'query',
  input: z.object({ id: givenId(40) }),
  output: newsArticle,
});

/** A campaign page: its benefits, who may use them, and until when. */
export const campaign = z.object({
  id: z.string(),
  title: z.string(),
  lead: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  picture: slide.shape.picture,
  offers: z.array(z.object({ title: z.string(), text: z.string(), href: sitePath, action: z.string() })),
  rules: z.array(z.string()),
});
export type Campaign = z.output<typeof campaign>;

export const campaignList = endpoint({
  method: 'get',
  path: '/api-cms/activity/list',
  summary: '活动清单:进行中的在前',
  session: 'none',
  payload: 'query',
  input: z.object({}),
  output: z.array(campaign),
});

export const campaignDetail = endpoint({
  method: 'get',
  path: '/api-cms/activity/detail',
  summary: '一个活动的内容',
  session: 'none',
  payload: 'query',
  input: z.object({ id: givenId(40) }),
  output: campaign,
});
