import { expect, test } from 'vitest';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import { modeFindings } from '#contract/rules/acceptance/modes.ts';

const goods = (over: Partial<ModeGoods>): ModeGoods => ({
  line: 'fcl',
  isDangerous: true,
  hazardClass: '3',
  subsidiaryHazards: [],
  packingGroup: 'II',
  unNumber: null,
  ...over,
});
const harmless = { isDangerous: false, hazardClass: null, packingGroup: null } as const;
const saidOf = (over: Partial<ModeGoods>) => modeFindings(goods(over)).map(({ verdict, code }) => `${verdict} ${code}`);

/** The trade's table of rules by mode, row by row: subject, goods, and everything that is said of them. */
const rows: [string, Partial<ModeGoods>, string[]][] = [
  ['class 1, any mode', { line: 'warehousing', hazardClass: '1.4' }, ['desk notOnline']],
  ['class 2.2, LCL', { line: 'lcl', hazardClass: '2.2', originCode: 'CNNGB' }, ['desk lclNonFlammableGas']],
  ['class 2.1, LCL', { line: 'lcl', hazardClass: '2.1', originCode: 'CNNGB' }, ['rejected lclGas']],
  ['class 2.3, LCL', { line: 'lcl', hazardClass: '2.3', originCode: 'CNNGB' }, ['rejected lclGas']],
  ['class 3 PG II, LCL', { line: 'lcl', originCode: 'CNNGB' }, []],
  ['class 3 PG I, LCL', { line: 'lcl', packingGroup: 'I', originCode: 'CNNGB' }, ['desk lclGroupOneOrSubsidiary']],
  [
    'class 3 with a subsidiary hazard, LCL',
    { line: 'lcl', subsidiaryHazards: ['8'], originCode: 'CNNGB' },
    ['desk lclGroupOneOrSubsidiary', 'requires lclAcidAlkali'],
  ],
  ['class 4.1, LCL', { line: 'lcl', hazardClass: '4.1', originCode: 'CNNGB' }, ['desk lclFlammableSolid']],
  ['class 4.2, LCL', { line: 'lcl', hazardClass: '4.2', originCode: 'CNNGB' }, ['rejected lclReactive']],
  ['class 4.3, LCL', { line: 'lcl', hazardClass: '4.3', originCode: 'CNNGB' }, ['rejected lclReactive']],
  ['class 5.2, LCL', { line: 'lcl', hazardClass: '5.2', originCode: 'CNNGB' }, ['rejected lclReactive']],
  ['class 5.1, LCL', { line: 'lcl', hazardClass: '5.1', originCode: 'CNNGB' }, ['desk lclOxidiser']],
  ['class 6.1, LCL', { line: 'lcl', hazardClass: '6.1', originCode: 'CNNGB' }, ['desk lclToxic']],
  [
    'class 6.2, LCL',
    { line: 'lcl', hazardClass: '6.2', originCode: 'CNNGB' },
    ['rejected lclInfectiousRadioactive', 'desk notOnline'],
  ],
  ['class 7, LCL', { line: 'lcl', hazardClass: '7' }, ['rejected lclInfectiousRadioactive', 'desk notOnline']],
  ['class 8, LCL', { line: 'lcl', hazardClass: '8' }, ['requires lclAcidAlkali']],
  ['class 9, LCL', { line: 'lcl', hazardClass: '9', packingGroup: 'III', unNumber: '3082' }, []],
  [
    'lithium batteries, LCL',
    { line: 'lcl', hazardClass: '9', packingGroup: null, unNumber: '3480' },
    ['desk lclLithium'],
  ],
  ['classes 2, 3, 5 at Shanghai', { originCode: 'CNSHA' }, ['requires directLoading']],
  ['parts of 4 and 6 at Shanghai', { hazardClass: '6.1', originCode: 'CNSGH' }, ['requires directLoadingPart']],
  ['class 8 at Shanghai', { hazardClass: '8', originCode: 'CNSHA' }, []],
  ['dangerous, flexitank', { line: 'flexitank' }, ['rejected flexitankDangerous']],
  ['not dangerous, flexitank', { line: 'flexitank', ...harmless }, ['requires flexitankBox']],
  ['dangerous, rail', { line: 'rail' }, ['rejected railDangerous', 'desk railByAgreement']],
  [
    'consumer lithium batteries, rail',
    { line: 'rail', ...harmless, lithiumBattery: 'consumer' },
    ['desk railConsumerBattery', 'requires railBatteryPapers'],
  ],
  [
    'the same, declared as dangerous',
    { line: 'rail', hazardClass: '9', packingGroup: null, unNumber: '3480', lithiumBattery: 'consumer' },
    ['desk railConsumerBattery', 'requires railBatteryPapers'],
  ],
  [
    'damaged lithium batteries, rail',
    { line: 'rail', hazardClass: '9', packingGroup: null, unNumber: '3480', lithiumBattery: 'damaged' },
    ['rejected railDangerous', 'rejected railDamagedBattery'],
  ],
  ['class 2.3, air', { line: 'air', hazardClass: '2.3' }, ['rejected airToxicGas', 'requires airAppraisal']],
  [
    'molten, air',
    { line: 'air', hazardClass: '4.1', packingGroup: 'III', unNumber: '2304' },
    ['rejected airForbiddenEntry', 'requires airAppraisal'],
  ],
  [
    'class 2.1, air',
    { line: 'air', hazardClass: '2.1', unNumber: '1978' },
    ['desk airDangerous', 'requires airCargoAircraft', 'requires airAppraisal'],
  ],
  [
    'aerosols, air',
    { line: 'air', hazardClass: '2.1', unNumber: '1950' },
    ['desk airDangerous', 'requires airAppraisal'],
  ],
  [
    'UN3480, air',
    { line: 'air', hazardClass: '9', unNumber: 'UN 3480', isChemical: false },
    ['desk airDangerous', 'desk airCharge', 'requires airCargoAircraft'],
  ],
  [
    'class 1.2, air',
    { line: 'air', hazardClass: '1.2G', isChemical: false },
    ['rejected airForbidden', 'desk notOnline'],
  ],
  [
    'class 4.2 PG I, air',
    { line: 'air', hazardClass: '4.2', packingGroup: 'I' },
    ['rejected airForbidden', 'requires airAppraisal'],
  ],
  ['class 4.2 PG II, air', { line: 'air', hazardClass: '4.2' }, ['desk airDangerous', 'requires airAppraisal']],
  [
    'class 6.1 PG I, not by inhalation, air',
    { line: 'air', hazardClass: '6.1', packingGroup: 'I' },
    ['desk airDangerous', 'requires airAppraisal'],
  ],
  [
    'class 6.1 PG I, inhalation, air',
    { line: 'air', hazardClass: '6.1', packingGroup: 'I', toxicByInhalation: true },
    ['rejected airInhaled', 'requires airAppraisal'],
  ],
  [
    'class 5.2 type B, air',
    { line: 'air', hazardClass: '5.2', unNumber: '3101' },
    ['rejected airForbidden', 'requires airAppraisal'],
  ],
  ['anything else dangerous, air', { line: 'air' }, ['desk airDangerous', 'requires airAppraisal']],
  ['a harmless chemical, air', { line: 'air', ...harmless }, ['requires airAppraisal']],
  ['FAK spot rate, class 5', { hazardClass: '5.1', fakRate: true, originCode: 'CNNGB' }, ['rejected fakExcluded']],
  ['FAK spot rate, class 3', { fakRate: true, originCode: 'CNNGB' }, []],
];

test.each(rows)('%s', (_subject, over, said) => {
  expect(saidOf(over)).toEqual(said);
});

test('what the trade adds to the table', () => {
  expect(saidOf({ hazardClass: null, line: 'goods' })).toEqual(['desk notClassified']);
  expect(saidOf({ originCode: 'CNNGB', properShippingName: 'STYRENE MONOMER, STABILIZED' })).toEqual([
    'requires stabilised',
  ]);
  const peroxide = 'HYDROGEN PEROXIDE, AQUEOUS SOLUTION (stabilized as necessary)';
  expect(saidOf({ hazardClass: '5.1', unNumber: '2014', originCode: 'CNNGB', properShippingName: peroxide })).toEqual([
    'requires stabilisedOxidiser',
  ]);
  expect(saidOf({ line: 'lcl', hazardClass: '2.1', unNumber: '1950', originCode: 'CNNGB' })).toEqual([
    'desk lclNonFlammableGas',
  ]);
  expect(saidOf({ ...harmless })).toEqual([]);
});
