// @module-tag deep
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderFor, unprivileged } from './support/unprivileged.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = openFolderFor('read-only');
});
afterAll(() => {
  execFileSync('umount', ['--lazy', join(folder, 'site/node_modules')]);
  execFileSync('umount', ['--lazy', join(folder, 'site')]);
  rmSync(folder, { recursive: true, force: true });
});

/** What the container holds, mounted read-only. */
const readOnlySite = (): string => {
  const [site, content] = [join(folder, 'site'), join(folder, 'content')];
  for (const name of ['package.json', 'dist', 'server', 'contract', 'machines'])
    cpSync(join(root, name), join(content, name), { recursive: true });
  mkdirSync(join(content, 'node_modules'));
  mkdirSync(site);
  for (const [from, to] of [
    [content, site],
    [join(root, 'node_modules'), join(site, 'node_modules')],
  ] as const) {
    execFileSync('mount', ['--bind', from, to]);
    execFileSync('mount', ['-o', 'remount,ro,bind', to]);
  }
  return site;
};

test('the service runs without privileges, writes only its data folder, and ends in order', async () => {
  const site = readOnlySite();
  expect(() => execFileSync('touch', [join(site, 'dist/x')], { stdio: 'pipe' })).toThrow('Read-only file system');
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o777);
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    DATA_DIR: data,
    HOME: '/nonexistent',
    TMPDIR: '/nonexistent',
    // so that pages are rendered again at run time
    SITE_CONFIG: '{"hotline":"400-000-0001"}',
  };
  const child = spawn(...unprivileged(process.execPath, ['dist/server/main.js']), {
    cwd: site,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await expect.poll(() => output).toMatch(/已就绪：\S+\//);
  const origin = /已就绪：(http:\/\/[^/]+)/.exec(output)![1]!;
  const page = await (await fetch(`${origin}/help`)).text();
  expect(page).toContain('400-000-0001');
  const challenge = await fetch(`${origin}/captcha/get`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ captchaType: 'blockPuzzle' }),
  });
  expect(challenge.status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output).not.toMatch(/EROFS|EACCES|"level":50/);
});
