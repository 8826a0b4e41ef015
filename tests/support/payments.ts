import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll } from 'vitest';
import { ledgerEntries, moneyReceipts } from '#server/db/schema/ledger.ts';
import { payments } from '#server/db/schema/payments.ts';
import { openChannels } from '#server/payments/channels.ts';
import { sendRefunds } from '#server/payments/refunds.ts';
import { startSimulator } from '#server/payments/simulator/simulator.ts';
import { companyAccount } from './companyAccount.ts';
import { phonesAfter } from './credentials.ts';
import { TestClock } from './database.ts';
import { staffMember } from './desk.ts';
import { freshService } from './service.ts';
import { madeForAll } from './serviceForAll.ts';
import { entered } from './userCenter.ts';

export const channelCodes = ['alipay', 'wechat'] as const;
type Code = (typeof channelCodes)[number];

/** The service behind a port, with the simulator as its channels. */
const opened = async () => {
  const clock = new TestClock();
  const simulator = await startSimulator(clock);
  const here = { origin: '' };
  const channels = openChannels(simulator.settings, { clock, origin: () => here.origin });
  const service = await freshService({ clock, payments: channels });
  const server = serve({ fetch: service.app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => void server.once('listening', resolve));
  here.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clerk = await staffMember(service, 'clerk', 'wang');
  const boss = await staffMember(service, 'administrator', 'chen');
  const close = async () => {
    await simulator.stop();
    await new Promise((resolve) => void server.close(resolve));
    await service.close();
  };
  return { clock, simulator, channels, service, clerk, boss, close };
};

/** The acts of payers, companies and channels on a service, for all tests of a file. */
export const paymentsForAll = () => {
  const at = madeForAll(opened);
  afterAll(() => at.close());
  const freshPhone = phonesAfter(13900003100);

  /** A company with an open bill in CNY, as its owner sees it. */
  const company = async () => {
    const { service, clerk } = at;
    const account = await companyAccount(service, at, { phone: freshPhone(), name: '海川' });
    const { owner, read, of } = account;
    await account.setTerms();
    const { orderNo, totals } = await account.accepted();
    const bill = async (currency: '1' | '2') => (await account.bill([orderNo], currency)).id;
    const billId = await bill('1');
    const center = await entered(service, owner);
    const pay = (channel: string, id = billId) => center.post('/company/money/pay', { bill: id, channel });
    const start = async (channel: Code) => {
      const response = await pay(channel);
      return { status: response.status, paymentNo: response.headers.get('location')?.split('/').at(-1) ?? '' };
    };
    const open = async () => (await read()).bills.find(({ id }) => id === billId)?.open ?? 0;
    const balance = async () => (await read()).balances.map(({ amount }) => amount);
    const amount = totals.find(({ currency }) => currency === '1')!.amount;
    const act = async <E extends Parameters<typeof service.call>[0]>(endpoint: E, input: object, who = clerk) =>
      service.call(endpoint, { ...(await of()), ...input } as never, who) as Promise<{ id: string }>;
    const { enterpriseId } = account;
    return { owner, enterpriseId, orderNo, billId, bill, center, pay, start, open, balance, amount, read, act };
  };

  const paymentRow = async (paymentNo: string) =>
    (await at.service.db.select().from(payments).where(eq(payments.paymentNo, paymentNo)))[0]!;
  /** Opens the channel's page of a payment, as its payer does. */
  const visit = async (paymentNo: string) => fetch((await paymentRow(paymentNo)).target);
  const act = (code: Code, paymentNo: string, name: string) =>
    fetch(`${at.simulator.address}/${code}/${paymentNo}/${name}`, { method: 'POST', redirect: 'manual' });
  const receiptsOf = (paymentNo: string) => at.service.db.$count(moneyReceipts, eq(moneyReceipts.reference, paymentNo));
  const refundIn = async (of: Awaited<ReturnType<typeof company>>, paymentNo: string) =>
    (await of.read()).payments.find((payment) => payment.paymentNo === paymentNo)!;
  const send = () => sendRefunds({ db: at.service.db, clock: at.clock, log: pino({ enabled: false }) }, at.channels);
  const ledgerSums = async () => {
    const sum = sql<string>`sum(${ledgerEntries.amount})::text`;
    const sums = await at.service.db.select({ sum }).from(ledgerEntries).groupBy(ledgerEntries.currency);
    return sums.map((row) => row.sum);
  };
  return { at, company, paymentRow, visit, act, receiptsOf, refundIn, send, ledgerSums };
};
