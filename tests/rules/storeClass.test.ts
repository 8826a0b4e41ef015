import { describe, expect, test } from 'vitest';
import type { StoreClass } from '#contract/rules/storage/storeClass.ts';
import { bayClassOf } from '#contract/rules/storage/storeClass.ts';

const only = (storeClass: StoreClass) => ({ least: storeClass, most: storeClass });

describe('a bay takes the class of its worst content', () => {
  test.each([
    ['empty', [], 'G'],
    ['甲 beside 丙', [only('C'), only('A')], 'A'],
    ['甲 beside what may be anything', [only('A'), { least: 'G', most: 'A' } as const], 'A'],
    ['丙 beside what may be 甲', [only('C'), { least: 'G', most: 'A' } as const], 'review'],
  ])('%s', (_name, contents, storeClass) => {
    expect(bayClassOf(contents).storeClass).toBe(storeClass);
  });
});
