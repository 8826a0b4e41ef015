import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { projectRoot } from '#server/config/projectRoot.ts';
import { OrderLoad } from '../support/orderLoad.ts';
import { StartedService } from '../support/startedService.ts';
import { runCommand } from './support/commands.ts';

const phones = ['13800000003', '13800000004'];

let folder: string;
let dataDir: string;
let service: StartedService;
let load: OrderLoad;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'faults-backup-'));
  dataDir = join(folder, 'data');
  cpSync(inject('seededFolder'), dataDir, { recursive: true });
  service = await StartedService.over(dataDir);
  load = await OrderLoad.by(service.origin, phones);
});
afterAll(async () => {
  await service?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'one.backup');
const ofService = () => ({ DATA_DIR: dataDir, PORT: new URL(service.origin).port });

/** A service over the data of a backup, with its orders and the accounts' passwords. */
const restored = async (from: string, place: string): Promise<StartedService> => {
  const { exitCode, output } = await runCommand('restore', [from], { DATA_DIR: place });
  expect(output).toContain('恢复完成');
  expect(exitCode).toBe(0);
  return StartedService.over(place);
};

describe('a backup of a running service', () => {
  test('holds every order that was acknowledged before it began, while others are placed', async () => {
    await load.place(12);
    const before = new Map(load.numbers);
    expect(before.size).toBe(12);
    const [{ exitCode, output }] = await Promise.all([runCommand('backup', [file()], ofService()), load.place(6)]);
    expect(output).toMatch(/服务正在运行[^]*已写入[^]*校验[^]*备份完成.*订单 \d+ 笔/);
    expect(exitCode).toBe(0);
    expect(load.numbers.size).toBe(18);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);

    const copy = await restored(file(), join(folder, 'empty'));
    try {
      const { orders } = await OrderLoad.by(copy.origin, phones).then((each) => each.list());
      for (const number of before.values()) expect(orders).toContain(number);
    } finally {
      await copy.kill('SIGTERM');
    }
    const { orders } = await load.list();
    expect(orders).toEqual(expect.arrayContaining([...load.numbers.values()]));
  });

  test('is not restored under it', async () => {
    const { exitCode, output } = await runCommand('restore', [file()], ofService());
    expect(output).toMatch(/数据目录 .* 正被另一个服务进程（pid \d+）使用。请先停止它/);
    expect(exitCode).toBe(1);
  });

  test('does not overwrite a file', async () => {
    const before = readFileSync(file());
    const { exitCode, output } = await runCommand('backup', [file()], ofService());
    expect(output).toContain('已存在');
    expect(exitCode).toBe(1);
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  test('that is interrupted leaves no file', async () => {
    // a service that sends only the beginning of its backup
    const stuck = createServer((_, response) => response.writeHead(200, { 'Content-Length': 1_000_000 }).write('{'));
    stuck.listen(0, '127.0.0.1');
    await once(stuck, 'listening');
    onTestFinished(() => {
      stuck.closeAllConnections();
      stuck.close();
    });
    const target = join(folder, 'interrupted.backup');
    const own = () => readdirSync(folder).filter((name) => name.startsWith('interrupted'));
    const child = spawn(process.execPath, ['dist/server/backup.js', target], {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String((stuck.address() as AddressInfo).port) },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await expect.poll(own).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(own()).toEqual([]);
  });

  test('is not given to who lacks the key', async () => {
    const response = await fetch(`${service.origin}/backup`, {
      method: 'POST',
      headers: { Authorization: 'Bearer x' },
    });
    expect(response.status).toBe(404);
  });
});

describe('with the service stopped', () => {
  beforeAll(() => service.kill('SIGTERM'));

  test('a backup is taken from the folder, and put back beside what was there', async () => {
    const second = join(folder, 'two.backup');
    const taken = await runCommand('backup', [second], { DATA_DIR: dataDir });
    expect(taken.output).toMatch(/服务没有运行[^]*备份完成/);
    const again = await restored(second, dataDir);
    try {
      const { orders } = await OrderLoad.by(again.origin, phones).then((each) => each.list());
      for (const number of load.numbers.values()) expect(orders).toContain(number);
    } finally {
      await again.kill('SIGTERM');
    }
    const names = readdirSync(dataDir);
    expect(names.filter((name) => name.startsWith('database.before-'))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith('secret.before-'))).toHaveLength(1);
  });

  test.each<[string, string, (content: Buffer) => Buffer]>([
    [
      'was changed',
      '不完整或已被改动',
      (content) => {
        const changed = Buffer.from(content);
        changed[changed.length - 100]! ^= 1;
        return changed;
      },
    ],
    ['is something else', '不是本服务的备份', () => Buffer.from('PGDMP\n')],
    [
      'comes from a newer build',
      '更新的版本',
      (content) => Buffer.from(content.toString('latin1').replace(/"schema":\d+/, '"schema":9999999999999'), 'latin1'),
    ],
    [
      'does not hold what it says',
      '与记录不符',
      (content) => Buffer.from(content.toString('latin1').replace(/"orders":\d+/, '"orders":999'), 'latin1'),
    ],
  ])('a file that %s changes nothing', async (_, words, spoil) => {
    const spoilt = join(folder, 'spoilt.backup');
    writeFileSync(spoilt, spoil(readFileSync(file())));
    const before = readdirSync(dataDir).toSorted();
    const { exitCode, output } = await runCommand('restore', [spoilt], { DATA_DIR: dataDir });
    expect(output).toContain(words);
    expect(output).not.toContain('    at ');
    expect(exitCode).toBe(1);
    expect(readdirSync(dataDir).toSorted()).toEqual(before);
  });

  test('a damaged folder is not started over: what to do is said, and nothing of it is deleted', async () => {
    const damaged = join(folder, 'damaged');
    cpSync(dataDir, damaged, { recursive: true });
    rmSync(join(damaged, 'database/global/pg_control'));
    await expect(StartedService.over(damaged)).rejects.toThrow('npm run restore');
    expect(existsSync(join(damaged, 'database/PG_VERSION'))).toBe(true);
  });

  test('a restore that was cut off is not taken for an empty folder', async () => {
    const cut = join(folder, 'cut');
    cpSync(join(dataDir, 'database'), join(cut, 'database.restoring'), { recursive: true });
    await expect(StartedService.over(cut)).rejects.toThrow('恢复没有完成');
    expect(existsSync(join(cut, 'database.restoring/PG_VERSION'))).toBe(true);
    const again = await restored(file(), cut);
    await again.kill('SIGTERM');
  });
});
