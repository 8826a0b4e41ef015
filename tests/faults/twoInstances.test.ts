import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { codes } from '#contract/protocol/apiError.ts';
import { expiryCodes } from '#contract/protocol/codeGroups.ts';
import { getInfo, logout, sendSms, smsLogin } from '#contract/auth/user.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openDatabase } from '#server/db/database.ts';
import { randomFrom, seed } from '../support/random.ts';
import { SiteClient } from '../support/siteClient.ts';
import type { StartedService } from '../support/startedService.ts';
import { passedCaptcha, placeAtAll, queuedNotices, queueNotices } from './support/acrossProcesses.ts';
import { MixedLoad, mixedLoadEnvironment } from './support/mixedLoad.ts';
import { PostgresServer } from './support/postgresServer.ts';
import { startService } from './support/serviceProcess.ts';

const phones = ['13800000001', '13800000002', '13800000003', '13800000004', '13800000005'];

let postgres: PostgresServer;
let first: StartedService;
let second: StartedService;
let database: OpenDatabase;
const placedBefore: string[] = [];
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await PostgresServer.copyOf(inject('seededCluster'));
  ends.push(() => postgres.drop());
  database = await openDatabase({ url: postgres.url() });
  ends.push(database.close);
  // both find these notices when they start
  await queueNotices(database.db, '13800000002');
  const started = await Promise.all([1, 2].map(() => startService(postgres.url(), mixedLoadEnvironment)));
  [first, second] = started.map(({ service }) => service) as [StartedService, StartedService];
  ends.push(...started.map(({ stop }) => stop));
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

describe('what one instance did', () => {
  test('counts for the other: sessions, captchas, codes and limits', async () => {
    const client = await SiteClient.signedIn(first.origin, '13800000003');
    expect((await client.at(second.origin).call(getInfo, {})).code).toBe(codes.ok);
    expect((await client.at(second.origin).call(logout, {})).code).toBe(codes.ok);
    expect(expiryCodes).toContain((await client.call(getInfo, {})).code);

    const phone = '13900001234';
    const [here, there] = [new SiteClient(first.origin), new SiteClient(second.origin)];
    const passed = () => passedCaptcha(database.db, here, there);
    const request = { phone, userSource: 'echem', messageType: 'user_login' } as const;
    const captchaVerification = await passed();
    expect((await here.call(sendSms, { ...request, captchaVerification })).code).toBe(codes.ok);
    const spent = { ...request, phone: '13900001235', captchaVerification };
    expect((await there.call(sendSms, spent)).code).toBe(codes.captchaMissing);
    const tooSoon = await there.call(sendSms, { ...request, captchaVerification: await passed() });
    expect(tooSoon).toMatchObject({ status: 429, code: codes.tooMany });
    expect(Number(tooSoon.retryAfter)).toBeGreaterThan(0);

    const code = await first.lastCode(phone);
    expect((await there.call(smsLogin, { phone, code })).code).toBe(codes.ok);
    expect((await here.call(smsLogin, { phone, code })).code).toBe(codes.smsCodeWrong);
  });

  test('is done once: orders, what companies are told of them, and jobs', async () => {
    const { placed, ...done } = await placeAtAll(database.db, [first, second], '13800000005');
    expect(placed).toHaveLength(16);
    placedBefore.push(...placed);
    expect(done).toEqual({ told: placed, unsigned: 0, sent: queuedNotices });
  });
});

describe('one of two instances killed in mid-request', { tags: ['deep'] }, () => {
  test('loses no response: its calls are done by the other one, once', async () => {
    const random = randomFrom(seed);
    const load = await MixedLoad.over([first.origin, second.origin], phones, random);
    for (let round = 0; round < 6; round += 1) {
      const victim = [first, second][round % 2]!;
      const working = load.work();
      await Promise.race([load.responses.more(1 + Math.floor(random() * 40)), working]);
      await victim.kill();
      // the other one continues alone
      await Promise.race([load.responses.more(3), working]);
      load.pause();
      await working;
      expect(await load.settle(), `round ${round}, seed ${seed}`).toEqual([]);
      await victim.start();
    }
    expect(await load.settle({ all: true })).toEqual([]);
    const { broken, statuses } = load.responses;
    expect(broken.unanswered).toBe(0);
    expect(broken.takenOver).toBeGreaterThan(0);
    expect(Object.keys(statuses).filter((status) => !['200', '401', '429'].includes(status))).toEqual([]);
    expect(await load.missing((statement) => postgres.query(statement), placedBefore)).toEqual([]);
  });
});
