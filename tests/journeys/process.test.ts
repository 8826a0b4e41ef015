import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { builtService } from '../support/startedService.ts';
import { seeded } from './seeded.ts';

let folder: string;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journey-'));
  await cp((await seeded()).folder, folder, { recursive: true });
});
afterEach(async () => {
  for (const child of running) await ended(child, 'SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ended = async (child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    if (signal) child.kill(signal);
    await exit;
  }
  running.delete(child);
  return child.exitCode;
};

const spawned = (environment: NodeJS.ProcessEnv) => {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, ...environment };
  const child = spawn(process.execPath, [builtService], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output.text += chunk));
  return { child, output };
};

/** Starts the service and returns where it listens. */
const started = async () => {
  const { child, output } = spawned({});
  while (!/接口文档：(\S+)\/docs/.test(output.text)) {
    if (child.exitCode !== null) throw new Error(output.text);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, output, origin: /接口文档：(\S+)\/docs/.exec(output.text)![1]! };
};

describe('the service as a process', () => {
  test('keeps acknowledged data through kill -9, rejects a second instance, and stops on SIGTERM', async () => {
    const first = await started();
    const challenge = await fetch(`${first.origin}/api-auth/captcha/get?captchaType=blockPuzzle`);
    const { data } = (await challenge.json()) as { data: { repData: { token: string } } };
    const secret = readFileSync(join(folder, 'secret'), 'utf8');
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);

    const second = spawned({});
    expect(await ended(second.child)).toBe(1);
    expect(second.output.text).toContain(`pid ${first.child.pid}`);
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);

    await ended(first.child, 'SIGKILL');
    const third = await started();
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
    const check = await fetch(`${third.origin}/captcha/check`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ captchaType: 'blockPuzzle', token: data.repData.token, pointJson: 'x' }),
    });
    expect(await check.json()).toMatchObject({ repCode: '6111' });
    expect(await ended(third.child, 'SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'service.lock'))).toBe(false);
  }, 120_000);

  test('does not come up in production without what production needs, and says all of it', async () => {
    const { child, output } = spawned({ NODE_ENV: 'production', SERVICE_CLOCK_OFFSET_MS: '1000' });
    expect(await ended(child)).toBe(1);
    for (const lacking of ['短信通道', 'SECRET', 'DATABASE_URL', 'SERVICE_CLOCK_OFFSET_MS'])
      expect(output.text).toContain(lacking);
  }, 60_000);
});
