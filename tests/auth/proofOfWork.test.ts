import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriving, solve } from '#src/platform/proofOfWork.ts';

const work = { token: '0123456789abcdef'.repeat(2), puzzles: 12, zeroBits: 5, iterations: 50 };

const zeroBitsOf = (token: string, salt: string, iterations: number) =>
  Math.clz32(pbkdf2Sync(token, salt, iterations, 4, 'sha256').readUInt32BE(0));

test.each([
  ["by the browser's own PBKDF2", globalThis.crypto.subtle],
  ['in script, where a page has none', undefined],
])('a proof of work %s: the first number that solves each puzzle, and how many are solved', async (_, subtle) => {
  const solved: number[] = [];
  const numbers = await solve(work, await deriving(work, subtle), (done) => solved.push(done));
  expect(solved).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const [puzzle, number] of numbers.entries()) {
    const bits = Array.from({ length: number + 1 }, (_each, tried) =>
      zeroBitsOf(work.token, `${puzzle}:${tried}`, work.iterations),
    );
    expect(bits.at(-1)).toBeGreaterThanOrEqual(5);
    expect(Math.max(-1, ...bits.slice(0, -1))).toBeLessThan(5);
  }
});
