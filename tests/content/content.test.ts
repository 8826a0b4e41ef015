import { beforeAll, describe, expect, test } from 'vitest';
import { campaignList, carouselQuery, cityPage, newsDetail, newsPage } from '#contract/content/content.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { campaigns, news } from '#server/db/schema/cms.ts';
import { cityRows, newsRows, slideRows } from '#server/db/seed/content.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const leadingNowhere = (links: { href: string }[]) =>
  links.map(({ href }) => href).filter((href) => !matchedRoute(href.split(/[?#]/)[0]!));
const textOf = (html: string) => html.replaceAll(/<[^>]*>|\s/g, '');
const tagsOf = (html: string) => html.match(/<\w+/g);

test.each(['home', 'business'] as const)('the carousel of %s has its own slides in order', async (place) => {
  const slides = await service.call(carouselQuery, { place });
  expect(slides.map(({ id }) => id)).toEqual(
    slideRows()
      .filter((row) => row.place === place)
      .map(({ id }) => id),
  );
  expect(slides.length).toBeGreaterThan(0);
  expect(leadingNowhere(slides)).toEqual([]);
});

describe('the city page', () => {
  test('has every city once, page by page', async () => {
    const wanted = cityRows().map(({ code }) => code);
    const seen = [];
    for (let page = 1; page <= wanted.length; page += 1) {
      const { total, rows } = await service.call(cityPage, { page, size: 1 });
      expect(total).toBe(wanted.length);
      seen.push(...rows);
    }
    expect(seen.map(({ code }) => code)).toEqual(wanted);
    expect(seen.every(({ terminals, dangerousNotes }) => terminals.length > 0 && dangerousNotes.length > 0)).toBe(true);
    expect((await service.call(cityPage, { page: wanted.length + 1, size: 1 })).rows).toEqual([]);
  });
});

describe('campaigns', () => {
  test('come running, then still to come, then past', { tags: ['postgres'] }, async () => {
    const [seeded] = await service.db.select().from(campaigns);
    const day = (days: number) => new Date(service.clock.now().getTime() + days * dayMs);
    await service.db.delete(campaigns);
    await service.db.insert(campaigns).values([
      { ...seeded!, id: 'past', startsAt: day(-9), endsAt: day(0) },
      { ...seeded!, id: 'to-come', startsAt: day(1), endsAt: day(3) },
      { ...seeded!, id: 'begun-before', startsAt: day(-5), endsAt: day(9) },
      { ...seeded!, id: 'beginning', startsAt: day(0), endsAt: day(1) },
    ]);
    const order = (await service.call(campaignList, {})).map(({ id }) => id);
    expect(order).toEqual(['beginning', 'begun-before', 'to-come', 'past']);
  });
});

test('every article of the seed comes through, and cleaning takes nothing from it', async () => {
  const { rows } = await service.call(newsPage, { size: 100 });
  expect(rows).toHaveLength(newsRows().length);
  for (const { id, contentHtml } of newsRows()) {
    const cleaned = (await service.call(newsDetail, { id })).contentHtml;
    expect([id, textOf(cleaned), tagsOf(cleaned)]).toEqual([id, textOf(contentHtml), tagsOf(contentHtml)]);
  }
});

const article = (id: string, at: string, pinned: boolean, category: 'notice' | 'market' = 'notice') =>
  Object.assign(newsRows()[0]!, { id, title: `标题 ${id}`, publishedAt: new Date(at), pinned, category });

const pageOf = async (input: InputOf<typeof newsPage>) => {
  const { total, rows } = await service.call(newsPage, input);
  return [total, rows.map(({ id }) => id).join('')];
};

describe('news', { tags: ['postgres'] }, () => {
  beforeAll(async () => {
    await service.db.delete(news);
    await service.db
      .insert(news)
      .values([
        article('a', '2026-01-01T01:00:00Z', true),
        article('b', '2026-01-02T01:00:00Z', false),
        article('c', '2026-01-03T01:00:00Z', true, 'market'),
        article('d', '2026-01-04T01:00:00Z', false, 'market'),
        article('e', '2026-01-04T01:00:00Z', false),
      ]);
  });
  test('come pinned first, then newest first, page by page and by category', async () => {
    expect(await pageOf({})).toEqual([5, 'caedb']);
    expect(await pageOf({ size: 2 })).toEqual([5, 'ca']);
    expect(await pageOf({ keyword: '标题　Ｂ' })).toEqual([1, 'b']);
    expect(await pageOf({ page: 3, size: 2 })).toEqual([5, 'b']);
    expect(await pageOf({ page: 4, size: 2 })).toEqual([5, '']);
    expect(await pageOf({ category: 'market' })).toEqual([2, 'cd']);
    expect(await pageOf({ category: 'guide' })).toEqual([0, '']);
  });

  test.each([
    ['a', null, 'b'],
    ['b', 'a', 'c'],
    ['d', 'c', 'e'],
    ['e', 'd', null],
  ])('%s has what came before and after it by date, pinned or not', async (id, before, after) => {
    const { previous, next } = await service.call(newsDetail, { id });
    expect([previous?.id ?? null, next?.id ?? null]).toEqual([before, after]);
    if (next) expect(next.title).toBe(`标题 ${next.id}`);
  });
});
