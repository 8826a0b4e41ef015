import { needsTemperatures } from '#contract/booking/edits/dangerousDetails.ts';
import { sumOf } from '#contract/rules/rounding.ts';
import { degrees, descriptionFields, quantityFields, transportFields } from './goodsFields.ts';
import { inWords } from './packageText.ts';
import {
  containerSection,
  headOf,
  hasOwnUnits,
  itemSection,
  marksField,
  partyFields,
  placeText,
  unitFields,
  voyageFields,
} from './consignment.ts';
import type { DangerousItem, DangerousPaper, PaperOrder, PaperSection, PaperStatement } from './paper.ts';
import { dangerousItems, field, isPrinted, withMissing } from './paper.ts';

const signature = ['公司 Name of company', '姓名与职务 Name and status', '地点与日期 Place and date', '签名 Signature'];

/** The declaration of the shipper; its wording is that of the Code. */
const shipperStatement: PaperStatement = {
  titleZh: '托运人声明',
  titleEn: "Shipper's declaration",
  paragraph: 'IMDG 5.4.1.6.1',
  textEn:
    'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, and are classified, packaged, marked and labelled/placarded and are in all respects in proper condition for transport according to applicable international and national governmental regulations.',
  textZh:
    '兹声明：本托运物的内容已在上方以正确运输名称完整准确地描述，其分类、包装、标记、标志（标牌）及各方面状况均符合适用的国际和国家规定，处于适运状态。',
  byHand: signature,
};

const packers: Readonly<Record<string, string>> = {
  station: '货运站（化运通安排）装箱 packed at the freight station',
  factory: "托运人工厂装箱 packed at the shipper's factory",
  self: '托运人自行装箱 packed by the shipper',
};

/** The certificate of whoever packs the container, with what it certifies in short. */
const packingStatement = ({ order }: PaperOrder): PaperStatement => ({
  titleZh: '集装箱装箱证明书',
  titleEn: 'Container packing certificate',
  paragraph: 'IMDG 5.4.2.1; CTU Code 4',
  textEn:
    'I hereby declare that the goods described above have been packed/loaded into the container identified above in accordance with the applicable provisions.',
  textZh:
    '兹声明：上述货物已按适用规定装入上述集装箱：箱体清洁、干燥、适于装货（.1）；须隔离的货物未同装（.2）；包件逐件外观检查，完好无损（.3）；桶直立装载并适当绑扎系固（.4）；散装货物均匀分布（.5）；箱体结构适用（.6）；集装箱与包件已正确标记、标志、张贴标牌（.7）；使用致冷或调节剂的已按 5.5.3 警示（.8）；已收到每票货物的危险货物运输单证（.9）。',
  byHand: [
    `装箱方 Packed by（${packers[String(order.details['loading'])] ?? '由装箱方填写 by the packer'}）`,
    ...signature.slice(1),
  ],
});

const receipt: PaperStatement = {
  titleZh: '收货方收据',
  titleEn: 'Receiving organization receipt',
  paragraph: 'IMDG 5.4.5',
  textEn:
    'Received the above number of packages/containers in apparent good order and condition, unless stated hereon.',
  textZh: '除另有注明外，上述件数（集装箱）外观良好，已收讫。',
  byHand: ['承运车队 Haulier', '车号 Vehicle reg. No.', '司机签名与日期 Driver, signature and date'],
};

/** What is heeded when the goods are handled: temperatures that are kept, and goods that are hot. */
const handlingText = (goods: readonly DangerousItem[]): string =>
  goods
    .flatMap(({ index, dangerous }) => [
      needsTemperatures(dangerous) && dangerous.controlTemperature
        ? `货物 ${index + 1}：全程控温，不高于控制温度 Item ${index + 1}: keep at or below the control temperature ${degrees(dangerous.controlTemperature)}`
        : '',
      dangerous.isHot ? `货物 ${index + 1}：高温物质，避免接触 Item ${index + 1}: carried hot, do not touch` : '',
    ])
    .filter(Boolean)
    .join('\n') || '无 NONE';

/** All packages and the gross mass together (IMDG 5.4.1.5.1); nothing of one cargo item alone. */
const totalSection = (goods: readonly DangerousItem[]): PaperSection[] => {
  if (goods.length < 2) return [];
  const packages = sumOf(goods.map(({ item }) => item.packages));
  const grossKg = sumOf(goods.map(({ item }) => item.grossKg));
  const text = `${packages} (${inWords(packages)}) PACKAGES, ${grossKg} kg`;
  const fields = [field('total', ['件数与毛重', 'Packages and gross mass'], 'IMDG 5.4.1.5.1', text)];
  return [{ titleZh: '危险货物合计', titleEn: 'Total of dangerous goods', fields }];
};

/**
 * The multimodal dangerous goods form of a sea order (IMDG 5.4.5) with the container packing certificate (5.4.2), which
 * tanks do not need and a consolidator issues for its own container.
 */
export const multimodalForm = (made: PaperOrder): DangerousPaper => {
  const paragraph = 'IMDG 5.4.5';
  const goods = dangerousItems(made);
  const head = [
    ...partyFields(made, { shipper: 'IMDG 5.4.1.3', consignee: 'IMDG 5.4.1.3' }),
    ...voyageFields(made, paragraph),
    field('destination', ['目的地', 'Destination'], paragraph, placeText(made, made.offer.destination)),
    field('forwarder', ['货运代理编号', "Freight forwarder's reference"], paragraph, made.orderNo),
    field('handling', ['附加操作信息', 'Additional handling information'], paragraph, handlingText(goods)),
    marksField(made, paragraph),
    field('preparedOn', ['编制日期', 'Date prepared'], 'IMDG 5.4.1.3', made.preparedOn),
  ].filter(isPrinted);
  const items = goods.map((one) =>
    itemSection(one.index + 1, one.item.nameZh, [
      ...descriptionFields(one),
      ...quantityFields(one),
      ...transportFields(one),
      ...unitFields(made, one.index),
    ]),
  );
  return withMissing({
    code: 'multimodal',
    titleZh: '多式联运危险货物单',
    titleEn: 'Multimodal Dangerous Goods Form',
    source: 'IMDG Code 42-24, 5.4.1, 5.4.2, 5.4.5',
    sections: [headOf(head), ...items, ...totalSection(goods), ...containerSection(made)],
    statements: [
      shipperStatement,
      ...(hasOwnUnits(made) && made.line !== 'tank' ? [packingStatement(made)] : []),
      receipt,
    ],
  });
};
