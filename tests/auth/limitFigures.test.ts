import { describe, expect, test } from 'vitest';
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
