import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { newsDetail } from '#contract/content/content.ts';
import type { Site } from '#server/app/site.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll, folderForAll } from '#tests/support/serviceForAll.ts';

type Drawing = NonNullable<Site['pageRenderer']>;

const rendered: Parameters<Drawing['render']>[0][] = [];
let render: Drawing['render'] = async (page) => {
  rendered.push(page);
  return `<!doctype html><script>1</script><p>${page.path} ${page.query} ${JSON.stringify(page.responses)}`;
};

const pageRenderer: Drawing = {
  initialDataCalls: (path) => {
    const id = /^(?:\/en)?\/news\/(.+)$/.exec(path)?.[1];
    return id === undefined ? [] : [{ endpoint: newsDetail, input: { id } }];
  },
  render: async (page) => render(page),
  prerenderedPages: [],
  listedPaths: ['/', '/lcl'],
};

const folder = folderForAll('drawing');
for (const [name, text] of [
  ['index', '家'],
  ['404', '走丢了'],
  ['lcl', '拼箱'],
] as const)
  writeFileSync(join(folder, `${name}.html`), text);
const service = serviceForAll({ site: { folder, pageRenderer, origin: 'https://www.example.com' } });

/** The database and the reader of the service, for a second one. */
const given = () => ({ db: service.db, reader: service.reader });

const get = (path: string) => service.fetch(new Request(`http://127.0.0.1${path}`));

const etagOf = async (origin: string) => (await get(`/lcl?origin=${origin}`)).headers.get('etag');

describe('a page rendered by the service', () => {
  test('contains the responses of the service’s own calls, and is cached', async () => {
    const first = await get('/news/imdg-42-24-in-force');
    expect(first.status).toBe(200);
    const text = await first.text();
    expect(text).toContain('IMDG');
    const before = rendered.length;
    expect(await (await get('/news/imdg-42-24-in-force')).text()).toBe(text);
    expect(rendered).toHaveLength(before);
  });

  test('is sent as it was, at once, while a new one is rendered behind its visitor; after an hour it is waited for', async () => {
    const able = render;
    let renders = 0;
    let finish: (() => void) | undefined;
    render = async () => {
      renders += 1;
      if (renders > 1) await new Promise<void>((resolve) => (finish = resolve));
      return `<!doctype html><p>${renders}</p>${'long enough '.repeat(100)}`;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const path = '/lcl?origin=CNXMN';
    const headers = { 'Accept-Encoding': 'br' };
    const shown = async () => {
      const response = await service.fetch(new Request(`http://127.0.0.1${path}`, { headers }));
      return /<p>(.*)<\/p>/.exec(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString())?.[1];
    };
    expect(await shown()).toBe('1');
    vi.setSystemTime(Date.now() + 30_000);
    for (let visits = 0; visits < 3; visits += 1) expect(await shown()).toBe('1');
    expect(renders).toBe(2);
    finish!();
    await expect.poll(shown).toBe('2');
    vi.setSystemTime(Date.now() + 3_600_000);
    const waiting = shown();
    await expect.poll(() => renders).toBe(3);
    finish!();
    expect(await waiting).toBe('3');
    vi.useRealTimers();
    render = able;
  });

  test('has an ETag of its content and its day: the time of rendering alone does not change it', async () => {
    const able = render;
    let at = Date.parse('2026-03-02T02:00:00Z');
    let text = 'a';
    render = async () => `<!doctype html><script type="application/json">{"path":"/lcl","at":${at}}</script>${text}`;
    const first = await etagOf('A');
    at += 3_600_000;
    expect(await etagOf('B')).toBe(first);
    text = 'b';
    expect(await etagOf('C')).not.toBe(first);
    text = 'a';
    at += 86_400_000;
    expect(await etagOf('D')).not.toBe(first);
    render = able;
  });

  test('has the status with which its detail failed, until that is available again; other pages keep 200', async () => {
    const broken = await freshService({ ...given(), site: { folder, pageRenderer } });
    const statusOf = async (path: string) => (await broken.fetch(new Request(`http://127.0.0.1${path}`))).status;
    const seen = '/news/imdg-42-24-in-force';
    expect(await statusOf(seen)).toBe(200);
    await service.db.execute(sql`alter table news rename to news_away`);
    expect(await statusOf('/news/dg-declaration-hours')).toBe(500);
    expect(await statusOf('/lcl?origin=CNSHA')).toBe(200);
    expect(await statusOf('/nowhere')).toBe(404);
    // a document that was complete before is sent unchanged
    expect(await statusOf(seen)).toBe(200);
    await service.db.execute(sql`alter table news_away rename to news`);
    expect(await statusOf('/news/dg-declaration-hours')).toBe(404);
  });

  test.each([
    ['orgPort=上海&dstPort=汉堡', 'CNSHA', 'DEHAM'],
    ['orgPort=shanghai&dstPort=Hamburg&isDanger=N&volume=12', 'CNSHA', 'DEHAM'],
    ['orgPortCode=CNSHA&dstPort=hanbao', 'CNSHA', 'DEHAM'],
  ])('a search that names its ports (%s) leads to the one with their codes', async (query, from, to) => {
    const response = await get(`/shippingFcl?${query}`);
    expect(response.status).toBe(302);
    const { searchParams } = new URL(response.headers.get('location')!, 'http://127.0.0.1');
    expect([searchParams.get('orgPortCode'), searchParams.get('dstPortCode')]).toEqual([from, to]);
    expect(searchParams.get('isDanger')).toBe(new URLSearchParams(query).get('isDanger'));
    expect((await get(response.headers.get('location')!)).status).toBe(200);
  });

  const lane = 'orgPort=上海&orgPortCode=CNSHA&dstPort=汉堡&dstPortCode=DEHAM';
  test.each([
    ['other names', 'orgPort=宁波&orgPortCode=CNSHA&dstPort=请汇款至13800000000&dstPortCode=DEHAM', lane],
    ['codes as they are typed', 'orgPort=&orgPortCode=cn+sha&dstPort=&dstPortCode=%EF%BC%A4%EF%BC%A5HAM', lane],
    [
      'a code that no port has',
      'orgPort=宁波&orgPortCode=XXXXX&dstPort=汉堡&dstPortCode=DEHAM',
      'orgPortCode=XXXXX&dstPort=汉堡&dstPortCode=DEHAM',
    ],
    ['names in GBK', 'orgPort=%C9%CF%BA%A3&orgPortCode=&dstPort=%BA%BA%B1%A4&dstPortCode=', lane],
    ['ampersands escaped for HTML', 'orgPort=上海&amp;orgPortCode=CNSHA&amp;dstPort=汉堡&amp;dstPortCode=DEHAM', lane],
  ])('a search with %s leads to the one with the ports’ own names', async (_, query, expected) => {
    const response = await get(`/shippingFcl?${query}`);
    expect(response.status).toBe(302);
    const location = response.headers.get('location')!;
    expect(decodeURIComponent(location)).toBe(`/shippingFcl?${expected}`);
    expect((await get(location)).status).toBe(200);
  });

  test.each([lane, 'orgPort=上X海', '', 'isDanger=N', 'orgPort=汉堡&dstPort=上海', 'orgPort=%00&dstPort=%EF%BF%BD'])(
    'a search whose ports have their names or are none (%s) stays as it is',
    async (query) => expect((await get(`/shippingFcl?${query}`)).status).toBe(200),
  );

  test('is rendered with its query; without one the build’s page is sent', async () => {
    expect(await (await get('/lcl')).text()).toBe('拼箱');
    expect(await (await get('/lcl?origin=CNSHA')).text()).toContain('/lcl origin=CNSHA');
  });

  test('carries a policy with the hash of its own inline script', async () => {
    const policy = (await get('/lcl?origin=CNNGB')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
  });

  test('is the build’s page where pageRenderer fails, or where the query is out of proportion', async () => {
    const able = render;
    render = async () => {
      throw new Error('out of paint');
    };
    expect(await (await get('/lcl?origin=CNTAO')).text()).toBe('拼箱');
    render = able;
    expect(await (await get(`/lcl?origin=${'x'.repeat(400)}`)).text()).toBe('拼箱');
  });

  test('the sitemap names the deployment’s own origin', async () => {
    expect(await (await get('/sitemap.xml')).text()).toContain('<loc>https://www.example.com/lcl</loc>');
  });
});

test('a deployment with a configuration of its own renders every page with it, also the not-found page', async () => {
  const deployed = await freshService({ ...given(), site: { folder, pageRenderer, rerender: true } });
  const read = async (path: string) => {
    const response = await deployed.fetch(new Request(`http://127.0.0.1${path}`));
    return [response.status, await response.text()] as const;
  };
  expect(await read('/lcl')).toEqual([200, expect.stringContaining('<p>/lcl ')]);
  expect(await read('/nowhere')).toEqual([404, expect.stringContaining('<p>/404 ')]);
  expect(await read(`/lcl?origin=${'x'.repeat(400)}`)).toEqual([200, expect.stringContaining('<p>/lcl ')]);
});

test('the English site is loaded at its first request, and a chosen language is where the next visit begins', async () => {
  const own = join(folder, 'english');
  mkdirSync(join(own, 'en'), { recursive: true });
  for (const name of ['index', '404', 'lcl']) writeFileSync(join(own, `en/${name}.html`), `English ${name}`);
  const english = vi.fn<NonNullable<Site['english']>>(async () => ({ folder: own, pageRenderer }));
  const both = await freshService({ ...given(), site: { folder, pageRenderer, english } });
  const read = async (path: string, cookie = '') => {
    const response = await both.fetch(new Request(`http://127.0.0.1${path}`, { headers: { cookie } }));
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  expect(await read('/lcl', 'language=en')).toEqual([200, '拼箱']);
  expect(await read('/')).toEqual([200, '家']);
  expect(english).not.toHaveBeenCalled();
  expect(await read('/en/lcl')).toEqual([200, 'English lcl']);
  expect(await read('/en')).toEqual([200, 'English index']);
  expect(await read('/en/nowhere')).toEqual([404, 'English 404']);
  expect(await read('/en/news/imdg-42-24-in-force')).toEqual([200, expect.stringContaining('<p>/en/news/imdg')]);
  expect(english).toHaveBeenCalledTimes(1);
  expect(await read('/en/LCL?a=1')).toEqual([301, '/en/lcl?a=1']);
  expect(await read('/?a=1', 'language=en')).toEqual([302, '/en?a=1']);
  const choice = await both.fetch(new Request('http://127.0.0.1/language/en//lcl?a=1'));
  expect([choice.headers.get('location'), choice.headers.get('set-cookie')]).toEqual([
    '/en/lcl?a=1',
    expect.stringContaining('language=en;'),
  ]);
  expect(await read('/language/zh/')).toEqual([303, '/']);
  expect((await read('/sitemap.xml'))[1]).toContain('/en/lcl</loc>');
});
