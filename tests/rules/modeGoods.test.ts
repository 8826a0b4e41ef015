import { expect, test } from 'vitest';
import type { ModeGoods } from '#contract/rules/acceptance/modeGoods.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { serviceCode } from '#contract/services/serviceCode.ts';
import { by, of, named } from './modeGoods.ts';
import { modeRules } from '#contract/rules/acceptance/modeTable.ts';

const harmless = { isDangerous: false, hazardClass: null, packingGroup: null } as const;

/** Whether exactly one rule applies to each of these goods. */
const speaks = (service: ServiceCode, code: string, ...each: Partial<ModeGoods>[]) =>
  each.map((over) => by(service, over).includes(code));
const beside = (hazard: string, over: Partial<ModeGoods> = {}) => ({ subsidiaryHazards: [hazard], ...over });
const damaged = { lithiumBattery: 'damaged' } as const;
/** Goods with the limits per package on passenger and cargo aircraft, as the list writes them. */
const air = (passenger: string | null, freighter: string | null, over: Partial<ModeGoods> = {}) => ({
  airLimits: { passenger, freighter },
  ...over,
});
const un = (unNumber: string, over: Partial<ModeGoods> = {}) => ({ unNumber, ...over });

const all = (count: number, is: boolean) => Array.from({ length: count }, () => is);

test.each<[string, ServiceCode, Partial<ModeGoods>[], Partial<ModeGoods>[]]>([
  [
    'lclGas',
    'lcl',
    [of('2.1'), of('2.3'), beside('2.1')],
    [of('2.2'), of('2.1', un('1950')), of('2.1', un('UN 1950'))],
  ],
  ['lclReactive', 'lcl', [of('4.2'), of('4.3'), of('5.2'), beside('4.3')], [of('4.1'), of('5.1')]],
  ['lclInfectiousRadioactive', 'lcl', [of('6.2'), of('7'), beside('7')], [of('6.1'), of('9')]],
  ['flexitankDangerous', 'flexitank', [of('9')], [harmless]],
  ['flexitankBox', 'flexitank', [harmless], [of('9')]],
  [
    'railDangerous',
    'rail',
    [of('9'), of('9', { lithiumBattery: 'damaged' }), of('3', { lithiumBattery: 'consumer' })],
    [harmless, of('9', { ...un('3480'), lithiumBattery: 'consumer' })],
  ],
  [
    'railDamagedBattery',
    'rail',
    [{ ...harmless, lithiumBattery: 'damaged' }],
    [of('9'), of('9', { lithiumBattery: 'other' })],
  ],
  [
    'railByAgreement',
    'rail',
    [of('9'), of('9', { lithiumBattery: 'other' })],
    [harmless, of('9', { lithiumBattery: 'damaged' }), of('9', { ...un('3552'), lithiumBattery: 'consumer' })],
  ],
  [
    'railConsumerBattery',
    'rail',
    [{ ...harmless, lithiumBattery: 'consumer' }],
    [of('9', { lithiumBattery: 'other' })],
  ],
  ['railBatteryPapers', 'rail', [{ ...harmless, lithiumBattery: 'consumer' }], [of('9', { lithiumBattery: 'other' })]],
  [
    'airHot',
    'air',
    [of('3', { isHot: true })],
    [un('3257'), of('3', { isHot: false }), named('SULPHUR, MOLTEN'), { ...harmless, isHot: true }],
  ],
  ['airToxicGas', 'air', [of('2.3'), beside('2.3')], [of('2.1')]],
  [
    'airForbiddenEntry',
    'air',
    [air('Forbidden', 'Forbidden'), un('3256'), un('3257'), un('3258')],
    [air('Forbidden', '1 L'), air(null, null), un('3255'), un('3259'), of('2.3', air('Forbidden', 'Forbidden'))],
  ],
  [
    'airPassenger',
    'air',
    [
      of('2.1', { aircraft: 'passenger' }),
      air('Forbidden', '30 L', { aircraft: 'passenger' }),
      air('Forbidden', null, { aircraft: 'passenger' }),
    ],
    [
      un('3480', { aircraft: 'passenger' }),
      of('2.1', air('1 kg', '15 kg', { aircraft: 'passenger' })),
      of('2.1', { aircraft: 'freighter' }),
      of('2.1'),
      of('3', { aircraft: 'passenger' }),
      of('2.1', { ...un('1950'), aircraft: 'passenger' }),
    ],
  ],
  [
    'airPackageOver',
    'air',
    [
      air('Forbidden', '35 kg', { aircraft: 'freighter', packageKg: 35.1 }),
      air('5 L', '60 L', { aircraft: 'passenger', packageLitres: 5.1 }),
      air('5 L', '60 L', { packageLitres: 60.1 }),
    ],
    [
      air('Forbidden', '35 kg', { aircraft: 'freighter', packageKg: 35 }),
      air('5 L', '60 L', { aircraft: 'passenger', packageLitres: 5, packageKg: 900 }),
      air('5 L', '60 L', { packageLitres: 60 }),
      air('No limit', 'See A105', { packageKg: 900 }),
      un('3481', air('5 kg', '35 kg', { aircraft: 'passenger', packageKg: 12 })),
      air('25 kg', '100 kg'),
      un('1090', { packageKg: 900, packageLitres: 900 }),
    ],
  ],
  [
    'airBatteryPassenger',
    'air',
    [un('3480', { aircraft: 'passenger' }), un('3090', { aircraft: 'passenger' })],
    [un('3480', { aircraft: 'freighter' }), un('3480'), un('3481', { aircraft: 'passenger' })],
  ],
  [
    'airDamagedBattery',
    'air',
    [un('3480', damaged), un('3091', damaged), un('3551', damaged)],
    [un('3480'), un('3556', damaged), { ...harmless, ...damaged }],
  ],
  ['damagedBattery', 'fcl', [un('3480', damaged)], [un('3480'), un('1090', damaged)]],
  ['damagedBattery', 'domestic', [un('3481', damaged)], [un('3481')]],
  [
    'batteryMayBeDamaged',
    'lcl',
    [un('3480', { mentionsDamage: true })],
    [un('3480'), un('1090', { mentionsDamage: true }), un('3480', { ...damaged, mentionsDamage: true })],
  ],
  [
    'airBatteryUnstated',
    'air',
    [un('3480'), un('3090', { isBatteryStated: false })],
    [un('3480', { isBatteryStated: true }), un('3480', damaged), of('3')],
  ],
  [
    'airCharge',
    'air',
    [un('3480'), un('3481'), un('3481', { stateOfCharge: 30.1 }), un('3556', { stateOfCharge: 31 })],
    [un('3480', { stateOfCharge: 30 }), un('3481', { stateOfCharge: 30 }), un('3090')],
  ],
  ['roadHighlyToxic', 'domestic', [of('2.3', un('1017')), of('6.1', un('1689'))], [of('2.3', un('1005')), of('6.1')]],
  [
    'roadMayBeHighlyToxic',
    'domestic',
    [of('2.3'), of('6.1', { packingGroup: 'I' }), of('3', { ...beside('6.1'), packingGroup: 'I' })],
    [of('6.1'), of('3', { packingGroup: 'I' }), of('2.3', un('1017'))],
  ],
  ['storeLithium', 'warehousing', [un('3480'), un('3552')], [of('9'), un('3082')]],
  ['storeByVariety', 'warehousing', [of('2.2'), of('6.1'), of('5.2'), beside('4.3')], [of('3'), of('8'), of('9')]],
  [
    'airForbidden',
    'air',
    [
      of('1.1D'),
      of('1.2'),
      of('1.3G'),
      of('1.5'),
      beside('1.1'),
      of('4.2', { packingGroup: 'I' }),
      un('3101'),
      un('3102'),
      un('3111'),
      un('3112'),
    ],
    [of('1.4S'), of('1.6'), of('4.2'), of('3', { ...beside('4.2'), packingGroup: 'I' }), un('3103'), un('3110')],
  ],
  [
    'airInhaled',
    'air',
    [
      of('6.1', { packingGroup: 'I', toxicByInhalation: true }),
      of('6.1', { packingGroup: 'I', ...un('1595') }),
      of('6.1', { packingGroup: 'I', ...un('3381') }),
      of('6.1', { packingGroup: 'I', ...un('3390') }),
      of('3', { ...beside('6.1'), packingGroup: 'I', toxicByInhalation: true }),
    ],
    [
      of('6.1', { packingGroup: 'I' }),
      of('6.1', { packingGroup: 'I', ...named('TOXIC BY INHALATION LIQUID') }),
      of('6.1', { packingGroup: 'I', ...un('3391') }),
      of('6.1', { packingGroup: 'II', toxicByInhalation: true }),
      of('8', { packingGroup: 'I', toxicByInhalation: true }),
    ],
  ],
  [
    'airDangerous',
    'air',
    [of('3'), of('1.4S')],
    [harmless, of('2.3'), of('1.1'), un('3256'), of('6.1', { packingGroup: 'I', toxicByInhalation: true })],
  ],
  [
    'airCargoAircraft',
    'air',
    [of('2.1'), beside('2.1'), un('3480'), un('3090'), air('Forbidden', '15 kg')],
    [of('2.1', { aircraft: 'passenger' }), of('2.1', un('1950')), of('2.1', un('1057')), un('3481'), un('3091')],
  ],
  ['airAppraisal', 'air', [harmless, of('3')], [{ ...harmless, isChemical: false }]],
  [
    'fakExcluded',
    'fcl',
    [of('1.4', { fakRate: true }), of('5.1', { fakRate: true }), of('7', { fakRate: true })],
    [of('3', { fakRate: true }), of('5.1'), of('5.1', { fakRate: false })],
  ],
  ['fakExcluded', 'tank', [of('3', { fakRate: true }), { ...harmless, fakRate: true }], [of('3')]],
  [
    'notOnline',
    'dgDesk',
    [of('1'), of('1.4S'), of('6.2'), of('7'), beside('1.4')],
    [of('6.1'), of('2.1'), { ...harmless, hazardClass: '7' }, { ...harmless, subsidiaryHazards: ['7'] }],
  ],
  ['notClassified', 'goods', [{ hazardClass: null }], [harmless, of('9')]],
  ['lclNonFlammableGas', 'lcl', [of('2.2'), of('2.1', un('1950')), beside('2.2')], [of('2.1'), of('3')]],
  [
    'lclGroupOneOrSubsidiary',
    'lcl',
    [
      of('3', { packingGroup: 'I' }),
      of('8', { packingGroup: 'I' }),
      of('3', beside('8')),
      of('3', { packingGroup: null }),
    ],
    [of('3'), of('8'), of('8', { packingGroup: null }), of('9', { packingGroup: 'I' }), of('9', beside('3'))],
  ],
  ['lclFlammableSolid', 'lcl', [of('4.1'), beside('4.1')], [of('4.2')]],
  ['lclOxidiser', 'lcl', [of('5.1'), beside('5.1')], [of('5.2')]],
  ['lclToxic', 'lcl', [of('6.1'), beside('6.1')], [of('6.2')]],
  [
    'lclLithium',
    'lcl',
    [{ ...harmless, lithiumBattery: 'other' }, un('3090'), un('3091'), un('3480'), un('un 3481')],
    [un('3089'), un('3482'), of('9')],
  ],
  ['lclAcidAlkali', 'lcl', [of('8'), beside('8')], [of('9')]],
  [
    'directLoading',
    'fcl',
    [of('2.1', { originCode: 'CNSHA' }), of('3', { originCode: 'CNSGH' }), of('5.1', { originCode: undefined })],
    [of('2.1'), of('4.1', { originCode: 'CNSHA' }), of('8', { ...beside('3'), originCode: 'CNSHA' })],
  ],
  [
    'directLoadingPart',
    'tank',
    [of('4.1', { originCode: 'CNSHA' }), of('6.1', { originCode: undefined })],
    [of('6.1'), of('3', { originCode: 'CNSHA' })],
  ],
  [
    'stabilised',
    'air',
    [
      of('3', named('STYRENE MONOMER, STABILIZED')),
      of('3', named('styrene, stabilised')),
      of('3', { polymerising: true }),
    ],
    [of('3', named('UNSTABILIZED')), of('3'), of('5.1', named('X, STABILIZED')), of('5.2', { polymerising: true })],
  ],
  [
    'stabilisedOxidiser',
    'builtIn',
    [of('5.1', named('HYDROGEN PEROXIDE, STABILIZED'))],
    [of('5.1'), of('3', named('X, STABILIZED')), of('5.1', { polymerising: true })],
  ],
])('which goods a rule speaks of %s of %s', (code, service, spoken, unspoken) => {
  expect(speaks(service, code, ...spoken)).toEqual(all(spoken.length, true));
  expect(speaks(service, code, ...unspoken)).toEqual(all(unspoken.length, false));
});

test('a rule applies to its own services only', () => {
  const worst: Partial<ModeGoods> = {
    hazardClass: '5.1',
    fakRate: true,
    ...named('X, STABILIZED'),
    originCode: 'CNSHA',
  };
  const servicesOf = (code: string) =>
    serviceCode.options.filter((service) => by(service, worst).includes(code)).join(' ');
  expect(servicesOf('fakExcluded')).toBe('fcl seaRail tank flexitank');
  expect(servicesOf('directLoading')).toBe('fcl lcl seaRail tank builtIn');
  expect(servicesOf('stabilisedOxidiser')).toBe('fcl lcl air seaRail tank builtIn');
  expect(servicesOf('railDangerous')).toBe('rail');
});

test('a division never equals another class, whatever its letters', () => {
  expect(by('warehousing', of('10'))).toEqual([]);
  expect(by('warehousing', of('71'))).toEqual([]);
  expect(by('warehousing', of('1.4S'))).toEqual(['notOnline']);
});

test('what is not certain neither rejects an order nor lets it pass: it goes to the desk', () => {
  const uncertain = modeRules.filter(({ confidence }) => confidence !== 'high');
  expect(uncertain.filter(({ verdict }) => verdict === 'rejected').map(({ code }) => code)).toEqual([]);
  expect(modeRules.filter(({ source }) => source === '' || /记忆|memory/i.test(source))).toEqual([]);
});
