import { describe, expect, test } from 'vitest';
import type { AcceptanceCircumstances, AcceptedCargo } from '#contract/rules/acceptance/acceptanceInput.ts';
import { acceptanceOf, isRejected } from '#contract/rules/acceptance/acceptance.ts';
import { reviewReasons } from '#contract/rules/acceptance/dangerousGoods.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';

const listed = {
  segregationCodes: [],
  segregationGroups: [],
  limitedQuantityLimit: '5 L',
  exceptedQuantityCode: 'E2',
  confidence: 'high' as const,
};
type Dangerous = NonNullable<AcceptedCargo['dangerous']>;
const dangerous = (hazardClass: string, over: Partial<Dangerous> = {}): Dangerous => ({
  unNumber: '1',
  packingGroup: 'II',
  properShippingName: 'SUBSTANCE',
  hazardClass,
  subsidiaryHazards: [],
  limitedQuantity: false,
  exceptedQuantity: false,
  acidAlkaliStatement: false,
  listed,
  ...over,
});
/** Ten boxes of twenty bottles of 10 mL, which every exemption for small packages permits. */
const packed = {
  packages: 10,
  grossKg: 30,
  netKg: 2,
  volumeM3: 0.1,
  packagingCode: '4G',
  innerPackaging: '20 × 10 mL',
};
const cargoOf = (one: Dangerous | null, unit = 1): AcceptedCargo => ({ unit, dangerous: one, packed });
const judged = (
  service: 'fcl' | 'lcl' | 'air' | 'rail' | 'warehousing' | 'builtIn',
  cargo: AcceptedCargo[],
  more: Partial<AcceptanceCircumstances> = {},
) => acceptanceOf(allServices[service], cargo, { acceptedClasses: null, ...more });
const codesOf = ({ findings }: ReturnType<typeof judged>) =>
  findings.map(({ cargoItem, code }) => `${cargoItem} ${code}`);

describe('the goods of an order', () => {
  test('nothing is said of harmless goods at sea; by air their appraisal is required', () => {
    const empty = { findings: [], notCarried: [], places: [], reasons: [] };
    expect(judged('fcl', [cargoOf(null)])).toEqual(empty);
    expect(judged('fcl', [])).toEqual(empty);
    expect(codesOf(judged('air', [cargoOf(null), cargoOf(null)]))).toEqual(['0 airAppraisal', '1 airAppraisal']);
  });

  test('each rule names its cargo item; an item without a chosen entry is left aside', () => {
    const found = judged('lcl', [
      cargoOf(null),
      cargoOf(dangerous('8')),
      cargoOf(dangerous('')),
      cargoOf(dangerous('4.3')),
    ]);
    expect(codesOf(found)).toEqual(['1 lclAcidAlkali', '3 lclReactive', '3 directLoadingPart']);
    expect(found.findings[1]).toEqual({
      verdict: 'rejected',
      code: 'lclReactive',
      ruleZh: '拼箱不接 4.2 项、4.3 项与 5.2 项',
      source: '平台拼箱接货规定（参照上海口岸拼箱惯例）',
      confidence: 'high',
      cargoItem: 3,
    });
    expect(found.places[0]!.cargoItems).toEqual([1, 3]);
  });

  test('what is declared reaches the rules: packing group, number, name, battery', () => {
    const group = judged('air', [cargoOf(dangerous('4.2', { packingGroup: 'I' }))]);
    expect(codesOf(group)).toContain('0 airForbidden');
    expect(codesOf(judged('air', [cargoOf(dangerous('9', { unNumber: '3480' }))]))).toContain('0 airCargoAircraft');
    expect(codesOf(judged('air', [cargoOf(dangerous('9', { isHot: true }))]))).toContain('0 airHot');
    expect(codesOf(judged('air', [cargoOf(dangerous('2.1'))], { aircraft: 'passenger' }))).toContain('0 airPassenger');
    const over = { ...packed, netKg: 360 };
    const limited = { ...listed, airPassengerLimit: 'Forbidden', airCargoLimit: '35 kg' };
    const cells = dangerous('9', { unNumber: '3480', listed: limited });
    const sound = { isDamaged: false, isStated: true };
    const battery = { ...cargoOf(cells), packed: over, stateOfCharge: 30, battery: sound };
    expect(codesOf(judged('air', [battery]))).toEqual(['0 airPackageOver', '0 airCargoAircraft', '0 airAppraisal']);
    const recalled = { ...battery, battery: { isDamaged: true, isStated: false } };
    expect(codesOf(judged('air', [recalled]))).toContain('0 airDamagedBattery');
    expect(codesOf(judged('fcl', [recalled]))).toEqual(['0 damagedBattery']);
    expect(codesOf(judged('fcl', [{ ...battery, names: '召回的锂电池' }]))).toEqual(['0 batteryMayBeDamaged']);
    expect(codesOf(judged('air', [cargoOf(dangerous('9', { subsidiaryHazards: ['2.1'] }))]))).toContain(
      '0 airCargoAircraft',
    );
    expect(
      codesOf(judged('rail', [cargoOf(dangerous('9', { unNumber: '3480' }))], { lithiumBattery: 'consumer' })),
    ).toEqual(['0 railConsumerBattery', '0 railBatteryPapers']);
  });

  test.each([
    ['CNSHA', true],
    ['CNSHA-S1', true],
    ['CNSHA-W12', true],
    ['CNNGB', false],
    ['CNNGB-S1', false],
    ['CNSHA-X1', false],
    ['XCNSHA-S1', false],
    [undefined, true],
  ])('loaded at %j, direct loading at Shanghai is spoken of: %s', (originCode, spoken) => {
    expect(codesOf(judged('builtIn', [cargoOf(dangerous('3'))], { originCode }))).toEqual(
      spoken ? ['0 directLoading'] : [],
    );
  });

  test('the carrier’s classes are checked for every hazard, each named once; a carrier without a list takes all', () => {
    const cargo = [
      cargoOf(dangerous('3', { subsidiaryHazards: ['6.1'] })),
      cargoOf(dangerous('6.1')),
      cargoOf(dangerous('8')),
    ];
    expect(judged('fcl', cargo, { acceptedClasses: ['3', '8'] }).notCarried).toEqual(['6.1']);
    expect(judged('fcl', cargo, { acceptedClasses: [] }).notCarried).toEqual(['3', '6.1', '8']);
    expect(judged('fcl', cargo).notCarried).toEqual([]);
    expect(judged('fcl', [cargoOf(dangerous('')), cargoOf(null)], { acceptedClasses: [] }).notCarried).toEqual([]);
  });

  test('reasons for special care: an uncertain entry, several classes', () => {
    const uncertain = dangerous('3', { listed: { ...listed, confidence: 'medium' } });
    expect(judged('fcl', [cargoOf(uncertain)]).reasons).toEqual(['uncertainEntry']);
    expect(judged('fcl', [cargoOf(dangerous('3')), cargoOf(dangerous('8'), 2)]).reasons).toEqual(['severalClasses']);
    expect(judged('fcl', [cargoOf(dangerous('3', { listed: undefined }))]).reasons).toEqual([]);
    expect(reviewReasons([])).toEqual([]);
  });
});

const pair = (one: Partial<Dangerous>, other: Partial<Dangerous> = one) => {
  const cargo = [cargoOf(dangerous('8', one)), cargoOf(dangerous('5.1', other))];
  return judged('fcl', cargo).places[0]!.verdict.pairs[0]!;
};

const unpacked = (one: Partial<Dangerous>) =>
  judged('fcl', [{ ...cargoOf(dangerous('8', one)), packed: undefined }, cargoOf(dangerous('5.1'))]).places[0]!.verdict
    .pairs[0]!.reliefs;

describe('places that goods share', () => {
  const [acid, peroxide] = [dangerous('8'), dangerous('5.1')];

  test('containers in the order of their numbers, consolidations and bays as one, aircraft not at all', () => {
    const cargo = [cargoOf(acid, 2), cargoOf(acid, 1), cargoOf(peroxide, 2), cargoOf(peroxide, 1), cargoOf(acid, 3)];
    const units = (service: Parameters<typeof judged>[0]) =>
      judged(service, cargo).places.map(({ unit, cargoItems }) => [unit, cargoItems]);
    expect(units('fcl')).toEqual([
      [1, [1, 3]],
      [2, [0, 2]],
    ]);
    expect(units('lcl')).toEqual([[1, [0, 1, 2, 3, 4]]]);
    expect(units('warehousing')).toEqual([[1, [0, 1, 2, 3, 4]]]);
    expect(units('air')).toEqual([]);
  });

  test('what the list says of the goods is judged, and nothing that it does not permit relieves', () => {
    expect(pair({})).toMatchObject({ items: ['0', '1'], level: 2, reliefs: [] });
    expect(pair({ limitedQuantity: true }).reliefs).toEqual(['3.4.4.2']);
    expect(pair({ exceptedQuantity: true }).reliefs).toEqual(['3.5.8']);
    expect(unpacked({ limitedQuantity: true })).toEqual([]);
    expect(unpacked({ exceptedQuantity: true })).toEqual([]);
    const nothing = { ...listed, limitedQuantityLimit: '0', exceptedQuantityCode: 'E0' };
    expect(pair({ limitedQuantity: true, listed: nothing }).reliefs).toEqual([]);
    expect(pair({ exceptedQuantity: true, listed: nothing }).reliefs).toEqual([]);
    expect(pair({ limitedQuantity: true, exceptedQuantity: true, listed: undefined }).reliefs).toEqual([]);
    const reasons = (one: Partial<Dangerous>) => pair(one, {}).doubts.map(({ reason }) => reason);
    expect(reasons({ listed: undefined })).toEqual(['uncertainEntry', 'columnUnknown']);
    expect(reasons({ listed: { ...listed, segregationCodes: ['SG73'] } })).toEqual(['codeUnknown']);
    expect(reasons({ listed: { ...listed, segregationGroups: ['SGG99'] } })).toEqual(['codeUnknown']);
    expect(pair({}).remedies).toContain('limitedQuantity');
    expect(pair({ listed: nothing }).remedies).not.toContain('limitedQuantity');
  });

  test('a generic entry by the groups that its shipper declares (7.2.5.3)', () => {
    const alkali = dangerous('8', { listed: { ...listed, segregationCodes: ['SG35'] } });
    const verdictOn = (declaredGroups: string) => {
      const generic = dangerous('8', {
        unNumber: '1760',
        properShippingName: 'CORROSIVE LIQUID, N.O.S.',
        declaredGroups,
      });
      const [found] = judged('fcl', [cargoOf(alkali), cargoOf(generic)]).places[0]!.verdict.pairs;
      return [found!.level, found!.source, found!.paragraphs.join(' ')];
    };
    expect(verdictOn('')).toEqual(['review', 'SG35', '7.2.5.3 5.4.1.5.11.1']);
    expect(verdictOn('none')).toEqual(['noRequirement', null, '']);
    expect(verdictOn('SGG7')).toEqual(['noRequirement', null, '']);
    for (const acids of ['SGG1', 'SGG1a'])
      expect(verdictOn(acids)).toEqual([2, 'SG35', '7.2.3.1 7.2.8 7.2.5.3 7.2.3.2']);
  });

  test('acid and alkali by their statements, of packing group II', () => {
    const alkali = dangerous('8', { listed: { ...listed, segregationCodes: ['SG35'], segregationGroups: ['SGG18'] } });
    const acidic = dangerous('8', { unNumber: '2', listed: { ...listed, segregationGroups: ['SGG1'] } });
    const levelOf = (over: Partial<Dangerous>) =>
      judged('fcl', [cargoOf({ ...alkali, ...over }), cargoOf({ ...acidic, ...over })]).places[0]!.verdict.level;
    expect(levelOf({})).toBe(2);
    expect(levelOf({ acidAlkaliStatement: true })).toBe('noRequirement');
    expect(levelOf({ acidAlkaliStatement: true, packingGroup: 'I' })).toBe(2);
  });

  test('an order is rejected by a rule, by the carrier or by segregation, and by nothing else', () => {
    expect(isRejected(judged('fcl', [cargoOf(acid), cargoOf(peroxide, 2)]))).toBe(false);
    expect(isRejected(judged('fcl', [cargoOf(acid), cargoOf(peroxide)]))).toBe(true);
    expect(isRejected(judged('fcl', [cargoOf(acid)], { acceptedClasses: ['3'] }))).toBe(true);
    expect(isRejected(judged('lcl', [cargoOf(dangerous('4.3'))]))).toBe(true);
    expect(isRejected(judged('lcl', [cargoOf(dangerous('4.1'))]))).toBe(false);
  });
});
