import { expect, test } from 'vitest';
import { freePort } from '../support/startedService.ts';
import { runService } from './support/serviceProcess.ts';

test('a start without its database ends at once, with one line that says so', async () => {
  const ended = await runService({ DATABASE_URL: `postgres://tests@127.0.0.1:${await freePort()}/postgres` });
  expect(ended.exitCode).toBe(1);
  expect(ended.output).toContain('启动失败：连不上 DATABASE_URL 指定的数据库。\n');
  expect(ended.output).not.toContain('    at ');
  expect(ended.ms).toBeLessThan(20_000);
});
