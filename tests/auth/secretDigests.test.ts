import { describe, expect, test } from 'vitest';
import { acceptedKeys, digestOf, keyedDigestOf, randomToken, sameDigest, secretOf } from '#server/config/secrets.ts';
import { concurrencyLimit, concurrencyLimitByKey } from '#server/auth/password/concurrencyLimit.ts';

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

const held = () => {
  const ends: (() => void)[] = [];
  return { act: () => new Promise<void>((end) => void ends.push(end)), end: (index: number) => ends[index]!(), ends };
};
const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('concurrencyLimit', () => {
  test('two run, the others wait and are counted', async () => {
    const queue = concurrencyLimit(2);
    const { act, end, ends } = held();
    const taken = Array.from({ length: 4 }, () => queue.run(act));
    await settled();
    expect([ends.length, queue.waiting()]).toEqual([2, 2]);
    end(0);
    await settled();
    expect([ends.length, queue.waiting()]).toEqual([3, 1]);
    end(1);
    end(2);
    await settled();
    end(3);
    await Promise.all(taken);
    expect(queue.waiting()).toBe(0);
    const again = held();
    const more = Array.from({ length: 3 }, () => queue.run(again.act));
    await settled();
    expect([again.ends.length, queue.waiting()]).toEqual([2, 1]);
    again.end(0);
    again.end(1);
    await settled();
    again.end(2);
    await Promise.all(more);
  });

  test('of each key are separate, and an unused key is dropped', async () => {
    const queue = concurrencyLimitByKey(1);
    const { act, end, ends } = held();
    expect(queue.waiting('a')).toBe(0);
    const taken = [queue.run('a', act), queue.run('a', act), queue.run('b', act)];
    await settled();
    expect([ends.length, queue.waiting('a'), queue.waiting('b')]).toEqual([2, 1, 0]);
    end(0);
    await settled();
    expect([ends.length, queue.waiting('a')]).toEqual([3, 0]);
    end(1);
    end(2);
    await Promise.all(taken);
    expect(queue.waiting('a')).toBe(0);
    await expect(queue.run('a', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    expect(await queue.run('a', () => Promise.resolve('right'))).toBe('right');
  });
});
