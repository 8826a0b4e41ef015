import { createDecipheriv, hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { captchaCipher, passwordDigestOf } from '#src/api/secrets.ts';

test('a password travels as the digest of its normal form', () => {
  expect(passwordDigestOf('13800000001', 'caf\u00e9')).toBe(hash('sha256', 'echem|13800000001|caf\u00e9'));
  expect(passwordDigestOf('13800000001', 'cafe\u0301')).toBe(passwordDigestOf('13800000001', 'caf\u00e9'));
});

const plainOf = (cipher: string, key: string): string => {
  const aes = createDecipheriv('aes-128-ecb', key, null);
  return aes.update(cipher, 'base64', 'utf8') + aes.final('utf8');
};

test.each([
  ['the key that came with the challenge', 'Abcdefgh12345678', 'default', 'Abcdefgh12345678'],
  ['the default key of the protocol, where none came', null, 'default', 'XwKsGlMcdPMEhR1B'],
  ['the deployment’s own key, where none came', '', '0123456789abcdef', '0123456789abcdef'],
])('a captcha’s answer is encrypted with %s', (_, sent, keyless, key) => {
  const cipher = captchaCipher('{"x":98,"y":5}', sent, keyless);
  expect(cipher).not.toContain('98');
  expect(plainOf(cipher, key)).toBe('{"x":98,"y":5}');
});

test('without a key a captcha’s answer is sent as plain text', () => {
  expect(captchaCipher('{"x":98,"y":5}', undefined, '')).toBe('{"x":98,"y":5}');
});
