import { expect, test } from 'vitest';
import { overAirLimitZh, airLimitsZh } from '#contract/rules/acceptance/airLimits.ts';
import { mentionsDamage } from '#contract/rules/acceptance/batteryGoods.ts';
import { acceptedCargoOf } from '#contract/booking/acceptedCargo.ts';
import { acceptanceOf } from '#contract/rules/acceptance/acceptance.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { cargoItem, dangerousDetails, listedEntry } from '#tests/support/order.ts';
import { goods } from './modeGoods.ts';

/** Columns of the list of UN 1090 and 1263 II. */
const columns = { airPassengerLimit: '5 L', airCargoLimit: '60 L' };
const listed = listedEntry({ limitedQuantityLimit: '5 L', exceptedQuantityCode: 'E2' });

/** The rejection of ten packages of paint by air, by the content of each and the total kilograms. */
const rejectedWith = (innerPackaging: string, netKg: string, aircraft: 'passenger' | 'freighter', limits: object) => {
  const dangerous = dangerousDetails({ innerPackaging, netKg, listed: { ...listed, ...limits } });
  const cargo = cargoItem('air', { packagingCode: '4G', packages: '10', grossKg: '900', dangerous });
  const { findings } = acceptanceOf(allServices.air, acceptedCargoOf([cargo]), { acceptedClasses: null, aircraft });
  return findings.flatMap(({ verdict, ruleZh, at }) => (verdict === 'rejected' ? [`${at} ${ruleZh}`] : []));
};

const over = (litres: string, aircraftZh: string, limit: string) =>
  `dangerous.netKg 每件净量至少 ${litres} L，超过该条目在${aircraftZh}上每件 ${limit} L 的上限`;

test.each<[string, string, string, 'passenger' | 'freighter', object, string | null]>([
  ['one can of 5 L', '1 × 5 L', '45', 'passenger', columns, null],
  ['six bottles of 1 L', '6 × 1 L', '50', 'passenger', columns, `${over('6', '客机', '5')}（包装说明 353）`],
  ['the same on a freighter', '6 × 1 L', '50', 'freighter', columns, null],
  ['a drum of 65 L on a freighter', '65 L', '600', 'freighter', columns, `${over('65', '货机', '60')}（包装说明 364）`],
  ['8 kg without litres, which may be 5 L', '', '80', 'passenger', columns, null],
  [
    '20 kg without litres, at least 12.5 L',
    '',
    '200',
    'passenger',
    columns,
    `${over('12.5', '客机', '5')}（包装说明 353）`,
  ],
  ['an entry without limits', '6 × 1 L', '900', 'passenger', {}, null],
])('%s', (_name, inner, netKg, aircraft, limits, expected) => {
  expect(rejectedWith(inner, netKg, aircraft, limits)).toEqual(expected === null ? [] : [expected]);
});

test('an entry that the list forbids on passenger aircraft, and on both', () => {
  const forbidden = { airPassengerLimit: 'Forbidden', airCargoLimit: '30 L' };
  expect(rejectedWith('1 L', '8', 'passenger', forbidden).join('')).toMatch(/客机禁运/);
  expect(rejectedWith('1 L', '8', 'freighter', forbidden)).toEqual([]);
  const both = { airPassengerLimit: 'Forbidden', airCargoLimit: 'Forbidden' };
  expect(rejectedWith('1 L', '8', 'freighter', both).join('')).toMatch(/客机与货机均禁运/);
});

test.each([
  ['5 L', '60 L', '该条目每件净量上限：客机 5 L，货机 60 L'],
  ['Forbidden', 'No limit', '该条目每件净量上限：客机 禁运，货机 不限量'],
  ['See A105', '50 kg', '该条目每件净量上限：客机 清单未列，货机 50 kg'],
  [null, null, undefined],
])('the desk is told both limits: %j and %j', (passenger, freighter, told) => {
  expect(airLimitsZh(goods({ airLimits: { passenger, freighter } }))?.split('；')[0]).toBe(told);
});

test('kilograms are compared with kilograms, and only class 3 alone has a known packing instruction', () => {
  const carbide = goods({ hazardClass: '4.3', packageKg: 16, airLimits: { passenger: '15 kg', freighter: '50 kg' } });
  expect(overAirLimitZh({ ...carbide, aircraft: 'passenger' })).toBe(
    '每件净量 16 kg，超过该条目在客机上每件 15 kg 的上限',
  );
  expect(overAirLimitZh(carbide)).toBeUndefined();
});

test.each([
  ['召回的锂电池', true],
  ['鼓包电芯', true],
  ['Lithium batteries, DEFECTIVE', true],
  ['锂离子电池组', false],
  ['undamageable', false],
])('%s mentions damage: %s', (text, mentions) => expect(mentionsDamage(text)).toBe(mentions));
