import { describe, expect, test } from 'vitest';
import { suspicionsOf } from '#contract/rules/acceptance/suspicions.ts';
import { orderFrom } from '#server/booking/orderChecks.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { ServiceDefinition } from '#contract/services/definitions/serviceDefinition.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { recogniserOf } from '#tests/support/recognition.ts';
import { acetoneEntry as acetone, cargoItem, orderForm } from '#tests/support/order.ts';

const recognise = await recogniserOf({ entries: [{ ...acetone, commonNameZh: '丙酮', cas: '67-64-1' }] });
const cargoOf = <S extends ServiceCode>(service: S, more: Parameters<typeof cargoItem>[1]) =>
  cargoItem(service, { dangerous: null, ...more });
const findSuspicions = (
  service: ServiceCode,
  form: Partial<ReturnType<typeof orderForm>>,
  quote = {},
  files: string[] = [],
) => {
  const definition: ServiceDefinition = allServices[service];
  const order = orderFrom(definition, orderForm(service, form));
  return suspicionsOf(order, { goods: null, isDangerous: null, ...quote }, recognise, files);
};
const details = (service: ServiceCode, more: Record<string, string | number | boolean>) => ({
  ...orderForm(service).details,
  ...more,
});

describe('an order without dangerous goods goes to the desk', () => {
  const harmless = cargoOf('air', {});
  test.each([
    ['dryIceKg', { dryIceKg: 5 }, 'dryIce'],
    ['dryIceService', { dryIceService: true }, 'dryIce'],
    ['magnetic', { magnetic: true }, 'magnetic'],
    ['declarationEntrusted', { declarationEntrusted: true }, 'declarationService'],
  ] as const)('by air with %s', (name, more, why) => {
    const found = findSuspicions('air', { cargo: [harmless], details: details('air', more) });
    expect(found).toEqual([{ path: `details.${name}`, why, words: String(Object.values(more)[0]) }]);
  });

  test.each([
    ['packingInstruction', '965'],
    ['stateOfCharge', 30],
  ] as const)('by air with %s of its cargo', (name, value) => {
    const cargo = [harmless, { ...harmless, details: { ...harmless.details, [name]: value } }];
    expect(findSuspicions('air', { cargo })).toEqual([
      { path: `cargo.1.details.${name}`, why: name, words: String(value) },
    ]);
  });

  test.each(['consumer', 'other', 'damaged'])('by rail with batteries: %s', (battery) => {
    const found = findSuspicions('rail', { cargo: [cargoOf('rail', {})], details: details('rail', { battery }) });
    expect(found).toEqual([{ path: 'details.battery', why: 'battery', words: battery }]);
  });

  test.each(['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic', 'warehousing', 'builtIn'] as const)(
    '%s with goods of a listed name',
    (service) => {
      const found = findSuspicions(service, {
        cargo: [cargoOf(service, { nameZh: '工业丙酮', nameEn: 'ACETONE 99%' })],
      });
      expect(found).toEqual([
        {
          path: 'cargo.0.nameZh',
          why: 'name',
          words: 'UN 1090 ACETONE',
          matched: '丙酮',
          entry: acetone,
          source: 'IMDG 42-24 3.2',
        },
      ]);
    },
  );

  test('with a UN number in the remark', () => {
    const found = findSuspicions('fcl', { cargo: [cargoOf('fcl', {})], remark: '与上一票相同，UN1090' });
    expect(found).toEqual([
      { path: 'remark', why: 'unNumber', words: 'UN 1090', entry: acetone, source: 'IMDG 42-24 3.2' },
    ]);
  });
});

describe('nothing is suspected', () => {
  test.each(['fcl', 'lcl', 'air', 'rail', 'tank', 'flexitank', 'domestic', 'warehousing', 'builtIn'] as const)(
    'in %s with harmless goods',
    (service) => expect(findSuspicions(service, { cargo: [cargoOf(service, {})] })).toEqual([]),
  );

  test('in what the order declares: fields and remark of declared goods, and their own names', () => {
    const declared = cargoItem('air', { nameZh: '丙酮', nameEn: 'ACETONE' });
    expect(
      findSuspicions('air', {
        cargo: [declared],
        details: details('air', { declarationEntrusted: true }),
        remark: 'UN1090',
      }),
    ).toEqual([]);
  });

  test('but beside declared goods other cargo is looked at', () => {
    const cargo = [cargoItem('fcl', {}), cargoOf('fcl', { nameZh: '丙酮' })];
    expect(findSuspicions('fcl', { cargo }).map(({ path }) => path)).toEqual(['cargo.1.nameZh']);
  });
});

test('the texts of an order with declared goods may name these, and no other dangerous goods', () => {
  const declared = cargoItem('lcl');
  const asAcetone = { ...declared, dangerous: { ...declared.dangerous!, ...acetone } };
  const marked = (cargo: typeof declared, marks: string) =>
    findSuspicions('lcl', { cargo: [cargo], remark: '另有丙酮 2 桶', details: details('lcl', { marks }) }).map(
      ({ path, entry }) => [path, entry?.unNumber],
    );
  expect(marked(declared, 'UN 1090')).toEqual([
    ['details.marks', '1090'],
    ['remark', '1090'],
  ]);
  expect(marked(asAcetone, 'ACETONE, FLAMMABLE')).toEqual([]);
  const filed = (cargo: typeof declared) =>
    findSuspicions('lcl', { cargo: [cargo] }, {}, ['MSDS_丙酮.pdf']).map(({ path }) => path);
  expect([filed(declared), filed(asAcetone)]).toEqual([['documents'], []]);
});
