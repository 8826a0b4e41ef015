import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspectionChannel } from '#flows';
import { paths } from '#contract/app/routes.ts';
import { openSite } from './visit.ts';

const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
const hotline = '021-5555-0199';

test('a page allows its own code alone, has its deployment’s configuration, and none of the desk’s code', async () => {
  const { service } = await openSite({ SITE_CONFIG: JSON.stringify({ hotline }) });
  const get = async (path: string, init: RequestInit = {}) => fetch(service.origin + path, init);
  // a page allows inline code only by hash, in its header; the build's page, for a static host, in itself
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

  // files that browsers request by themselves
  for (const [icon, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const)
    expect((await get(icon)).headers.get('content-type')).toBe(type);

  // the configuration, even in parts that the service renders
  const unset: string[] = [];
  for (const address of [
    '/',
    paths.shippingFcl,
    paths.airLiftOrder,
    paths.news,
    '/helpCenter?id=2',
    '/lost',
    '/act/lost',
  ]) {
    const document = await (await get(address)).text();
    if (!document.includes(hotline) || document.includes('400-000-0000')) unset.push(address);
  }
  expect(unset).toEqual([]);
  expect(service.output.split('\n').filter((line) => line.includes('could not be rendered'))).toEqual([]);

  // the desk is not indexed, cached or framed
  const desk = await get('/desk');
  expect(desk.headers.get('x-robots-tag')).toContain('noindex');
  expect(desk.headers.get('cache-control')).toBe('no-store');
  const policy = desk.headers.get('content-security-policy');
  for (const rule of ["default-src 'none'", "frame-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(await (await get('/robots.txt')).text()).toMatch(/Disallow: \/language\/\nDisallow: \/desk/);

  // no file that a customer's page may load has code of the desk or of development tools
  const files = readdirSync('dist/site', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|html)$/.test(name),
  );
  const naming = (text: string | RegExp): string[] =>
    files.filter((name) => readFileSync(`dist/site/${name}`, 'utf8').search(text) >= 0);
  expect(files.length).toBeGreaterThan(50);
  // the files of former builds stay for users who have one of their pages open
  const ofDesk = naming('/api-platform/desk/');
  expect(ofDesk.length).toBeGreaterThan(0);
  expect(ofDesk.filter((name) => !/^assets\/desk-[\w-]+\.js$/.test(name))).toEqual([]);
  expect(naming(/\/assets\/desk-/)).toEqual(['desk.html']);
  expect(naming(inspectionChannel)).toEqual([]);
});
