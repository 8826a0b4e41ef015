// @module-tag long
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { WebhookBody } from '#contract/enterprise/webhooks.ts';
import { webhookRetryMinutes } from '#contract/enterprise/webhooks.ts';
import { limits } from '#contract/protocol/limits.ts';
import { digestOf } from '#server/config/secrets.ts';
import { auditEntries, users } from '#server/db/schema/identity.ts';
import { webhookDeliveries as deliveries, webhooks } from '#server/db/schema/webhooks.ts';
import { isPublic, post } from '#server/enterprise/webhooks/post.ts';
import { cleanUpWebhooks, sendDeliveries } from '#server/enterprise/webhooks/send.ts';
import { signedHeaders } from '#server/enterprise/webhooks/signing.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { phonesAfter } from '#tests/support/credentials.ts';
import { messagesOf } from '#tests/support/notifications.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import type { Session } from '#tests/support/service.ts';
import { freshService, testSecret } from '#tests/support/service.ts';
import { serviceForEach } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForEach();
const freshPhone = phonesAfter(13900000700);
const log = pino({ level: 'silent' });

const send = () => sendDeliveries({ ...service, log, secret: { current: testSecret }, allowsPrivate: true });

/** A company's own system, which answers with the given status. */
const receiver = async () => {
  const received: { headers: Record<string, unknown>; body: WebhookBody; text: string }[] = [];
  const state = { status: 204, text: '' };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) as WebhookBody, text });
      response.writeHead(state.status, { Location: '/elsewhere' }).end(state.text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { received, state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` };
};

const act = async (session: Session, name: string, form: Record<string, string>) => {
  const response = await (await entered(service, session)).post(`/company/webhooks/${name}`, form);
  return { status: response.status, text: await response.text() };
};
const page = async (session: Session) => (await entered(service, session)).text('/company/webhooks');
const make = async (session: Session, url: string): Promise<string> => {
  const { text } = await act(session, 'make', { url });
  return /whsec_[\w+/]+=*/.exec(text.replaceAll('&#x2F;', '/').replaceAll('&#x3D;', '='))![0];
};
const stored = async (url: string) => (await service.db.select().from(webhooks).where(eq(webhooks.url, url)))[0]!;
const allDeliveries = () => service.db.select().from(deliveries);

test('each entry of an order’s history is posted once, signed with the secret that was shown once', async () => {
  const owner = await service.signIn(freshPhone());
  const { url, received } = await receiver();
  const secret = await make(owner, url);
  expect((await stored(url)).secretHash).toBe(digestOf(secret));
  expect(JSON.stringify([await stored(url), await service.db.select().from(auditEntries)])).not.toContain(secret);
  expect(await page(owner)).not.toContain(secret);
  const order = await livingOrder(service, owner, { dangerous: false });
  await order.move('order.accepted', '请准备单证');
  expect([await send(), await send(), received.length]).toEqual([2, 0, 2]);
  const bodies = received.map(({ body }) => body).toSorted((a, b) => a.type.localeCompare(b.type));
  expect(bodies).toMatchObject([
    { type: 'order.moved', data: { orderNo: order.orderNo, position: 1, act: 'order.accepted', note: '请准备单证' } },
    { type: 'order.placed', data: { orderNo: order.orderNo, position: 0, before: null, by: 'user' } },
  ]);
  const [{ headers, text, body } = received[0]!] = received;
  const seconds = String(Math.floor(service.clock.now().getTime() / 1_000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'));
  expect(headers).toMatchObject({
    'webhook-id': body.id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature.update(`${body.id}.${seconds}.${text}`).digest('base64')}`,
  });
  const shown = await page(owner);
  for (const part of ['已送达 204', order.orderNo, '请准备单证']) expect(shown).toContain(part);
});

test('the signature is that of the example of Standard Webhooks', () => {
  const body = '{"test": 2432232314}';
  const now = new Date(1_614_265_330_000);
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  expect(signedHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', { id, body, now })['webhook-signature']).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('a failed delivery is repeated with its id after longer and longer pauses; then the address is paused until it is resumed', async () => {
  const owner = await service.signIn(freshPhone());
  const { url, received, state } = await receiver();
  await make(owner, url);
  const { id } = await stored(url);
  Object.assign(state, { status: 500, text: 'x'.repeat(2_000) });
  await act(owner, 'test', { id });
  for (const [attempt, minutes] of webhookRetryMinutes.entries()) {
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(await page(owner)).toContain(`第 ${attempt + 1} 次未成功`);
    service.clock.advance(minutes * 60_000 - 1);
    expect(await send()).toBe(0);
    service.clock.advance(1);
  }
  expect(await send()).toBe(1);
  expect(new Set(received.map(({ body }) => body.id)).size).toBe(1);
  const [failed] = await allDeliveries();
  expect(failed).toMatchObject({ status: 'failed', attempts: 8, responseStatus: 500, outcome: 'x'.repeat(500) });
  expect(await page(owner)).toContain('已暂停');
  // later events wait
  await livingOrder(service, owner, { dangerous: false });
  expect(await send()).toBe(0);
  Object.assign(state, { status: 200, text: 'ok' });
  expect((await act(owner, 'resume', { id })).status).toBe(303);
  expect(await send()).toBe(1);
  expect((await act(owner, 'repeat', { id: failed!.id })).status).toBe(303);
  expect((await act(owner, 'repeat', { id: failed!.id })).text).toContain('正在等待发送');
  expect([await send(), received.at(-1)!.body]).toEqual([1, { ...received[0]!.body }]);
});

test('410 pauses at once and tells who manages the company, a redirect is not followed, and an attempt without a response says why', async () => {
  const owner = await service.signIn(freshPhone());
  const messages = messagesOf(service);
  const address = await messages.withAddress(owner.userId);
  const { url, received, state } = await receiver();
  await make(owner, url);
  const { id } = await stored(url);
  state.status = 307;
  await act(owner, 'test', { id });
  await send();
  state.status = 410;
  service.clock.advance(60_000);
  await send();
  expect([received.length, (await stored(url)).pausedAt]).toEqual([2, service.clock.now()]);
  await messages.send();
  expect(messages.mailsTo(address).map(({ text }) => text)).toEqual([expect.stringContaining(url)]);
  await make(owner, 'http://127.0.0.1:1/');
  await act(owner, 'test', { id: (await stored('http://127.0.0.1:1/')).id });
  await send();
  expect(await page(owner)).toContain('对方拒绝连接');
});

test('an attempt that ends with its process is repeated by one process, once', { tags: ['postgres'] }, async () => {
  const owner = await service.signIn(freshPhone());
  const { url, received } = await receiver();
  await make(owner, url);
  const order = await livingOrder(service, owner, { dangerous: false });
  const owners = { sms: service.inbox, mail: service.outbox, hotline: '', origin: '', secret: { current: testSecret } };
  const [one, other] = [1, 2].map(() => startJobs({ ...service, log, owners: { ...owners, allowsPrivate: true } }));
  await expect.poll(async () => (await allDeliveries())[0]!.status).toBe('delivered');
  await Promise.all([one!.stop(), other!.stop()]);
  expect(received).toHaveLength(1);
  // the state if the process ended before it stored the response
  const lost = { status: 'waiting', nextAt: new Date(service.clock.now().getTime() + 60_000) } as const;
  await service.db.update(deliveries).set(lost);
  expect(await send()).toBe(0);
  service.clock.advance(60_000);
  await send();
  expect(received.map(({ body }) => body.data)).toEqual(
    Array(2).fill(expect.objectContaining({ orderNo: order.orderNo })),
  );
});

test('a company gets its own events alone, as long as it wants them; only owners and managers see the page', async () => {
  const [owner, other] = [await service.signIn(freshPhone()), await service.signIn(freshPhone())];
  const { url, received } = await receiver();
  await make(owner, url);
  const { id } = await stored(url);
  await livingOrder(service, other, { dangerous: false });
  expect(await send()).toBe(0);
  for (const name of ['end', 'resume', 'test']) expect((await act(other, name, { id })).status).toBe(404);
  await act(owner, 'test', { id });
  const [delivery] = await allDeliveries();
  expect((await act(other, 'repeat', { id: delivery!.id })).status).toBe(404);
  expect((await act(owner, 'end', { id })).status).toBe(303);
  const kept = await allDeliveries();
  await livingOrder(service, owner, { dangerous: false });
  expect(await allDeliveries()).toEqual(kept);
  expect([await send(), received.length, await page(owner)]).toEqual([0, 0, expect.not.stringContaining(url)]);
  await service.db.update(users).set({ companyRole: 'buyer' }).where(eq(users.id, owner.userId));
  expect((await act(owner, 'make', { url })).status).toBe(403);
  expect((await (await entered(service, owner)).get('/company/webhooks')).status).toBe(403);
});

test('a wrong address is rejected at its field, with what was typed', async () => {
  const owner = await service.signIn(freshPhone());
  for (const url of [
    'erp',
    'ftp://erp.example.com/',
    'https://a:b@erp.example.com/',
    `https://x.cn/${'a'.repeat(500)}`,
  ]) {
    const { status, text } = await act(owner, 'make', { url });
    expect([status, text.includes('aria-invalid'), text.includes(url)]).toEqual([400, true, true]);
  }
  const inProduction = freshService({ config: { production: true } });
  onTestFinished(async () => (await inProduction).close());
  const outside = await (await inProduction).signIn(freshPhone());
  for (const [url, why] of [
    ['http://erp.example.com/', '须以 https'],
    ['https://10.1.2.3/', '内网或本机'],
    ['https://erp/', '内网或本机'],
  ] as const) {
    const response = await (await entered(await inProduction, outside)).post('/company/webhooks/make', { url });
    expect(await response.text()).toContain(why);
  }
  for (let count = 0; count < limits.webhooksMax; count += 1) await make(owner, `https://erp.example.com/${count}`);
  expect((await act(owner, 'make', { url: 'https://erp.example.com/5' })).text).toContain('最多 5 个');
});

const outward = (url: string) => post(url, { body: '{}', headers: {}, allowsPrivate: false });

test('in production an address leads into the public net by https, by name and by number, whatever it is written like', async () => {
  const outside = ['8.8.8.8', '2606:4700::1111'];
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const inside6 = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'erp'];
  expect([...outside, ...inside, ...inside6].filter(isPublic)).toEqual(outside);
  await expect(outward('http://erp.example.com/')).rejects.toThrow('https');
  for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f.1', '[::ffff:7f00:1]'])
    await expect(outward(`https://${host}/`)).rejects.toThrow('内网');
});

test('deliveries and ended addresses are deleted after 30 days', async () => {
  const owner = await service.signIn(freshPhone());
  const { url } = await receiver();
  await make(owner, url);
  await livingOrder(service, owner, { dangerous: false });
  await act(owner, 'end', { id: (await stored(url)).id });
  service.clock.advance(limits.webhookDays * 86_400_000 + 1);
  await cleanUpWebhooks(service.db, service.clock.now());
  expect([await allDeliveries(), await service.db.select().from(webhooks)]).toEqual([[], []]);
});

test('the receiver of the documentation takes what is signed for it, once, and nothing else', async () => {
  const owner = await service.signIn(freshPhone());
  const secret = await make(owner, 'http://127.0.0.1:1/');
  const child = execFile(process.execPath, ['docs/receiver.mjs'], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: '0' },
  });
  onTestFinished(() => void child.kill());
  const [line] = (await once(child.stdout!, 'data')) as [string];
  const url = line.trim();
  await service.db.update(webhooks).set({ url });
  const body = '{"id":"1","type":"ping","timestamp":"2026-03-02T00:00:00Z","data":{}}';
  const headers = (at: number, by = secret) => signedHeaders(by, { id: '1', body, now: new Date(at) });
  const statusOf = async (given: Record<string, string>) =>
    (await post(url, { body, headers: given, allowsPrivate: true })).status;
  expect([
    await statusOf(headers(Date.now())),
    await statusOf(headers(Date.now())),
    await statusOf(headers(Date.now() - 600_000)),
    await statusOf(headers(Date.now(), 'whsec_AAAA')),
    await statusOf({}),
  ]).toEqual([204, 204, 401, 401, 401]);
});
