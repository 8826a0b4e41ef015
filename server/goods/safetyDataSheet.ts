import type { GoodsItem } from '#contract/goods/goods.ts';
import { shippingNamesOf } from '#contract/rules/classification/shippingNames.ts';
import type { Block } from '#server/orders/pdf/printed.ts';
import { notProvided } from './goodsDocumentText.ts';
import type { ListedGoods } from './goodsFacts.ts';
import { changedOn, hazardText, isStated, transportRows } from './goodsFacts.ts';

type Rows = readonly (readonly [string, string])[];

const section = (number: number, title: string, rows: Rows): Block[] => {
  const stated = rows.filter(isStated);
  return [
    { kind: 'heading', text: `${number}　${title}` },
    stated.length > 0 ? { kind: 'facts', rows: stated } : { kind: 'note', text: notProvided },
  ];
};

/** The 16 sections of a safety data sheet (GB/T 16483), with data of the catalogue and the dangerous-goods list. */
export const safetyBlocks = (item: GoodsItem, entry: ListedGoods | undefined): Block[] => [
  ...section(1, '化学品及企业标识', [
    ['中文名', item.nameZh],
    ['英文名', item.nameEn],
    ['品牌或产地', item.brandZh],
    ['规格', item.grade],
  ]),
  ...section(2, '危险性概述', [
    ['运输危险性', hazardText(item)],
    ['次要危险性', entry?.subsidiaryHazards.join('、') ?? ''],
    ['海洋污染物', entry?.marinePollutant ? '是' : ''],
    ['GHS 分类', notProvided],
  ]),
  ...section(3, '成分/组成信息', [
    ['CAS 号', item.cas],
    ['含量或规格', item.grade],
    ['说明', item.summary],
  ]),
  ...section(4, '急救措施', []),
  ...section(5, '消防措施', [['火灾应急表（EmS）', entry?.ems ?? '']]),
  ...section(6, '泄漏应急处理', [['溢漏应急表（EmS）', entry?.ems ?? '']]),
  ...section(7, '操作处置与储存', [['包装', item.packagingZh]]),
  ...section(8, '接触控制和个体防护', []),
  ...section(9, '理化特性', [
    ['闪点', entry?.flashPoint ? `${entry.flashPoint}（纯物质，危险货物清单备注）` : ''],
    ['规格', item.grade],
  ]),
  ...section(10, '稳定性和反应性', []),
  ...section(11, '毒理学信息', []),
  ...section(12, '生态学信息', [['海洋污染物', entry?.marinePollutant ? '是' : '']]),
  ...section(13, '废弃处置', []),
  ...section(14, '运输信息', [
    ...transportRows(item),
    ['正确运输名称', entry ? shippingNamesOf(entry.properShippingName).join(' 或 ') : ''],
    ['包装导则', entry?.packingInstruction ?? ''],
    ['可移动罐柜导则', entry?.tankInstruction ?? ''],
    ['有限数量', entry?.limitedQuantity ?? ''],
    ['隔离类与隔离组', [...(entry?.segregationCodes ?? []), ...(entry?.segregationGroups ?? [])].join('、')],
    ['依据', entry ? entry.edition : ''],
  ]),
  ...section(15, '法规信息', [['买方须具备的资质', item.qualifications.join('、')]]),
  ...section(16, '其他信息', [['目录更新日期', changedOn(item)]]),
];
