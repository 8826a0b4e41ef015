import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordDigestOf } from '#src/secrets.ts';

test('a password travels as the digest of its normal form', () => {
  expect(passwordDigestOf('13800000001', 'caf\u00e9')).toBe(hash('sha256', 'echem|13800000001|caf\u00e9'));
  expect(passwordDigestOf('13800000001', 'cafe\u0301')).toBe(passwordDigestOf('13800000001', 'caf\u00e9'));
});
