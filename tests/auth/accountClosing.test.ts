// @module-tag long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo } from '#contract/auth/user.ts';
import { orders } from '#server/db/schema/orders.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';
import { adminOf } from '#tests/support/admin.ts';
import { phonesAfter, rememberingBrowser, sentCode } from '#tests/support/credentials.ts';
import { cargoItem, orderForm } from '#tests/support/order.ts';
import { livingOrder } from '#tests/support/orderLife.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import { accountOf, closingCode, noticesTo, requestedClosing } from './closing.ts';
import { entered } from '#tests/support/userCenter.ts';

const service = serviceForAll();

const admin = adminOf({ fetch: (request) => service.fetch(request) });

const freshPhone = phonesAfter(13_600_000_000);

describe('the request', () => {
  test('requires a code of its own and a tick, and keeps the input', async () => {
    const phone = freshPhone();
    const session = await service.signIn(phone);
    const center = await entered(service, session, 'close');
    expect(center.landed).toBe('/user-center/account/close');
    const page = await center.text('/account/close');
    for (const messages of ['15 个工作日', '保存三年', '将被删除', '重新注册']) expect(page).toContain(messages);
    expect(await (await center.post('/account/close', {})).text()).not.toContain('验证码已发送');
    const toSignIn = await sentCode(service, phone, 'user_login');
    const withIt = await center.post('/account/close', { code: toSignIn, understood: 'yes' });
    expect([withIt.status, await withIt.text()]).toEqual([200, expect.stringContaining('验证码错误或已失效')]);
    const code = await closingCode(service, center);
    expect(await center.text('/account/close')).toContain('验证码已发送');
    expect(service.inbox.received()[0]).toMatchObject({ purpose: 'user_close' });
    const unticked = await center.post('/account/close', { code });
    expect(unticked.status).toBe(400);
    expect(await unticked.text()).toMatch(new RegExp(`role="alert"[^]*请先勾选[^]*value="${code}"`));
    const wrong = await center.post('/account/close', {
      code: code === '000000' ? '111111' : '000000',
      understood: 'yes',
    });
    expect(wrong.status).toBe(200);
    expect(await wrong.text()).toMatch(/验证码错误或已失效[^]*checked/);
    expect((await center.post('/account/close', { code: 'x', understood: 'yes' })).status).toBe(400);
    const again = await center.post('/account/close/code', {});
    expect([again.status, await again.text()]).toEqual([429, expect.stringContaining('验证码获取过于频繁')]);
    expect(await accountOf(service, session)).toMatchObject({ closesAt: null });
  });

  test('is granted until 18:00 on the 15th working day, ends all other sessions, and is notified by SMS', async () => {
    const phone = freshPhone();
    const { login, rememberedOn } = rememberingBrowser(service);
    const rememberToken = await rememberedOn(phone);
    const [elsewhere, session] = [await service.signIn(phone), await service.signIn(phone)];
    const center = await requestedClosing(service, session);
    // Monday 2 March 2026; fifteen working days later is Monday 23 March
    expect(await accountOf(service, session)).toMatchObject({ closesAt: new Date('2026-03-23T18:00:00+08:00') });
    await expect(service.call(getInfo, {}, { session: elsewhere })).rejects.toHaveCode(codes.notLoggedIn);
    expect(await service.call(getInfo, {}, { session })).toMatchObject({ account: phone });
    expect((await login(phone, { rememberToken })).code).toBe(codes.credentialsWrong);
    expect(await center.text('/account/close')).toMatch(/最迟于\s+<b>2026-03-23 18:00<\/b>[^]*撤销注销申请/);
    await expect.poll(() => noticesTo(service, phone)).toEqual(['closing_requested']);
    expect(service.inbox.notices()[0]!.text).toContain('最迟于3月23日 18:00完成');
    expect(await admin.printed('accounts', 'closing')).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  });

  test('can be taken back after signing in again; every page says so', async () => {
    const phone = freshPhone();
    await requestedClosing(service, await service.signIn(phone));
    const session = await service.signIn(phone);
    const center = await entered(service, session);
    expect(await center.text('/dashboard/workplace')).toContain('账号正在注销，最迟于 2026-03-23 18:00 完成');
    expect((await service.call(getInfo, {}, { session })).closesAt).toBe('2026-03-23T10:00:00.000Z');
    expect((await center.post('/account/close/cancel', {})).status).toBe(303);
    expect(await accountOf(service, session)).toMatchObject({ closesAt: null, closingRequestedAt: null });
    expect(await center.text('/dashboard/workplace')).not.toContain('账号正在注销');
    expect((await service.call(getInfo, {}, { session })).closesAt).toBeUndefined();
    await expect.poll(() => noticesTo(service, phone)).toEqual(['closing_cancelled', 'closing_requested']);
  });

  test('waits for open orders, invoices and vehicles', async () => {
    const session = await service.signIn(freshPhone());
    const order = await livingOrder(service, session, { dangerous: false });
    const center = await entered(service, session);
    expect(await center.text('/account/close')).toMatch(/还不能注销[^]*1 个进行中的订单/);
    const code = await closingCode(service, center);
    const rejected = await center.post('/account/close', { code, understood: 'yes' });
    expect([rejected.status, await rejected.text()]).toEqual([409, expect.stringContaining('还有未了结的订单')]);
    await order.put('COMPLETED');
    expect(await center.text('/account/close')).not.toContain('还不能注销');
    const vehicle = {
      userId: session.userId,
      origin: '南京',
      destination: '宁波',
      goods: '丙酮',
      placedAt: service.clock.now(),
    };
    await service.db.insert(wholeVehicleOrders).values({ ...vehicle, orderNo: 'ZC-close', status: 'IN_TRANSIT' });
    expect(await center.text('/account/close')).toContain('1 个未签收的整车订单');
    await service.db.delete(wholeVehicleOrders).where(eq(wholeVehicleOrders.orderNo, 'ZC-close'));
  });

  test('and an order sent at the same moment never both come about', { tags: ['postgres'] }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const session = await service.signIn(freshPhone());
      const center = await entered(service, session);
      const code = await closingCode(service, center);
      const form = orderForm('fcl', { cargo: [cargoItem('fcl', { dangerous: null })] });
      await Promise.allSettled([
        center.post('/account/close', { code, understood: 'yes' }),
        place(service, session, form),
      ]);
      const placed = await service.db.select().from(orders).where(eq(orders.userId, session.userId));
      expect([placed.length > 0, (await accountOf(service, session)).closesAt !== null]).toContain(false);
    }
  });

  test('takes no orders while it runs', async () => {
    const session = await service.signIn(freshPhone());
    await requestedClosing(service, session);
    const form = orderForm('fcl', { cargo: [cargoItem('fcl', { dangerous: null })] });
    await expect(place(service, session, form)).rejects.toHaveCode(codes.accountClosing);
  });
});
