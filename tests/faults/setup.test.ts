import { execFile } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';
import { openFolderFor, unprivileged, unprivilegedUser } from './support/unprivileged.ts';

let folder: string;
beforeAll(() => {
  folder = openFolderFor('setup');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'index.html',
  'desk.html',
  'vite.config.ts',
  'tsconfig.json',
];
const folders = ['contract', 'machines', 'server', 'src', 'public'];

/** A checkout that belongs to who starts it, with what is installed here unless stated otherwise. */
const checkout = (place: string, { isInstalled = true } = {}): string => {
  mkdirSync(place, { recursive: true });
  for (const name of [...sources, ...folders]) cpSync(join(projectRoot, name), join(place, name), { recursive: true });
  if (isInstalled) {
    mkdirSync(join(place, 'node_modules'));
    // the tools write into a folder of their own there
    for (const name of readdirSync(join(projectRoot, 'node_modules')).filter((each) => !each.startsWith('.vite')))
      symlinkSync(join(projectRoot, 'node_modules', name), join(place, 'node_modules', name));
  }
  for (const name of ['.', ...readdirSync(place)])
    if (process.getuid?.() === 0) chownSync(join(place, name), unprivilegedUser(), -1);
  return place;
};

/** Keeps a folder from being written, also by who owns what is in it. */
const lock = (place: string): void => {
  if (process.getuid?.() === 0) chownSync(place, 0, 0);
  chmodSync(place, 0o555);
};

/** `npm start -- --build` as somebody without privileges; nothing can be downloaded. */
const build = (place: string): Promise<{ exitCode: number; output: string }> =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env['PATH'],
      HOME: join(place, 'home'),
      npm_config_cache: join(place, 'cache'),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    };
    const command = unprivileged(process.execPath, ['server/start.mjs', '--build']);
    const child = execFile(...command, { cwd: place, env, timeout: 100_000 }, (_, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

/** The one sentence with which it ends, beside what it says of its progress. */
const problemOf = async (place: string): Promise<string> => {
  const { exitCode, output } = await build(place);
  const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('正在') && !line.includes('完成'));
  expect(lines).toEqual([expect.stringMatching(/^启动失败：.+：.+。$/)]);
  expect(exitCode).toBeGreaterThan(0);
  return lines[0]!;
};

describe('a failed installation is reported in one sentence', () => {
  test('without a network', async () => {
    const place = checkout(join(folder, 'offline'), { isInstalled: false });
    expect(await problemOf(place)).toMatch(/连不上 npm 软件源（ENOTCACHED）.*node_modules/);
    expect(existsSync(join(place, 'dist'))).toBe(false);
  });
});

describe('a failed build is reported in one sentence', () => {
  test('because dist may not be written', async () => {
    const place = checkout(join(folder, 'dist'));
    mkdirSync(join(place, 'dist'));
    lock(join(place, 'dist'));
    expect(await problemOf(place)).toMatch(/不能写入 .*dist.*没有权限/);
  });
});
