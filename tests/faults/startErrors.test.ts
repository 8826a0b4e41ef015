// @module-tag deep
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { nobodyListens, PostgresServer } from './support/postgresServer.ts';
import { failingStarts, overwrite, saying } from './support/failingStarts.ts';
import { openFolderFor } from './support/unprivileged.ts';

let folder: string;
let postgres: PostgresServer;
beforeAll(async () => {
  folder = openFolderFor('start');
  mkdirSync(join(folder, 'unused'));
  chmodSync(join(folder, 'unused'), 0o777);
  cpSync(inject('seededFolder'), join(folder, 'whole'), { recursive: true });
  postgres = await PostgresServer.create();
});
afterAll(async () => {
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const { startError, spoilt } = failingStarts(() => folder);

/** The error of a start over a damaged folder, and the files of it that are gone afterwards. */
const startOver = async (damage: (database: string) => void) => {
  const dataDir = spoilt((place) => damage(join(place, 'database')));
  const files = () => readdirSync(join(dataDir, 'database'));
  const before = files().filter((name) => name !== 'postmaster.pid');
  const error = await startError({ DATA_DIR: dataDir });
  return { dataDir, error, gone: before.filter((name) => !files().includes(name)) };
};

describe('a database folder that is damaged', () => {
  test.each<[string, (database: string) => void]>([
    ['has no control file', (database) => rmSync(join(database, 'global/pg_control'))],
    [
      'has lost its log',
      (database) => {
        for (const name of readdirSync(join(database, 'pg_wal')).filter((each) => each.startsWith('0')))
          overwrite(join(database, 'pg_wal', name), 0, 16 * 1_024 * 1_024);
      },
    ],
  ])('%s', async (_, damage) => {
    const { dataDir, error, gone } = await startOver(damage);
    expect(error).toEqual(saying(dataDir, 'npm run restore'));
    expect(gone).toEqual([]);
  });
});

describe('a data folder that cannot be used', () => {
  test('may not be written', async () => {
    const dataDir = spoilt((place) => chmodSync(place, 0o555));
    if (process.getuid?.() === 0) chownSync(dataDir, 0, 0);
    expect(await startError({ DATA_DIR: dataDir })).toEqual(saying(dataDir, '权限'));
  });
});

describe('a secret that cannot be used', () => {
  test.each<[string, string, (file: string) => void]>([
    ['is too short', '不足 32 个字符', (file) => writeFileSync(file, 'a'.repeat(31))],
  ])('%s', async (_, words, spoil) => {
    const dataDir = spoilt((place) => spoil(join(place, 'secret')));
    expect(await startError({ DATA_DIR: dataDir })).toEqual(saying(join(dataDir, 'secret'), words));
  });
});

describe('a PostgreSQL that cannot be used', () => {
  test('has no such database', async () => {
    expect(await startError({ DATABASE_URL: postgres.url('nowhere') })).toEqual(
      saying('没有数据库“nowhere”', 'DATABASE_URL'),
    );
  });

  test('wants another password', async () => {
    await postgres.query(`create role locked login password 'right'`);
    await postgres.requirePasswords('locked');
    const url = postgres.url().replace('tests@', 'locked:wrong@');
    expect(await startError({ DATABASE_URL: url })).toEqual(saying('不接受用户 locked', '密码'));
  });

  test('is in another encoding than UTF8', async () => {
    await postgres.query(`create database in_latin1 encoding 'LATIN1' locale 'C' template template0`);
    expect(await startError({ DATABASE_URL: postgres.url('in_latin1') })).toEqual(
      saying('in_latin1', 'LATIN1', 'UTF8'),
    );
  });

  test('does not speak TLS', async () => {
    expect(await startError({ DATABASE_URL: `${postgres.url()}?sslmode=verify-full` })).toEqual(
      saying('加密连接', 'sslmode'),
    );
  });

  test('is not there', async () => {
    expect(await startError({ DATABASE_URL: nobodyListens })).toEqual(saying('连不上 DATABASE_URL', '127.0.0.1'));
  });
});

describe('an address that cannot be listened at', () => {
  const address = { DATA_DIR: '' };
  beforeAll(() => {
    address.DATA_DIR = spoilt(() => undefined);
  });

  test('is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    expect(await startError({ ...address, PORT: String(port) })).toEqual(saying(`端口 ${port} 已被占用`, 'PORT'));
    server.close();
  });

  test('is not of this machine', async () => {
    expect(await startError({ ...address, HOST: '203.0.113.1' })).toEqual(saying('203.0.113.1', 'HOST'));
  });
});
