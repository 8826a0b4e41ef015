// @module-tag deep
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { orderPage } from '#contract/orders/orderCalls.ts';
import { SiteClient } from '../support/siteClient.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { patient, startService } from './support/serviceProcess.ts';

/** Throws an uncaught error when the process is signalled, as a bug of the service would. */
const bugOnSignal = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => setTimeout(() => { throw new TypeError('13812345678 is no function') }));
  process.on('SIGURG', () => void Promise.reject(new RangeError('13812345678 is out of range')));
`)}`;

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.copyOf(inject('seededCluster'));
});
afterAll(() => postgres?.drop());

test.each([
  ['SIGUSR2', 'uncaughtException', 'TypeError'],
  ['SIGURG', 'unhandledRejection', 'RangeError'],
] as const)('an uncaught error (%s, %s) is logged, calls finish, the exit code is 1', async (signal, event, name) => {
  const { service, stop } = await startService(postgres.url(), {
    ...patient,
    NODE_OPTIONS: `--import="${bugOnSignal}"`,
  });
  try {
    const client = await SiteClient.signedIn(service.origin, '13800000003');
    const holder = await postgres.connect();
    await holder.query('begin; lock table orders in access exclusive mode');
    const inFlight = client.call(orderPage, { size: 1 });
    const waiting = () => postgres.query(`select 1 from pg_locks where relation = 'orders'::regclass and not granted`);
    await expect.poll(waiting).not.toEqual([]);
    process.kill(service.pid!, signal);
    const isListening = () =>
      fetch(`${service.origin}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isListening).toBe(false);
    expect(service.exitCode).toBeNull();
    await holder.query('rollback');
    await holder.end();
    expect((await inFlight).status).toBe(200);
    await expect.poll(() => service.exitCode).toBe(1);
    const lines = service.output.split('\n').filter((line) => line.includes('"level":60'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({ event, err: { error: name } });
    expect(service.output).not.toContain('13812345678 is');
  } finally {
    await stop();
  }
});
