import { describe, expect, test } from 'vitest';
import { acceptedKeys, digestOf, keyedDigestOf, randomToken, sameDigest, secretOf } from '#server/config/secrets.ts';
import { createDecipheriv, hash } from 'node:crypto';
import { captchaCipher, passwordDigestOf } from '#src/api/secrets.ts';

describe('secrets', () => {
  test('a token has its bits, url-safe, and is never the same', () => {
    const tokens = Array.from({ length: 50 }, () => randomToken(128));
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/);
    expect(new Set(tokens).size).toBe(50);
    expect(randomToken(256)).toMatch(/^[\w-]{43}$/);
  });

  test('digests are SHA-256 and HMAC-SHA-256 in hex', () => {
    // FIPS 180-4 and RFC 4231, test case 2
    expect(digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(keyedDigestOf('Jefe', 'what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test.each([
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['ab', 'abc', false],
    ['', '', true],
  ])('%j and %j are the same: %s', (one, other, same) => expect(sameDigest(one, other)).toBe(same));

  test('the key before is still accepted, the current one first', () => {
    expect(acceptedKeys({ current: 'new' })).toEqual(['new']);
    expect(acceptedKeys({ current: 'new', previous: 'old' })).toEqual(['new', 'old']);
    expect(secretOf({ secret: 'new', secretPrevious: 'old' })).toEqual({ current: 'new', previous: 'old' });
    expect(acceptedKeys(secretOf({ secret: 'new' }))).toEqual(['new']);
  });
});

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
