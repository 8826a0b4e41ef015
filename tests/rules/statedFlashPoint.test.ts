import { expect, test } from 'vitest';
import { lowFlashPointIn } from '#contract/rules/classification/statedFlashPoint.ts';
import { suspicionsOf } from '#contract/rules/acceptance/suspicions.ts';
import { cargoItem } from '#tests/support/order.ts';

test.each([
  ['清洗剂（闪点 45℃）', '闪点 45℃'],
  ['闪点：60 ℃', '闪点：60 ℃'],
  ['Cleaner, flash point 38 °C', 'flash point 38 °C'],
  ['flashpoint: <23', 'flashpoint: <23'],
  ['闪点 ≥60 ℃', '闪点 ≥60 ℃'],
  ['闪点 60.1 ℃', undefined],
  ['闪点 >60 ℃', undefined],
  ['闪点高于 93 ℃', undefined],
  ['水性乳液 45%', undefined],
])('%s', (text, words) => expect(lowFlashPointIn([text])).toBe(words));

test('a low flash point of goods that are not declared dangerous leads to the desk', () => {
  const cargo = [cargoItem('fcl', { nameZh: '清洗助剂（闪点 45℃）', nameEn: 'Cleaning aid', dangerous: null })];
  const order = { details: {}, cargo, remark: '' } as never;
  expect(suspicionsOf(order, { goods: null, isDangerous: null }, () => [])).toEqual([
    { path: 'cargo.0.nameZh', why: 'hazardWord', words: '闪点 45℃' },
  ]);
});
