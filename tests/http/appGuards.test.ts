import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { logout, smsLogin } from '#contract/auth/user.ts';
import { openLog } from '#server/http/logging/log.ts';
import { jsonHeaders, sender } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const lines: string[] = [];
const log = openLog('info', { write: (line) => void lines.push(line) });
const service = serviceForAll({ log });
const { send, post } = sender(service);

/** The response of a probe endpoint. */
const probe = async (path: string, { fetch }: TestService) => {
  const response = await fetch(new Request(`http://127.0.0.1${path}`));
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('a foreign page', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://127.0.0.1:81', Host: '127.0.0.1' }],
  ])('is rejected: %o', async (headers) => {
    expect(await post(logout.path, {}, { ...jsonHeaders, ...headers })).toMatchObject({
      status: 403,
      code: codes.forbidden,
    });
  });

  test('cannot send the custom header without a preflight', async () => {
    expect(await post(logout.path, {}, { 'Content-Type': 'application/json' })).toMatchObject({ status: 403 });
    const requested = await service.fetch(
      new Request(`http://127.0.0.1${logout.path}`, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }),
    );
    expect(requested.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('the own page is not rejected', async () => {
    expect((await post(logout.path, {}, { ...jsonHeaders, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect(
      (await post(logout.path, {}, { ...jsonHeaders, Origin: 'http://127.0.0.1', Host: '127.0.0.1' })).status,
    ).toBe(200);
  });
});

describe('every response', () => {
  test('carries the security headers', async () => {
    for (const { headers } of [await post(logout.path, {}), await send('/api-x/y'), await send('/healthz')]) {
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });

  test('is logged by path, without what was sent', async () => {
    lines.length = 0;
    await post(
      `${smsLogin.path}?phone=13812345678`,
      { phone: '13812345678', code: '654321' },
      { ...jsonHeaders, Authorization: 'tok-1', Cookie: 'sid=sec-1' },
    );
    await send('/u/13812345678');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { method: 'POST', path: smsLogin.path, status: 200, ms: expect.any(Number) as number },
      { method: 'GET', path: '/u/#', status: 404 },
    ]);
    expect(lines.join('')).not.toMatch(/13812345678|654321|tok-1|sec-1/);
  });

  test('an error is logged with name and place, without its message', () => {
    lines.length = 0;
    const cause = Object.assign(new Error('dup 13812345678'), { code: '23505' });
    log.error({ err: new Error('Failed query\nparams: 13812345678', { cause }) }, 'unexpected');
    expect(lines[0]).toContain('23505');
    expect(lines[0]).not.toContain('13812345678');
  });

  test('says that the process lives, and cannot serve without its database', { tags: ['postgres'] }, async () => {
    expect(await probe('/readyz', service)).toEqual({ status: 200, body: { status: 'ready' } });
    const broken = await freshService();
    await broken.close();
    expect(await probe('/healthz', broken)).toEqual({ status: 200, body: { status: 'ok' } });
    const body = { status: 'unavailable', reason: 'databaseUnavailable' };
    expect(await probe('/readyz', broken)).toEqual({ status: 503, body });
  });

  test('says that it cannot serve a database that lacks a migration, or is new', { tags: ['postgres'] }, async () => {
    const { db } = service;
    const missing = { status: 503, body: { status: 'unavailable', reason: 'migrationsMissing' } };
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    expect(await probe('/readyz', service)).toEqual(missing);
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    await db.execute(sql`alter schema drizzle rename to elsewhere`);
    expect(await probe('/readyz', service)).toEqual(missing);
    expect(await probe('/healthz', service)).toEqual({ status: 200, body: { status: 'ok' } });
    await db.execute(sql`alter schema elsewhere rename to drizzle`);
    expect(await probe('/readyz', service)).toEqual({ status: 200, body: { status: 'ready' } });
  });
});
