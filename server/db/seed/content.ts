import { places } from '#contract/services/allPaths.ts';
import { allQuoteTerms } from '#contract/services/allQuoteTerms.ts';
import type { QuoteTerms } from '#contract/services/quoteTerms.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { NewsCategory, Slide } from '#contract/content/content.ts';
import { campaign } from '#contract/content/content.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import type { schema } from '../schema.ts';
import { readTable } from './tables.ts';

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][];

const read = (name: string): string => readFileSync(join(projectRoot, 'server/db/seed', name), 'utf8');

/** The sentences of a cell with several. */
const partsOf = (cell: string): string[] =>
  cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The value for all services in the table. */
const serviceNames = (constType: string) =>
  serviceCode.options.map((code) => {
    const { lineZh = places[code].link.nameZh }: QuoteTerms = allQuoteTerms[code];
    return { const_type: constType, code, name: lineZh };
  });

export const constantRows = (): Rows<typeof schema.constants> =>
  readTable('constants', ['const_type', 'code', 'name'])
    .flatMap((row) => (row.code === '*' ? serviceNames(row.const_type) : [row]))
    .map((row, position) => ({ constType: row.const_type, code: row.code, name: row.name, position }));

export const slideRows = (): Rows<typeof schema.slides> =>
  readTable('carousel', ['id', 'place', 'title', 'text', 'action', 'href', 'picture']).map((row, position) => ({
    id: row.id,
    place: row.place as 'home' | 'business',
    position,
    title: row.title,
    text: row.text,
    action: row.action,
    href: row.href,
    picture: row.picture as Slide['picture'],
  }));

export const cityRows = (): Rows<typeof schema.cities> =>
  readTable('cities', [
    'code',
    'name_zh',
    'port_code',
    'introduction',
    'terminals',
    'dangerous_notes',
    'address',
    'telephone',
  ]).map((row, position) => ({
    code: row.code,
    position,
    nameZh: row.name_zh,
    portCode: row.port_code,
    introduction: row.introduction,
    terminals: partsOf(row.terminals),
    dangerousNotes: partsOf(row.dangerous_notes),
    address: row.address,
    telephone: row.telephone,
  }));

export const newsRows = (): Rows<typeof schema.news> =>
  readTable('news', ['id', 'title', 'summary', 'category', 'published_at', 'pinned', 'source']).map((row) => ({
    id: row.id,
    title: row.title,
    summary: row.summary,
    category: row.category as NewsCategory,
    publishedAt: new Date(row.published_at),
    pinned: row.pinned === 'Y',
    source: row.source,
    contentHtml: read(`news/${row.id}.html`),
  }));

/** A campaign begins this many days after the seeding day. */
const givenCampaign = z.extend(z.omit(campaign, { startsAt: true, endsAt: true }), {
  startsInDays: z.int(),
  lastsDays: z.int().check(z.positive()),
});

/** The campaigns when seeded at this time: from midnight to midnight in China. */
export const campaignRowsAt = (now: Date): Rows<typeof schema.campaigns> =>
  z
    .array(givenCampaign)
    .parse(JSON.parse(read('campaigns.json')))
    .map(({ startsInDays, lastsDays, id, title, lead, picture, offers, rules }) => {
      const startsAt = daysLater(new Date(`${chinaDayOf(now)}T00:00:00+08:00`), startsInDays);
      return { id, title, lead, picture, offers, rules, startsAt, endsAt: daysLater(startsAt, lastsDays) };
    });
