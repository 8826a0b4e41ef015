import { describe, expect, test } from 'vitest';
import { rateChoiceOf, rateTermsOf } from '#contract/rules/pricing/rateChoice.ts';
import { takesDangerous } from '#contract/services/warehousing/traits.ts';

/** The items to which the row of a price table applies, by its item code. */
const terms = [
  ['lcl', '1-DG', { item: null, condition: null }],
  ['air', '100', { item: null, condition: null }],
  ['rail', '40HQ-SOC', { item: '40HQ', condition: 'owner.SOC' }],
  ['rail', '40HQ', { item: '40HQ', condition: 'owner.COC' }],
  ['rail', 'SOC-40HQ', { item: 'SOC-40HQ', condition: 'owner.COC' }],
  ['rail', '40HQ-DG', { item: '40HQ-DG', condition: 'owner.COC' }],
  ['builtIn', '20GP-DG', { item: '20GP', condition: 'dangerous' }],
  ['builtIn', '20GP', { item: '20GP', condition: 'notDangerous' }],
  ['domestic', 'BOX10-DG', { item: 'BOX10', condition: 'dangerous' }],
  ['domestic', 'BOX10-SOC', { item: 'BOX10-SOC', condition: 'notDangerous' }],
  ['domestic', '-DG-BOX10', { item: '-DG-BOX10', condition: 'notDangerous' }],
  ['fcl', '20GP-DG', { item: '20GP-DG', condition: null }],
  ['goods', 'ton', { item: 'ton', condition: null }],
] as const;

test.each(terms)('a %s rate of %s has its own terms', (service, itemCode, expected) => {
  expect(rateTermsOf(service, itemCode)).toEqual(expected);
});

describe('the row of a price table opens an order', () => {
  test.each([
    ['rail', '40HQ-SOC', { item: '40HQ', details: { owner: 'SOC' } }],
    ['rail', '20GP', { item: '20GP', details: { owner: 'COC' } }],
    ['domestic', 'BOX10-DG', { item: 'BOX10', isDanger: 'Y', details: {} }],
    ['domestic', 'BOX10', { item: 'BOX10', isDanger: 'N', details: {} }],
    ['builtIn', '20GP-DG', { item: '20GP', isDanger: 'Y', details: {} }],
    ['builtIn', '20GP', { item: '20GP', isDanger: 'N', details: {} }],
    ['warehousing', 'G-tonDay', { item: 'G-tonDay', isDanger: 'N', details: {} }],
    ['warehousing', 'A-tonDay', { item: 'A-tonDay', details: {} }],
    ['tank', 'G-T11', { item: 'G-T11', details: {} }],
  ] as const)('of %s %s with what it is a rate for', (service, itemCode, choice) => {
    expect(rateChoiceOf(service, itemCode)).toStrictEqual(choice);
  });

  test.each(['lcl', 'air'] as const)('of %s with nothing chosen, as the cargo alone decides', (service) => {
    expect(rateChoiceOf(service, '100')).toBeUndefined();
  });
});

test('a general store takes nothing dangerous, one of a fire class does', () => {
  expect(['G-tonDay', 'G-', 'A-tonDay', 'B-tonDay', 'A-G-'].map(takesDangerous)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
