import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serviceMail } from '#contract/content/serviceMail.ts';
import { settings } from '#service/db/schema/identity.ts';
import { logLines } from '#tests/support/logLines.ts';
import { jsonHeaders } from '#tests/support/post.ts';
import type { TestService } from '#tests/support/service.ts';
import { freshService } from '#tests/support/service.ts';

const ownId = /^[0-9a-f]{16}$/;
const proxy = '10.0.0.1';

const builtSite = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/main.js'), 'export {}');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>Lost</title>');
  return folder;
};

const { lines, log } = logLines();
let service: TestService;
beforeAll(async () => {
  service = await freshService({ log, site: { folder: builtSite() }, config: { trustedProxies: [proxy] } });
});
afterAll(() => service.close());
beforeEach(() => void (lines.length = 0));

const get = (path: string, init: RequestInit = {}, address?: string) =>
  service.fetch(new Request(`http://127.0.0.1${path}`, init), address);
const post = (path: string, body: string, headers: Record<string, string> = jsonHeaders) =>
  get(path, { method: 'POST', body, headers });

describe('every response has its request id', () => {
  test.each<[string, number, () => Promise<Response>]>([
    ['a response in the envelope', 200, () => get(serviceMail.path)],
    ['bad input', 400, () => post('/api-user/login/sms', '{')],
    ['a body that is too large', 413, () => post('/api-user/login/sms', 'x'.repeat(300_000))],
    ['an unknown call', 404, () => get('/api-user/nothing')],
    ['a wrong method', 405, () => post(serviceMail.path, '{}')],
    ['the plain captcha', 200, () => post('/captcha/get', '{"captchaType":"blockPuzzle"}')],
    ['a page', 200, () => get('/')],
    ['the lost page', 404, () => get('/nothing-here')],
    ['a file', 200, () => get('/assets/main.js')],
    ['a file that is gone', 404, () => get('/assets/gone.js')],
    ['the health', 200, () => get('/healthz')],
    ['the API page', 200, () => get('/docs')],
    ['the API document', 200, () => get('/openapi.json')],
    ['the user center without a ticket', 401, () => get('/user-center')],
    ['an operator without a key', 404, () => post('/admin/audit', '{}')],
    ['metrics through a proxy', 404, () => get('/metrics', { headers: { 'X-Forwarded-For': '203.0.113.9' } })],
  ])('%s (%i)', async (_, status, call) => {
    const response = await call();
    expect(response.status).toBe(status);
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(ownId);
    const [line, ...others] = lines.filter(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ requestId: id, status });
    expect(others).toEqual([]);
  });

  test('of its own', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await get('/healthz')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(20);
  });
});

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

  test('a rejection below 500 has the header alone', async () => {
    expect(await (await get('/api-user/nothing')).json()).not.toHaveProperty('requestId');
  });
});

test('outside of a request a log line has no id', () => {
  log.info('a job');
  expect(lines).toEqual([expect.not.objectContaining({ requestId: expect.anything() })]);
});
