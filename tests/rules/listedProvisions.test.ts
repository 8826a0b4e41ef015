import { expect, test } from 'vitest';
import { blankDangerous } from '#contract/booking/blankOrder.ts';
import { filledFrom } from '#contract/booking/edits/dangerousDetails.ts';
import type { DangerousForm } from '#contract/booking/orderForm.ts';
import { listedFindings } from '#contract/rules/acceptance/listedProvisions.ts';
import { shippingDescription } from '#contract/rules/classification/shippingDescription.ts';
import type { DangerousGoods } from '#contract/search/referenceData.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { dangerousGoodsRows } from '#server/db/seed/reference.ts';

const rows = dangerousGoodsRows();
const declared = (un: string, more: Partial<DangerousForm> = {}): DangerousForm => ({
  ...filledFrom(rows.find(({ unNumber }) => unNumber === un) as DangerousGoods, blankDangerous()),
  ...more,
});
const found = (un: string, more?: Partial<DangerousForm>, service: ServiceCode = 'fcl') =>
  listedFindings(service, declared(un, more)).map(({ verdict, code, source }) => `${verdict} ${code} ${source}`);

const packed = (more: object = {}) => ({
  charcoal: {
    producedOn: '2026-10-01',
    packedOn: '2026-10-20',
    materialTemperature: '32',
    ambientTemperature: '25 ℃',
    ...more,
  },
});
const sp = (number: string) => `IMDG Code 3.3.1 SP${number}`;
const charcoal = `${sp('978')}、5.4.1.5.18`;
const stowage = `desk charcoalStowage ${charcoal}`;

test.each<[string, string, Partial<DangerousForm>, string[], ServiceCode?]>([
  ['without special provisions', '1294', {}, []],
  ['forbidden as a whole', '1512', {}, [`rejected seaProhibited ${sp('900')}`]],
  ['forbidden as a whole, by road', '1512', {}, [`desk seaProhibited ${sp('900')}`], 'domestic'],
  ['forbidden in part', '2067', {}, [`desk partlyProhibited ${sp('900')}`]],
  ['not for the sea', '3509', {}, [`rejected notForSea ${sp('968')}`]],
  ['that needs an approval', '2249', {}, [`rejected approvalMissing ${sp('976')}`]],
  ['approved', '2249', { competentAuthorityApproval: 'MSA-1' }, [`desk approvalUnproven ${sp('976')}`]],
  ['of batteries', '3480', {}, [`desk provision188 ${sp('188')}`, `desk provision230 ${sp('230')}`]],
  ['of a vehicle', '3556', {}, [`desk provision961 ${sp('961')}`, `desk provision962 ${sp('962')}`]],
  ['of a vehicle by rail', '3556', {}, [], 'rail'],
  ['of a stabilised substance', '1093', {}, [`desk provision386 ${sp('386')}`]],
  ['that the sea does not regulate', '1910', {}, [`desk provision960 ${sp('960')}`]],
  [
    'of a self-reactive substance with its hazard in a provision',
    '3221',
    {},
    ['desk formulationUnknown IMDG Code 2.4.2.3.2.3', 'desk subsidiaryOpen IMDG Code 3.2.1 第 4 栏'],
  ],
  ['of an organic peroxide', '3105', {}, ['desk formulationUnknown IMDG Code 2.5.3.2.4']],
  ['with a column in doubt', '2763', {}, []],
  ['of charcoal', '1361', packed(), [stowage]],
  ['of charcoal without dates', '1361', packed({ packedOn: '' }), [`desk charcoalDates ${charcoal}`, stowage]],
  ['of fresh charcoal', '1361', packed({ packedOn: '2026-10-14' }), [`desk charcoalFresh ${charcoal}`, stowage]],
  [
    'of charcoal packed before it was made',
    '1361',
    packed({ packedOn: '2026-09-30' }),
    [`rejected charcoalPackedBefore ${charcoal}`, stowage],
  ],
  ['of hot charcoal', '1361', packed({ materialTemperature: '40.1' }), [`rejected charcoalHot ${charcoal}`, stowage]],
  [
    'of charcoal without an ambient temperature',
    '1361',
    packed({ ambientTemperature: '' }),
    [`desk charcoalTemperatures ${charcoal}`, stowage],
  ],
  ['of charcoal by road', '1361', packed({ packedOn: '' }), [], 'domestic'],
])('an entry %s', (_name, un, more, expected, service) => expect(found(un, more, service)).toEqual(expected));

test('waste batteries name their provision', () =>
  expect(found('3480', { isWaste: true })).toContain(`desk provision377 ${sp('377')}`));

test('a column in doubt is named', () => {
  const third = rows.find(({ unNumber, packingGroup }) => unNumber === '2763' && packingGroup === 'III');
  expect(
    listedFindings('fcl', filledFrom(third as DangerousGoods, blankDangerous())).map(({ ruleZh }) => ruleZh),
  ).toEqual(['一览表第 13 栏尚待核实，由专员核对']);
});

test('charcoal carries its dates and temperatures to the documents', () =>
  expect(shippingDescription(declared('1361', packed()) as never)).toBe(
    'UN 1361, CARBON, animal or vegetable origin, 4.2, PG II, DATE OF PRODUCTION 2026-10-01, DATE OF PACKING 2026-10-20, MATERIAL TEMPERATURE AT PACKING 32 °C, AMBIENT TEMPERATURE AT PACKING 25 ℃',
  ));
