import { describe, expect, test } from 'vitest';
import { addressFailures, clientKey } from '#server/auth/captcha/client.ts';
import { recentOf } from '#server/auth/rateLimiter.ts';
import { addressHourKey, smsRates, verifiedKey, verifiedRates } from '#server/auth/smsLimits.ts';

const phone = '13812345678';
const address = '203.0.113.9';
const caller = { address, userAgent: 'Chrome', https: true };
const maxOf = (verified: number, key: string) =>
  smsRates(phone, caller, null, verified).find((rate) => rate.key === key);

describe('what one SMS counts against', () => {
  test('a device that is known, ten in a day, for any phone and address', () => {
    const without = new Set(smsRates(phone, caller, null, 0).map(({ key }) => key));
    const deviceOf = (of: Parameters<typeof smsRates>) => smsRates(...of).filter(({ key }) => !without.has(key));
    const [device, ...more] = deviceOf([phone, caller, 'slider-1', 0]);
    expect(more).toEqual([]);
    expect(device).toEqual({ key: expect.stringMatching(/^sms:device:[0-9a-f]{32}:day$/), max: 10, seconds: 86_400 });
    const elsewhere = { ...caller, address: '198.51.100.7' };
    expect(smsRates('13912345678', elsewhere, 'slider-1', 0)).toContainEqual(device);
    expect(smsRates(phone, caller, 'slider-2', 0)).not.toContainEqual(device);
    expect(smsRates(phone, { ...caller, userAgent: 'Firefox' }, 'slider-1', 0)).not.toContainEqual(device);
  });

  test('no two of them are one', () => {
    const keys = smsRates(phone, caller, 'slider-1', 0).map(({ key }) => key);
    expect(new Set([...keys, verifiedKey(address), ...verifiedRates(phone, caller).map(({ key }) => key)]).size).toBe(
      10,
    );
  });

  test.each([
    [0, 20, 100],
    [1, 21, 104],
    [80, 100, 420],
    [81, 100, 424],
    [100, 100, 500],
    [101, 100, 500],
  ])('an address with %i phones that signed in: %i an hour, %i a day', (verified, hour, day) => {
    expect(maxOf(verified, addressHourKey(address))?.max).toBe(hour);
    expect(maxOf(verified, `sms:address:${address}:day`)?.max).toBe(day);
  });
});

describe('the counters of a captcha answer', () => {
  test('an address pauses after ten wrong sliders or twenty wrong words in an hour, a minute at the longest', () => {
    const wrong = { key: `captcha:wrong:${address}`, windowSeconds: 3_600, step: 4, longestSeconds: 60 };
    expect(addressFailures(address, 'blockPuzzle')).toEqual({ ...wrong, free: 10 });
    expect(addressFailures(address, 'clickWord')).toEqual({ ...wrong, free: 20 });
  });

  test('a client is its address and its clientUid together', () => {
    const keys = [
      clientKey({ address }, 'slider-1'),
      clientKey({ address }, 'slider-2'),
      clientKey({ address: '198.51.100.7' }, 'slider-1'),
      clientKey({ address }, null),
      clientKey({ address }, ''),
    ];
    expect(new Set(keys).size).toBe(5);
    expect(clientKey({ address }, 'x'.repeat(64))).toMatch(/^203\.0\.113\.9\|[0-9a-f]{22}$/);
    expect(clientKey({ address }, null)).toBe('203.0.113.9|');
  });
});

test('what lies within the window, the oldest first: what is just over is out', () => {
  const now = new Date('2026-03-02T02:00:00.000Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const hits = [ago(2_000), ago(10_000), ago(9_999).toISOString(), ago(0), ago(11_000)];
  expect(recentOf(hits, 10, now)).toEqual([ago(9_999), ago(2_000), ago(0)]);
});
