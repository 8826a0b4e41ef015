import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceMail } from '#contract/content/serviceMail.ts';
import { settings } from '#server/db/schema/identity.ts';
import { openLog } from '#server/http/logging/log.ts';
import { serviceForAll, folderForAll } from '#tests/support/serviceForAll.ts';

const ownId = /^[0-9a-f]{16}$/;
const proxy = '10.0.0.1';

const folder = folderForAll('site');
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/main.js'), 'export {}');
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
writeFileSync(join(folder, '404.html'), '<!doctype html><title>Lost</title>');

const lines: Record<string, unknown>[] = [];
const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
const service = serviceForAll({ log, site: { folder }, config: { trustedProxies: [proxy] } });
beforeEach(() => void (lines.length = 0));

const get = (path: string, init: RequestInit = {}, address?: string) =>
  service.fetch(new Request(`http://127.0.0.1${path}`, init), address);

const idOf = async (given: string, address?: string) =>
  (await get('/healthz', { headers: { 'X-Request-Id': given } }, address)).headers.get('x-request-id');

describe('an id that comes with the request', () => {
  test('is taken from a trusted proxy', async () => {
    expect(await idOf('5f2c9a7e8b3d41cc95', proxy)).toBe('5f2c9a7e8b3d41cc95');
  });

  test('is ignored from anybody else', async () => {
    expect(await idOf('5f2c9a7e8b3d41cc95')).toMatch(ownId);
  });

  test.each(['short', 'x'.repeat(65), 'with space in it', '"quoted-id"', '<script>alert'])(
    'is ignored where it is not safe: %s',
    async (given) => {
      expect(await idOf(given, proxy)).toMatch(ownId);
    },
  );
});

describe('an unexpected error', () => {
  beforeAll(() => service.db.delete(settings));

  test('logs its request id in the response, the header and every log line', async () => {
    const response = await get(serviceMail.path);
    expect(response.status).toBe(500);
    const body = (await response.json()) as { message: string; requestId: string };
    expect(body).toEqual({
      code: '10000500',
      message: '抱歉，服务器繁忙！',
      data: null,
      requestId: expect.stringMatching(ownId),
    });
    expect(response.headers.get('x-request-id')).toBe(body.requestId);
    expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['unexpected', body.requestId],
      ['request', body.requestId],
    ]);
  });

  test('a page shows it as text, a call does not', async () => {
    const accept = { headers: { Accept: 'text/html,*/*' } };
    const database = vi.spyOn(service.db, 'select').mockImplementation(() => {
      throw new Error('away');
    });
    const response = await get('/user-center/order/list', { headers: { ...accept.headers, Cookie: 'workplace=any' } });
    database.mockRestore();
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain(`请求编号：<code>${response.headers.get('x-request-id')}</code>`);
    expect((await get(serviceMail.path, accept)).headers.get('content-type')).toContain('application/json');
  });
});
