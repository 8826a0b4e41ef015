import { expect, test } from 'vitest';
import type { TankChoice } from '#contract/rules/tanks/tankFitness.ts';
import { tankFitnessFindings } from '#contract/rules/tanks/tankFitness.ts';

type Goods = NonNullable<TankChoice['cargo'][number]['dangerous']>;
const acid: Goods = { unNumber: '1789', hazardClass: '8', subsidiaryHazards: [], tankInstruction: 'T8' };
const acetone: Goods = { unNumber: '1090', hazardClass: '3', subsidiaryHazards: [], tankInstruction: 'T4' };

const said = (dangerous: Goods | null, choice: Partial<TankChoice> = {}): string[] =>
  tankFitnessFindings({ tanks: ['T11'], material: '316L', discharge: 'top', ...choice, cargo: [{ dangerous }] }).map(
    ({ verdict, path, source }) => `${verdict} ${path} ${source}`,
  );

const bottom = ['rejected details.discharge IMDG Code 4.2.5.2.6、6.7.2.6'];
const toDesk = 'desk details.material IMDG Code 6.7.2.2.2';

test.each<[string, Goods | null, Partial<TankChoice>, string[]]>([
  ['T8 emptied through the bottom', { ...acetone, tankInstruction: 'T8' }, { discharge: 'bottom' }, bottom],
  ['T4 in a T14 emptied through the bottom', acetone, { tanks: ['T14'], discharge: 'bottom' }, bottom],
  ['harmless goods in a T14, likewise', null, { tanks: ['T14'], discharge: 'bottom' }, bottom],
  ['T4 in a T11 emptied through the bottom', acetone, { discharge: 'bottom' }, []],
  ['T14 emptied through the top', { ...acetone, tankInstruction: 'T14' }, { tanks: ['T14'] }, []],
  [
    'a gas of T50 emptied through the bottom',
    { ...acetone, hazardClass: '2.1', tankInstruction: 'T50' },
    { tanks: ['T50'], discharge: 'bottom' },
    [],
  ],
  [
    'hydrochloric acid in 316L',
    acid,
    {},
    ['rejected details.material IMDG Code 6.7.2.2.2；Outokumpu《Corrosion Handbook》'],
  ],
  ['hydrochloric acid in rubber', acid, { material: 'rubber' }, [toDesk]],
  [
    'bromine in 316L',
    { ...acid, unNumber: '1744' },
    {},
    ['rejected details.material IMDG Code 6.7.2.2.2；Outokumpu《Corrosion Handbook》；4.2.5.3 TP10'],
  ],
  [
    'nitric acid in rubber',
    { ...acid, unNumber: '2031' },
    { material: 'rubber' },
    ['rejected details.material IMDG Code 6.7.2.2.2；ISO/TR 7620'],
  ],
  ['nitric acid in 316L', { ...acid, unNumber: '2031' }, {}, [toDesk]],
  [
    'fuming sulphuric acid in polyethylene',
    { ...acid, unNumber: '1831' },
    { material: 'pe' },
    ['rejected details.material IMDG Code 6.7.2.2.2；ISO/TR 10358'],
  ],
  ['acetone in rubber', acetone, { material: 'rubber' }, [toDesk]],
  ['acetone in 316L', acetone, {}, []],
  ['no entry chosen', { ...acid, hazardClass: '' }, {}, []],
  ['filling provisions alone', { ...acetone, tankSpecial: ['TP1', 'TP28'] }, {}, []],
  [
    'TP7 and an unknown one',
    { ...acetone, tankSpecial: ['TP2', 'TP7', 'TP90'] },
    {},
    ['desk cargo.0.dangerous.unNumber IMDG Code 4.2.5.3（TP7、TP90）'],
  ],
])('%s', (_name, goods, choice, expected) => expect(said(goods, choice)).toEqual(expected));

test('a special provision is told with what it requires', () => {
  const [finding] = tankFitnessFindings({
    tanks: ['T11'],
    material: '316L',
    discharge: 'top',
    cargo: [{ dangerous: { ...acetone, tankSpecial: ['TP7', 'TP90'] } }],
  });
  expect(finding?.findingZh).toBe('罐箱特殊规定：TP7 气相空间的空气须用氮气等排除；TP90 由专员核对');
});
