import {
  documentsText,
  emergencyField,
  hazardText,
  headOf,
  itemSection,
  marksField,
  measured,
  namesOf,
  packagesField,
  partyFields,
  technicalNameField,
  unitFields,
  voyageFields,
} from './consignment.ts';
import { flashPointField, stowageFields, tankField, temperatureFields } from './goodsFields.ts';
import type { DangerousItem, DangerousPaper, PaperField, PaperOrder, PaperStatement } from './paper.ts';
import { dangerousItems, field, inDocuments, withMissing, isPrinted } from './paper.ts';

/** Rules of the Ministry of Transport in force since 2025-03-01; the form is that of the maritime safety administration. */
const rules = '《船舶载运危险货物安全监督管理规定》';

const statement: PaperStatement = {
  titleZh: '申报人声明',
  titleEn: 'Declaration',
  paragraph: `${rules}；IMDG 5.4.1.6.1`,
  textEn:
    'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded and are in all respects in proper condition for transport according to applicable international and national governmental regulations. The documents named above are complete.',
  textZh:
    '兹声明：上述拟交付船舶载运的危险货物，其正确运输名称、联合国编号、类别、危险性和应急措施均已完整准确填写，包装、标记、标志和标牌符合规定，货物处于适运状态，所附单证齐全，申报内容真实。',
  byHand: [
    '申报单位（盖章） Declaring company (seal)',
    '申报员姓名 Declarer',
    '申报员证书编号 Certificate No.',
    '日期 Date',
    '主管机关签注 Remarks by the administration',
  ],
};

/** The kind of quantity and what chapter 3.4 or 3.5 says of it. */
const quantityKind = ({ limitedQuantity, exceptedQuantity, listed }: DangerousItem['dangerous']): PaperField => {
  const names = ['限量或例外数量', 'Limited or excepted quantities'] as const;
  if (limitedQuantity) {
    const limit = listed?.limitedQuantityLimit ? ` (${listed.limitedQuantityLimit})` : '';
    return field('quantityKind', names, 'IMDG 3.4.6.1', `LTD QTY 限量${limit}`);
  }
  if (!exceptedQuantity) return field('quantityKind', names, 'IMDG 3.4、3.5', 'NO 否');
  const code = listed?.exceptedQuantityCode ? ` (${listed.exceptedQuantityCode})` : '';
  return field('quantityKind', names, 'IMDG 3.5.6.1', `DANGEROUS GOODS IN EXCEPTED QUANTITIES 例外数量${code}`);
};

const itemFields = (made: PaperOrder, one: DangerousItem): PaperField[] => {
  const { item, dangerous } = one;
  const { en, zh } = namesOf(dangerous);
  return [
    field('unNumber', ['联合国编号', 'UN No.'], 'IMDG 5.4.1.4.1.1', `UN ${dangerous.unNumber}`),
    field('properShippingName', ['正确运输名称', 'Proper shipping name'], 'IMDG 5.4.1.4.1.2', en),
    // the name of the entry in Chinese is no requirement of the Code, and many entries have no official one
    field('nameZh', ['中文名称', 'Name in Chinese'], rules, zh === '' ? item.nameZh : zh),
    ...technicalNameField(one, 'IMDG 3.1.2.8.1'),
    field('hazardClass', ['类别（副危险）', 'Class (subsidiary hazard)'], 'IMDG 5.4.1.4.1.3', hazardText(dangerous)),
    ...(dangerous.packingGroup === null
      ? []
      : [field('packingGroup', ['包装类', 'Packing group'], 'IMDG 5.4.1.4.1.5', dangerous.packingGroup)]),
    ...flashPointField(one),
    ...temperatureFields(one),
    field(
      'marinePollutant',
      ['海洋污染物', 'Marine pollutant'],
      'IMDG 5.4.1.4.3.5',
      dangerous.marinePollutant ? 'MARINE POLLUTANT 是' : 'NO 否',
    ),
    ...stowageFields(one),
    packagesField(one, 'IMDG 5.4.1.5.1'),
    ...tankField(one),
    field('packagingMark', ['UN 包装标记', 'UN packaging mark'], 'IMDG 6.1.3.1', dangerous.packagingMark),
    measured(one, 'grossKg', 'IMDG 5.4.1.5.1'),
    measured(one, 'netKg', 'IMDG 5.4.1.5.1'),
    quantityKind(dangerous),
    ...unitFields(made, one.index),
    emergencyField(one, rules),
  ].filter(isPrinted);
};

const forms: Readonly<Partial<Record<PaperOrder['line'], string>>> = {
  lcl: '集装箱拼箱 Container, consolidated',
  tank: '可移动罐柜 Portable tank',
};

/** The declaration of dangerous goods in packages to the maritime safety administration, for an order by sea. */
export const maritimeDeclaration = (made: PaperOrder): DangerousPaper => {
  const head = [
    ...partyFields(made, { shipper: 'IMDG 5.4.1.3', consignee: 'IMDG 5.4.1.3' }),
    ...voyageFields(made, rules),
    marksField(made, rules),
    field('form', ['装运形式', 'Form of transport'], rules, forms[made.line] ?? '集装箱 Container'),
    field('attached', ['附送单证', 'Documents attached'], rules, documentsText(made), inDocuments('')),
    field('preparedOn', ['编制日期', 'Date prepared'], 'IMDG 5.4.1.3', made.preparedOn),
  ].filter(isPrinted);
  return withMissing({
    code: 'maritime',
    titleZh: '危险货物安全适运声明书',
    titleEn: 'Declaration on Safety and Fitness of Dangerous Goods',
    source: `${rules}，IMDG Code 42-24`,
    sections: [
      headOf(head),
      ...dangerousItems(made).map((one) => itemSection(one.index + 1, one.item.nameZh, itemFields(made, one))),
    ],
    statements: [statement],
  });
};
