// @module-tag deep
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { getInfo } from '#contract/auth/user.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { startService } from './support/serviceProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-rotation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const signedIn = async (origin: string, phone: string): Promise<string> =>
  (await new SiteClient(origin).signIn(phone)).code;
const isKnown = async (client: SiteClient): Promise<string> => (await client.call(getInfo, {})).code;

test('a key is exchanged on running instances: sessions and passwords of either are good at the other', async () => {
  const postgres = await PostgresServer.create();
  const stops: (() => Promise<void>)[] = [() => postgres.drop()];
  const instance = async (environment: NodeJS.ProcessEnv): Promise<{ origin: string; stop: () => Promise<void> }> => {
    const { service, stop } = await startService(postgres.url(), environment);
    stops.push(stop);
    return { origin: service.origin, stop };
  };
  try {
    const [first, second] = ['the first key, 32 characters long', 'the second key, 32 characters long'];
    const file = join(folder, 'first');
    writeFileSync(file, `${first}\n`);
    const behind = await instance({ SECRET: first, SECRET_PREVIOUS: second });
    const client = new SiteClient(behind.origin);
    expect((await client.signIn('13800000003')).code).toBe(codes.ok);

    const ahead = await instance({ SECRET: second, SECRET_PREVIOUS_FILE: file });
    expect(await isKnown(client.at(ahead.origin))).toBe(codes.ok);
    for (const origin of [ahead.origin, behind.origin, ahead.origin])
      expect(await signedIn(origin, '13800000003')).toBe(codes.ok);
    await behind.stop();
    await ahead.stop();

    const after = await instance({ SECRET: second });
    expect(await isKnown(client.at(after.origin))).toBe(codes.ok);
    expect(await signedIn(after.origin, '13800000003')).toBe(codes.ok);
    // this one has not signed in since the first key was dropped
    expect(await signedIn(after.origin, '13800000005')).toBe(codes.credentialsWrong);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
});

let embedded: StartedService;
beforeAll(async () => {
  embedded = await StartedService.over(join(folder, 'data'));
});
afterAll(() => embedded?.kill());

const secretCommand = (command: string) => {
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'service/commands/secret.ts', command],
    {
      env,
      encoding: 'utf8',
    },
  );
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
