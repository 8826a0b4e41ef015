import { expect, test } from 'vitest';
import { pairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { listed, unlisted } from './segregationItems.ts';

/** A verdict as text, so that all its parts are compared: findings, doubts and exemptions, then the consequences. */
const said = (one: SegregationItem, other: SegregationItem) => {
  const verdict = pairVerdict(one, other, 'container');
  expect(verdict.items).toEqual([one.id, other.id]);
  const { findings, doubts, reliefs, level, termZh, source, paragraphs, apart, remedies } = verdict;
  return [
    ...findings.map(
      (each) =>
        `${each.term} by ${each.source}: ${each.match} (${each.paragraphs.join(' ')})${each.secondary ? ' secondary' : ''}`,
    ),
    ...doubts.map((doubt) => `${doubt.reason} by ${doubt.source} (${doubt.paragraphs.join(' ')})`),
    ...reliefs.map((relief) => `relieved by ${relief}`),
    `${level} ${termZh} by ${source} (${paragraphs.join(' ')})${apart ? ' apart' : ''}: ${remedies.join(' ')}`,
  ];
};

const sure = (item: SegregationItem): SegregationItem => ({ ...item, confidence: 'high' });
const smallAerosol: SegregationItem = { ...sure(listed('1950')), aerosolUpTo1L: true };

const pairs: [string, SegregationItem, SegregationItem][] = [
  ['by the table alone, at level 1 with the authority', listed('1805'), listed('1334')],
  ['acid with alkali, each by its code', listed('1789'), listed('1824')],
  ['away from acids', listed('1791'), listed('1789')],
  ['a code against one UN number, and what one class relieves', listed('1005'), listed('1017')],
  ['a subsidiary hazard stricter than the class', listed('2023'), listed('1486')],
  ['as the class that a code names', listed('2211'), listed('1978')],
  ['class 1 as a subsidiary hazard counts as 1.3', unlisted('3101', '5.2', ['1']), listed('1090')],
  ['two classes of the desk', unlisted('2915', '7'), unlisted('2814', '6.2')],
  ['explosives with explosives', listed('0336'), unlisted('0337', '1.4S')],
  ['column 16b unknown, to which a code aims', unlisted('1', '8', [], ['SG35']), unlisted('2', '3', [], null)],
  ['a generic entry whose shipper has to name the group', listed('1760', 'II'), listed('1824')],
  [
    'codes and groups that the edition does not have',
    { ...unlisted('1052', '8', [], ['SG73', 'SG10']), segregationGroups: ['SGG1', 'SGG19'] },
    listed('1593'),
  ],
  ['a code for strong acids: hydrochloric acid is one', unlisted('9999', '6.1', [], ['SG75']), listed('1789', 'II')],
  ['of acetic acid the desk decides', unlisted('9999', '6.1', [], ['SG75']), listed('2789')],
  ['a code about cargo that no list states', listed('2215'), listed('1593')],
  ['two subsidiary hazards, of which column 16b says nothing', unlisted('2927', '9', ['6.1', '8']), listed('1593')],
  [
    'two subsidiary hazards, for which column 16b names one class',
    unlisted('2927', '9', ['6.1', '8'], ['SG5']),
    listed('1593'),
  ],
  ['a class that the table does not have', unlisted('9999', '2'), listed('1090')],
  ['small aerosols are kept from class 1', smallAerosol, unlisted('0012', '1.1D')],
  ['but for 1.4', smallAerosol, unlisted('0012', '1.4S')],
  ['aerosols of an unstated size, as their division', sure(listed('1950')), listed('1090')],
  ['a code against a class, met by a subsidiary hazard', listed('1350'), unlisted('2032', '8', ['5.1'])],
  [
    'a code for class 3 besides its own, where the flash point decides',
    unlisted('2445', '4.2', ['4.3'], ['SG68']),
    listed('1334'),
  ],
  ['a code against class 1 but 1.4', unlisted('1', '4.1', [], ['SG67']), unlisted('0012', '1.4S')],
  ['and against the others', unlisted('1', '4.1', [], ['SG67']), unlisted('0012', '1.1D')],
  ['as class 8, in relation to class 7 not', unlisted('2977', '7', ['8'], ['SG77']), unlisted('2915', '7')],
  ['as class 8, in relation to others', unlisted('2977', '7', ['8'], ['SG77']), listed('1334')],
];

test('the findings about two items, word for word', async () => {
  const verdicts = pairs.map(([name, one, other]) => [name, ...said(one, other)].join('\n  '));
  await expect(`${verdicts.join('\n')}\n`).toMatchFileSnapshot('segregationVerdicts.golden.txt');
});
