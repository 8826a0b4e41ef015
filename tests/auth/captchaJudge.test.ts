import { createCipheriv } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { areWordsRight, isSliderRight } from '#server/auth/captcha/judge.ts';
import { decrypted, encrypted, freshKey } from '#server/auth/captcha/cipher.ts';

test.each([
  ['on its gap', '{"x":120,"y":5}', true],
  ['5 px to the left', '{"x":115,"y":5}', true],
  ['5 px to the right', '{"x":125,"y":5}', true],
  ['a part of a pixel more to the left', '{"x":114.9,"y":5}', false],
  ['a part of a pixel more to the right', '{"x":125.1,"y":5}', false],
  ['above its line', '{"x":120,"y":4}', false],
  ['without x', '{"y":5}', false],
  ['x as text', '{"x":"120","y":5}', false],
  ['x beyond all numbers', '{"x":1e999,"y":5}', false],
  ['nothing', 'null', false],
  ['no JSON', '{x:120,y:5}', false],
])('a slider %s', (_name, text, right) => expect(isSliderRight(text, { x: 120, y: 5 })).toBe(right));

const messages = [
  { x: 60, y: 40 },
  { x: 150, y: 100 },
  { x: 240, y: 60 },
];
const clicks = (...changed: (object | null)[]) =>
  JSON.stringify(messages.map((word, index) => (index in changed ? changed[index] : word)));

test.each([
  ['on their centres', clicks(), true],
  ['in the corner of 18 px', clicks({ x: 78, y: 58 }), true],
  ['19 px to the right', clicks({ x: 79, y: 40 }), false],
  ['19 px below', clicks({ x: 60, y: 59 }), false],
  ['the last one missed', clicks(messages[0]!, messages[1]!, messages[0]!), false],
  ['in another order', JSON.stringify(messages.toReversed()), false],
  ['one too few', JSON.stringify(messages.slice(0, 2)), false],
  ['one too many', JSON.stringify([...messages, messages[0]]), false],
  ['one without y', clicks({ x: 60 }), false],
  ['an object with as many places', '{"length":3,"0":{"x":60,"y":40}}', false],
  ['no JSON', 'words', false],
])('clicked words %s', (_name, text, right) => expect(areWordsRight(text, messages)).toBe(right));

describe('the protocol’s cipher', () => {
  test('is AES-128-ECB with PKCS7 and base64', () => {
    // the same by OpenSSL: printf '{"x":120,"y":5}' | openssl enc -aes-128-ecb -K $(printf BGxdEUOZkXka4HSj | xxd -p) -base64
    expect(encrypted('{"x":120,"y":5}', 'BGxdEUOZkXka4HSj')).toBe('9O88c5UJ/rYzL/rwR0F8zQ==');
    expect(decrypted('9O88c5UJ/rYzL/rwR0F8zQ==', 'BGxdEUOZkXka4HSj')).toBe('{"x":120,"y":5}');
  });

  test('gives back every text byte for byte, and nothing under another key', () => {
    const key = freshKey();
    for (const text of ['', '验证', '\uFEFF{"x":1}', 'x'.repeat(64)])
      expect(decrypted(encrypted(text, key), key)).toBe(text);
    expect(decrypted(encrypted('{"x":120,"y":5}', key), 'BGxdEUOZkXka4HSj')).toBeNull();
    expect(decrypted('no base64, no block', key)).toBeNull();
    // bytes that are not UTF-8
    const cipher = createCipheriv('aes-128-ecb', key, null);
    const bytes = Buffer.concat([cipher.update(Buffer.from([0xff, 0x41])), cipher.final()]);
    expect(decrypted(bytes.toString('base64'), key)).toBeNull();
  });

  test('has keys of 16 letters and digits, each its own', () => {
    const keys = Array.from({ length: 400 }, freshKey);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(new Set(keys).size).toBe(400);
    expect(new Set(keys.join('')).size).toBe(62);
  });
});
