import { getTableConfig } from 'drizzle-orm/pg-core';
import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestInvoice, uploadOrderDocument } from '#contract/ordering.ts';
import { codes } from '#contract/refusal.ts';
import { getInfo, passwordLogin } from '#contract/user.ts';
import { closeDueAccounts } from '#service/closing/dueClosings.ts';
import { schema } from '#service/db/schema.ts';
import { auditEntries, enterprises, users } from '#service/db/schema/identity.ts';
import { invoiceRequests, orders } from '#service/db/schema/orders.ts';
import { wholeVehicleOrders } from '#service/db/schema/wholeVehicle.ts';
import { sendNotices } from '#service/sms/notices.ts';
import { decide, waitingApplications } from '#service/verification/review.ts';
import pino from 'pino';
import { adminOf } from './support/admin.ts';
import { digest, goodPassword, registered, rememberingBrowser } from './support/credentials.ts';
import { enquire, enquiryForm } from './support/enquiry.ts';
import { sampleFile } from './support/files.ts';
import { cargoLine, orderForm } from './support/order.ts';
import { livingOrder } from './support/orderLife.ts';
import { place } from './support/orders.ts';
import type { TestService } from './support/service.ts';
import { freshService } from './support/service.ts';
import { entered } from './support/userCenter.ts';
import { applyWith, enterpriseOf } from './support/verification.ts';

type Session = Awaited<ReturnType<TestService['signIn']>>;

const log = pino({ level: 'silent' });
const day = 86_400_000;

/** Notices are sent after the answer, on a busy machine some seconds later. */
const soon = { timeout: 15_000 };

let service: TestService;
let admin: ReturnType<typeof adminOf>;
beforeAll(async () => {
  service = await freshService();
  admin = adminOf(service);
});
afterAll(() => service.close());

let phoneNumber = 13_600_000_000;
const freshPhone = (): string => String((phoneNumber += 1));

const accountOf = async ({ userId }: Pick<Session, 'userId'>) =>
  (await service.db.select().from(users).where(eq(users.id, userId)))[0]!;

const noticesTo = (phone: string): string[] =>
  service.inbox.notices().flatMap((notice) => (notice.phone === phone ? [notice.purpose] : []));

/** Asks for a code on the page and answers it. */
const codeFrom = async ({ post }: Awaited<ReturnType<typeof entered>>): Promise<string> => {
  service.clock.advance(60_000);
  const answer = await post('/account/close/code', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/user-center/account/close?sent=1']);
  return service.inbox.received()[0]!.code;
};

/** Asks for the account to be closed, as its owner does. */
const requested = async (session: Session) => {
  const center = await entered(service, session);
  const answer = await center.post('/account/close', { code: await codeFrom(center), understood: 'yes' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/user-center/account/close']);
  return center;
};

describe('the request', () => {
  test('wants a code of its own and a tick, and keeps what was typed', async () => {
    const session = await service.signIn(freshPhone());
    const center = await entered(service, session);
    const page = await center.text('/account/close');
    for (const words of ['15 个工作日', '保存三年', '将被删除', '重新注册']) expect(page).toContain(words);
    const code = await codeFrom(center);
    expect(service.inbox.received()[0]).toMatchObject({ purpose: 'user_close' });
    const unticked = await center.post('/account/close', { code });
    expect(unticked.status).toBe(400);
    expect(await unticked.text()).toMatch(new RegExp(`role="alert"[^]*请先勾选[^]*value="${code}"`));
    const wrong = await center.post('/account/close', {
      code: code === '000000' ? '111111' : '000000',
      understood: 'yes',
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/验证码错误或已失效[^]*checked/);
    expect((await center.post('/account/close', { code: 'x', understood: 'yes' })).status).toBe(400);
    const again = await center.post('/account/close/code', {});
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('验证码获取过于频繁')]);
    expect(await accountOf(session)).toMatchObject({ closesAt: null });
  });

  test('of a foreign page is refused', async () => {
    const center = await entered(service, await service.signIn(freshPhone()));
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    for (const path of ['/account/close', '/account/close/code', '/account/close/cancel'])
      expect((await center.post(path, {}, foreign)).status).toBe(403);
  });

  test('is granted until 18:00 on the 15th working day, ends all other sessions, and is told by SMS', async () => {
    const phone = freshPhone();
    const { login, rememberedOn } = rememberingBrowser(service);
    const handle = await rememberedOn(phone);
    const [elsewhere, session] = [await service.signIn(phone), await service.signIn(phone)];
    const center = await requested(session);
    // Monday 2 March 2026; fifteen working days later is Monday 23 March
    expect(await accountOf(session)).toMatchObject({ closesAt: new Date('2026-03-23T18:00:00+08:00') });
    await expect(service.call(getInfo, {}, { session: elsewhere })).rejects.toMatchObject({ code: codes.notLoggedIn });
    expect(await service.call(getInfo, {}, { session })).toMatchObject({ account: phone });
    expect((await login(phone, { handle })).code).toBe(codes.credentialsWrong);
    expect(await center.text('/account/close')).toMatch(/最迟于\s+<b>2026\/03\/23 18:00<\/b>[^]*撤销注销申请/);
    await expect.poll(() => noticesTo(phone), soon).toEqual(['closing_requested']);
    expect(service.inbox.notices()[0]!.text).toContain('最迟于3月23日 18:00完成');
    expect(await admin.printed('accounts', 'closing')).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`);
  });

  test('can be taken back after signing in again; every page says so', async () => {
    const phone = freshPhone();
    await requested(await service.signIn(phone));
    const session = await service.signIn(phone);
    const center = await entered(service, session);
    expect(await center.text('/dashboard/workplace')).toContain('账号正在注销，最迟于 2026/03/23 18:00 完成');
    expect((await service.call(getInfo, {}, { session })).closesAt).toBe('2026-03-23T10:00:00.000Z');
    expect((await center.post('/account/close/cancel', {})).status).toBe(303);
    expect(await accountOf(session)).toMatchObject({ closesAt: null, closingRequestedAt: null });
    expect(await center.text('/dashboard/workplace')).not.toContain('账号正在注销');
    expect((await service.call(getInfo, {}, { session })).closesAt).toBeUndefined();
    await expect.poll(() => noticesTo(phone), soon).toEqual(['closing_cancelled', 'closing_requested']);
  });

  test('waits for open orders, invoices and vehicles', async () => {
    const session = await service.signIn(freshPhone());
    const order = await livingOrder(service, session, { dangerous: false });
    const center = await entered(service, session);
    expect(await center.text('/account/close')).toMatch(/还不能注销[^]*1 个进行中的订单/);
    const code = await codeFrom(center);
    const refused = await center.post('/account/close', { code, understood: 'yes' });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('还有未了结的订单')]);
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

  test('and an order sent at the same moment never both come about', async () => {
    for (let round = 0; round < 3; round += 1) {
      const session = await service.signIn(freshPhone());
      const center = await entered(service, session);
      const code = await codeFrom(center);
      const form = orderForm('fcl', { cargo: [cargoLine('fcl', { dangerous: null })] });
      await Promise.allSettled([
        center.post('/account/close', { code, understood: 'yes' }),
        place(service, session, form),
      ]);
      const placed = await service.db.select().from(orders).where(eq(orders.userId, session.userId));
      expect([placed.length > 0, (await accountOf(session)).closesAt !== null]).toContain(false);
    }
  }, 60_000);

  test('takes no orders while it runs', async () => {
    const session = await service.signIn(freshPhone());
    await requested(session);
    const form = orderForm('fcl', { cargo: [cargoLine('fcl', { dangerous: null })] });
    await expect(place(service, session, form)).rejects.toMatchObject({ code: codes.accountClosing });
  });
});

/** Every row of every table, as text. */
const everything = async (): Promise<string> => {
  const rows: unknown[] = [];
  for (const table of Object.values(schema).filter((entry) => is(entry, PgTable)))
    rows.push(getTableConfig(table).name, await service.db.select().from(table));
  return JSON.stringify(rows, (_, value: unknown) => (value instanceof Uint8Array ? value.length : value));
};

describe('at its time', () => {
  const phone = freshPhone();
  const persons = [
    '甲联系人',
    '13699990001',
    'contact@person.example',
    '乙收票人',
    '13699990002',
    'receiver@person.example',
  ];
  let session: Session;
  let orderNo: string;
  let kept: string;

  beforeAll(async () => {
    await registered(service, phone);
    await service.call(passwordLogin, { userName: phone, password: digest(phone, goodPassword), remember: true });
    session = await service.signIn(phone);
    await service.db.update(users).set({ name: '甲联系人' }).where(eq(users.id, session.userId));
    await applyWith(service, session);
    const waiting = (await waitingApplications(service.db)).find(({ userId }) => userId === session.userId);
    await decide({ ...service, by: 'desk' }, waiting!, { status: 'PASS' });
    const order = await livingOrder(service, session, { dangerous: true });
    ({ orderNo } = order);
    const [row] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    const bookingContact = { name: '甲联系人', phone: '13699990001', email: 'contact@person.example' };
    await service.db
      .update(orders)
      .set({ content: { ...row!.content, bookingContact, remark: '请电 13699990001 甲联系人' } })
      .where(eq(orders.orderNo, orderNo));
    const content = sampleFile.pdf() as Uint8Array<ArrayBuffer>;
    await service.call(uploadOrderDocument, { orderNo, fileName: 'MSDS.pdf', paperCode: '', content }, { session });
    await order.put('ACCEPTED');
    await service.call(
      requestInvoice,
      {
        orderNo,
        invoice: {
          kind: 'normal',
          companyName: '示例涂料（上海）有限公司',
          taxpayerId: '91310000MA1FL0000N',
          registeredAddress: '',
          registeredPhone: '',
          bank: '',
          bankAccount: '',
          receiverName: '乙收票人',
          receiverPhone: '13699990002',
          receiverEmail: 'receiver@person.example',
          region: '上海市',
          address: '示例路 1 号',
        },
      },
      { session },
    );
    await service.db.update(invoiceRequests).set({ status: 'ISSUED' }).where(eq(invoiceRequests.orderNo, orderNo));
    await order.put('COMPLETED');
    await enquire(service, enquiryForm({ contactName: '甲联系人', phone: '13699990001' }), { session });
    await enquire(service, enquiryForm({ contactName: '甲联系人', phone }));
    kept = await everything();
    await requested(session);
  });

  test('the database knows who it is about before', () => {
    expect([phone, ...persons].filter((words) => !kept.includes(words))).toEqual([]);
  });

  test('an account that is not due stays', async () => {
    service.clock.advance(20 * day);
    await closeDueAccounts({ ...service, log, hotline: '400' });
    expect(await accountOf(session)).toMatchObject({ phone, closedAt: null });
  });

  test('nothing of the person is left in any table, and an SMS says that it is done', async () => {
    service.clock.advance(day + 8 * 3_600_000);
    expect(await closeDueAccounts({ ...service, log, hotline: '400' })).toBeGreaterThan(0);
    await sendNotices({ ...service, sms: service.inbox, log });
    expect(noticesTo(phone)[0]).toBe('account_closed');
    const left = await everything();
    expect([phone, ...persons].filter((words) => left.includes(words))).toEqual([]);
    expect(await accountOf(session)).toMatchObject({ name: '已注销用户', passwordHash: null });
  });

  test('the order, its documents and the printed parts of its invoice are kept', async () => {
    const [order] = await service.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(order).toMatchObject({ status: 'COMPLETED', content: { bookingContact: { name: '（已删除）' } } });
    expect(order!.content.cargo[0]).toMatchObject({ nameZh: '工业涂料', grossKg: 8_000 });
    const [invoice] = await service.db.select().from(invoiceRequests).where(eq(invoiceRequests.orderNo, orderNo));
    expect(invoice!.content).toMatchObject({
      companyName: '示例涂料（上海）有限公司',
      taxpayerId: '91310000MA1FL0000N',
      receiverName: '（已删除）',
    });
    const events = await service.db.select().from(auditEntries).where(eq(auditEntries.userId, session.userId));
    expect(events.map(({ event }) => event)).toContain('account.closed');
  });

  test('its session, password and second closing open nothing', async () => {
    await expect(service.call(getInfo, {}, { session })).rejects.toMatchObject({ code: codes.notLoggedIn });
    await expect(
      service.call(passwordLogin, { userName: phone, password: digest(phone, goodPassword), remember: false }),
    ).rejects.toMatchObject({ code: codes.credentialsWrong });
    expect(await closeDueAccounts({ ...service, log, hotline: '400' })).toBe(0);
  });

  test('its phone opens a new account that sees nothing of the old one, and may verify the same company', async () => {
    const fresh = await service.signIn(phone);
    expect(fresh.userId).not.toBe(session.userId);
    const { text } = await entered(service, fresh);
    expect(await text('/order/list')).not.toContain(orderNo);
    expect(await enterpriseOf(service, fresh)).toMatchObject({ serviceOpenAuditStatus: 'NONE', enterpriseName: null });
    expect(await applyWith(service, fresh)).toEqual({ status: 'REVIEWING' });
    const [old] = await service.db
      .select()
      .from(enterprises)
      .where(eq(enterprises.id, (await accountOf(session)).enterpriseId!));
    expect(old).toMatchObject({ auditStatus: 'NONE', mcpCode: null });
  });
});

describe('an operator', () => {
  test('takes a request on the phone, and closes earlier what its owner asked for', async () => {
    const phone = freshPhone();
    const session = await service.signIn(phone);
    await expect(admin.printed('account', 'close', phone, '--now')).rejects.toThrow('没有进行中的注销申请');
    expect(await admin.printed('account', 'close', phone)).toContain('已受理，最迟');
    await expect(service.call(getInfo, {}, { session })).rejects.toMatchObject({ code: codes.notLoggedIn });
    expect(await admin.printed('account', 'close', phone, '--now')).toBe('已注销。\n');
    await expect(admin.printed('account', phone)).rejects.toThrow('没有使用该手机号的账号');
  });
});
