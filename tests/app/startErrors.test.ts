import { expect, test } from 'vitest';
import { diskErrorIn, diskProblem, installProblem } from '#server/config/setupProblem.mjs';
import type { StartPlace } from '#server/config/startErrors.ts';
import { startErrorMessage } from '#server/config/startErrors.ts';

const place: StartPlace = {
  host: '127.0.0.1',
  port: 80,
  dataDir: '/srv/data',
  databaseUrl: undefined,
  directDatabaseUrl: undefined,
  migrationDatabaseUrl: undefined,
  logLevel: 'info',
};
const overPostgres = { ...place, databaseUrl: 'postgres://site@db.example/freight' };
const systemError = (values: Partial<NodeJS.ErrnoException> & { hostname?: string }) =>
  Object.assign(new Error(values.code), values);

test.each<[string, unknown, StartPlace, RegExp]>([
  [
    'a port of the system',
    systemError({ code: 'EACCES', syscall: 'listen' }),
    place,
    /没有权限使用端口 80.*PORT.*1024/,
  ],
  [
    'a database host that nobody knows',
    systemError({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.example' }),
    overPostgres,
    /连不上 DATABASE_URL .*db\.example:5432/,
  ],
  [
    'an own address that nobody knows',
    systemError({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '127.0.0.1' }),
    overPostgres,
    /本机没有 HOST 指定的地址 127\.0\.0\.1/,
  ],
  ['a full disk', systemError({ code: 'ENOSPC' }), place, /数据目录 \/srv\/data 所在的磁盘已满.*100 MB/],
  ['a full disk of the database server', { code: '53100', message: '' }, overPostgres, /数据库服务器的磁盘已满/],
  [
    'a folder of somebody else',
    systemError({ code: 'EACCES', path: '/srv/data/database' }),
    place,
    /不能读写 \/srv\/data（.*DATA_DIR/,
  ],
  ['a read-only folder', systemError({ code: 'EROFS', path: '/srv/data' }), place, /只读的文件系统/],
  [
    'a database that is not there',
    { code: '3D000' },
    overPostgres,
    /db\.example:5432 上没有数据库“freight”.*DATABASE_URL/,
  ],
  ['a password that is wrong', { code: '28P01' }, overPostgres, /不接受用户 site.*密码/],
  ['a role without a password', new Error('SASL: client password'), overPostgres, /不接受用户 site.*密码/],
  ['a server without TLS', new Error('The server does not support SSL'), overPostgres, /加密连接.*sslmode/],
  ['a server that is away', systemError({ code: 'ECONNREFUSED' }), overPostgres, /连不上 DATABASE_URL/],
  ['a port that is taken', systemError({ code: 'EADDRINUSE' }), place, /端口 80 已被占用.*PORT/],
  ['an address of another machine', systemError({ code: 'EADDRNOTAVAIL' }), place, /没有 HOST 指定的地址/],
  ['what nobody has thought of', new Error('odd'), place, /^出现意外错误（odd）：.*LOG_LEVEL=debug/],
])('a start that fails by %s says so with the remedy', (_, error, where, sentence) => {
  expect(startErrorMessage(error, where)).toMatch(sentence);
});

test.each<[string, string, RegExp]>([
  [
    'without a network',
    'npm error code ENOTCACHED\nnpm error request to https://…',
    /连不上 npm 软件源（ENOTCACHED）.*node_modules/,
  ],
  [
    'where it may not write',
    `npm error code EACCES\nnpm error syscall mkdir\nnpm error path /srv/site/node_modules\nnpm error errno -13\nnpm error Error: EACCES: permission denied, mkdir '/srv/site/node_modules'`,
    /不能写入 \/srv\/site\/node_modules（没有权限）/,
  ],
  ['on a full disk', 'npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28', /磁盘已满.*腾出/],
  ['without the list of packages', 'npm error code EUSAGE\nnpm error', /npm 报告 EUSAGE.*package-lock\.json/],
])('an installation that fails %s says so with the remedy', (_, output, sentence) => {
  expect(installProblem(output, undefined)).toMatch(sentence);
});

test('an installation without npm says so', () => {
  expect(installProblem('', systemError({ code: 'ENOENT' }))).toMatch(/没有找到 npm（ENOENT）/);
});

test.each<[string, string, RegExp]>([
  [
    'by Node.js',
    `Error: EACCES: permission denied, rmdir '/srv/site/dist/site/assets'`,
    /不能写入 \/srv\/site\/dist\/site\/assets/,
  ],
  [
    'by a tool in Rust',
    'Error: Failed to write file in /srv/site/dist/site/a.js\nCaused by: No space left on device (os error 28)',
    /\/srv\/site\/dist\/site\/a\.js 所在的磁盘已满/,
  ],
])('an error of the disk is found in the output of a build, written %s', (_, output, sentence) => {
  expect(diskProblem(diskErrorIn(output)!)).toMatch(sentence);
});

test('an output without an error of the disk has none', () => {
  expect(diskErrorIn('Error: Unexpected token')).toBeUndefined();
});
