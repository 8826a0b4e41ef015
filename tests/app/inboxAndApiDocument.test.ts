import { describe, expect, test } from 'vitest';
import { bookingCalls } from '#contract/orders/bookings/bookingCalls.ts';
import { handlers } from '#server/http/handlers.ts';
import { openapiOf } from '#server/http/openapi.ts';
import { documentedPathOf } from '#server/http/openapi/bookings.ts';
import { freshService } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const get = (url: string, headers: Record<string, string> = {}, address?: string) =>
  service.fetch(new Request(new URL(url, 'http://127.0.0.1:8080'), { headers }), address);

describe('the inbox', () => {
  const json = { Accept: 'application/json' };

  test('shows the codes to this machine, newest first', async () => {
    await service.inbox.send({ phone: '13800000001', code: '111111', purpose: 'user_login' });
    await service.inbox.send({ phone: '13800000002', code: '222222', purpose: 'user_sign' });
    const received = (await (await get('/dev/inbox', json)).json()) as object[];
    expect(received).toMatchObject([
      { phone: '13800000002', code: '222222' },
      { phone: '13800000001', code: '111111' },
    ]);
    const shown = await (await get('http://localhost:8080/dev/inbox')).text();
    expect(shown.indexOf('222222')).toBeLessThan(shown.indexOf('111111'));
    expect(shown).not.toContain('<script');
  });

  test('is not there for anybody else', async () => {
    expect((await get('/dev/inbox', json, '192.168.1.7')).status).toBe(404);
    expect((await get('/dev/inbox', { ...json, 'X-Forwarded-For': '203.0.113.1' })).status).toBe(404);
    expect((await get('http://rebound.example:8080/dev/inbox', json)).status).toBe(404);
  });

  test('is not there with a real carrier, nor in production', async () => {
    const { db, reader } = service;
    const sms = { send: () => Promise.resolve(), notify: () => Promise.resolve() };
    for (const given of [{ sms }, { config: { production: true } }]) {
      const { fetch } = await freshService({ db, reader, ...given });
      expect((await fetch(new Request('http://127.0.0.1/dev/inbox', { headers: json }))).status).toBe(404);
    }
  });
});

describe('the API document', () => {
  const document = openapiOf(handlers.map(({ endpoint }) => endpoint));

  test('describes every endpoint once, in OpenAPI 3.1', async () => {
    expect(await (await get('/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(document.openapi).toBe('3.1.0');
    const guide = async (query: string) => (await (await get(`/docs${query}`)).text()).match(/<html lang="en|<li>/g)!;
    expect((await guide('?lang=en')).slice(1)).toEqual(await guide(''));
    const bookings = Object.values(bookingCalls);
    const described = [...handlers.map(({ endpoint }) => endpoint.path), ...bookings.map(documentedPathOf)];
    expect(Object.keys(document.paths)).toEqual([...new Set(described)]);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(described.length);
  });

  test('is not there where it is switched off, the style of the service’s other pages is', async () => {
    const { db, reader } = service;
    const { fetch } = await freshService({ db, reader, config: { apiDocs: false } });
    const statusOf = async (path: string) => (await fetch(new Request(`http://127.0.0.1${path}`))).status;
    expect([await statusOf('/docs'), await statusOf('/openapi.json')]).toEqual([404, 404]);
    expect(await statusOf('/docs/service.css')).toBe(200);
  });
});
