import { describe, expect, test } from 'vitest';
import { dangerousPapersOf } from '#server/orders/dangerousPapers/papers.ts';
import type { PaperOrder } from '#server/orders/dangerousPapers/paper.ts';
import type { DangerousPaperCode } from '#contract/orders/dangerousPapers.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { entryOf } from '#src/features/orders/paperEntries.ts';
import { released } from '#stories/orders/fclOrderSamples.ts';
import { orderForm } from '#tests/support/order.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import type { PaperGoods } from './dangerousPaperOrder.ts';
import { boxesOf, paperOrder } from './dangerousPaperOrder.ts';

const service = serviceForAll();

/** The safety data sheet of the goods, uploaded. */
const sheet = [{ paperCode: 'SDS', fileName: 'sds.pdf' }] as never;
const waybill = { billOfLadingNo: '784-12345675', containers: [] } as never;

/** A paper of an order of these goods, with a data sheet and an air waybill by default. */
const paperOf = async (
  code: DangerousPaperCode,
  line: ServiceCode,
  goods: readonly PaperGoods[],
  { details, ...over }: Partial<PaperOrder> & { details?: Record<string, string | boolean> } = {},
) => {
  const known = { documents: sheet, ...(line === 'air' && { shipment: waybill }), ...over };
  const form = { papersHeld: [], details: { ...orderForm(line).details, ...details } };
  const made = await paperOrder(service, line, goods, { ...known, form });
  return dangerousPapersOf(made).find((paper) => paper.code === code)!;
};
const named = (paper: Awaited<ReturnType<typeof paperOf>>) =>
  paper.missing.map(({ item, nameZh, paragraph, where }) =>
    `${item === undefined ? '' : `货物 ${item}：`}${nameZh} ${paragraph} ${where.page} ${where.path}`.trim(),
  );

const boxes = { packagingCode: '4G', packages: '10', grossKg: '200' };
const limited: PaperGoods = {
  un: '1263',
  pg: 'II',
  ...boxes,
  dangerous: { flashPoint: '18', limitedQuantity: true, netKg: '150', innerPackaging: '15 x 1 L' },
};
const excepted: PaperGoods = {
  un: '1230',
  ...boxes,
  packages: '4',
  grossKg: '4',
  dangerous: { flashPoint: '11', exceptedQuantity: true, netKg: '1', innerPackaging: '10 x 25 ml' },
};
const pollutant: PaperGoods = { un: '3082', dangerous: { technicalName: 'alkylphenol', declaredGroups: 'none' } };
const generic: PaperGoods = {
  un: '1760',
  pg: 'II',
  ...boxes,
  dangerous: { technicalName: 'caprylyl chloride', declaredGroups: 'SGG1', netKg: '9', innerPackaging: '1 x 0.9 L' },
};
const batteries: PaperGoods = { un: '3480', ...boxes, dangerous: { netKg: '100' } };
const tank: PaperGoods = { un: '1230', packagingCode: 'TANK', packages: '1', dangerous: { flashPoint: '11' } };
const withInstruction = (goods: PaperGoods, packingInstruction: string) => ({
  ...goods,
  details: { packingInstruction },
});
const passenger = { details: { aircraft: 'passenger' } };

// worked examples of a paper for an order of a service, each checked against its paragraph
const examples: Record<string, [PaperGoods, Record<string, unknown>]> = {
  'maritime fcl IMDG 5.4.1.4.3.5: a marine pollutant of a generic entry with its technical name': [
    pollutant,
    {
      properShippingName: 'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (alkylphenol)',
      marinePollutant: 'MARINE POLLUTANT 是',
      ems: 'F-A, S-F',
      containers: 'MSCU1234566',
    },
  ],
  'maritime lcl IMDG 3.4.6.1, 3.4.3: limited quantities with the limit of the list, in stowage category A': [
    limited,
    {
      quantityKind: 'LTD QTY 限量 (5 L)',
      stowage: 'A',
      flashPoint: '18 °C',
      packages: '10 (TEN) FIBREBOARD BOXES (4G)',
    },
  ],
  'maritime fcl IMDG 3.5.6.1, 3.5.7.1: excepted quantities, in stowage category A': [
    excepted,
    { quantityKind: 'DANGEROUS GOODS IN EXCEPTED QUANTITIES 例外数量 (E2)', stowage: 'A', hazardClass: '3 (6.1)' },
  ],
  'maritime tank IMDG 5.4.1.4.1: a tank by its number': [
    tank,
    {
      unNumber: 'UN 1230',
      hazardClass: '3 (6.1)',
      packingGroup: 'II',
      nameZh: '甲醇',
      containers: 'MSCU1234566',
      tank: 'T7',
    },
  ],
  'road domestic Order 2019-29 articles 19 and 21: limited quantities with packages and gross mass': [
    limited,
    {
      smallQuantity:
        'LTD QTY 有限数量：10 件，总质量（含包装）200 kg；每车未超过限额，可按照普通货物运输（交通运输部令 2019 年第 29 号第二十一条）',
    },
  ],
  'road domestic Order 2019-29 article 18: excepted quantities with packages': [
    excepted,
    { smallQuantity: expect.stringMatching(/^EXCEPTED QUANTITIES 例外数量：4 件；/) },
  ],
  'road domestic JT/T 617.5: environmentally hazardous, in Chinese and English, with the data sheet': [
    pollutant,
    {
      properShippingName: expect.stringMatching(/^[^A-Z]+ \(alkylphenol\)\nENVIRONMENTALLY HAZARDOUS/),
      environment: 'ENVIRONMENTALLY HAZARDOUS 是',
      emergencyInformation: '化学品安全技术说明书（SDS，16 项，中英文） sds.pdf',
    },
  ],
  'road domestic JT/T 617.5: a tank truck': [
    tank,
    { packages: '1 (ONE) PORTABLE TANK', hazardClass: '3 (6.1)', emergencyContact: '王安全, +86 21 5555 0110' },
  ],
  'road tank Order 2019-29 article 13: a tank that the shipper hauls': [tank, { packages: '1 (ONE) PORTABLE TANK' }],
  'air air DGR 8.1.6.9: a generic entry, litres in each package, packing instruction': [
    withInstruction(generic, '851'),
    {
      properShippingName: 'CORROSIVE LIQUID, N.O.S. (caprylyl chloride)',
      hazardClass: '8',
      packingGroup: 'II',
      netQuantity: '0.9 L',
      packingInstruction: '851',
    },
  ],
  'air air DGR 2.7, 8.1.6.9.4: limited quantities under a packing instruction with Y': [
    withInstruction(limited, 'PI y341'),
    { packingInstruction: 'Y341', authorization: 'LTD QTY' },
  ],
  'air air DGR 8.1.6.9.2: batteries by mass': [withInstruction(batteries, '965'), { netQuantity: '10 kg' }],
  'air air DGR 2.6.8: excepted quantities are stated on the air waybill': [
    excepted,
    { waybillStatement: 'DANGEROUS GOODS IN EXCEPTED QUANTITIES, 4 (FOUR) FIBREBOARD BOXES (4G)' },
  ],
};

describe('papers by the way of transport', () => {
  test.each(Object.entries(examples))('%s', async (name, [goods, expected]) => {
    const [code, line] = name.split(' ') as [DangerousPaperCode, ServiceCode];
    const paper = await paperOf(code, line, [goods], line === 'air' ? passenger : {});
    expect(boxesOf(paper)).toMatchObject(expected);
    expect(named(paper)).toEqual([]);
  });

  test('air, DGR 8.1.6.5: lithium batteries go by cargo aircraft alone, whatever the shipper says', async () => {
    const goods = withInstruction(batteries, '965');
    const mixed = await paperOf('air', 'air', [goods, withInstruction(generic, '851')], passenger);
    expect(boxesOf(mixed, 0)).toMatchObject({
      aircraft: 'CARGO AIRCRAFT ONLY 仅限货机',
      airWaybillNo: '784-12345675',
      shipmentType: 'NON-RADIOACTIVE 非放射性',
      allPackedInOne: expect.stringMatching(/^NO/) as string,
    });
    const ofExcepted = await paperOf('air', 'air', [excepted]);
    expect([mixed.statements.length, ofExcepted.statements.length]).toEqual([1, 0]);
  });

  test('the haulage of a container to the factory has a list of its own; one that the customer hauls has none', async () => {
    const details = { loading: 'factory', loadingAddress: '上海市示例路1号', cargoReadyDay: '2026-03-05' };
    expect(boxesOf(await paperOf('road', 'fcl', [limited], { details }), 0)).toMatchObject({
      loadingPlace: '上海市示例路1号',
      loadingTime: '2026-03-05',
      unloadingPlace: 'SHANGHAI 上海 CNSHA',
    });
    // the truck is none for ordinary goods with others on it
    const mixed = await paperOf('road', 'fcl', [limited, pollutant], { details });
    expect(boxesOf(mixed)['smallQuantity']).toMatch(/^LTD QTY(?!.*普通货物)/);
    const toPort = boxesOf(await paperOf('road', 'tank', [tank]), 0);
    expect(toPort['unloadingPlace']).toBe('SHANGHAI 上海 CNSHA');
    expect(await paperOf('road', 'fcl', [limited])).toBeUndefined();
  });

  test('what a paper lacks is named with its paragraph and its place', async () => {
    const air = await paperOf('air', 'air', [withInstruction(limited, '353')], { shipment: undefined });
    expect(named(air)).toEqual([
      '航空运单号 DGR 8.1.6.3 desk',
      '机型限制 DGR 8.1.6.5 order details.aircraft',
      '货物 1：包装说明（有限数量为 Y 开头） DGR 8.1.6.9.3 order cargo.0.details.packingInstruction',
    ]);
    // neither is a number of a packing instruction
    for (const goods of [withInstruction(limited, 'Y'), withInstruction(generic, '4G')])
      expect(named(await paperOf('air', 'air', [goods], passenger))).toEqual([expect.stringContaining('包装说明')]);
    const documents = { documents: [] };
    expect(named(await paperOf('maritime', 'fcl', [limited], documents))).toEqual([
      '附送单证 《船舶载运危险货物安全监督管理规定》 documents',
    ]);
    const hauled = await paperOf('road', 'builtIn', [tank], { ...documents, details: { shortHaul: true } });
    expect(named(hauled).map((fact) => fact.split(' ').at(-1))).toEqual([
      'details.returnTerminal',
      'details.returnTerminal',
      'SDS',
    ]);
    const fact = hauled.missing.at(-1)!;
    expect(entryOf(released, fact, 0)).toEqual({ href: '#field-documents.SDS' });
  });
});
