import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { Campaign, NewsCategory, Slide } from '#contract/content/content.ts';

/** Slides of the carousels, by page. */
export const slides = pgTable('slides', {
  id: text('id').primaryKey(),
  place: text('place').$type<'home' | 'business'>().notNull(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  action: text('action').notNull(),
  href: text('href').notNull(),
  picture: text('picture').$type<Slide['picture']>().notNull(),
});

export const cities = pgTable('cities', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  nameZh: text('name_zh').notNull(),
  portCode: text('port_code').notNull(),
  introduction: text('introduction').notNull(),
  terminals: text('terminals').array().notNull(),
  dangerousNotes: text('dangerous_notes').array().notNull(),
  address: text('address').notNull(),
  telephone: text('telephone').notNull(),
});

/** News and notices. */
export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    category: text('category').$type<NewsCategory>().notNull(),
    publishedAt: instant('published_at').notNull(),
    pinned: boolean('pinned').notNull(),
    source: text('source').notNull(),
    /** As written; cleaned in each response. */
    contentHtml: text('content_html').notNull(),
  },
  (table) => [index('news_published').on(table.publishedAt, table.id)],
);

export const campaigns = pgTable('campaigns', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  startsAt: instant('starts_at').notNull(),
  /** The first instant at which it is no longer valid. */
  endsAt: instant('ends_at').notNull(),
  picture: text('picture').$type<Campaign['picture']>().notNull(),
  offers: jsonb('offers').$type<Campaign['offers']>().notNull(),
  rules: text('rules').array().notNull(),
});
