import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { operatorKeyOf } from '#server/admin/access.ts';
import { adminCommand } from '#server/admin/command.ts';
import { mountAdmin } from '#server/admin/mountAdmin.ts';
import { auditEntries, settings } from '#server/db/schema/identity.ts';
import { deleteExpired } from '#server/jobs/cleanup.ts';
import { openPasswords } from '#server/auth/password/hashing.ts';
import { sendError } from '#server/http/errors/sendError.ts';
import { adminHeaders, adminOf } from '#tests/support/admin.ts';
import { testSecret } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';

const service = serviceForAll();

const admin = adminOf({ fetch: (request) => service.fetch(request) });

const lastEntry = async () => {
  const [entry] = await service.db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1);
  return entry;
};

const settingOf = async (key: string) =>
  (await service.db.select().from(settings).where(eq(settings.key, key))).map(({ value }) => value);

const send = (init: { headers?: HeadersInit; url?: string }, address?: string) =>
  service.fetch(
    new Request(init.url ?? 'http://127.0.0.1/admin/audit', {
      method: 'POST',
      body: '{}',
      headers: init.headers ?? adminHeaders,
    }),
    address,
  );

describe('who may use the admin commands', () => {
  test('this machine with the key', async () => {
    expect((await send({})).status).toBe(200);
  });

  test.each([
    ['another machine', {}, '192.168.1.7'],
    ['a proxy', { headers: { ...adminHeaders, 'X-Forwarded-For': '203.0.113.1' } }, undefined],
    ['a proxy of today', { headers: { ...adminHeaders, Forwarded: 'for=203.0.113.1' } }, undefined],
    ['another name of this machine', { url: 'http://rebound.example/admin/audit' }, undefined],
    ['no key', { headers: { 'Content-Type': 'application/json' } }, undefined],
    [
      'the key of the review desk',
      { headers: { ...adminHeaders, Authorization: `Bearer ${operatorKeyOf(testSecret, 'review desk')}` } },
      undefined,
    ],
  ])('not %s: 404', async (_, init, address) => {
    expect((await send(init, address)).status).toBe(404);
  });

  test('an unknown command is 404, an input that is too long 413', async () => {
    expect((await send({ url: 'http://127.0.0.1/admin/nonsense' })).status).toBe(404);
    const long = { method: 'POST', headers: adminHeaders, body: JSON.stringify({ event: 'x'.repeat(20_000) }) };
    expect((await service.fetch(new Request('http://127.0.0.1/admin/audit', long))).status).toBe(413);
  });
});

describe('an admin command', () => {
  const store = adminCommand({
    name: 'setting store',
    summary: '保存一项设置',
    positionals: { key: '名称', value: '值' },
    options: { rejected: '' },
    input: z.object({ key: z.string(), value: z.string(), rejected: z.optional(z.boolean()) }),
    changes: true,
    run: async ({ db }, { key, value, rejected }) => {
      await db.insert(settings).values({ key, value });
      if (rejected) throw new ApiError(codes.conflict, '不可以');
      return { key };
    },
    print: ({ key }) => [`已保存 ${key}`],
  });
  let own: ReturnType<typeof adminOf>;
  beforeEach(() => {
    const app = new Hono();
    app.onError((error, c) => sendError(c, error as ApiError));
    const { db, clock, files, inbox: sms } = service;
    const [log, passwords] = [pino({ level: 'silent' }), openPasswords({ current: testSecret })];
    mountAdmin(
      app,
      {
        db,
        clock,
        files,
        sms,
        log,
        passwords,
        config: { secret: testSecret, hotline: '400-123-4567', siteOrigin: '' },
      },
      [store],
    );
    own = adminOf({ fetch: (request) => Promise.resolve(app.fetch(request)) }, [store]);
  });

  test('that changes something prints its result and leaves who did what', async () => {
    service.clock.advance(1_000);
    expect(await own.printed('setting', 'store', 'a', '13812345678')).toBe('已保存 a\n');
    expect(await settingOf('a')).toEqual(['13812345678']);
    expect(await lastEntry()).toMatchObject({
      event: 'operator.command',
      address: 'service',
      device: 'operator li',
      detail: { command: 'setting store', key: 'a', value: '138****5678', failed: false },
    });
  });

  test('that fails changes nothing, says why and is in the audit log as well', { tags: ['postgres'] }, async () => {
    service.clock.advance(1_000);
    await expect(own.printed('setting', 'store', 'b', '1', '--rejected')).rejects.toThrow('不可以');
    expect(await settingOf('b')).toEqual([]);
    expect(await lastEntry()).toMatchObject({ detail: { command: 'setting store', key: 'b', failed: true } });
  });

  test.each([
    ['setting', 'store', 'only-one'],
    ['setting', 'store', 'a', 'b', 'c'],
    ['setting', 'store', 'a', 'b', '--unknown'],
    ['nothing'],
    [],
  ])('typed wrongly says how it is typed: %s %s %s', async (...words) => {
    await expect(own.printed(...words)).rejects.toThrow('setting store <名称> <值> [--rejected]');
  });
});

test('audit lists the newest entries first, by user, event, time and number', async () => {
  await service.signIn('13900001111');
  service.clock.advance(60_000);
  await admin.printed('audit');
  const text = await admin.printed('audit', '--event', 'operator', '--limit', '1');
  expect(text).toContain('operator.command');
  expect(text.trim().split('\n')).toHaveLength(1);
  await expect(admin.printed('audit', '--user', '13900002222')).rejects.toThrow('没有使用该手机号的账号');
  expect(await admin.printed('audit', '--user', '13900001111')).toBe('没有符合条件的记录。\n');
  const minuteInChina = (ms: number) =>
    new Date(service.clock.now().getTime() + ms + 8 * 3_600_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
  expect(await admin.json('audit', '--since', minuteInChina(0))).not.toEqual([]);
  expect(await admin.json('audit', '--since', minuteInChina(60_000))).toEqual([]);
});

test('old entries are trimmed by the sweep, as many days as the deployment says', { tags: ['postgres'] }, async () => {
  const dayMs = 86_400_000;
  const now = new Date(service.clock.now().getTime() + 200 * dayMs);
  const old = { event: 'order.moved', userId: null, address: 'service', device: 'test', detail: {} };
  const ages = Array.from({ length: 2_500 }, (_, index) => (index < 2_490 ? 201 + index / 10 : 190 + index - 2_490));
  await service.db.delete(auditEntries);
  await service.db
    .insert(auditEntries)
    .values(ages.map((days) => Object.assign({ at: new Date(now.getTime() - days * dayMs) }, old)));
  const left = async (auditDays?: number) => {
    await deleteExpired(service.db, now, auditDays === undefined ? {} : { auditDays });
    return service.db.$count(auditEntries);
  };
  expect(await left()).toBe(2_001);
  expect(await left(200)).toBe(10);
  expect(await left(195)).toBe(6);
});
