import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { effortOf, passwordDigestOf } from '#src/secrets.ts';

const zeroBitsOf = (text: string): number => Math.clz32(Buffer.from(hash('sha256', text), 'hex').readUInt32BE(0));

describe('the sum instead of a picture', () => {
  test.each(['0123456789abcdef', 'f'.repeat(32), '危险品'])(
    'of %s is the first number with so many zero bits',
    async (token) => {
      const number = await effortOf(token, 10, AbortSignal.timeout(10_000));
      expect(zeroBitsOf(`${token}:${number}`)).toBeGreaterThanOrEqual(10);
      const smaller = Array.from({ length: number }, (_, before) => zeroBitsOf(`${token}:${before}`));
      expect(Math.max(0, ...smaller)).toBeLessThan(10);
    },
  );

  test('is given up when it is no longer wanted', async () => {
    const wanted = new AbortController();
    const effort = effortOf('token', 32, wanted.signal);
    setTimeout(() => wanted.abort(new Error('closed')), 50);
    await expect(effort).rejects.toThrow('closed');
  });
});

test('a password travels as the digest of its normal form', () => {
  expect(passwordDigestOf('13800000001', 'caf\u00e9')).toBe(hash('sha256', 'echem|13800000001|caf\u00e9'));
  expect(passwordDigestOf('13800000001', 'cafe\u0301')).toBe(passwordDigestOf('13800000001', 'caf\u00e9'));
});
