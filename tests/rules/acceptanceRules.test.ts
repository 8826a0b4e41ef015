import { describe, expect, test } from 'vitest';
import { rejectedHazards, needsTechnicalName } from '#contract/rules/acceptance/dangerousGoods.ts';
import { foodstuffVerdict } from '#contract/rules/acceptance/foodstuffs.ts';
import { permitsAcidAlkali, permitsExcepted, permitsLimited } from '#contract/rules/acceptance/smallQuantities.ts';
import { unlisted } from './segregationItems.ts';

describe('single rules', () => {
  test.each([
    ['5 L', true],
    ['10', true],
    ['0', false],
    ['', false],
    [null, false],
  ])('column 7a of %j permits limited quantities: %s', (limit, permitted) =>
    expect(permitsLimited(limit)).toBe(permitted),
  );

  test.each([
    ['E1', true],
    ['E5', true],
    ['E0', false],
    ['E6', false],
    ['xE1', false],
    ['E11', false],
    [null, false],
  ])('column 7b of %j permits excepted quantities: %s', (code, permitted) =>
    expect(permitsExcepted(code)).toBe(permitted),
  );

  test.each([
    ['8', 'II', true],
    ['8', 'III', true],
    ['8', 'I', false],
    ['8', null, false],
    ['3', 'II', false],
  ] as const)('class %s of packing group %s may be declared by 7.2.6.5: %s', (hazardClass, packingGroup, permitted) =>
    expect(permitsAcidAlkali({ hazardClass, packingGroup })).toBe(permitted),
  );

  test.each([
    ['CORROSIVE LIQUID, N.O.S.', true],
    ['corrosive liquid, n.o.s.', true],
    ['CORROSIVE LIQUID, N.O.S', true],
    ['CORROSIVE LIQUID', false],
    ['ANOS', false],
    ['N.O.SX', false],
  ])('%s needs a technical name: %s', (name, needed) => expect(needsTechnicalName(name)).toBe(needed));

  test('hazards that are rejected, main or subsidiary, are named once', () => {
    expect(rejectedHazards([{ hazardClass: '3', subsidiaryHazards: ['8', '3', '6.1'] }], ['8'])).toEqual(['3', '6.1']);
  });

  test.each([
    ['2.3', [], null, 'forbidden by 2.3 (7.3.4.2.1) 不得与食品同箱'],
    ['6.1', [], 'III', 'threeMetres by 6.1 (7.3.4.2.2) 与食品相距至少 3 米'],
    ['6.1', [], 'II', 'forbidden by 6.1 (7.3.4.2.1) 不得与食品同箱'],
    ['8', [], 'II', 'threeMetres by 8 (7.3.4.2.2) 与食品相距至少 3 米'],
    ['3', ['8'], 'II', 'forbidden by 8 (7.3.4.2.1) 不得与食品同箱'],
    ['3', ['8'], 'III', 'threeMetres by 8 (7.3.4.2.2) 与食品相距至少 3 米'],
    ['6.1', ['8'], 'III', 'threeMetres by 6.1 (7.3.4.2.2) 与食品相距至少 3 米'],
    ['2.2', [], 'III', 'noRequirement by null () 未查到隔离要求，须由专员审核'],
    ['12', [], null, 'review by 16b (7.3.4.2) 专员审核'],
    ['3', ['x'], null, 'review by 16b (7.3.4.2) 专员审核'],
  ] as const)('foodstuffs beside class %s with %j of group %s', (hazardClass, subsidiary, packingGroup, words) => {
    const { level, source, paragraphs, termZh } = foodstuffVerdict({
      ...unlisted('1', hazardClass, [...subsidiary]),
      packingGroup,
    });
    expect(`${level} by ${source} (${paragraphs.join(' ')}) ${termZh}`).toBe(words);
  });

  test.each(['2908', '2909', '2910', '2911'])('excepted packages, UN %s, may lie beside food', (unNumber) => {
    expect(foodstuffVerdict(unlisted(unNumber, '7')).level).toBe('noRequirement');
    expect(foodstuffVerdict(unlisted(unNumber, '8')).level).toBe('forbidden');
  });
});
