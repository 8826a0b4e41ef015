import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressList, networkOf } from '#server/http/requests/caller.ts';
import { configOf } from '#server/config/config.ts';
import { missingSettings } from '#server/config/missingSettings.ts';
import { carrierOf } from '#server/auth/sms/carrier.ts';
import { problemsOf } from '#tests/support/config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://db/freight?sslmode=verify-full',
  SMS_CARRIER: 'http',
  SMS_HTTP_URL: 'https://sms.example.com/send',
};

const isOn = (variables: NodeJS.ProcessEnv) => configOf(variables).demoData;
const said = (variables: NodeJS.ProcessEnv) => JSON.parse(configOf(variables).siteConfig) as { demoNotice?: boolean };

const named = (more: NodeJS.ProcessEnv) =>
  missingSettings(configOf({ ...production, ...more })).map((line) => /[A-Z]{4}[A-Z_]+/.exec(line)?.[0]);

test('a start in production names what it runs without', () => {
  expect(named({ TRUSTED_PROXIES: '', SITE_CONFIG: '', SMTP_URL: '', MAIL_FROM: '' })).toEqual(
    expect.arrayContaining(['SMTP_URL', 'TRUSTED_PROXIES', 'SITE_CONFIG']),
  );
  expect(named({ TRUSTED_PROXIES: '10.0.0.1', SITE_CONFIG: '{"siteOrigin":"https://a.cn"}' })).not.toContain(
    'SITE_CONFIG',
  );
});

describe('demo data', () => {
  test('are on outside production, off in it, and what is said otherwise', () => {
    expect([isOn({}), isOn({ DEMO_DATA: 'off' }), isOn({ DEMO_DATA: 'on' })]).toEqual([true, false, true]);
    expect([isOn(production), isOn({ ...production, DEMO_DATA: 'on' })]).toEqual([false, true]);
    expect(isOn({ ...production, DEMO_DATA: '' })).toBe(false);
    expect(problemsOf({ DEMO_DATA: 'yes' })).toEqual(['DEMO_DATA 须为 on 或 off']);
  });

  test('are named on every page of production, even if SITE_CONFIG says otherwise, and nowhere else', () => {
    const shown = { ...production, DEMO_DATA: 'on', SITE_CONFIG: '{"hotline":"1","demoNotice":false}' };
    expect(said(shown)).toEqual({ hotline: '1', demoNotice: true });
    expect(said(production).demoNotice).toBeUndefined();
    expect(said({}).demoNotice).toBeUndefined();
  });
});

describe('the configuration', () => {
  test('has the address of this machine as its origin outside production', () => {
    const given = [{ PORT: '8090' }, { HOST: '::1' }, { PORT: '0' }, production].map(
      (each) => configOf(each).siteOrigin,
    );
    expect(given).toEqual(['http://127.0.0.1:8090', 'http://[::1]:8080', '', '']);
  });

  test('serves the API document outside production, or if configured', () => {
    const served = [{}, { API_DOCS: 'off' }, production, { ...production, API_DOCS: 'on' }];
    expect(served.map((variables) => configOf(variables).apiDocs)).toEqual([true, false, false, true]);
  });

  test('leaves the timeouts of connections to the server where a pooler stands before it', () => {
    const direct = { DATABASE_URL: 'postgres://db/freight', DATABASE_LOCK_TIMEOUT_MS: '1000' };
    const pooled = { ...direct, DATABASE_DIRECT_URL: 'postgres://db:5432/freight' };
    expect(configOf(direct).database).toMatchObject({ statementMs: 5_000, lockMs: 1_000, idleTransactionMs: 10_000 });
    expect(configOf(pooled).database).toMatchObject({
      statementMs: 0,
      lockMs: 0,
      idleTransactionMs: 0,
      queryMs: 6_000,
    });
  });

  test.each([
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ DATABASE_DIRECT_URL: 'postgres://db/freight' }, /DATABASE_DIRECT_URL 时必须同时设置 DATABASE_URL/],
    [{ USER_CENTER_URL: 'javascript:alert(1)' }, /USER_CENTER_URL/],
    [{ AUDIT_DAYS: '30' }, /六个月/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8,proxy' }, /TRUSTED_PROXIES/],
    [{ SECRET: 'short' }, /SECRET/],
    [{ SECRET_PREVIOUS: 'p'.repeat(32) }, /同时设置 SECRET/],
    [{ SECRET: 'x'.repeat(32), SECRET_PREVIOUS: 'x'.repeat(32) }, /SECRET_PREVIOUS/],
    [{ SMS_CARRIER: 'http' }, /SMS_HTTP_URL/],
    [{ FILES_URL: 'https://s3.example.com/freight' }, /FILES_URL/],
  ])('rejects %o in Chinese', (variables, words) => {
    const problems = problemsOf(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(words);
    expect(problems[0]).toMatch(/须|必须|至少/);
  });

  test.each([
    ['DATABASE_URL', 'postgres://db/freight', 1],
    ['DATABASE_URL', 'postgres://db/freight?sslmode=disable', 0],
    ['DATABASE_URL', 'postgres://127.0.0.1:5432/freight', 0],
    ['DATABASE_URL', 'postgres:///freight?host=/run/postgresql', 0],
    ['MIGRATION_DATABASE_URL', 'postgres://owner@db/freight', 1],
    ['DATABASE_DIRECT_URL', 'postgres://db/freight', 1],
    ['DATABASE_READ_URL', 'postgres://replica/freight', 1],
    ['SMS_HTTP_URL', 'http://sms.example.com/send', 1],
    ['USER_CENTER_URL', 'http://center.example.com', 1],
    ['FILES_URL', 'http://key:secret@s3.example.com/freight', 1],
    ['FILES_URL', 'https://key:secret@s3.example.com/freight', 0],
  ])('in production: %s=%s has %i problems of encryption', (name, address, count) => {
    const problems = problemsOf({ ...production, [name]: address });
    expect(problems).toHaveLength(count);
    expect(problems.filter((problem) => !problem.includes(name))).toEqual([]);
    expect(problemsOf({ [name]: address, DATABASE_URL: 'postgres://db/freight' })).toEqual([]);
  });

  test('names everything that production lacks at once', () => {
    const problems = problemsOf({ NODE_ENV: 'production', SERVICE_CLOCK_OFFSET_MS: '1' });
    for (const lacking of ['短信通道', 'SECRET', 'DATABASE_URL', 'SERVICE_CLOCK_OFFSET_MS']) {
      expect(problems.filter((problem) => problem.includes(lacking))).toHaveLength(1);
    }
    expect(problemsOf(production)).toEqual([]);
    expect(problemsOf({ ...production, SMS_CARRIER: 'inbox' })).toEqual([expect.stringContaining('短信通道')]);
    expect(problemsOf({ ...production, SMS_CARRIER: 'aliyun' })).toHaveLength(5);
  });
});

describe('addresses', () => {
  test('proxies may be addresses and networks', () => {
    const list = addressList(['10.1.0.0/16', '::1']);
    expect([list.check('10.1.2.3'), list.check('10.2.0.1'), list.check('::1', 'ipv6')]).toEqual([true, false, true]);
    expect(() => addressList(['10.0.0.0/40'])).toThrow(RangeError);
  });

  test.each([
    ['203.0.113.9', '203.0'],
    ['2001:db8:1::1', '2001:db8'],
    ['::1', '0:0'],
  ])('%s lies in the network %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('carriers', () => {
  const clock = { now: () => new Date(0) };
  const sms = { phone: '13812345678', code: '123456', purpose: 'user_login' } as const;

  test('the HTTP gateway gets the SMS with its token, and may reject it', async () => {
    const seen: unknown[] = [];
    let status = 200;
    const gateway = createServer((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (body: string) => seen.push(request.headers.authorization, JSON.parse(body)));
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => gateway.once('listening', resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const carrier = carrierOf({ carrier: 'http', url, token: 't' }, clock, () => undefined);
    await carrier.send(sms);
    expect(seen).toEqual(['Bearer t', sms]);
    status = 500;
    await expect(carrier.send(sms)).rejects.toThrow('500');
    gateway.close();
    gateway.closeAllConnections();
    await expect(carrier.send(sms)).rejects.toThrow('fetch failed');
  });

  test('the inbox prints the code in the terminal, but not the whole number', async () => {
    const lines: string[] = [];
    await carrierOf({ carrier: 'inbox' }, clock, (line) => lines.push(line)).send(sms);
    expect(lines).toEqual([expect.stringMatching(/5678.*123456/)]);
    expect(lines[0]).not.toContain(sms.phone);
  });
});
