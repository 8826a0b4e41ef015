import { describe, expect, test } from 'vitest';
import { acceptedStep, base32Of, sealed, stepOf, totpOf, totpUri, unsealed } from '#server/desk/staff/totp.ts';

const secret = Buffer.from('12345678901234567890', 'ascii');

test.each([
  [59, '287082'],
  [1_111_111_111, '050471'],
  [20_000_000_000, '353130'],
])('RFC 6238, appendix B at %i s the code is %s', (seconds, code) => {
  expect(totpOf(secret, stepOf(new Date(seconds * 1_000)))).toBe(code);
});

test('a secret is Base32 as RFC 4648 has it', () => {
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32Of(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpUri('化运通', 'li', secret)).toBe(
    'otpauth://totp/%E5%8C%96%E8%BF%90%E9%80%9A:li?issuer=%E5%8C%96%E8%BF%90%E9%80%9A&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  );
});

describe('a code', () => {
  const now = new Date(1_111_111_111_000);
  const step = stepOf(now);

  test('is taken for its step, the one before and the one after', () => {
    for (const near of [step - 1, step, step + 1])
      expect(acceptedStep(secret, totpOf(secret, near), now, 0)).toBe(near);
    for (const far of [step - 2, step + 2]) expect(acceptedStep(secret, totpOf(secret, far), now, 0)).toBeUndefined();
  });

  test('is taken once, and none before it is taken after it', () => {
    expect(acceptedStep(secret, totpOf(secret, step), now, step)).toBeUndefined();
    expect(acceptedStep(secret, totpOf(secret, step - 1), now, step)).toBeUndefined();
    expect(acceptedStep(secret, totpOf(secret, step + 1), now, step)).toBe(step + 1);
  });
});

test('a sealed secret opens for its owner, with the current key or the previous one', () => {
  const text = sealed({ current: 'the first key' }, 'li', secret);
  expect(unsealed({ current: 'the first key' }, 'li', text)).toEqual(secret);
  expect(unsealed({ current: 'another key', previous: 'the first key' }, 'li', text)).toEqual(secret);
  expect(unsealed({ current: 'another key' }, 'li', text)).toBeUndefined();
  expect(unsealed({ current: 'the first key' }, 'wang', text)).toBeUndefined();
  expect(text).not.toContain(secret.toString('base64').slice(0, 8));
});
