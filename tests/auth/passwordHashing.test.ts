import { createHmac, scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codes, Refusal } from '#contract/protocol/apiError.ts';
import { fingerprintOf, openPasswords } from '#service/auth/password/hashing.ts';
import { turns } from '#service/auth/password/turns.ts';

const cost = { ln: 4, r: 8, p: 1 };
const passwords = openPasswords({ current: 'pepper' }, cost);
const [right, wrong] = ['a'.repeat(64), 'b'.repeat(64)];

describe('a kept password', () => {
  test('is a PHC string of scrypt with a salt of its own, which ends with what names the key', async () => {
    const [one, two] = [await passwords.keptAs(right), await passwords.keptAs(right)];
    expect(one).toMatch(/^\$scrypt\$ln=4,r=8,p=1\$[A-Za-z0-9+/]{32}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    const salts = [one, two].map((kept) => kept.split('$')[3]!);
    expect(salts.map((salt) => salt.slice(24))).toEqual([fingerprintOf('pepper'), fingerprintOf('pepper')]);
    expect(salts[0]!.slice(0, 24)).not.toBe(salts[1]!.slice(0, 24));
    expect(one).not.toContain(right);
  });

  test('is matched by its digest alone, and by nothing where nothing is kept', async () => {
    const kept = await passwords.keptAs(right);
    expect(await passwords.matches(right, kept)).toBe(true);
    expect(await passwords.matches(wrong, kept)).toBe(false);
    expect(await passwords.matches(right, null)).toBe(false);
  });

  test('is worth nothing without the pepper outside the database', async () => {
    const kept = await passwords.keptAs(right);
    expect(await openPasswords({ current: 'another pepper' }, cost).matches(right, kept)).toBe(false);
  });

  test('is outdated when the work factors change, and still opens', async () => {
    const kept = await passwords.keptAs(right);
    const raised = openPasswords({ current: 'pepper' }, { ...cost, ln: 5 });
    expect(passwords.isOutdated(kept)).toBe(false);
    expect(raised.isOutdated(kept)).toBe(true);
    expect(await raised.matches(right, kept)).toBe(true);
  });

  test('costs what OWASP asks for unless told otherwise', async () => {
    const standard = openPasswords({ current: 'pepper' });
    const kept = await standard.keptAs(right);
    expect(kept).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    const durations = [];
    for (const each of [kept, null]) {
      const startedAt = performance.now();
      expect(await standard.matches(wrong, each)).toBe(false);
      durations.push(performance.now() - startedAt);
    }
    // nobody's password takes the same work; a busy machine doubles either
    expect(Math.min(...durations)).toBeGreaterThan(0.3 * Math.max(...durations));
  });
});

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

describe('two keys', () => {
  const before = openPasswords({ current: 'first key' }, cost);
  const rotating = openPasswords({ current: 'second key', previous: 'first key' }, cost);
  const after = openPasswords({ current: 'second key' }, cost);

  test('are both accepted, and what the previous one kept is to be kept anew', async () => {
    const kept = await before.keptAs(right);
    expect(await rotating.matches(right, kept)).toBe(true);
    expect(await rotating.matches(wrong, kept)).toBe(false);
    expect(await rotating.matches(right, null)).toBe(false);
    expect(rotating.isOutdated(kept)).toBe(true);
    const anew = await rotating.keptAs(right);
    expect(rotating.isOutdated(anew)).toBe(false);
    expect(await after.matches(right, anew)).toBe(true);
    expect(await after.matches(right, kept)).toBe(false);
  });

  // made by a build whose salts named no key: scrypt of the HMAC under "first key", salt of 16 bytes
  const salt = Buffer.alloc(16, 7);
  const pepper = createHmac('sha256', 'first key').update(`password|${right}`).digest('hex');
  const key = scryptSync(pepper, salt, 32, { N: 16, r: 8, p: 1 });
  const earlier = `$scrypt$ln=4,r=8,p=1$${unpadded(salt)}$${unpadded(key)}`;

  test('accept passwords of earlier builds, which are to be kept anew', async () => {
    for (const each of [before, rotating]) {
      expect(await each.matches(right, earlier)).toBe(true);
      expect(await each.matches(wrong, earlier)).toBe(false);
      expect(each.isOutdated(earlier)).toBe(true);
    }
  });

  test('take the same time whether the account exists or not', async () => {
    const standard = openPasswords({ current: 'second key', previous: 'first key' });
    const durations = [];
    for (const each of [await standard.keptAs(right), null]) {
      const startedAt = performance.now();
      expect(await standard.matches(wrong, each)).toBe(false);
      durations.push(performance.now() - startedAt);
    }
    expect(Math.min(...durations)).toBeGreaterThan(0.3 * Math.max(...durations));
  });
});

describe('many at once', () => {
  test('wait for two, and beyond the queue are told to come back', async () => {
    const kept = await passwords.keptAs(right);
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.matches(right, kept)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as Refusal);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(26);
    expect(refused).toHaveLength(14);
    expect(refused[0]).toEqual(new Refusal(codes.tooMany, '登录人数较多，请5秒后再试', 5));
    expect(await passwords.matches(right, kept)).toBe(true);
  });

  test('come in turn, a failing one leaves its place', async () => {
    const queue = turns(2);
    const order: number[] = [];
    let running = 0;
    const act = (index: number) => async () => {
      running += 1;
      expect(running).toBeLessThanOrEqual(2);
      await new Promise((resolve) => setTimeout(resolve, 1));
      order.push(index);
      running -= 1;
      if (index === 0) throw new Error('failed');
    };
    await Promise.allSettled(Array.from({ length: 7 }, (_, index) => queue.take(act(index))));
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(queue.waiting()).toBe(0);
  });
});
