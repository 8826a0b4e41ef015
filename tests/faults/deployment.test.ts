import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolStaff, openEnrolment, staffSignIn } from '#contract/desk/staff.ts';
import { codes } from '#contract/protocol/apiError.ts';
import { projectRoot } from '#server/config/projectRoot.ts';
import { stepOf, totpOf } from '#server/desk/staff/totp.ts';
import { bytesOfBase32 } from '../support/desk.ts';
import { SiteClient } from '../support/siteClient.ts';
import { StartedService } from '../support/startedService.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { openFolderFor } from './support/openFolder.ts';

const run = promisify(execFile);
const deployment = readFileSync(join(projectRoot, 'docs/deployment.md'), 'utf8');
/** The command in a document that starts with these words, without its comment. */
const written = (words: string, document = deployment): string => {
  const found = document.split('\n').find((line) => line.startsWith(`    ${words}`));
  if (found === undefined) throw new Error(`no command begins with ${words}`);
  return found.replace(/\s+#.*$/, '').trim();
};

let folder: string;
let postgres: PostgresServer;
const services: StartedService[] = [];
beforeAll(async () => {
  folder = openFolderFor('deployment');
  postgres = await PostgresServer.create();
  for (const statement of `${written('create role')} ${written('create database')}`
    .split(';')
    .filter((each) => each.trim()))
    await postgres.query(statement);
});
afterAll(async () => {
  for (const service of services) await service.kill();
  await postgres?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (role: string, database = 'freight') => postgres.url(database).replace('tests@', `${role}@`);
const production = (database?: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  DATABASE_URL: urlOf('freight_app', database),
  MIGRATION_DATABASE_URL: urlOf('freight_owner', database),
  SECRET: 'the first secret of the deployment',
  SMS_CARRIER: 'http',
  SMS_HTTP_URL: 'https://sms.example.com/send',
  TRUSTED_PROXIES: '127.0.0.1',
  SITE_CONFIG: '{"siteOrigin":"https://www.haichuan.cn"}',
  LOG_LEVEL: 'info',
});
const started = async (environment: NodeJS.ProcessEnv): Promise<StartedService> => {
  const service = await StartedService.over(folder, environment);
  services.push(service);
  return service;
};
const admin = async ({ environment }: StartedService, words: string[]): Promise<string> =>
  (await run(process.execPath, ['dist/server/admin.js', ...words], { cwd: projectRoot, env: environment })).stdout;

test('a deployment by the documents: two roles, the first administrator, a rotation, a backup that is restored', async () => {
  const first = await started(production());
  // the last line of a start
  await first.says('数据库：PostgreSQL');
  // every line has the same format, and the lines list the missing settings
  const lines = first.output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { msg: string });
  const said = lines.map(({ msg }) => msg).join('\n');
  expect(said).toContain('未设置 SMTP_URL');
  expect(said).not.toMatch(/TRUSTED_PROXIES|SITE_CONFIG，/);

  const [, , , , ...words] = written(
    'npm run admin -- staff add',
    readFileSync(join(projectRoot, 'docs/operating.md'), 'utf8'),
  ).split(' ');
  const [, enrolment = ''] = /https:\/\/www\.haichuan\.cn\/desk#enrol=([\w-]+)/.exec(await admin(first, words)) ?? [];
  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' };
  const person = (service: StartedService) => new SiteClient(service.origin, proxied);
  const opened = openEnrolment.output.parse((await person(first).call(openEnrolment, { enrolment })).data);
  const totp = () => totpOf(bytesOfBase32(opened.totpSecret), stepOf(new Date()));
  const password = 'nine tons of methanol';
  expect((await person(first).call(enrolStaff, { enrolment, password, totp: totp() })).code).toBe(codes.ok);
  await first.kill('SIGTERM');

  const rotated = { ...production(), SECRET: 'the second secret of the deployment' };
  const both = await started({ ...rotated, SECRET_PREVIOUS: production()['SECRET'] });
  expect(await admin(both, ['secret'])).toMatch(/1/);
  const signIn = async (service: StartedService) => {
    // with the clock half a minute later, because a code can be used only once
    await run('psql', [urlOf('freight_owner'), '-c', 'update staff set totp_step = 0']);
    return (await person(service).call(staffSignIn, { login: 'zhang.li', password, totp: totp() })).code;
  };
  expect(await signIn(both)).toBe(codes.ok);
  await both.kill('SIGTERM');
  const last = await started(rotated);
  expect(await signIn(last)).toBe(codes.ok);

  const RESTORED_URL = urlOf('freight_owner', 'restored');
  const { hostname: PGHOST, port: PGPORT } = new URL(RESTORED_URL);
  const env = { ...rotated, PATH: process.env['PATH'], PGHOST, PGPORT, PGUSER: 'tests', RESTORED_URL };
  for (const command of [written('pg_dump'), written('createdb'), written('pg_restore')])
    await run('bash', ['-c', command], { cwd: folder, env });
  await last.kill('SIGTERM');
  const restored = await started({ ...production('restored'), SECRET: rotated.SECRET });
  expect(await admin(restored, ['staff'])).toContain('zhang.li');
});

test.each(['start', 'ticket', 'prerender'])(
  '`npm run %s -- --help` says how it is used in a process of its own',
  async (name) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'none') };
    const command = ['run', '--silent', name, '--', '--help'];
    expect((await run('npm', command, { cwd: projectRoot, env })).stdout).toMatch(/^用法/);
  },
);
