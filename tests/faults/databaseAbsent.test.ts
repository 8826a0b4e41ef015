import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nobodyListens, PostgresServer } from './support/postgresServer.ts';
import { runService } from './support/serviceProcess.ts';

const oneLine = '启动失败：连不上 DATABASE_URL 指定的数据库（';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.create();
});
afterAll(() => postgres?.drop());

describe('a start without its database ends soon, with a message of one line', () => {
  test('where no server listens', async () => {
    const ended = await runService({ DATABASE_URL: nobodyListens });
    expect(ended.exitCode).toBe(1);
    expect(ended.output).toContain(oneLine);
    expect(ended.output).not.toContain('    at ');
    expect(ended.ms).toBeLessThan(20_000);
  });

  test('where the server hangs', async () => {
    postgres.pause();
    const ended = await runService({ DATABASE_URL: postgres.url() }).finally(() => postgres.resume());
    expect(ended.exitCode).toBe(1);
    expect(ended.output).toContain(oneLine);
    expect(ended.output).not.toContain('    at ');
    expect(ended.ms).toBeLessThan(30_000);
  });
});
