import { describe, expect, test } from 'vitest';
import { newsDetail } from '#contract/content/content.ts';
import { news } from '#server/db/schema/cms.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

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
