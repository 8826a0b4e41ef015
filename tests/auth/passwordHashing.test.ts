import { createHmac, scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { fingerprintOf, openPasswords } from '#server/auth/password/hashing.ts';

const cost = { ln: 4, r: 8, p: 1 };
const passwords = openPasswords({ current: 'pepper' }, cost);
const [right, wrong] = ['a'.repeat(64), 'b'.repeat(64)];

describe('a stored password', () => {
  test('is a PHC string of scrypt with a salt of its own, which ends with what names the key', async () => {
    const [one, two] = [await passwords.digestOf(right), await passwords.digestOf(right)];
    expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{32}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    const salts = [one, two].map((stored) => stored.split('$')[3]!);
    expect(salts.map((salt) => salt.slice(24))).toEqual([fingerprintOf('pepper'), fingerprintOf('pepper')]);
    expect(salts[0]!.slice(0, 24)).not.toBe(salts[1]!.slice(0, 24));
    expect(one).not.toContain(right);
  });

  test('costs what OWASP recommends unless configured otherwise', async () => {
    const stored = await openPasswords({ current: 'pepper' }).digestOf(right);
    expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  });
});

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

describe('two keys', () => {
  const before = openPasswords({ current: 'first key' }, cost);
  const rotating = openPasswords({ current: 'second key', previous: 'first key' }, cost);
  const after = openPasswords({ current: 'second key' }, cost);

  test('are both accepted; a password stored with the previous one is to be rehashed', async () => {
    const stored = await before.digestOf(right);
    expect(await rotating.matches(right, stored)).toBe(true);
    expect(await rotating.matches(wrong, stored)).toBe(false);
    expect(await rotating.matches(right, null)).toBe(false);
    expect(rotating.isOutdated(stored)).toBe(true);
    const anew = await rotating.digestOf(right);
    expect(rotating.isOutdated(anew)).toBe(false);
    expect(await after.matches(right, anew)).toBe(true);
    expect(await after.matches(right, stored)).toBe(false);
  });

  // created by a build whose salts had no key id: scrypt of the HMAC under "first key", salt of 16 bytes
  const salt = Buffer.alloc(16, 7);
  const pepper = createHmac('sha256', 'first key').update(`password|${right}`).digest('hex');
  const key = scryptSync(pepper, salt, 32, { N: 16, r: 8, p: 1 });
  const earlier = `$scrypt$ln=4,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;

  test('accept passwords of earlier builds, which are to be rehashed', async () => {
    for (const each of [before, rotating]) {
      expect(await each.matches(right, earlier)).toBe(true);
      expect(await each.matches(wrong, earlier)).toBe(false);
      expect(each.isOutdated(earlier)).toBe(true);
    }
  });
});

describe('many at once', () => {
  test('wait for two, and beyond the queue get 503', async () => {
    const stored = await passwords.digestOf(right);
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.matches(right, stored)));
    const rejected = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason as ApiError);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(26);
    expect(rejected).toHaveLength(14);
    expect(rejected[0]).toEqual(new ApiError(codes.tooMany, '登录人数较多，请5秒后再试', 5));
    expect(await passwords.matches(right, stored)).toBe(true);
  });

  test('are as many where the account does not exist, whose comparison takes the same work', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.matches(right, null)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(26);
  });
});

test('a key is named by six bytes of its digest, another key by others', () => {
  const named = createHmac('sha256', 'pepper').update('fingerprint').digest().subarray(0, 6).toString('base64');
  expect(fingerprintOf('pepper')).toBe(named);
  expect(fingerprintOf('another pepper')).not.toBe(named);
});

test.each(['', '$scrypt$ln=4,r=8,p=1$c2FsdA', '$scrypt$ln=4,r=8,p=1$c2FsdA$a2V5$'])(
  '%j is no password that can be read',
  async (stored) => {
    await expect(passwords.matches(right, stored)).rejects.toThrow('a stored password cannot be read');
  },
);

test.each([
  ['ln', { ...cost, ln: 5 }],
  ['r', { ...cost, r: 9 }],
  ['p', { ...cost, p: 2 }],
])('a password is outdated when %s alone changes', async (_name, other) => {
  const stored = await openPasswords({ current: 'pepper' }, other).digestOf(right);
  expect(stored).toContain(`$ln=${other.ln},r=${other.r},p=${other.p}$`);
  expect(passwords.isOutdated(stored)).toBe(true);
  expect(await passwords.matches(right, stored)).toBe(true);
});

test('of one address four are judged at once and a hundred wait; another address is not held up', async () => {
  const { inTurn } = openPasswords({ current: 'pepper' }, cost);
  let running = 0;
  let most = 0;
  const signIn = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => void setImmediate(resolve));
    running -= 1;
    return 'in';
  };
  const outcomes = Array.from({ length: 105 }, () => inTurn('203.0.113.9', signIn));
  expect(await inTurn('198.51.100.7', () => Promise.resolve('other'))).toBe('other');
  const settled = await Promise.allSettled(outcomes);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(104);
  expect(settled.at(-1)).toEqual({
    status: 'rejected',
    reason: new ApiError(codes.tooMany, '登录人数较多，请5秒后再试', 5),
  });
  expect(most).toBe(4);
});
