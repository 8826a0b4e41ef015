import { describe, expect, test } from 'vitest';
import { isWholeEntry, shippingNameOf, shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import { readTable } from '#server/db/seed/tables.ts';

const list = readTable('dangerous-goods', ['un_number', 'packing_group', 'name_en', 'name_zh', 'common_zh']);

test.each<[string, string[]]>([
  ['MOTOR SPIRIT or GASOLINE or PETROL', ['MOTOR SPIRIT', 'GASOLINE', 'PETROL']],
  ['ISOPROPANOL (ISOPROPYL ALCOHOL)', ['ISOPROPANOL', 'ISOPROPYL ALCOHOL']],
  [
    'ETHANOL (ETHYL ALCOHOL) or ETHANOL SOLUTION (ETHYL ALCOHOL SOLUTION)',
    ['ETHANOL', 'ETHYL ALCOHOL', 'ETHANOL SOLUTION', 'ETHYL ALCOHOL SOLUTION'],
  ],
  [
    'PAINT (including paint, lacquer) or PAINT RELATED MATERIAL (including paint thinning or reducing compound)',
    ['PAINT', 'PAINT RELATED MATERIAL'],
  ],
  ['1,1,1,2-TETRAFLUOROETHANE (REFRIGERANT GAS R 134a)', ['1,1,1,2-TETRAFLUOROETHANE', 'REFRIGERANT GAS R 134a']],
  [
    'ELEVATED TEMPERATURE LIQUID, N.O.S. at or above 100°C (including molten metals)',
    ['ELEVATED TEMPERATURE LIQUID, N.O.S. at or above 100°C'],
  ],
  ['FORMIC ACID with more than 85% acid, by mass', ['FORMIC ACID with more than 85% acid, by mass']],
  ['FLAMMABLE LIQUID, N.O.S.', ['FLAMMABLE LIQUID, N.O.S.']],
])('the names of %s', (entry, names) => expect(shippingNamesOf(entry)).toEqual(names));

describe('the name that is chosen', () => {
  const gasoline = 'MOTOR SPIRIT or GASOLINE or PETROL';
  const nitric = 'NITRIC ACID other than red fuming, with more than 70% nitric acid';

  test.each<[string, string, string | undefined]>([
    [gasoline, 'GASOLINE', 'GASOLINE'],
    [gasoline, ' petrol ', 'PETROL'],
    [gasoline, gasoline, undefined],
    [gasoline, 'DIESEL FUEL', undefined],
    [gasoline, '', undefined],
    [nitric, nitric, nitric],
    [nitric, 'Nitric acid', nitric],
    [nitric, 'NITRIC ACID, RED FUMING', undefined],
    ['STYRENE MONOMER, STABILIZED', 'STABILIZED STYRENE MONOMER', 'STYRENE MONOMER, STABILIZED'],
    ['ETHYL METHYL KETONE (METHYL ETHYL KETONE)', 'METHYL ETHYL KETONE', 'METHYL ETHYL KETONE'],
    ['SULPHURIC ACID with more than 51% acid', 'SULFURIC ACID', 'SULPHURIC ACID with more than 51% acid'],
    ['XYLENES', 'XYLENE', 'XYLENES'],
    ['FLAMMABLE LIQUID, N.O.S.', 'FLAMMABLE LIQUID, NOS', 'FLAMMABLE LIQUID, N.O.S.'],
    ['FLAMMABLE LIQUID, N.O.S.', 'FLAMMABLE LIQUID, N.O.S. (toluene)', undefined],
    ['TOLUENE', 'WATER', undefined],
  ])('of %s: %s', (entry, name, chosen) => expect(shippingNameOf(entry, name)).toBe(chosen));

  test('of several is not the whole entry', () => {
    expect(isWholeEntry(gasoline, gasoline)).toBe(true);
    expect(isWholeEntry(gasoline, 'PETROL')).toBe(false);
    expect(isWholeEntry('TOLUENE', 'TOLUENE')).toBe(false);
  });
});

/** The percentages in a name, in order. */
const figures = (text: string) => [...text.matchAll(/\d+(?:\.\d+)?(?=\s*%)/g)].map(([figure]) => figure).toSorted();

describe('over the whole list', () => {
  test('every name of an entry is found again as itself, and fits a transport document', () => {
    const wrong = list.flatMap(({ name_en: entry }) =>
      shippingNamesOf(entry).filter((name) => shippingNameOf(entry, name) !== name || name.length > 250),
    );
    expect(wrong).toEqual([]);
  });

  test('no name of several keeps a separating or, and an entry with one name is chosen as a whole', () => {
    for (const { name_en: entry } of list) {
      const names = shippingNamesOf(entry);
      expect(names.filter((name) => /\bor (?!WITHOUT|SCO-)[A-Z]{2}/.test(name))).toEqual([]);
      expect([shippingNameOf(entry, entry), isWholeEntry(entry, entry)]).toEqual(
        names.length === 1 ? [names[0], false] : [undefined, true],
      );
    }
  });

  test('the Chinese name states each concentration of the English one', () => {
    const differing = list.filter(({ name_en: en, name_zh: zh }) => figures(en).join(' ') !== figures(zh).join(' '));
    expect(differing.map(({ un_number: un, name_en: en, name_zh: zh }) => [un, en, zh])).toEqual([]);
  });

  test('entries of one UN number with different concentrations have different Chinese names', () => {
    const rows = list.map(({ un_number: un, name_en: en, name_zh: zh }) => ({ un, en, zh }));
    const same = rows.filter((one) =>
      rows.some((other) => other.un === one.un && other.en !== one.en && other.zh === one.zh),
    );
    expect(same).toEqual([]);
  });
});
