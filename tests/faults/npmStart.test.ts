// @module-tag deep
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';

test('SIGTERM to `npm start` ends the service in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-npm-'));
  cpSync(inject('seededFolder'), folder, { recursive: true });
  const env = { ...process.env, PORT: '0', DATA_DIR: folder };
  // a group of its own, so that nothing is left where the test fails
  const npm = spawn('npm', ['start'], { cwd: projectRoot, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    try {
      process.kill(-npm.pid!, 'SIGKILL');
    } catch {
      // it has ended
    }
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const origin = () => /已就绪：(http:\/\/[^/\s]+:\d+)/.exec(output)?.[1] ?? '';
  await expect.poll(origin).not.toBe('');
  expect((await fetch(`${origin()}/healthz`)).status).toBe(200);
  npm.kill('SIGTERM');
  const isServed = () =>
    fetch(`${origin()}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(isServed).toBe(false);
  expect(output).toContain('收到 SIGTERM');
});
