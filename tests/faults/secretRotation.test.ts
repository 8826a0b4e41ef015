// @module-tag deep
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo } from '#contract/auth/user.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-rotation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signedIn = async (origin: string, phone: string): Promise<string> =>
  (await new SiteClient(origin).signIn(phone)).code;
const isKnown = async (client: SiteClient): Promise<string> => (await client.call(getInfo, {})).code;

let embedded: StartedService;
beforeAll(async () => {
  embedded = await StartedService.over(join(folder, 'data'));
});
afterAll(() => embedded?.kill());

const secretCommand = (command: string) => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/secret.js', command], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

test('the generated key of a data folder is replaced by a command, while the service is stopped', async () => {
  const client = new SiteClient(embedded.origin);
  expect((await client.signIn('13800000003')).code).toBe(codes.ok);
  expect(secretCommand('rotate')).toEqual({
    status: 1,
    output: expect.stringContaining('正被另一个服务进程') as string,
  });
  await embedded.kill('SIGTERM');
  expect(secretCommand('rotate')).toEqual({ status: 0, output: expect.stringContaining('已更换密钥') as string });
  expect(secretCommand('rotate')).toMatchObject({ status: 1 });

  await embedded.start();
  expect(await isKnown(client)).toBe(codes.ok);
  expect(await signedIn(embedded.origin, '13800000003')).toBe(codes.ok);
  await embedded.kill('SIGTERM');
  expect(secretCommand('finish')).toMatchObject({ status: 0 });

  await embedded.start();
  expect(await isKnown(client)).toBe(codes.ok);
  expect(await signedIn(embedded.origin, '13800000003')).toBe(codes.ok);
  expect(await signedIn(embedded.origin, '13800000005')).toBe(codes.credentialsWrong);
});
