import { describe, expect, test } from 'vitest';
import type { TankInstruction } from '#contract/rules/tanks/tanks.ts';
import {
  alsoPermitted,
  availableTanks,
  parseTankInstruction,
  tankInstructions,
  tankMatchOf,
} from '#contract/rules/tanks/tanks.ts';
import { readTable } from '#server/db/seed/tables.ts';

/** UN Model Regulations and IMDG Code 4.2.5.2.5, row by row: the instruction and the numbers of those also permitted. */
const substitutes: [TankInstruction, string][] = [
  ['T1', '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['T2', '4 5 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['T3', '4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['T4', '5 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['T5', '10 14 19 20 22'],
  ['T6', '7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['T7', '8 9 10 11 12 13 14 15 16 17 18 19 20 21 22'],
  ['T8', '9 10 13 14 19 20 21 22'],
  ['T9', '10 13 14 19 20 21 22'],
  ['T10', '14 19 20 22'],
  ['T11', '12 13 14 15 16 17 18 19 20 21 22'],
  ['T12', '14 16 18 19 20 22'],
  ['T13', '14 19 20 21 22'],
  ['T14', '19 20 22'],
  ['T15', '16 17 18 19 20 21 22'],
  ['T16', '18 19 20 22'],
  ['T17', '18 19 20 21 22'],
  ['T18', '19 20 22'],
  ['T19', '20 22'],
  ['T20', '22'],
  ['T21', '22'],
  ['T22', ''],
  ['T23', ''],
  ['T50', ''],
  ['T75', ''],
];

/** UN Model Regulations and IMDG Code 4.2.5.2.6: test pressure in bar, shell in mm, relief, bottom openings. */
const printed = `
  T1  1.5  basic normal  two      T9  4   6     normal  none     T17 10  6     normal  three
  T2  1.5  basic normal  three    T10 4   6     guarded none     T18 10  6     guarded three
  T3  2.65 basic normal  two      T11 6   basic normal  three    T19 10  6     guarded none
  T4  2.65 basic normal  three    T12 6   basic guarded three    T20 10  8     guarded none
  T5  2.65 basic guarded none     T13 6   6     normal  none     T21 10  10    normal  none
  T6  4    basic normal  two      T14 6   6     guarded none     T22 10  10    guarded none
  T7  4    basic normal  three    T15 10  basic normal  three
  T8  4    basic normal  none     T16 10  basic guarded three`;

test('each instruction requires what the table prints', () => {
  const messages = printed.trim().split(/\s+/);
  expect(messages).toHaveLength(22 * 5);
  for (let at = 0; at < messages.length; at += 5) {
    const [code = '', pressure, shell, relief, bottomOpening] = messages.slice(at, at + 5);
    expect(tankInstructions[code as keyof typeof tankInstructions]).toEqual({
      testPressureBar: Number(pressure),
      shellMm: shell === 'basic' ? shell : Number(shell),
      guardedRelief: relief === 'guarded',
      bottomOpening,
    });
  }
});

test.each(substitutes)('%s may be replaced by T%s', (required, numbers) => {
  const expected = numbers === '' ? [] : numbers.split(' ').map((one) => `T${one}`);
  expect(alsoPermitted(required)).toEqual(expected);
});

describe('the tanks with a published rate', () => {
  test.each([
    ['petrol, toluene', 'T4', ['T11', 'T14'], null],
    ['most liquids', 'T7', ['T11', 'T14'], null],
    ['hydrochloric acid: no bottom opening', 'T8', ['T14'], null],
    ['hydrofluoric acid over 60 %', 'T10', ['T14'], null],
    ['T11 itself', 'T11', ['T11', 'T14'], null],
    ['T14 itself', 'T14', ['T14'], null],
    ['a tank for the highly toxic', 'T20', [], 'noneOffered'],
    ['a liquefied gas', 'T50', ['T50'], 'gasPressure'],
    ['an organic peroxide', 'T23', [], 'special'],
    ['a refrigerated gas', 'T75', [], 'special'],
    ['no instruction in the list', null, [], 'notListed'],
    ['what is no instruction', 'IBC02', [], 'unreadable'],
  ])('%s', (_name, tankInstruction, tanks, review) => {
    expect(tankMatchOf({ isDangerous: true, tankInstruction })).toMatchObject({ tanks, review });
  });

  test('liquids that are not dangerous need no instruction, and no gas tank', () => {
    expect(tankMatchOf({ isDangerous: false, tankInstruction: null })).toMatchObject({
      tanks: ['T11', 'T14'],
      review: null,
      source: 'CTU Code 附件 7，5.1.2',
      confidence: 'high',
    });
  });

  test('are those of the published rates, to carry in and to rent', () => {
    const rates = readTable('services/tank/rates', ['item_code']);
    const codes = new Set(rates.map(({ item_code: code }) => code.replace('RENT-', '')));
    expect([...codes].toSorted()).toEqual(Object.keys(availableTanks));
  });
});

test('instructions are read as people write them, and read again as the same', () => {
  expect(['t11', 'T 14', 'Ｔ５０', 'T23'].map(parseTankInstruction)).toEqual(['T11', 'T14', 'T50', 'T23']);
  expect(['T0', 'T24', 'T51', '', 'toString', 'T1-T22'].map(parseTankInstruction)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('every tank instruction of the dangerous-goods list is known', () => {
  const codes = readTable('dangerous-goods', ['tank_instruction']).map(({ tank_instruction: code }) => code);
  expect(codes.filter((code) => code !== '' && parseTankInstruction(code) !== code)).toEqual([]);
});
