import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { specialEnterpriseCode } from '#contract/enterprise/specialEnterprise.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { orders } from '#server/db/schema/orders.ts';
import { savedQuotes } from '#server/db/schema/quotes.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { applications } from '#server/db/schema/verification.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';
import { decide } from '#server/enterprise/review.ts';
import { fclForm } from '#tests/support/fclOrder.ts';
import { place } from '#tests/support/orders.ts';
import { quotesOf } from '../quotes/savedQuotes.ts';
import type { Session } from '#tests/support/service.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { entered } from '#tests/support/userCenter.ts';
import { applyWith, enterpriseOf } from '#tests/support/verification.ts';
import { Hono } from 'hono';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { accountOf } from '#server/auth/account.ts';
import { sendError } from '#server/http/errors/sendError.ts';
import { centerPage } from '#server/auth/center/frame.ts';

const service = serviceForAll();

const closed = (path: string, init: RequestInit) =>
  service.fetch(new Request(`http://127.0.0.1/user-center${path}`, init));

const makeSpecial = async ({ userId }: Session) => {
  const [user] = await service.db.select().from(users).where(eq(users.id, userId));
  await service.db
    .update(enterprises)
    .set({ mcpCode: specialEnterpriseCode, name: '专属企业', auditStatus: 'PASS' })
    .where(eq(enterprises.id, user!.enterpriseId!));
};

describe('the way in', () => {
  test.each([
    ['workplace', '/dashboard/workplace'],
    ['mmOrder', '/order/mmOrder'],
    ['verify', '/enterprise/verify'],
    ['addresses', '/account/addresses'],
    ['honeywell', '/dashboard/workplace'],
  ])('leads to %s for everybody', async (to, target) => {
    const { landed, get } = await entered(service, await service.signIn('13900000001'), to);
    expect(landed).toBe(`/user-center${target}`);
    expect((await get(target)).status).toBe(200);
  });

  test('leads the special enterprise to its own page, and no other', async () => {
    const session = await service.signIn('13900000002');
    await makeSpecial(session);
    const special = await entered(service, session);
    expect(special.landed).toBe('/user-center/business/honeywell');
    expect(await special.text('/business/honeywell')).toContain(specialEnterpriseCode);
    for (const part of ['等您处理', '近期截止', '/dgdesk'])
      expect(await special.text('/business/honeywell')).toContain(part);
    expect(await special.text('/dashboard/workplace')).toContain('企业专区');
    const other = await entered(service, await service.signIn('13900000003'));
    expect((await other.get('/business/honeywell')).headers.get('location')).toBe('/user-center/dashboard/workplace');
    expect(await other.text('/dashboard/workplace')).not.toContain('企业专区');
  });

  test('is closed to who has no cookie of the user center, on every page', async () => {
    const session = await service.signIn('13900000004');
    const Cookie = `token=${session.token}; __Host-sid=${session.secret}`;
    for (const path of [
      '/order/list',
      '/order/mmOrder',
      '/enterprise/verify',
      '/account/security',
      '/business/honeywell',
    ])
      expect((await closed(path, { headers: { Cookie } })).status).toBe(401);
    expect((await closed('/logout', { method: 'POST', headers: { Cookie } })).status).toBe(401);
  });
});

describe('the pages', () => {
  test('show the verification, its reason, and the way to the dialog', async () => {
    const session = await service.signIn('13900000011');
    const { text } = await entered(service, session);
    expect(await text('/enterprise/verify')).toMatch(/未认证[^]*href="\/\?verify=1"/);
    await applyWith(service, session);
    expect(await text('/enterprise/verify')).toContain('审核中');
    const [waiting] = await service.db.select().from(applications).where(eq(applications.status, 'REVIEWING'));
    await decide({ ...service, by: 'desk' }, waiting!, { status: 'REJECTED', reason: '公章<b>不清' });
    for (const path of ['/enterprise/verify', '/dashboard/workplace'])
      expect(await text(path)).toMatch(/公章&lt;b&gt;不清[^]*重新提交/);
    expect(await enterpriseOf(service, session)).toMatchObject({ serviceOpenAuditStatus: 'REJECTED' });
  });

  test('list whole-vehicle orders, with their own way in the navigation only where there are any', async () => {
    const session = await service.signIn('13900000012');
    const { text } = await entered(service, session);
    expect(await text('/dashboard/workplace')).not.toContain('/order/mmOrder');
    await service.db.insert(wholeVehicleOrders).values({
      orderNo: 'ZC1',
      userId: session.userId,
      status: 'IN_TRANSIT',
      origin: '南京市',
      destination: '宁波市',
      goods: '乙酸乙酯',
      placedAt: service.clock.now(),
    });
    expect(await text('/dashboard/workplace')).toContain('/order/mmOrder');
    for (const messages of ['ZC1', '南京市', '运输中']) expect(await text('/order/mmOrder')).toContain(messages);
  });

  test('begin with what waits: the verification, documents by their cut-off, an answer, a quote that ends', async () => {
    const session = await service.signIn('13900000014');
    const { text } = await entered(service, session);
    const tasks = async () =>
      Array.from(
        (await text('/dashboard/workplace')).matchAll(/aria-label="([^"]+)"/g),
        ([, label = '']) => label,
      ).filter((label) => label.includes('：'));
    expect(await tasks()).toEqual(['去认证：请尽快完成企业认证']);
    const form = fclForm();
    const { orderNo } = await place(service, session, form);
    const documents = `去上传：待备 11 份单证 · ${orderNo}`;
    expect(await tasks()).toEqual(['去认证：请尽快完成企业认证', documents]);
    expect(await text('/dashboard/workplace')).toMatch(new RegExp(`近期截止[^]*截危申报[^]*/orders/${orderNo}`));
    const held = neededDocumentsOf({ service: allServices.fcl, quote: { goods: null, isDangerous: null }, form }).own;
    const content = { ...form, papersHeld: held.map(({ code }) => code) } as Order;
    await service.db.update(orders).set({ content }).where(eq(orders.orderNo, orderNo));
    expect(await tasks()).toHaveLength(1);
    await service.db.update(orders).set({ status: 'NEED_INFO' }).where(eq(orders.orderNo, orderNo));
    expect(await tasks()).toContain(`去补充：补充资料 · ${orderNo}`);
    const { id } = await quotesOf(service).save(session);
    await service.db
      .update(savedQuotes)
      .set({ validUntil: new Date(service.clock.now().getTime() + 2 * 86_400_000) })
      .where(eq(savedQuotes.id, id));
    expect(await tasks()).toContain('去下单：报价即将到期 · 三月汉堡');
    await service.db.update(savedQuotes).set({ orderNo }).where(eq(savedQuotes.id, id));
    expect(await tasks()).not.toContain('去下单：报价即将到期 · 三月汉堡');
  });
});

/** The status and type of a response, without its body. */
const seenOf = ({ status, headers }: Response) => ({ status, retryAfter: headers.get('retry-after') });

test.each(Object.entries(codes))('a rejection has status and wait of the API on its pages too: %s', async (_, code) => {
  const { userId } = await service.signIn();
  const account = await accountOf(service.db, userId);
  const member = { account, colleagues: 1, tokenHash: '', now: service.clock.now() };
  const apiError = new ApiError(code, '<请稍后再试>', 42);
  const app = new Hono()
    .get('/api', (c) => sendError(c, apiError))
    .get('/page', (c) => centerPage(c, member, { path: '/', title: '', body: '' as never, apiError }));
  const shown = await app.request('/page');
  expect(seenOf(shown)).toEqual(seenOf(await app.request('/api')));
  expect(shown.headers.get('retry-after')).toBe('42');
  expect(await shown.text()).toMatch(/role="alert"\s+id="problem"\s+tabindex="-1" autofocus\s*>\s*&lt;请稍后再试&gt;/);
});
