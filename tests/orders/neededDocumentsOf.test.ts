import { expect, test } from 'vitest';
import { isFromOthers } from '#contract/booking/promisedDocuments.ts';
import { documentsInOrder } from '#src/features/orders/papers/neededDocuments.ts';

test('a document that several cargo items need stands once: required if one requires it, with the notes of all', () => {
  const items = [
    ['2.1', null],
    ['3', 'II'],
    ['3', 'III'],
    ['3', 'II'],
  ].map(([hazardClass, packingGroup]) => ({ dangerous: { unNumber: '1993', hazardClass, packingGroup } }));
  for (const cargo of [items, items.toReversed()]) {
    const all = documentsInOrder({
      order: { line: 'fcl', cargo, details: {} } as never,
      offer: { isDangerous: null } as never,
    });
    expect(all.filter(({ code }) => code === 'PERF')).toMatchObject([{ need: 'required', whenZh: '' }]);
    const [use, ...others] = all.filter(({ code }) => code === 'USE');
    expect([use!.noteZh.split('；').length, others]).toEqual([2, []]);
  }
});

test('a controlled chemical among declared goods asks for its papers, and that of its own cargo item alone', () => {
  const dangerous = { unNumber: '2811', hazardClass: '6.1', packingGroup: 'I' };
  const codesWith = (path: string) =>
    documentsInOrder({
      order: { line: 'fcl', cargo: [{ dangerous }], details: {} } as never,
      offer: { isDangerous: null } as never,
      reviewReasons: [{ path, why: 'classification', words: '', controls: ['toxic'] }],
    }).map(({ code }) => code);
  expect(codesWith('cargo.0.nameZh')).toContain('TOXBUY');
  expect(codesWith('cargo.1.nameZh')).not.toContain('TOXBUY');
});

const cargo = [{ dangerous: { hazardClass: '3', packingGroup: 'II' } }] as never;

test.each(['fcl', 'lcl', 'air', 'rail', 'tank'] as const)('%s: required documents first, foreign last', (service) => {
  const places = documentsInOrder({
    order: { line: service, cargo, details: {} } as never,
    offer: { isDangerous: null } as never,
  }).map((document) => (document.need === 'required' ? 0 : 2) + (isFromOthers(document) ? 1 : 0));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThan(1);
});
