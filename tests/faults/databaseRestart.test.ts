import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { portList } from '#contract/basic.ts';
import { codes } from '#contract/refusal.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { startService } from './support/serviceProcess.ts';

const phones = ['13800000002', '13800000003', '13800000004', '13800000005'];

let postgres: PostgresServer;
let service: StartedService;
let stop: () => Promise<void>;
beforeAll(async () => {
  postgres = await PostgresServer.create();
  ({ service, stop } = await startService(postgres.url()));
});
afterAll(async () => {
  await stop?.();
  await postgres?.drop();
});

/** What a call that met the fault may be answered with: it was done, or it is told to come back. */
const isProperAnswer = ({ status, code, retryAfter }: { status: number; code: string; retryAfter: string | null }) =>
  status === 200 || (status === 503 && code === codes.unavailable && Number(retryAfter) >= 1);

describe('orders in flight while the database goes', () => {
  test('every one is answered, each key becomes one order, what was acknowledged stays, and the process lives', async () => {
    const load = await OrderLoad.by(service.origin, phones);
    const pid = service.pid;
    let interrupted = 0;
    for (const [round, mode] of (['fast', 'immediate', 'fast', 'immediate', 'fast', 'immediate'] as const).entries()) {
      const sent = load.place(16);
      // in the middle of it: some are done, some have begun, some wait
      if (round > 1)
        await expect.poll(() => load.outcomes.length, { timeout: 10_000, interval: 5 }).toBeGreaterThan(round * 16);
      else await pause(50);
      await postgres.stop(mode);
      const outcomes = await sent;
      expect(outcomes.filter((outcome) => !isProperAnswer(outcome))).toEqual([]);
      expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(8_000);
      interrupted += outcomes.filter(({ status }) => status === 503).length;

      const away = await new SiteClient(service.origin).call(portList, {});
      expect(away).toMatchObject({ status: 503, code: codes.unavailable });
      expect(away.ms).toBeLessThan(1_500);
      await postgres.start();
      const first = await new SiteClient(service.origin).call(portList, {});
      expect(first.status).toBe(200);
      expect(first.ms).toBeLessThan(2_000);
    }
    expect(interrupted).toBeGreaterThan(0);
    expect(load.acknowledged).toBeGreaterThan(0);
    const { lost, numbers, listed, sent } = await load.reconcile();
    expect(lost).toEqual([]);
    expect(new Set(numbers).size).toBe(sent);
    expect(listed).toBe(sent);
    expect(service.exitCode).toBeNull();
    expect(service.pid).toBe(pid);
  });
});
