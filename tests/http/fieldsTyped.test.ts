import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as fields from '#contract/protocol/fields.ts';

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.codePointAt(0)! + 0xfee0));

const problemOf = (schema: Parameters<typeof fields.problemsOf>[0], value: unknown) =>
  fields.problemsOf(schema, value)[''];

describe('a quantity', () => {
  const quantity = fields.quantity(1_000_000);

  test('is the same typed, pasted with separators, or in full-width digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const value = cents / 100;
        const plain = value.toFixed(2);
        const separated = plain.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
        for (const typed of [value, plain, separated, ` ${separated.replaceAll(',', ' ')} `, fullWidth(plain)]) {
          expect(quantity.parse(typed)).toBe(value);
        }
      }),
    );
  });

  test('parsed from any text is a number within bounds or nothing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = quantity.safeParse(text).data ?? 1;
        expect(value > 0 && value <= 1_000_000).toBe(true);
      }),
    );
  });

  test.each([
    ['', 'required'],
    ['十', 'numberInvalid'],
    ['1e3', 'numberInvalid'],
    ['1.2.3', 'numberInvalid'],
    [null, 'numberInvalid'],
    ['0', 'mustBePositive'],
    ['-5', 'mustBePositive'],
    ['1000000.01', 'tooMany'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(quantity, value)).toBe(problem));
});

describe('a count', () => {
  const count = fields.count(50);

  test.each([
    ['1.5', 'mustBeWhole'],
    ['0', 'mustBePositive'],
    ['51', 'tooMany'],
    ['', 'required'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(count, value)).toBe(problem));

  test('is a whole number, also with a full-width digit', () => expect(count.parse('１２')).toBe(12));
});

describe('a day', () => {
  test('is understood in the ways people write it', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-').map(Number);
        for (const typed of [
          iso,
          `${year}/${month}/${day}`,
          `${year}.${month}.${day}`,
          `${year}年${month}月${day}日`,
          fullWidth(`${year}-${month}-${day}`),
        ]) {
          expect(fields.day.parse(typed)).toBe(iso);
        }
      }),
    );
  });

  test.each([
    ['', 'notChosen'],
    ['2026-02-29', 'dateInvalid'],
    ['16/03/2026', 'dateInvalid'],
    ['明天', 'dateInvalid'],
  ])('%j is rejected as %s', (value, problem) => expect(problemOf(fields.day, value)).toBe(problem));
});
