import { beforeAll, describe, expect, test } from 'vitest';
import type { SharedSite } from './visit.ts';
import { openSharedSite } from './visit.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await openSharedSite();
});

const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
const get = async (path: string, init: RequestInit = {}) => fetch(`${site.service.origin}${path}`, init);
const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };

const responses: [string, string, RequestInit][] = [
  ['a page', '/', {}],
  ['a page rendered with its query', '/lcl?origin=CNSHA', {}],
  ['a page that does not exist', '/nowhere', {}],
  ['a call', '/api-basic/port/list', {}],
  ['a rejected call', '/api-user/user/getInfo', post],
  ['a call that does not exist', '/api-nothing/at/all', post],
  ['a wrong method', '/api-user/sms/send', {}],
  ['a cut body', '/api-user/sms/send', { ...post, headers: { ...post.headers, appCode: 'echem' }, body: '{"a":' }],
  ['a file', '/downloads/missing.csv', {}],
  ['the sitemap', '/sitemap.xml', {}],
  ['the API page', '/docs', {}],
];

describe('from outside', () => {
  test.each(responses)('%s carries every security header', async (_, path, init) => {
    const { headers, status } = await get(path, init);
    expect(status).toBeLessThan(500);
    expect(Object.fromEntries(headers)).toMatchObject({
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
  });

  test('a page allows inline code by hash alone, in its header and in itself', async () => {
    const response = await get('/');
    const header = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(hashes(header).length).toBeGreaterThanOrEqual(2);
    expect(hashes(meta)).toEqual(hashes(header));
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(html).not.toMatch(/\s(?:style|on\w+)="/);
  });

  test('pages and reference data are revalidated, hashed assets never, other calls never cached', async () => {
    const page = await get('/');
    const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? '';
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/api-basic/port/list')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/api-user/user/getInfo', post)).headers.get('cache-control')).toBe('no-store');
  });
});
