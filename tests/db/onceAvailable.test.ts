import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '#server/db/errors.ts';
import { onceAvailable } from '#server/db/onceAvailable.ts';

const failing = (error: Error) => {
  const reads = { count: 0 };
  const read = async () => {
    reads.count += 1;
    if (reads.count < 3) throw error;
    return 'read';
  };
  return { reads, read };
};

test('a read of the start is repeated while the database does not answer, and for no other error', async () => {
  expect(await onceAvailable(failing(new DatabaseUnavailable('busy')).read, 1)).toBe('read');
  const { reads, read } = failing(new Error('no such column'));
  await expect(onceAvailable(read, 1)).rejects.toThrow('no such column');
  expect(reads.count).toBe(1);
});
