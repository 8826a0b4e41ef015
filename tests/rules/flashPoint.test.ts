import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { parseFlashPoint, worseFlashPoint } from '#contract/rules/acceptance/flashPoint.ts';
import { readTable } from '#server/db/seed/tables.ts';

const exact = (value: number) => ({ from: value, to: value, below: false });
const upTo = (to: number, below: boolean) => ({ from: Number.NEGATIVE_INFINITY, to, below });
const fromOn = (from: number) => ({ from, to: Number.POSITIVE_INFINITY, below: false });

test.each<[string, FlashPoint | null]>([
  ['闪点：－11℃（闭杯）', exact(-11)],
  ['93 °C c.c.', exact(93)],
  ['35 (n-, memory)', exact(35)],
  ['73 °F', exact(22.8)],
  ['<23 (sec-/tert-)', upTo(23, true)],
  ['＜ -18', upTo(-18, true)],
  ['>=23 (dilute)', fromOn(23)],
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

const written = ({ from, to, below }: FlashPoint): string => {
  if (from === to) return `${from} ℃`;
  if (!Number.isFinite(to)) return `≥${from} ℃`;
  if (!Number.isFinite(from)) return `${below ? '<' : '≤'}${to} ℃`;
  return `${from}～${to} ℃`;
};

test('every written flash point is read as what it says', () => {
  const degrees = fc.integer({ min: -2_730, max: 10_000 }).map((tenths) => tenths / 10);
  const flashPoints = fc.oneof(
    degrees.map(exact),
    fc.tuple(degrees, fc.boolean()).map(([to, below]) => upTo(to, below)),
    degrees.map(fromOn),
    fc.tuple(degrees, degrees).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b), below: false })),
  );
  fc.assert(
    fc.property(flashPoints, (flashPoint) => {
      expect(parseFlashPoint(written(flashPoint))).toEqual(flashPoint);
    }),
  );
});

test('every flash point of the dangerous-goods list is read', () => {
  const texts = readTable('dangerous-goods', ['flash_point_c']).map(({ flash_point_c: text }) => text);
  expect(texts.filter((text) => text !== '' && parseFlashPoint(text) === null)).toEqual([]);
});

test.each([
  ['<=', 23, upTo(23, false)],
  ['≤', 23, upTo(23, false)],
  ['≦', 23, upTo(23, false)],
  ['不高于', 23, upTo(23, false)],
  ['不大于', 23, upTo(23, false)],
  ['不超过', 23, upTo(23, false)],
  ['<', 23, upTo(23, true)],
  ['低于', 23, upTo(23, true)],
  ['小于', 23, upTo(23, true)],
  ['>=', 23, fromOn(23)],
  ['≥', 23, fromOn(23)],
  ['≧', 23, fromOn(23)],
  ['不低于', 23, fromOn(23)],
  ['不小于', 23, fromOn(23)],
  ['>', 23, fromOn(23)],
  ['高于', 23, fromOn(23)],
  ['大于', 23, fromOn(23)],
])('%s %d ℃', (sign, value, expected) => {
  expect(parseFlashPoint(`${sign} ${value} ℃`)).toEqual(expected);
  expect(parseFlashPoint(`${value} ${sign}`)).toBeNull();
});

test.each(['..', '...', '~', '至', '到', '-', ' to ', '–', '—', '−'])('from 23 %s 30 ℃', (sign) => {
  expect(parseFlashPoint(`23${sign}30 ℃`)).toEqual({ from: 23, to: 30, below: false });
  expect(parseFlashPoint(`23${sign}30${sign}40 ℃`)).toBeNull();
});

test.each([
  ['23°', exact(23)],
  ['23摄氏度', exact(23)],
  ['23C', exact(23)],
  ['23 ℃ (closed cup)', exact(23)],
  ['flash point: 23 c.c.', exact(23)],
  ['23 cc', exact(23)],
  ['闭口杯 23', exact(23)],
  ['23 ℃闭口', exact(23)],
  ['23 oc', upTo(23, false)],
  ['23 OPEN CUP', upTo(23, false)],
  ['开口杯 23 ℃', upTo(23, false)],
  ['开杯闪点 23～30', upTo(30, false)],
  ['<23 开杯', upTo(23, true)],
  ['73.4°F', exact(23)],
  // 23.25 °C
  ['73.85°F', exact(23.3)],
  ['100 华氏度', exact(37.8)],
  ['-4 °F', exact(-20)],
  ['32..212 °F', { from: 0, to: 100, below: false }],
  ['<73.4°F', upTo(23, true)],
  ['≥ 200 °F', fromOn(93.3)],
  ['-273', exact(-273)],
  ['-273.1', null],
  ['1000', exact(1_000)],
  ['1000.1', null],
  ['900..1001', null],
  ['-300..20', null],
  ['23 ℃ 30', null],
  ['x23', null],
  ['23x', null],
  ['23.', null],
  ['.5', null],
  ['--5', null],
  ['<', null],
  ['<x', null],
  ['<23..30', null],
  ['23 K', null],
])('%s is read as %o', (text, expected) => expect(parseFlashPoint(text)).toEqual(expected));

const worse = (typed: string, listed: string) => worseFlashPoint(parseFlashPoint(typed), parseFlashPoint(listed));

test('of a typed and a listed flash point the lower bounds count', () => {
  expect(worse('20..30', '10..40')).toEqual({ from: 10, to: 30, below: false });
  expect(worse('10..40', '20..30')).toEqual({ from: 10, to: 30, below: false });
  expect(worse('<23', '23')).toEqual({ from: Number.NEGATIVE_INFINITY, to: 23, below: true });
  expect(worse('', '7')).toEqual({ from: 7, to: 7, below: false });
});
