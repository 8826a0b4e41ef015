import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @module-tag long
import { describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '#server/db/lock.ts';
import { folderForAll } from '#tests/support/serviceForAll.ts';

const folder = folderForAll('service');
const own = () => mkdtempSync(join(folder, 'lock-'));

describe('the lock of a data folder', () => {
  test('is rejected while its owner lives, free when let go', async () => {
    const place = own();
    const lock = await lockFolder(place);
    await expect(lockFolder(place)).rejects.toThrow(FolderInUse);
    lock.release();
    const again = await lockFolder(place);
    again.release();
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 - 1, start: 'long ago' }],
    ['another process that got its number', { pid: process.pid, start: 'another start' }],
  ])('is taken over from %s', async (_, dead) => {
    const place = own();
    writeFileSync(join(place, 'service.lock'), JSON.stringify(dead));
    const lock = await lockFolder(place);
    expect(readFileSync(join(place, 'service.lock'), 'utf8')).toContain(`"pid":${process.pid}`);
    lock.release();
  });

  test('is taken over from one that died writing it', async () => {
    const place = own();
    writeFileSync(join(place, 'service.lock'), '{"pid":');
    await expect(lockFolder(place)).resolves.toHaveProperty('release');
  });

  test('goes to one of many who find a dead owner at once', async () => {
    const place = own();
    writeFileSync(join(place, 'service.lock'), JSON.stringify({ pid: 2 ** 22 - 1, start: 'long ago' }));
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(place)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
