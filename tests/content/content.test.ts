import { beforeAll, describe, expect, test } from 'vitest';
import { campaignList, carouselQuery, cityPage, newsDetail, newsPage } from '#contract/content/content.ts';
import type { InputOf } from '#contract/protocol/endpoint.ts';
import { matchedRoute } from '#contract/app/routes.ts';
import { campaigns, news } from '#server/db/schema/cms.ts';
import { cityRows, newsRows, slideRows } from '#server/db/seed/content.ts';
import { dayMs } from '#server/support/chinaTime.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { newsHref, newsQueryOf } from '#src/features/content/news/newsQuery.ts';

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

test('the city page has every city once, page by page', async () => {
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

test('campaigns come running, then still to come, then past', { tags: ['postgres'] }, async () => {
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

/** The HTML that a reader gets for this stored article. */
const cleaned = async (contentHtml: string): Promise<string> => {
  const [row] = await service.db.select().from(news).limit(1);
  await service.db.update(news).set({ contentHtml });
  return (await service.call(newsDetail, { id: row!.id })).contentHtml;
};

test('an article keeps its headings, lists, tables, quotations and formulas', async () => {
  const written =
    '<h2>一</h2><h3>二</h3><p>甲<strong>乙</strong><em>丙</em>H<sub>2</sub>O m<sup>3</sup><code>UN1263</code><br />丁</p>' +
    '<ul><li>戊</li></ul><ol><li>己</li></ol><blockquote>庚</blockquote><hr />' +
    '<table><thead><tr><th scope="col">辛</th></tr></thead><tbody><tr><td colspan="2">壬</td></tr></tbody></table>';
  expect(await cleaned(written)).toBe(written);
});

describe('links', () => {
  test.each([
    ['/shippingFcl?from=news#top', '<a href="/shippingFcl?from=news#top">去</a>'],
    ['https://a.example/x?y=1', '<a href="https://a.example/x?y=1" target="_blank" rel="noopener noreferrer">去</a>'],
    ['http://a.example', '<a href="http://a.example/" target="_blank" rel="noopener noreferrer">去</a>'],
  ])('to %s stay', async (href, expected) => expect(await cleaned(`<a href="${href}">去</a>`)).toBe(expected));

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&colon;alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:a@b.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ])('to %j lead nowhere', async (href) =>
    expect(await cleaned(`<a href="${href.replaceAll('"', '&quot;')}">去</a>`)).toBe('<a>去</a>'),
  );

  test('do not choose their own target, rel or handlers', async () => {
    const link = '<a href="/news" target="_top" rel="opener" onclick="alert(1)" style="x" class="y" id="z">去</a>';
    expect(await cleaned(link)).toBe('<a href="/news">去</a>');
  });
});

describe('pictures', () => {
  test('of the site stay', async () => {
    const picture = '<img src="/pictures/port.svg" alt="港口" width="640" height="360" />';
    expect(await cleaned(picture)).toBe(picture);
  });

  test.each([
    'https://tracker.example/p.gif',
    '/\\tracker.example/p.gif',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'javascript:alert(1)',
    '',
  ])('from %j are gone', async (src) =>
    expect(await cleaned(`甲<img src="${src}" onerror="alert(1)">乙`)).toBe('甲乙'),
  );

  test('without an address are gone, and so are their sets', async () =>
    expect(await cleaned('<img srcset="https://tracker.example/p.gif 1x" onerror="alert(1)">')).toBe(''));
});

test.each([
  ['<script>alert(1)</script>正文', '正文'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>正文', null],
  ['<svg onload="alert(1)"><circle/></svg>正文', '正文'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>', null],
  ['<iframe src="https://evil.example"></iframe>正文', '正文'],
  ['<form action="https://evil.example"><input name="p"><button>正文</button></form>', '正文'],
  ['<p onmouseover="alert(1)" style="position:fixed">正文</p>', '<p>正文</p>'],
  ['<!--[if IE]><script>alert(1)</script><![endif]-->正文', '正文'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">正文', '正文'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
])('%j does nothing', async (written, expected) => {
  const html = await cleaned(written);
  if (expected !== null) expect(html).toBe(expected);
  expect(html).not.toMatch(/<(?:script|style|svg|math|iframe|form|input|meta|base|noscript|img)\b|<[^>]*\bon\w+=/i);
});

describe('the address of the news', () => {
  test.each(['', 'page=2', 'category=market', 'category=market&page=3', 'category=market&keyword=IMDG&page=2'])(
    '%j is read and written alike',
    (query) => {
      expect(newsHref(newsQueryOf(query))).toBe(query === '' ? '/news' : `/news?${query}`);
    },
  );

  test.each(['category=foreign', 'page=0', 'page=-1', 'page=1.5', 'page=NaN', 'page=99999999', 'category='])(
    '%j is foreign and left out',
    (query) => expect(newsHref(newsQueryOf(query))).toBe('/news'),
  );
});
