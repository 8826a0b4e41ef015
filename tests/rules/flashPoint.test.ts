import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { flashPointText, parseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { readTable } from '#service/db/seed/tables.ts';

const exact = (value: number) => ({ from: value, to: value, below: false });
const upTo = (to: number, below: boolean) => ({ from: Number.NEGATIVE_INFINITY, to, below });
const fromOn = (from: number) => ({ from, to: Number.POSITIVE_INFINITY, below: false });

test.each<[string, FlashPoint | null]>([
  ['7 ℃', exact(7)],
  ['-18', exact(-18)],
  ['闪点：－11℃（闭杯）', exact(-11)],
  ['93 °C c.c.', exact(93)],
  ['35 (n-, memory)', exact(35)],
  ['73 °F', exact(22.8)],
  ['<23 (sec-/tert-)', upTo(23, true)],
  ['＜ -18', upTo(-18, true)],
  ['不高于 60 ℃', upTo(60, false)],
  ['>=23 (dilute)', fromOn(23)],
  ['大于 93℃', fromOn(93)],
  ['-20..-18', { from: -20, to: -18, below: false }],
  ['23～30 ℃', { from: 23, to: 30, below: false }],
  ['30-23', { from: 23, to: 30, below: false }],
  ['54 (o.c.)', upTo(54, false)],
  ['54 ℃ 开杯', upTo(54, false)],
  ['>54 (o.c.)', null],
  ['约 12', null],
  ['12,5', null],
  ['1263', null],
  ['不适用', null],
  ['', null],
])('%s', (text, expected) => {
  expect(parseFlashPoint(text)).toEqual(expected);
});

test('what is written out is read back as the same', () => {
  const degrees = fc.integer({ min: -2_730, max: 10_000 }).map((tenths) => tenths / 10);
  const flashPoints = fc.oneof(
    degrees.map(exact),
    fc.tuple(degrees, fc.boolean()).map(([to, below]) => upTo(to, below)),
    degrees.map(fromOn),
    fc.tuple(degrees, degrees).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b), below: false })),
  );
  fc.assert(
    fc.property(flashPoints, (flashPoint) => {
      expect(parseFlashPoint(flashPointText(flashPoint))).toEqual(flashPoint);
    }),
  );
});

test('every flash point of the dangerous-goods list is read', () => {
  const texts = readTable('dangerous-goods', ['flash_point_c']).map(({ flash_point_c: text }) => text);
  expect(texts.filter((text) => text !== '' && parseFlashPoint(text) === null)).toEqual([]);
});
