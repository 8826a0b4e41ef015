import { describe, expect, test } from 'vitest';
import type { TankInstruction } from '#contract/rules/tanks/tanks.ts';
import {
  alsoPermitted,
  offeredTanks,
  parseTankInstruction,
  tankInstructions,
  tankMatchOf,
} from '#contract/rules/tanks/tanks.ts';
import { readTable } from '#service/db/seed/tables.ts';

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

test.each(substitutes)('%s may be replaced by T%s', (required, numbers) => {
  const expected = numbers === '' ? [] : numbers.split(' ').map((one) => `T${one}`);
  expect(alsoPermitted(required)).toEqual(expected);
});

test('a substitute of a substitute is a substitute, and none replaces the other way round', () => {
  const codes = Object.keys(tankInstructions) as (keyof typeof tankInstructions)[];
  for (const code of codes) {
    for (const other of alsoPermitted(code)) {
      expect(alsoPermitted(code)).toEqual(expect.arrayContaining(alsoPermitted(other)));
      expect(alsoPermitted(other)).not.toContain(code);
    }
  }
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
    });
  });

  test('are those of the published rates, to carry in and to rent', () => {
    const rates = readTable('line-rates', ['line', 'item_code']).filter(({ line }) => line === 'tank');
    const codes = new Set(rates.map(({ item_code: code }) => code.replace('RENT-', '')));
    expect([...codes].toSorted()).toEqual(Object.keys(offeredTanks));
  });

  test('a stronger instruction is never met by more of them', () => {
    for (const [required] of substitutes) {
      const { tanks } = tankMatchOf({ isDangerous: true, tankInstruction: required });
      for (const stronger of alsoPermitted(required)) {
        expect(tanks).toEqual(
          expect.arrayContaining(tankMatchOf({ isDangerous: true, tankInstruction: stronger }).tanks),
        );
      }
    }
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
