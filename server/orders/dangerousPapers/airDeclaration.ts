import { aircraftOf, isForbiddenOnPassenger } from '#contract/rules/acceptance/airLimits.ts';
import { looseLithium } from '#contract/rules/acceptance/batteries.ts';
import { innerPackagingOf, limitOf, perPackage } from '#contract/rules/acceptance/packedQuantity.ts';
import { liesIn } from '#contract/rules/acceptance/modeFacts.ts';
import { toThousandths } from '#contract/rules/rounding.ts';
import {
  emergencyField,
  hazardText,
  headOf,
  itemSection,
  namesOf,
  partyFields,
  placeText,
  technicalNameField,
} from './consignment.ts';
import { temperatureFields } from './goodsFields.ts';
import { packagesText } from './packageText.ts';
import type { DangerousItem, DangerousPaper, PaperField, PaperOrder, PaperStatement } from './paper.ts';
import { atDesk, dangerousItems, field, inOrder, withMissing, isPrinted } from './paper.ts';

/** The aircraft that a consignment is prepared for, as the declaration writes it. */
const limitations = {
  passenger: 'PASSENGER AND CARGO AIRCRAFT 客机与货机',
  cargo: 'CARGO AIRCRAFT ONLY 仅限货机',
} as const;
type Limitation = keyof typeof limitations;

const isCargoOnly = ({ dangerous: { unNumber, listed } }: DangerousItem): boolean =>
  isForbiddenOnPassenger({ airLimits: { passenger: listed?.airPassengerLimit } }) === true ||
  looseLithium.some((one) => one === unNumber);

/** What the entries require comes before what the shipper says, and that before the aircraft of the flight. */
const limitationOf = ({ order, offer }: PaperOrder, items: readonly DangerousItem[]): Limitation | undefined => {
  if (items.some(isCargoOnly)) return 'cargo';
  const stated = order.details['aircraft'];
  if (stated === 'passenger' || stated === 'cargo') return stated;
  return aircraftOf(offer.frequencyZh) === 'passenger' ? 'passenger' : undefined;
};

const isExcepted = ({ dangerous }: DangerousItem): boolean => dangerous.exceptedQuantity;

/** The net quantity in each package, in the unit of the entry's limit; empty if the order does not say. */
const netText = ({ item, dangerous }: DangerousItem): string => {
  const { airPassengerLimit, airCargoLimit } = dangerous.listed ?? {};
  const limit = limitOf(airPassengerLimit ?? null) ?? limitOf(airCargoLimit ?? null);
  if (limit?.unit === 'L') {
    const inner = innerPackagingOf(dangerous.innerPackaging);
    return inner?.each.unit === 'L' ? `${toThousandths((inner.pieces ?? 1) * inner.each.amount)} L` : '';
  }
  const kg = perPackage(dangerous.netKg, item.packages);
  return kg === undefined ? '' : `${toThousandths(kg)} kg`;
};

/** Number and kind of packages, and the net quantity in each. */
const quantityFields = (one: DangerousItem): PaperField[] => {
  const { index, item, dangerous } = one;
  const paragraph = 'DGR 8.1.6.9.2';
  return [
    field(
      'packages',
      ['件数与包装种类', 'Number and type of packages'],
      paragraph,
      item.packages > 0 ? packagesText(item) : '',
      inOrder(`cargo.${index}.packages`),
    ),
    field('innerPackaging', ['内包装', 'Inner packagings'], paragraph, dangerous.innerPackaging),
    field(
      'netQuantity',
      ['每件净量', 'Net quantity per package'],
      paragraph,
      netText(one),
      inOrder(`cargo.${index}.dangerous.${dangerous.netKg > 0 ? 'innerPackaging' : 'netKg'}`),
    ),
  ].filter(isPrinted);
};

/** The packing instruction as the shipper states it; that of a limited quantity begins with Y. */
const instructionField = ({ index, item, dangerous }: DangerousItem): PaperField => {
  const typed = String(item.details['packingInstruction'] ?? '')
    .trim()
    .toUpperCase()
    .replace(/^PI\s*/, '');
  const isOfKind = dangerous.limitedQuantity ? /^Y\d{3}$/.test(typed) : /^\d{3}/.test(typed);
  return field(
    'packingInstruction',
    dangerous.limitedQuantity
      ? ['包装说明（有限数量为 Y 开头）', 'Packing instruction (Y)']
      : ['包装说明', 'Packing instruction'],
    'DGR 8.1.6.9.3',
    isOfKind ? typed : '',
    inOrder(`cargo.${index}.details.packingInstruction`),
  );
};

const isSelfHeating = ({ dangerous: { hazardClass, unNumber } }: DangerousItem): boolean =>
  hazardClass === '5.2' || (unNumber >= '3221' && unNumber <= '3240');

/** What the operator heeds when it handles and stows the goods. */
const handlingText = ({ order: { details } }: PaperOrder, items: readonly DangerousItem[]): string =>
  [
    items.some(isSelfHeating) &&
      'Protect from direct sunlight and all sources of heat, and place in adequately ventilated areas 避免日光直射，远离热源，置于通风良好处',
    String(details['temperature'] ?? '').trim() && `Temperature range 温控范围 ${String(details['temperature'])}`,
    Number(details['dryIceKg'] ?? 0) > 0 && `UN 1845, Dry ice, 9, ${Number(details['dryIceKg'])} kg`,
  ]
    .filter(Boolean)
    .join('\n');

const declaredFields = (one: DangerousItem): PaperField[] => {
  const { dangerous } = one;
  const { en, zh } = namesOf(dangerous);
  return [
    field('unNumber', ['联合国编号', 'UN or ID No.'], 'DGR 8.1.6.9.1', `UN ${dangerous.unNumber}`),
    field('properShippingName', ['正确运输名称', 'Proper shipping name'], 'DGR 8.1.6.9.1', en),
    field('nameZh', ['中文名称', 'Name in Chinese'], 'DGR 8.1.6.9.1', zh),
    ...technicalNameField(one, 'DGR 8.1.6.9.1'),
    field('hazardClass', ['类别（次要危险）', 'Class (subsidiary hazard)'], 'DGR 8.1.6.9.1', hazardText(dangerous)),
    field('packingGroup', ['包装等级', 'Packing group'], 'DGR 8.1.6.9.1', dangerous.packingGroup ?? ''),
    ...quantityFields(one),
    instructionField(one),
    field(
      'authorization',
      ['批准与授权', 'Authorization'],
      'DGR 8.1.6.9.4',
      [dangerous.limitedQuantity ? 'LTD QTY' : '', dangerous.competentAuthorityApproval].filter(Boolean).join('; '),
    ),
    ...temperatureFields(one, 'DGR 8.1.6.11'),
    emergencyField(one, 'ICAO TI 5;4'),
  ].filter(isPrinted);
};

/** Goods in excepted quantities need no declaration: the air waybill names them with their packages. */
const exceptedFields = ({ index, item, dangerous }: DangerousItem): PaperField[] => [
  field(
    'waybillStatement',
    ['航空运单声明', 'Statement of the air waybill'],
    'DGR 2.6.8',
    item.packages > 0 ? `DANGEROUS GOODS IN EXCEPTED QUANTITIES, ${packagesText(item)}` : '',
    inOrder(`cargo.${index}.packages`),
  ),
  field('unNumber', ['联合国编号', 'UN No.'], 'DGR 2.6', `UN ${dangerous.unNumber}, ${hazardText(dangerous)}`),
  field(
    'innerPackaging',
    ['内包装', 'Inner packagings'],
    'DGR 2.6',
    dangerous.innerPackaging,
    inOrder(`cargo.${index}.dangerous.innerPackaging`),
  ),
];

const declaration: PaperStatement = {
  titleZh: '托运人声明',
  titleEn: 'Certification statement',
  paragraph: 'DGR 8.1.6.12',
  textEn:
    'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded, and are in all respects in proper condition for transport according to applicable international and national governmental regulations. I declare that all of the applicable air transport requirements have been met.',
  textZh:
    '兹声明：本托运物的内容已在上方以正确运输名称完整准确地描述，其分类、包装、标记、标志（标牌）及各方面状况均符合适用的国际和国家规定，处于适运状态；并已符合全部适用的航空运输要求。警告：不符合《危险品规则》任何要求的，可能违反法律并受处罚。',
  byHand: ['签字人姓名 Name of signatory', '地点与日期 Place and date', '签名 Signature'],
};

const headFields = (made: PaperOrder, declared: readonly DangerousItem[]): PaperField[] => {
  const { offer, shipment, orderNo } = made;
  const limitation = limitationOf(made, declared);
  const isRadioactive = declared.some(({ dangerous: { hazardClass } }) => liesIn(hazardClass, '7'));
  const ofDeclaration = [
    field('pages', ['页数', 'Pages'], 'DGR 8.1.6.4', '见每页页脚 as numbered at the foot of each page'),
    field(
      'aircraft',
      ['机型限制', 'Aircraft limitations'],
      'DGR 8.1.6.5',
      limitation ? limitations[limitation] : '',
      inOrder('details.aircraft'),
    ),
    field(
      'shipmentType',
      ['货物类型', 'Shipment type'],
      'DGR 8.1.6.8',
      isRadioactive ? 'RADIOACTIVE 放射性' : 'NON-RADIOACTIVE 非放射性',
    ),
    field(
      'allPackedInOne',
      ['同装一件', 'All packed in one'],
      'DGR 8.1.6.9.2',
      declared.length > 1 ? 'NO, each item in packages of its own 否，各项单独包装，不计 Q 值' : '',
    ),
    field(
      'handling',
      ['附加操作信息', 'Additional handling information'],
      'DGR 8.1.6.11',
      handlingText(made, declared),
    ),
    field(
      'warning',
      ['警告', 'Warning'],
      'DGR 8.1',
      'Failure to comply in all respects with the applicable Dangerous Goods Regulations may be in breach of the applicable law, subject to legal penalties.',
    ),
  ];
  return [
    ...partyFields(made, { shipper: 'DGR 8.1.6.1', consignee: 'DGR 8.1.6.2' }),
    field('airWaybillNo', ['航空运单号', 'Air waybill No.'], 'DGR 8.1.6.3', shipment?.billOfLadingNo ?? '', atDesk),
    field('departure', ['始发机场', 'Airport of departure'], 'DGR 8.1.6.6', placeText(made, offer.origin), atDesk),
    field(
      'destination',
      ['目的机场', 'Airport of destination'],
      'DGR 8.1.6.7',
      placeText(made, offer.destination),
      atDesk,
    ),
    ...(declared.length > 0 ? ofDeclaration : []),
    field('reference', ['托运人编号', "Shipper's reference"], 'DGR 8.1', orderNo),
    field('preparedOn', ['编制日期', 'Date prepared'], 'DGR 8.1', made.preparedOn),
  ].filter(isPrinted);
};

/** The shipper's declaration of an order by air; of excepted quantities alone what the air waybill states instead. */
export const airDeclaration = (made: PaperOrder): DangerousPaper => {
  const items = dangerousItems(made);
  const declared = items.filter((one) => !isExcepted(one));
  return withMissing({
    code: 'air',
    titleZh: '托运人危险品申报单',
    titleEn: "Shipper's Declaration for Dangerous Goods",
    source: 'ICAO TI 5;4；IATA DGR 8.1',
    sections: [
      headOf(headFields(made, declared)),
      ...items.map((one) =>
        itemSection(one.index + 1, one.item.nameZh, isExcepted(one) ? exceptedFields(one) : declaredFields(one)),
      ),
    ],
    statements: declared.length > 0 ? [declaration] : [],
  });
};
