// @module-tag deep
import { beforeAll, expect, test } from 'vitest';
import { goodsPage } from '#contract/goods/goods.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { serviceOverPostgres } from './support/serviceProcess.ts';

const phones = ['13800000002', '13800000003', '13800000004', '13800000005'];

let postgres: PostgresServer;
let service: StartedService;
beforeAll(async () => {
  const opened = await serviceOverPostgres();
  ({ postgres, service } = opened);
  return opened.stop;
});

const goods = () => new SiteClient(service.origin).call(goodsPage, { size: 10 });

const readiness = async () => {
  const response = await fetch(`${service.origin}/readyz`);
  const { reason } = (await response.json()) as { reason?: string };
  return { status: response.status, reason };
};

/** The permitted responses to a call during the fault: done, or try again. */
const isProperResponse = ({ status, code, retryAfter }: { status: number; code: string; retryAfter: string | null }) =>
  status === 200 || (status === 503 && code === codes.unavailable && Number(retryAfter) >= 1);

test('while the database goes, calls get responses, each key one order, data stay, and the process lives', async () => {
  const load = await OrderLoad.by(service.origin, phones);
  const pid = service.pid;
  for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
    // within an account's orders per minute, including the next test's and the retries
    const sent = load.place(8);
    // in the middle of the load: some are done, some have started, some wait
    await load.responses(2);
    await postgres.stop(mode);
    const outcomes = await sent;
    expect(outcomes.filter((outcome) => !isProperResponse(outcome))).toEqual([]);

    expect(await goods()).toMatchObject({ status: 503, code: codes.unavailable });
    expect(await readiness()).toMatchObject({ status: 503, reason: 'databaseUnavailable' });
    expect((await fetch(`${service.origin}/healthz`)).status).toBe(200);
    await postgres.start();
    expect((await goods()).status).toBe(200);
  }
  expect(load.acknowledged).toBeGreaterThan(0);
  const { lost, numbers, listed, sent } = await load.reconcile();
  expect(lost).toEqual([]);
  expect(new Set(numbers).size).toBe(sent);
  expect(listed).toBe(sent);
  expect(service.exitCode).toBeNull();
  expect(service.pid).toBe(pid);
});

const setReadOnly = async (value: 'on' | 'off') => {
  await postgres.query(`alter system set default_transaction_read_only = ${value}`);
  await postgres.query('select pg_reload_conf()');
};

test('a standby takes no writes: 503, not ready; the first write after it is the primary again is done', async () => {
  const client = new SiteClient(service.origin);
  await setReadOnly('on');
  try {
    await expect.poll(readiness).toMatchObject({ status: 503, reason: 'databaseReadOnly' });
    expect(await client.signIn(phones[0]!)).toMatchObject({ status: 503, code: codes.unavailable });
    expect((await goods()).status).toBe(200);
  } finally {
    await setReadOnly('off');
  }
  await expect.poll(readiness).toMatchObject({ status: 200 });
  expect((await client.signIn(phones[0]!)).code).toBe(codes.ok);
});
