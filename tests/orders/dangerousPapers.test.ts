// @module-tag long
import { describe, expect, test } from 'vitest';
import { deskDangerousPaper } from '#contract/desk/orders/orderDesk.ts';
import { dangerousPaperFile } from '#contract/orders/dangerousPapers.ts';
import { orderDetail, orderPapers } from '#contract/orders/orderCalls.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { inWords, packagesText } from '#server/orders/dangerousPapers/packageText.ts';
import { paperBlocks } from '#server/orders/dangerousPapers/paperBlocks.ts';
import { dangerousPapersOf, paperJson } from '#server/orders/dangerousPapers/papers.ts';
import type { DangerousPaper } from '#server/orders/dangerousPapers/paper.ts';
import { entryAtDesk, entryOf } from '#src/features/orders/paperEntries.ts';
import { released } from '#stories/orders/fclOrderSamples.ts';
import { staffMember } from '#tests/support/desk.ts';
import { orderForm } from '#tests/support/order.ts';
import { place } from '#tests/support/orders.ts';
import { serviceForAll } from '#tests/support/serviceForAll.ts';
import type { PaperGoods } from './dangerousPaperOrder.ts';
import { boxesOf, paperOrder } from './dangerousPaperOrder.ts';

const service = serviceForAll();

const multimodal = async (goods: PaperGoods, ...more: [Parameters<typeof paperOrder>[3]?]) =>
  dangerousPapersOf(await paperOrder(service, 'fcl', [goods], ...more))[0]!;
const lacks = ({ missing }: DangerousPaper) =>
  missing.map(({ item, nameZh, paragraph }) => `${item === undefined ? '' : `货物 ${item}：`}${nameZh} ${paragraph}`);

test.each([
  [1, 'ONE'],
  [40, 'FORTY'],
  [117, 'ONE HUNDRED SEVENTEEN'],
  [2_000, 'TWO THOUSAND'],
  [999_999, 'NINE HUNDRED NINETY-NINE THOUSAND NINE HUNDRED NINETY-NINE'],
])('%d in words', (count, words) => expect(inWords(count)).toBe(words));

test.each([
  [{ packages: 1, packagingCode: '4G' }, '1 (ONE) FIBREBOARD BOX (4G)'],
  [{ packages: 2, packagingCode: 'CYL' }, '2 (TWO) CYLINDERS'],
  [{ packages: 3, packagingCode: '3H1' }, '3 (THREE) PLASTICS JERRICANS (3H1)'],
])('5.4.1.5.1: %j', (item, text) => expect(packagesText(item as never)).toBe(text));

/** Ten boxes of 20 kg. */
const packed = { packagingCode: '4G', packages: '10', grossKg: '200' };

// worked examples, each checked against its paragraph
describe('the multimodal form states', () => {
  test.each<[string, PaperGoods, Record<string, string>]>([
    [
      '5.4.1.4.4: class, subsidiary hazard, group and flash point in their sequence (allyl alcohol)',
      { un: '1098', dangerous: { flashPoint: '21 ℃' } },
      {
        description: 'UN 1098, ALLYL ALCOHOL, 6.1 (3), PG I, (21 °C c.c.), MARINE POLLUTANT',
        flashPoint: '21 °C',
        ems: 'F-E, S-D',
      },
    ],
    [
      '3.1.2.8.1: the technical name of a generic entry in brackets; 5.4.1.5.11.1: the group that the shipper declares',
      { un: '1760', pg: 'II', dangerous: { technicalName: 'caprylyl chloride', declaredGroups: 'SGG1' } },
      {
        description:
          'UN 1760, CORROSIVE LIQUID, N.O.S. (caprylyl chloride), 8, PG II, IMDG Code segregation group 1 – acids',
        technicalName: 'caprylyl chloride',
        segregationGroups: 'IMDG Code segregation group 1 – acids',
      },
    ],
    [
      '5.4.1.4.3.5: a marine pollutant',
      { un: '3082', dangerous: { technicalName: 'alkylphenol', declaredGroups: 'none' } },
      {
        description: expect.stringMatching(
          /^UN 3082, ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N\.O\.S\. \(alkylphenol\), 9, PG III, MARINE POLLUTANT/,
        ) as string,
        segregationGroups: 'NONE',
      },
    ],
    [
      '3.4.6.1: limited quantities',
      {
        un: '1263',
        pg: 'II',
        ...packed,
        dangerous: { flashPoint: '18', limitedQuantity: true, netKg: '150', innerPackaging: '15 x 1 L' },
      },
      {
        description: 'UN 1263, PAINT, 3, PG II, (18 °C c.c.), LTD QTY',
        packages: '10 (TEN) FIBREBOARD BOXES (4G)',
        innerPackaging: '15 x 1 L',
      },
    ],
    [
      '3.5.6.1: excepted quantities with the number of packages',
      {
        un: '1230',
        ...packed,
        packages: '4',
        grossKg: '4',
        dangerous: { flashPoint: '11', exceptedQuantity: true, netKg: '1', innerPackaging: '10 x 25 ml' },
      },
      {
        description: 'UN 1230, METHANOL, 3 (6.1), PG II, (11 °C c.c.), DANGEROUS GOODS IN EXCEPTED QUANTITIES',
        packages: '4 (FOUR) FIBREBOARD BOXES (4G)',
      },
    ],
    [
      '5.4.1.5.5: control and emergency temperatures of an organic peroxide',
      {
        un: '3115',
        dangerous: {
          technicalName: 'dilauroyl peroxide',
          controlTemperature: '-10',
          emergencyTemperature: '0 ℃',
          declaredGroups: 'none',
        },
      },
      { controlTemperature: '-10 °C', emergencyTemperature: '0 °C', ems: 'F-F, S-R' },
    ],
    [
      '5.4.1.5.5: no temperatures of an organic peroxide without temperature control',
      { un: '3105', dangerous: { technicalName: 'methyl ethyl ketone peroxide', declaredGroups: 'none' } },
      { ems: 'F-J, S-R' },
    ],
    [
      'a gas without a packing group (2.0.1.3), in cylinders',
      { un: '1017', packagingCode: 'CYL', packages: '10' },
      { description: 'UN 1017, CHLORINE, 2.3 (5.1) (8), MARINE POLLUTANT', packages: '10 (TEN) CYLINDERS' },
    ],
    [
      'packing group I (5.4.1.4.1.5), and the group of the list: strong acids are acids (3.1.4.4)',
      { un: '2032', dangerous: { acidAlkaliStatement: false } },
      { description: 'UN 2032, NITRIC ACID, RED FUMING, 8 (5.1) (6.1), PG I' },
    ],
    [
      'lithium batteries: no packing group',
      { un: '3480', packagingCode: '4G' },
      { description: 'UN 3480, LITHIUM ION BATTERIES, 9', ems: 'F-A, S-I' },
    ],
    [
      '5.4.1.5.11.3: the statement for the relief of acids and alkalis',
      { un: '1830', pg: 'II', ...packed, packagingCode: '3H1', dangerous: { acidAlkaliStatement: true, netKg: '180' } },
      { relief: 'Transport in accordance with 7.2.6.5 of the IMDG Code' },
    ],
  ])('%s', async (_, goods, boxes) => {
    const paper = await multimodal(goods);
    expect(boxesOf(paper)).toMatchObject(boxes);
    expect(lacks(paper)).toEqual([]);
  });

  test('5.4.2.1: a tank by its number, without a packing certificate', async () => {
    const made = await paperOrder(service, 'tank', [{ un: '1230', dangerous: { flashPoint: '11' } }]);
    const [paper] = dangerousPapersOf(made);
    expect(boxesOf(paper!)).toMatchObject({ packages: '1 (ONE) PORTABLE TANK', containers: 'MSCU1234566' });
    expect(paper!.statements.map(({ paragraph }) => paragraph)).toEqual(['IMDG 5.4.1.6.1', 'IMDG 5.4.5']);
  });
});

test('what the customer cannot enter any more has no link, at the desk too', () => {
  const offer = { sailing: { cutOffs: [{ code: 'SI', at: '2026-03-02T02:00:00Z' }] } } as never;
  const of = (page: 'order' | 'instruction', status: OrderStatus, now: string) => {
    const fact = { nameZh: '', nameEn: '', paragraph: '', where: { page, path: 'lines.0.sealNo' } };
    const order = { ...released, status, offer: { ...released.offer, ...(offer as object) } };
    return [entryOf(order, fact, Date.parse(now)), entryAtDesk(order, fact, Date.parse(now)).whyZh];
  };
  const link = { href: `/instructions/${released.orderNo}?field=lines.0.sealNo` };
  expect(of('instruction', 'RELEASED', '2026-03-02T01:59:59Z')).toEqual([link, '由客户在补料中填入']);
  expect(of('instruction', 'RELEASED', '2026-03-02T02:00:00Z')).toEqual([
    { whyZh: '补料已截单，更改请致电客服' },
    '补料已截单，客户不能再填',
  ]);
  expect(of('order', 'RELEASED', '2026-03-02T01:00:00Z')[0]).toEqual({ whyZh: expect.stringContaining('改单申请') });
});

describe('a missing fact is named with its paragraph and its field', () => {
  test.each<[string, PaperGoods, string, string]>([
    [
      'technical name',
      { un: '1993', pg: 'II', dangerous: { flashPoint: '10', declaredGroups: 'none' } },
      '技术名称 IMDG 3.1.2.8.1',
      'technicalName',
    ],
    ['flash point', { un: '1263', pg: 'II' }, '闪点 IMDG 5.4.1.4.3.6', 'flashPoint'],
    [
      'segregation group',
      { un: '1760', pg: 'II', dangerous: { technicalName: 'caprylyl chloride' } },
      '隔离类 IMDG 5.4.1.5.11.1',
      'declaredGroups',
    ],
  ])('%s', async (_, goods, named, path) => {
    const paper = await multimodal(goods);
    expect(lacks(paper)).toEqual([`货物 1：${named}`]);
    expect(paper.missing[0]!.where).toEqual({ page: 'order', path: `cargo.0.dangerous.${path}` });
  });

  test('5.4.3.2: the name or organization of the emergency contact', async () => {
    const made = await paperOrder(service, 'fcl', [{ un: '1830', pg: 'II' }]);
    made.order.cargo[0]!.dangerous!.emergencyContact = '';
    expect(dangerousPapersOf(made)[0]!.missing.map(({ paragraph, where }) => [paragraph, where.path])).toEqual([
      ['IMDG 5.4.3.2', 'cargo.0.dangerous.emergencyContact'],
    ]);
  });

  test('5.4.1.5.18: each of the four facts of charcoal at its own field', async () => {
    const charcoal = { producedOn: '', packedOn: '2026-02-20', materialTemperature: '', ambientTemperature: '' };
    const { missing } = await multimodal({ un: '1361', pg: 'III', dangerous: { charcoal, declaredGroups: 'none' } });
    expect(missing.map(({ where }) => where.path.split('.charcoal.')[1])).toEqual([
      'producedOn',
      'materialTemperature',
      'ambientTemperature',
    ]);
  });

  test('of the container in the shipping instruction, and of the vessel at the desk', async () => {
    const named = { containerNo: 'MSCU1234566', sealNo: 'CN1' };
    const shownLines = [
      { cargo: 1, ...named },
      { cargo: 0, ...named },
      { cargo: 0, containerNo: '', sealNo: '' },
    ];
    const made = await paperOrder(service, 'fcl', [{ un: '1830', pg: 'II' }], {
      lines: [],
      shownLines: shownLines as never,
    });
    const [paper] = dangerousPapersOf({ ...made, offer: { ...made.offer, sailing: null } });
    expect(paper!.missing.map(({ where }) => `${where.page} ${where.path}`.trim())).toEqual([
      'desk',
      'instruction lines.2.containerNo',
      'instruction lines.2.sealNo',
    ]);
    const container = { containerNo: 'TGHU7654329', sealNo: 'S9', type: '20GP', tareKg: 2200 };
    const known = { containers: [container], billOfLadingNo: 'BL1' } as never;
    const boxes = [0, 1, 2].map((section) => boxesOf(dangerousPapersOf({ ...made, shipment: known })[0]!, section));
    expect(Object.assign({}, ...boxes)).toMatchObject({
      transportDocument: 'BL1',
      containers: 'TGHU7654329',
      'container.TGHU7654329': '20GP, 封志 seal S9, 皮重 tare 2200 kg',
    });
  });

  test('of a tank: its kind with the tank, no packing certificate, and no carrier while several are possible', async () => {
    const made = await paperOrder(service, 'tank', [{ un: '1992', pg: 'II', packagingCode: 'TANK' }], {
      shipment: { containers: [{ containerNo: 'MSCU1234566', sealNo: '', tareKg: 3700 }] } as never,
      form: { items: [{ code: 'T11', quantity: 1 }] },
    });
    const offer = { ...made.offer, sailing: null, carrierZh: '甲罐运、乙罐运' };
    const [paper] = dangerousPapersOf({ ...made, offer });
    const tank = paper!.sections.at(-1)!.fields[0]!;
    expect(tank.value).toBe('T11 portable tank 罐箱, 皮重 tare 3700 kg');
    expect(paper!.statements.map(({ titleZh }) => titleZh)).toEqual(['托运人声明', '收货方收据']);
    expect(boxesOf(paper!, 0)).not.toHaveProperty('carrier');
    expect(boxesOf(dangerousPapersOf({ ...made, offer: { ...offer, carrierZh: '甲罐运' } })[0]!, 0)).toMatchObject({
      carrier: '甲罐运',
    });
  });

  test('ordinary goods have no papers', async () => {
    const made = await paperOrder(service, 'fcl', [{ un: '1830', pg: 'II' }]);
    const cargo = made.order.cargo.map((item) => ({ ...item, dangerous: null }));
    expect(dangerousPapersOf({ ...made, order: { ...made.order, cargo } })).toEqual([]);
  });
});

/** A paper as text: one heading, box or note per line. */
export const textOf = (paper: DangerousPaper): string =>
  paperBlocks(paper)
    .flatMap((block) => {
      if (block.kind === 'facts')
        return block.rows.map(([label, value]) => `${label} = ${value}`.replaceAll('\n', ' / '));
      return block.kind === 'table' ? [] : [block.text];
    })
    .join('\n');

test('the same lack of several cargo items is named once', async () => {
  const goods = {
    un: '1830',
    pg: 'II',
    ...packed,
    packagingCode: '3H1',
    volumeM3: '1',
    dangerous: { netKg: '180' },
  } as const;
  const [paper] = dangerousPapersOf(await paperOrder(service, 'fcl', [goods, goods, goods], { lines: [] }));
  expect(textOf(paper!)).toContain('货物 1—3：集装箱号（IMDG 5.4.2.1）；货物 1—3：封志号（IMDG 5.4.5）');
  expect(boxesOf(paper!, 4)).toEqual({ total: '30 (THIRTY) PACKAGES, 600 kg' });
});

test('the whole text of a multimodal form', async () => {
  const made = await paperOrder(service, 'fcl', [{ un: '1263', pg: 'II', dangerous: { flashPoint: '18 ℃' } }], {
    lines: [],
  });
  const [paper] = dangerousPapersOf(made);
  await expect(textOf(paper!)).toMatchFileSnapshot('papers/multimodal.txt');
  expect(JSON.parse(paperJson(made, paper!))).toMatchObject({ orderNo: made.orderNo, code: 'multimodal' });
});

test('its owner and the desk get the papers as PDF and JSON, and the archive has them', async () => {
  const session = await service.signIn();
  const { orderNo } = await place(service, session, orderForm('fcl'));
  const { dangerousPapers } = await service.call(orderDetail, { orderNo }, { session });
  expect(dangerousPapers![0]).toMatchObject({ code: 'multimodal', missing: [{ nameZh: '集装箱号', item: 1 }, {}] });
  const choice = { orderNo, paper: 'multimodal', format: 'json' } as const;
  const own = await service.send(dangerousPaperFile, choice, { session });
  const desk = await service.send(deskDangerousPaper, choice, await staffMember(service, 'reviewer'));
  expect(await own.json()).toEqual(await desk.json());
  const { format: _, ...pdf } = choice;
  const printed = await service.send(dangerousPaperFile, pdf, { session });
  expect((await printed.text()).slice(0, 5)).toBe('%PDF-');
  const air = await service.send(dangerousPaperFile, { orderNo, paper: 'air' }, { session });
  const foreign = { session: await service.signIn('13977777777') };
  const ofOther = await service.send(dangerousPaperFile, choice, foreign);
  expect([air.status, ofOther.status]).toEqual([404, 404]);
  const archive = await service.send(orderPapers, { orderNo }, { session });
  expect(await archive.text()).toContain(`多式联运危险货物单-${orderNo}.pdf`);
});
