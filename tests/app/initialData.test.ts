import { expect, test } from 'vitest';
import { callKey } from '#src/api/initialData.ts';
import { initialDataCallsOf } from '#src/app/initialDataCalls.ts';

test('a call has one key in any order of its input’s properties', () => {
  const one = callKey('/api-item/page', { page: 1, where: { line: 'air', codes: ['b', 'a'] }, left: undefined });
  expect(callKey('/api-item/page', { where: { codes: ['b', 'a'], line: 'air' }, page: 1 })).toBe(one);
});

test('another path, another value and another order of a list have keys of their own', () => {
  const keys = [
    callKey('/api-item/page', { codes: ['a', 'b'] }),
    callKey('/api-item/page', { codes: ['b', 'a'] }),
    callKey('/api-item/page', { codes: ['a'] }),
    callKey('/api-item/list', { codes: ['a'] }),
    callKey('/api-item/list', {}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a document has of each product only what lists show', () => {
  const rows = [{ id: 'methanol', summary: '散水交货', updatedAt: '2026-11-20T00:00:00.000Z' }];
  const shown = initialDataCallsOf('/business', '').map(({ shownOf }) => shownOf?.({ total: 1, rows } as never));
  expect(shown).toEqual([{ total: 1, rows: [{ id: 'methanol' }] }, undefined]);
});
