import { expect, test } from 'vitest';
import { pairVerdict } from '#contract/rules/segregation/segregation.ts';
import type { SegregationItem } from '#contract/rules/segregation/segregationItem.ts';
import { listed, unlisted } from './segregationItems.ts';

type Place = Parameters<typeof pairVerdict>[2];

/** A verdict as text, so that all its parts are compared: findings, doubts and exemptions, then the consequences. */
const said = (one: SegregationItem, other: SegregationItem, place: Place = 'container') => {
  const verdict = pairVerdict(one, other, place);
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
const asArrow = '用一介于中间的整个舱室或货舱作纵向隔离';

test.each<[string, [SegregationItem, SegregationItem, Place?], string[]]>([
  [
    'by the table alone, at level 1 with the authority',
    [listed('1805'), listed('1334')],
    [
      '1 by table 7.2.4: 4.1 × 8 (7.2.4)',
      '1 远离 by table 7.2.4 (7.2.4 7.2.3.2 7.3.4.1) apart: secondContainer limitedQuantity competentAuthority desk',
    ],
  ],
  [
    'acid with alkali, each by its code',
    [listed('1789'), listed('1824')],
    [
      '2 by SG35: UN 1824 SG35 × SGG1 (7.2.3.1 7.2.8 3.1.4.4)',
      '2 by SG36: UN 1789 SG36 × SGG18 (7.2.3.1 7.2.8 3.1.4.4)',
      '2 隔离 by SG35 (7.2.3.1 7.2.8 3.1.4.4 7.2.3.2) apart: secondContainer limitedQuantity acidAlkaliRelief desk',
    ],
  ],
  [
    'away from acids',
    [listed('1791'), listed('1789')],
    [
      '1 by SG20: UN 1791 SG20 × SGG1 (7.2.3.1 7.2.8 3.1.4.4)',
      '1 远离 by SG20 (7.2.3.1 7.2.8 3.1.4.4 7.2.3.2 7.3.4.1) apart: secondContainer limitedQuantity acidAlkaliRelief competentAuthority desk',
    ],
  ],
  [
    'a code against one UN number, and what one class relieves',
    [listed('1005'), listed('1017')],
    [
      '2 by SG46: UN 1005 SG46 × UN 1017 (7.2.3.1 7.2.8)',
      '2 by table 7.2.4: 5.1 × 8 (7.2.4 7.2.3.3 7.2.6.2) secondary',
      '2 隔离 by SG46 (7.2.3.1 7.2.8 7.2.3.2) apart: secondContainer desk',
    ],
  ],
  [
    'a subsidiary hazard stricter than the class',
    [listed('2023'), listed('1486')],
    [
      '2 by table 7.2.4: 3 × 5.1 (7.2.4 7.2.3.3) secondary',
      '1 by table 7.2.4: 5.1 × 6.1 (7.2.4)',
      '2 隔离 by table 7.2.4 (7.2.4 7.2.3.3 7.2.3.2) apart: secondContainer limitedQuantity desk',
    ],
  ],
  [
    'as the class that a code names',
    [listed('2211'), listed('1978')],
    [
      '2 by table 7.2.4: 2.1 × 3 (7.2.4 7.2.6.2) secondary',
      '2 隔离 by table 7.2.4 (7.2.4 7.2.6.2 7.2.3.2) apart: secondContainer limitedQuantity desk',
    ],
  ],
  [
    'class 1 as a subsidiary hazard counts as 1.3',
    [unlisted('3101', '5.2', ['1']), listed('1090')],
    [
      '4 by table 7.2.4: 1.3 × 3 (7.2.4 7.2.3.3) secondary',
      '2 by table 7.2.4: 3 × 5.2 (7.2.4)',
      'deskClass by class 1 (7.2.7)',
      `4 ${asArrow} by table 7.2.4 (7.2.4 7.2.3.3 7.2.3.2) apart: secondContainer desk`,
    ],
  ],
  [
    'two classes of the desk',
    [unlisted('2915', '7'), unlisted('2814', '6.2')],
    [
      '3 by table 7.2.4: 6.2 × 7 (7.2.4)',
      'deskClass by class 6.2 ()',
      'deskClass by class 7 (7.1.4.5)',
      '3 用一整个舱室或货舱隔离 by table 7.2.4 (7.2.4 7.2.3.2) apart: secondContainer desk',
    ],
  ],
  [
    'explosives with explosives',
    [listed('0336'), unlisted('0337', '1.4S')],
    [
      'deskClass by class 1 (7.2.7)',
      'explosives by 7.2.7.1 (7.2.7.1)',
      'review 专员审核 by class 1 (7.2.7 7.2.7.1): desk',
    ],
  ],
  [
    'column 16b unknown, to which a code aims',
    [unlisted('1', '8', [], ['SG35']), unlisted('2', '3', [], null)],
    [
      'columnUnknown by 16b (7.2.3.1)',
      'groupUndeclared by SG35 (7.2.5.3 5.4.1.5.11.1)',
      'review 专员审核 by 16b (7.2.3.1 7.2.5.3 5.4.1.5.11.1): desk',
    ],
  ],
  [
    'a generic entry whose shipper has to name the group',
    [listed('1760', 'II'), listed('1824')],
    ['groupUndeclared by SG35 (7.2.5.3 5.4.1.5.11.1)', 'review 专员审核 by SG35 (7.2.5.3 5.4.1.5.11.1): desk'],
  ],
  [
    'codes and groups that the edition does not have',
    [{ ...unlisted('1052', '8', [], ['SG73', 'SG10']), segregationGroups: ['SGG1', 'SGG19'] }, listed('1593')],
    ['codeUnknown by SG73 (7.2.8)', 'codeUnknown by SGG19 (7.2.8)', 'review 专员审核 by SG73 (7.2.8): desk'],
  ],
  [
    'a code for strong acids: hydrochloric acid is one',
    [unlisted('9999', '6.1', [], ['SG75']), listed('1789', 'II')],
    [
      '2 by SG75: UN 9999 SG75 × UN 1789 (7.2.3.1 7.2.8)',
      '2 隔离 by SG75 (7.2.3.1 7.2.8 7.2.3.2) apart: secondContainer limitedQuantity desk',
    ],
  ],
  [
    'of acetic acid the desk decides',
    [unlisted('9999', '6.1', [], ['SG75']), listed('2789')],
    ['codeUndecided by SG75 (3.1.4.4 7.2.8)', 'review 专员审核 by SG75 (3.1.4.4 7.2.8): desk'],
  ],
  [
    'a code about cargo that no list states',
    [listed('2215'), listed('1593')],
    ['codeUndecided by SG57 (7.2.8)', 'review 专员审核 by SG57 (7.2.8): desk'],
  ],
  [
    'two subsidiary hazards, of which column 16b says nothing',
    [unlisted('2927', '9', ['6.1', '8']), listed('1593')],
    ['severalSubsidiaryHazards by 16b (7.2.3.4)', 'review 专员审核 by 16b (7.2.3.4): desk'],
  ],
  [
    'two subsidiary hazards, for which column 16b names one class',
    [unlisted('2927', '9', ['6.1', '8'], ['SG5']), listed('1593')],
    ['noRequirement 未查到隔离要求，须由专员审核 by null (): desk'],
  ],
  [
    'a class that the table does not have',
    [unlisted('9999', '2'), listed('1090')],
    ['unknownClass by 7.2.4 (7.2.4)', 'review 专员审核 by 7.2.4 (7.2.4): desk'],
  ],
  [
    'small aerosols are kept from class 1',
    [smallAerosol, unlisted('0012', '1.1D')],
    [
      '2 by SG69: UN 1950 SG69 × 1.1D (7.2.3.1 7.2.8)',
      'deskClass by class 1 (7.2.7)',
      '2 隔离 by SG69 (7.2.3.1 7.2.8 7.2.3.2) apart: secondContainer desk',
    ],
  ],
  [
    'but for 1.4',
    [smallAerosol, unlisted('0012', '1.4S')],
    ['deskClass by class 1 (7.2.7)', 'review 专员审核 by class 1 (7.2.7): desk'],
  ],
  [
    'aerosols of an unstated size, as their division',
    [sure(listed('1950')), listed('1090')],
    [
      '2 by table 7.2.4: 2.1 × 3 (7.2.4)',
      'aerosolSizeUnknown by SG69 (7.2.8)',
      '2 隔离 by table 7.2.4 (7.2.4 7.2.3.2) apart: secondContainer limitedQuantity desk',
    ],
  ],
  [
    'a code against a class, met by a subsidiary hazard',
    [listed('1350'), unlisted('2032', '8', ['5.1'])],
    [
      '2 by SG17: UN 1350 SG17 × 5.1 (7.2.3.1 7.2.8 7.2.2.2)',
      '1 by table 7.2.4: 4.1 × 8 (7.2.4)',
      '2 隔离 by SG17 (7.2.3.1 7.2.8 7.2.2.2 7.2.3.2) apart: secondContainer limitedQuantity desk',
    ],
  ],
  [
    'a code for class 3 besides its own, where the flash point decides',
    [unlisted('2445', '4.2', ['4.3'], ['SG68']), listed('1334')],
    [
      '1 by SG68: UN 2445 SG68 × 4.1 (7.2.3.1 7.2.8)',
      'flashPointUnknown by SG68 (7.2.8)',
      '1 远离 by SG68 (7.2.3.1 7.2.8 7.2.3.2 7.3.4.1) apart: secondContainer limitedQuantity competentAuthority desk',
    ],
  ],
  [
    'a code against class 1 but 1.4',
    [unlisted('1', '4.1', [], ['SG67']), unlisted('0012', '1.4S')],
    [
      '2 by SG67: UN 1 SG67 × 1.4S (7.2.3.1 7.2.8)',
      'deskClass by class 1 (7.2.7)',
      '2 隔离 by SG67 (7.2.3.1 7.2.8 7.2.3.2) apart: secondContainer desk',
    ],
  ],
  [
    'and against the others',
    [unlisted('1', '4.1', [], ['SG67']), unlisted('0012', '1.1D')],
    [
      '4 by SG67: UN 1 SG67 × 1.1D (7.2.3.1 7.2.8)',
      'deskClass by class 1 (7.2.7)',
      `4 ${asArrow} by SG67 (7.2.3.1 7.2.8 7.2.3.2) apart: secondContainer desk`,
    ],
  ],
  [
    'as class 8, in relation to class 7 not',
    [unlisted('2977', '7', ['8'], ['SG77']), unlisted('2915', '7')],
    ['deskClass by class 7 (7.1.4.5)', 'review 专员审核 by class 7 (7.1.4.5): desk'],
  ],
  [
    'as class 8, in relation to others',
    [unlisted('2977', '7', ['8'], ['SG77']), listed('1334')],
    [
      '1 by table 7.2.4: 4.1 × 8 (7.2.4 7.2.6.2) secondary',
      'deskClass by class 7 (7.1.4.5)',
      '1 远离 by table 7.2.4 (7.2.4 7.2.6.2 7.2.3.2 7.3.4.1) apart: secondContainer competentAuthority desk',
    ],
  ],
])('the findings about two items, word for word %s', (_name, [one, other, place], words) =>
  expect(said(one, other, place)).toEqual(words),
);
