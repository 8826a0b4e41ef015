import { expect, test } from 'vitest';
import { containersFor } from '#contract/rules/loading/loadFit.ts';

/** Payload in kg and room in m³, as carriers publish them for dry containers. */
const published = [
  ['20GP', 28_200, 33.2],
  ['40GP', 26_700, 67.7],
  ['40HQ', 26_500, 76.3],
] as const;

test.each(published)('a %s takes %d kg and %d m³, and what is over needs another', (size, payloadKg, roomM3) => {
  expect(containersFor(size, { weightKg: payloadKg })).toBe(1);
  expect(containersFor(size, { weightKg: payloadKg + 0.001 })).toBe(2);
  expect(containersFor(size, { volumeM3: roomM3 })).toBe(1);
  expect(containersFor(size, { volumeM3: roomM3 + 0.001 })).toBe(2);
  expect(containersFor(size, { weightKg: payloadKg * 3, volumeM3: 1 })).toBe(3);
  expect(containersFor(size, { weightKg: 1, volumeM3: roomM3 * 2 })).toBe(2);
});

test('none are shown if nothing is known', () => expect(containersFor('20GP', {})).toBeUndefined());
