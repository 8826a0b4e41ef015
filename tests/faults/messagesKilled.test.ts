import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLocalService } from '#server/admin/localService.ts';
import { randomFrom, seed } from '../support/random.ts';
import type { SmtpSink } from '../support/smtpSink.ts';
import { openSmtpSink } from '../support/smtpSink.ts';
import type { StartedService } from '../support/startedService.ts';
import { MixedLoad, mixedLoadEnvironment } from './support/mixedLoad.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { serviceOverPostgres, startService } from './support/serviceProcess.ts';

/** How often a service is killed while events queue messages: `KILL_ROUNDS`, or a few times. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 4);
const phones = ['13800000001', '13800000002', '13800000003', '13800000004', '13800000005'];
const minuteMs = 60_000;

const mail = { MAIL_FROM: '化运通 <notice@freight.example>' };

let postgres: PostgresServer;
let service: StartedService;
let sink: SmtpSink;
let whenStored: () => Promise<void> | void = () => undefined;
const ends: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  sink = await openSmtpSink({ onStored: () => whenStored() });
  ends.push(sink.close);
  const opened = await serviceOverPostgres({ ...mixedLoadEnvironment, ...mail, SMTP_URL: sink.url });
  ({ postgres, service } = opened);
  ends.push(opened.stop);
  await postgres.query(
    `insert into email_addresses (user_id, verified) select id, phone || '@customer.example' from users
     where phone in (${phones.map((phone) => `'${phone}'`).join()})`,
  );
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});
beforeEach(() => {
  sink.mails.length = 0;
});
afterEach(() => {
  whenStored = () => undefined;
});

/** The keys of the messages that the timelines of all orders call for: one for each event that is notified by e-mail. */
const keysOfEvents = async (): Promise<string[]> => {
  const events = await postgres.query<{ order_no: string; act: string; position: number }>(
    `select order_no, act, position from order_events where act in ('order.placed', 'order.accepted')`,
  );
  return events.map(({ order_no, act, position }) =>
    act === 'order.placed' ? `order.received:${order_no}:` : `order.accepted:${order_no}:${position}`,
  );
};

const queuedMails = () =>
  postgres.query<{ id: string; key: string; status: string; order_no: string }>(
    `select id, key, status, facts ->> 'orderNo' as order_no from notifications where channel = 'email'`,
  );

const waiting = async (): Promise<number> => (await queuedMails()).filter(({ status }) => status === 'waiting').length;

/** Accepts the orders that wait for it, as staff; a call that the kill cuts off is given again in the next round. */
const acceptOrders = async (instance: StartedService): Promise<void> => {
  const desk = openLocalService(instance.environment, 'review');
  const orders = await postgres.query<{ order_no: string }>(
    `select order_no from orders where status in ('SUBMITTED', 'DG_REVIEW') limit 12`,
  );
  for (const { order_no: orderNo } of orders) {
    const body = JSON.stringify({ act: 'order.accepted', note: '' });
    const isDone = await desk(`/orders/${orderNo}`, { method: 'POST', body }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
  }
};

/**
 * A message is delivered at least once. Its row is written in the transaction of its event, so no event is without it;
 * it is marked as sent after the server has accepted it, so a process that dies between the two repeats it a minute
 * later. Every attempt has the row's id as Message-ID, by which mailboxes and mail servers recognise the copy: one event
 * is one Message-ID, however often it comes.
 */
describe(
  'two instances that are killed while events queue messages and while they send them',
  { tags: ['deep'], timeout: 900_000 },
  () => {
    let services: StartedService[];
    beforeAll(async () => {
      const second = await startService(postgres.url(), { ...mixedLoadEnvironment, ...mail, SMTP_URL: sink.url });
      services = [service, second.service];
      await postgres.query('truncate orders, notifications cascade');
      return second.stop;
    });

    const killAll = () => Promise.all(services.map((each) => each.kill()));
    const startAll = (clockAheadMs = 0) => Promise.all(services.map((each) => each.start({ clockAheadMs })));

    test('lose and double none', async () => {
      const random = randomFrom(seed);
      // a server that takes its time: kills come before, within and after an acceptance
      whenStored = () => pause(random() * 120);
      const load = await MixedLoad.over(
        services.map(({ origin }) => origin),
        phones,
        random,
      );
      let kills = 0;
      for (let round = 0; round < rounds; round += 1) {
        const victim = services[round % 2]!;
        const working = Promise.all([load.work(), acceptOrders(victim)]);
        await Promise.race([load.responses.more(5 + Math.floor(random() * 40)), working]);
        await victim.kill();
        kills += 1;
        load.pause();
        await working;
        expect(await load.settle(), `round ${round}, seed ${seed}`).toEqual([]);
        await victim.start();
      }
      // the attempts that died come due again, and both senders are killed at them
      for (const aheadMs of [2 * minuteMs, 6 * minuteMs, 14 * minuteMs]) {
        await killAll();
        await startAll(aheadMs);
        await acceptOrders(services[0]!);
        await pause(random() * 1_500);
        await killAll();
        kills += 2;
        await startAll(aheadMs);
      }
      await killAll();
      await startAll(60 * minuteMs);
      await expect.poll(waiting).toBe(0);

      const queued = await queuedMails();
      const expected = await keysOfEvents();
      expect(load.counts.orders.acknowledged).toBeGreaterThan(0);
      expect(queued.map(({ key }) => key).toSorted()).toEqual(expected.toSorted());
      expect(new Set(queued.map(({ status }) => status))).toEqual(new Set(['sent']));
      const domain = 'freight.example';
      const delivered = new Set(sink.mails.map(({ messageId }) => messageId));
      expect(delivered).toEqual(new Set(queued.map(({ id }) => `${id}@${domain}`)));
      for (const { id, order_no: orderNo } of queued)
        for (const { text } of sink.mails.filter(({ messageId }) => messageId === `${id}@${domain}`))
          expect(text).toContain(orderNo);
      // a sender has one message at a time in its hands
      expect(sink.mails.length - delivered.size).toBeLessThanOrEqual(kills);
    });
  },
);
