import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OrderLoad } from '../support/orderLoad.ts';
import type { StartedService } from '../support/startedService.ts';
import type { PostgresServer } from './support/postgresServer.ts';
import { serviceOverPostgres, startService } from './support/serviceProcess.ts';

const phones = ['13800000003'];

let folder: string;
let postgres: PostgresServer;
let service: StartedService;
let stop: () => Promise<void>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-dump-'));
  ({ postgres, service, stop } = await serviceOverPostgres());
});
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

const dump = async (file: string, url: string) =>
  postgres.program('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`, url]);

test('what pg_dump wrote under load, as docs/deployment.md says, is a database for the service after pg_restore, also with two roles', async () => {
  const load = await OrderLoad.by(service.origin, phones);
  await load.place(6);
  const before = [...load.numbers.values()];
  expect(before).toHaveLength(6);
  const file = join(folder, 'site.dump');
  const placing = load.place(6);
  await dump(file, postgres.url());
  await placing;

  for (const role of ['freight_owner', 'freight_app']) await postgres.query(`create role ${role} login`);
  await postgres.query(`create database restored owner freight_owner encoding 'UTF8' template template0`);
  const urlOf = (role: string) => postgres.url('restored').replace('tests@', `${role}@`);
  await postgres.program('pg_restore', [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    `--dbname=${urlOf('freight_owner')}`,
    file,
  ]);
  const second = await startService(urlOf('freight_app'), { MIGRATION_DATABASE_URL: urlOf('freight_owner') });
  try {
    const { orders } = await OrderLoad.by(second.service.origin, phones).then((each) => each.list());
    for (const number of before) expect(orders).toContain(number);
    const again = await OrderLoad.by(second.service.origin, phones);
    expect((await again.place(2)).map(({ status }) => status)).toEqual([200, 200]);
    await dump(join(folder, 'again.dump'), urlOf('freight_owner'));
  } finally {
    await second.stop();
  }
});
