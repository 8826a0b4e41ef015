import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspectionChannel } from '#flows';
import { addresses } from './addresses.ts';
import { orderAddresses } from './orderScenes.ts';
import { openSite } from './visit.ts';

const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
const hotline = '021-5555-0199';

const responses: [string, RequestInit][] = [
  ['/', {}],
  ['/lcl?origin=CNSHA', {}],
  ['/nowhere', {}],
  ['/api-basic/port/list', {}],
  ['/api-user/user/getInfo', post],
  ['/api-nothing/at/all', post],
  // a wrong method, and a cut body
  ['/api-user/sms/send', {}],
  ['/api-user/sms/send', { ...post, headers: { ...post.headers, appCode: 'echem' }, body: '{"a":' }],
  ['/downloads/missing.csv', {}],
  ['/sitemap.xml', {}],
  ['/docs', {}],
];

test('every response carries the security headers, every page its deployment’s configuration, and none the desk’s code', async () => {
  const { service } = await openSite({ SITE_CONFIG: JSON.stringify({ hotline }) });
  const get = async (path: string, init: RequestInit = {}) => fetch(service.origin + path, init);
  for (const [path, init] of responses) {
    const { headers, status } = await get(path, init);
    expect(status).toBeLessThan(500);
    expect({ path, ...Object.fromEntries(headers) }).toMatchObject({
      path,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('permissions-policy')).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:\/\//);
    expect(headers.has('server') || headers.has('x-powered-by')).toBe(false);
  }

  // a page allows inline code by hash alone, in its header; the build's, which a static host may send, in itself
  const page = await get('/');
  const header = page.headers.get('content-security-policy') ?? '';
  const html = await page.text();
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/;
  expect(hashes(header).length).toBeGreaterThanOrEqual(2);
  expect(html).not.toMatch(meta);
  const built = meta.exec(readFileSync('dist/site/index.html', 'utf8'))?.[1] ?? '';
  expect(hashes(built)).toHaveLength(hashes(header).length);
  expect(header).toContain("require-trusted-types-for 'script'");
  expect(html).not.toMatch(/\s(?:style|on\w+)="/);

  // pages and reference data are revalidated, hashed assets never, other calls never cached
  const cacheOf = async (path: string, init?: RequestInit) => (await get(path, init)).headers.get('cache-control');
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await cacheOf(asset)).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/api-basic/port/list')).toBe('no-cache');
  expect(await cacheOf('/api-user/user/getInfo', post)).toBe('no-store');

  // what browsers ask for by themselves
  for (const [icon, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const)
    expect((await get(icon)).headers.get('content-type')).toBe(type);

  // the configuration, also in parts that the service renders
  const unset: string[] = [];
  for (const address of [...addresses, ...orderAddresses.map((order) => order.address), '/lost', '/act/lost']) {
    const document = await (await get(address)).text();
    if (!document.includes(hotline) || document.includes('400-000-0000')) unset.push(address);
  }
  expect(unset).toEqual([]);
  expect(service.output.split('\n').filter((line) => line.includes('could not be rendered'))).toEqual([]);

  // the desk is not for search engines, nor kept by a cache, nor framed
  const desk = await get('/desk');
  expect(desk.headers.get('x-robots-tag')).toContain('noindex');
  expect(desk.headers.get('cache-control')).toBe('no-store');
  const policy = desk.headers.get('content-security-policy');
  for (const rule of ["default-src 'none'", "frame-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /desk');

  // no file that a customer's page may load has code of the desk, or of what development opens
  const files = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|html)$/.test(name),
  );
  const naming = (text: string | RegExp): string[] =>
    files.filter((name) => readFileSync(`dist/site/${name}`, 'utf8').search(text) >= 0);
  expect(files.length).toBeGreaterThan(50);
  // the files of former builds stay for those who have a page of theirs open
  const ofDesk = naming('/api-platform/desk/');
  expect(ofDesk.length).toBeGreaterThan(0);
  expect(ofDesk.filter((name) => !/^assets\/desk-[\w-]+\.js$/.test(name))).toEqual([]);
  expect(naming(/\/assets\/desk-/)).toEqual(['desk.html']);
  expect(naming(inspectionChannel)).toEqual([]);
});
