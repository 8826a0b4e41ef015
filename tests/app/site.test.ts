import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serviceForAll, folderForAll } from '#tests/support/serviceForAll.ts';

const script = 'document.documentElement.dataset.ready = "1"';
const style = 'body { margin: 0 }';
const html = `<!doctype html><title>站</title><style>${style}</style><script>${script}</script><script type="module" src="/assets/app.js"></script>`;
const lost = '<!doctype html><title>走丢了</title>';
const article = '<!doctype html><title>一篇文章</title>';
const app = `export const text = ${JSON.stringify('port '.repeat(1_000))};`;

const folder = folderForAll('site');
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
writeFileSync(join(folder, 'index.html'), html);
writeFileSync(join(folder, 'assets/app.js'), app);
writeFileSync(join(folder, 'assets/app.js.br'), 'compressed by the build');
writeFileSync(join(folder, '.vite/routes.json'), '{}');
writeFileSync(join(folder, 'notes.txt'), 'kept');
writeFileSync(join(folder, '404.html'), lost);
mkdirSync(join(folder, 'news'));
writeFileSync(join(folder, 'news/_.html'), article);
const service = serviceForAll({ site: { folder } });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  service.fetch(new Request(`http://127.0.0.1${path}`, { headers, method }));

const encodedBody = async (encoding: string) =>
  Buffer.from(await (await get('/assets/app.js', { 'Accept-Encoding': encoding })).arrayBuffer());

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the site', () => {
  test('has a document for every path, and says 404 where it has no route', async () => {
    for (const [path, status, document] of [
      ['/', 200, html],
      ['/news/any', 200, article],
      ['/nowhere', 404, lost],
      ['/index.html', 404, lost],
      ['/news/_.html', 200, article],
    ] as const) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).toBe(document);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('states which pages search engines may visit', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://127.0.0.1/sitemap.xml');
    const sitemap = await (await get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>http://127.0.0.1/</loc>');
    expect(sitemap).toMatch(/<loc>http:\/\/127\.0\.0\.1\/news\/[\w-]+<\/loc><lastmod>20/);
  });

  test('allows inline code by its hash alone', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'self' ${sha256(script)};`);
    expect(policy).toContain(`style-src 'self' ${sha256(style)};`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('caches hashed assets for ever, other files must be revalidated', async () => {
    const [asset, robots] = [await get('/assets/app.js'), await get('/notes.txt')];
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(robots.headers.get('cache-control')).toBe('no-cache');
    expect((await get('/notes.txt', { 'If-None-Match': robots.headers.get('etag')! })).status).toBe(304);
  });

  test('spares a file that only pages load the headers of documents', async () => {
    const { headers } = await get('/assets/app.js');
    for (const name of ['permissions-policy', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy'])
      expect([name, headers.has(name), (await get('/notes.txt')).headers.has(name)]).toEqual([name, false, true]);
    for (const name of ['x-content-type-options', 'strict-transport-security', 'content-security-policy'])
      expect([name, headers.has(name)]).toEqual([name, true]);
    // a browser replaces its stored headers by those of a 304
    const unchanged = await get('/assets/app.js', { 'If-None-Match': headers.get('etag')! });
    const names = [...headers.keys()].filter((name) => !['content-length', 'x-request-id'].includes(name));
    expect(unchanged.status).toBe(304);
    for (const name of names) expect([name, unchanged.headers.get(name)]).toEqual([name, headers.get(name)]);
  });

  test('responds in the requested encoding', async () => {
    expect((await encodedBody('gzip, br')).toString()).toBe('compressed by the build');
    expect(gunzipSync(await encodedBody('gzip, br;q=0')).toString()).toBe(app);
    expect((await encodedBody('identity')).toString()).toBe(app);
  });

  test.each([
    '/assets/gone.js',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/.vite/routes.json',
    '/assets//app.js',
    String.raw`/..\package.json`,
  ])('has nothing at %s', async (path) => {
    const response = await get(path);
    expect(await response.text()).not.toMatch(/root:|"name"|^\{\}$|^export/);
    expect(response.status).toBe(404);
  });

  test('rejects other methods, and responds to HEAD without a body', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
