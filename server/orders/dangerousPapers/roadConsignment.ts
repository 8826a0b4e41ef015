import { asOrdinaryByRoad } from '#contract/rules/loading/roadSmallQuantities.ts';
import {
  documentsText,
  emergencyField,
  hazardText,
  headOf,
  itemSection,
  measured,
  namesOf,
  packagesField,
  partyText,
  placeText,
  technicalNameField,
} from './consignment.ts';
import { nounOf } from './packageText.ts';
import type { DangerousItem, DangerousPaper, PaperField, PaperOrder, PaperStatement } from './paper.ts';
import { atDesk, dangerousItems, field, inDocuments, inOrder, withMissing, isPrinted } from './paper.ts';

const order29 = '交通运输部令 2019 年第 29 号';
/** What the list of a consignment states. */
const list = `${order29}第二章；JT/T 617.5`;

/** Where and when a truck loads and unloads; `path` is the field of the order form. */
interface RoadLeg {
  nameZh: string;
  loader: string;
  /** Absent where the order does not know it; it is written by hand then. */
  loading?: { place: string; path: string; time: string; timePath: string };
  unloading: { place: string; path?: string; time: string };
  /** Who receives the goods where it is not the consignee of the order. */
  consignee?: string;
}

const textIn = ({ order: { details } }: PaperOrder, name: string): string => String(details[name] ?? '').trim();

/** The latest time at which a container enters the port. */
const portCloses = ({ offer }: PaperOrder): string => {
  const at = offer.sailing?.cutOffs?.find(({ code }) => code === 'CY')?.at;
  return at ? `${at.slice(0, 10)} 截港前 before the port closes` : '';
};

/** A container that is hauled to the shipper, loaded there and hauled to its terminal. */
const containerLeg = (made: PaperOrder, timeName: string): RoadLeg => {
  const terminal = placeText(made, made.offer.origin);
  return {
    nameZh: '集装箱产装拖车 Haulage of the container',
    loader: made.order.shipper?.name ?? '',
    loading: {
      place: textIn(made, 'loadingAddress'),
      path: 'details.loadingAddress',
      time: textIn(made, timeName),
      timePath: `details.${timeName}`,
    },
    unloading: { place: terminal, time: portCloses(made) },
  };
};

/**
 * A filled tank on its way to the port, whose truck the shipper hires: the shipper hands the list to that carrier, for
 * tanks as for packages (Order 29, article 13).
 */
const tankLeg = (made: PaperOrder): RoadLeg => ({
  nameZh: '重罐集港，托运人自行委托车辆 Filled tank to the port, by a truck of the shipper',
  loader: made.order.shipper?.name ?? '',
  unloading: { place: placeText(made, made.offer.origin), time: portCloses(made) },
});

/** The part of an order's way by truck; undefined where the order has none. */
const roadLegOf = (made: PaperOrder): RoadLeg | undefined => {
  if (made.line === 'domestic')
    return {
      nameZh: '国内整车 Full truck',
      loader: textIn(made, 'loadingContact'),
      loading: {
        place: textIn(made, 'loadingAddress'),
        path: 'details.loadingAddress',
        time: textIn(made, 'loadingDay'),
        timePath: 'details.loadingDay',
      },
      unloading: {
        place: [textIn(made, 'unloadingAddress'), textIn(made, 'unloadingContact')].filter(Boolean).join('，'),
        path: 'details.unloadingAddress',
        time: made.offer.transitDays
          ? `预计在途 ${made.offer.transitDays} 天 ${nounOf(made.offer.transitDays, 'days')} in transit`
          : '',
      },
    };
  if (made.line === 'tank' && made.order.details['use'] === 'voyage') return tankLeg(made);
  if (made.order.details['loading'] === 'factory') return containerLeg(made, 'cargoReadyDay');
  if (made.line === 'flexitank' && made.order.details['haulage'] === true) return containerLeg(made, 'loadingDay');
  if (made.line !== 'builtIn' || made.order.details['shortHaul'] !== true) return undefined;
  const terminal = textIn(made, 'returnTerminal');
  return {
    nameZh: '重箱短驳 Haulage of the loaded container',
    loader: placeText(made, made.offer.origin),
    loading: {
      place: placeText(made, made.offer.origin),
      path: 'details.returnTerminal',
      time: textIn(made, 'deliveryDay'),
      timePath: 'details.deliveryDay',
    },
    unloading: { place: terminal, path: 'details.returnTerminal', time: textIn(made, 'closingDay') },
    consignee: terminal,
  };
};

/** Whether an order has a leg by truck. */
export const hasRoadLeg = (made: PaperOrder): boolean => roadLegOf(made) !== undefined;

/** What the shipper notes of limited and excepted quantities, and whether an ordinary truck may carry them. */
const smallQuantityField = ({ item, dangerous }: DangerousItem, isOrdinary: boolean): PaperField[] => {
  const names = ['有限或例外数量', 'Limited or excepted quantities'] as const;
  const asOrdinary = isOrdinary ? `；每车未超过限额，可按照普通货物运输（${order29}第二十一条）` : '';
  if (dangerous.limitedQuantity)
    return [
      field(
        'smallQuantity',
        names,
        `${order29}第十九条；JT/T 617.3`,
        `LTD QTY 有限数量：${item.packages} 件，总质量（含包装）${item.grossKg} kg${asOrdinary}`,
      ),
    ];
  return dangerous.exceptedQuantity
    ? [
        field(
          'smallQuantity',
          names,
          `${order29}第十八条；JT/T 617.3`,
          `EXCEPTED QUANTITIES 例外数量：${item.packages} 件${asOrdinary}`,
        ),
      ]
    : [];
};

const itemFields = (made: PaperOrder, one: DangerousItem, isOrdinary: boolean): PaperField[] => {
  const { item, dangerous } = one;
  const { en, zh } = namesOf(dangerous);
  return [
    field('unNumber', ['联合国编号', 'UN No.'], list, `UN ${dangerous.unNumber}`),
    field('properShippingName', ['正式运输名称', 'Proper shipping name'], list, [zh, en].filter(Boolean).join('\n')),
    ...technicalNameField(one, 'JT/T 617.3 特殊规定 274'),
    field('tradeName', ['货物名称', 'Name of the goods'], list, item.nameZh),
    field('hazardClass', ['类别（次要危险）', 'Class (subsidiary hazard)'], list, hazardText(dangerous)),
    field('packingGroup', ['包装类别', 'Packing group'], list, dangerous.packingGroup ?? ''),
    packagesField(one, list),
    field('packagingSize', ['包装规格', 'Size of packages'], list, dangerous.innerPackaging),
    field('packagingMark', ['UN 包装标记', 'UN packaging mark'], 'JT/T 617.4', dangerous.packagingMark),
    measured(one, 'netKg', list),
    measured(one, 'grossKg', list),
    ...smallQuantityField(one, isOrdinary),
    field(
      'environment',
      ['危害环境物质', 'Environmentally hazardous'],
      'JT/T 617.5',
      dangerous.marinePollutant ? 'ENVIRONMENTALLY HAZARDOUS 是' : '',
    ),
    field(
      'emptyUncleaned',
      ['空容器未清洁', 'Empty, uncleaned'],
      'JT/T 617.5',
      dangerous.emptyUncleaned ? 'EMPTY, UNCLEANED 是' : '',
    ),
    ...(['controlTemperature', 'emergencyTemperature'] as const).map((name) =>
      field(
        name,
        name === 'controlTemperature' ? ['控制温度', 'Control temperature'] : ['应急温度', 'Emergency temperature'],
        'JT/T 617.5',
        dangerous[name],
      ),
    ),
    emergencyField(one, list),
    field(
      'emergencyInformation',
      ['应急处置信息（安全技术说明书）', 'Emergency information (SDS)'],
      list,
      documentsText(made, 'SDS'),
      inDocuments('SDS'),
    ),
  ].filter(isPrinted);
};

/** The statement of the shipper, which limited and excepted quantities need in writing. */
const statementFor = (items: readonly DangerousItem[], { loading }: RoadLeg): PaperStatement => {
  const isSmall = items.some(({ dangerous }) => dangerous.limitedQuantity || dangerous.exceptedQuantity);
  return {
    titleZh: '托运人声明',
    titleEn: "Shipper's statement",
    paragraph: isSmall ? `${order29}第十八条、第十九条` : list,
    textEn: `The goods above are classified, packed, marked and labelled according to JT/T 617, and this list is true and complete.${
      isSmall ? ' The limited or excepted quantities meet the packing requirements of JT/T 617.' : ''
    } The emergency telephone is answered during the whole transport.`,
    textZh: `上列货物已按《危险货物道路运输规则》（JT/T 617）分类、包装、标记和标志，清单内容真实完整；${
      isSmall ? '有限数量、例外数量危险货物符合 JT/T 617 的包装要求；' : ''
    }运输期间应急联系电话保持畅通。应急处置信息见随附安全技术说明书：危险特性、运输注意事项、急救、消防、泄漏与次生环境污染的处置。`,
    byHand: [
      ...(loading ? [] : ['装货地点与时间 Place and time of loading']),
      '托运人签章 Shipper, signature',
      '日期 Date',
      '承运人名称与许可证号 Carrier, licence No.',
      '车牌号 Vehicle',
      '驾驶人与押运人员 Driver and escort',
    ],
  };
};

const headFields = (made: PaperOrder, leg: RoadLeg): PaperField[] => {
  const { shipper, consignee } = made.order;
  const { loading, unloading } = leg;
  const isTruck = made.line === 'domestic';
  return [
    field('leg', ['运输段', 'Part of the transport'], list, leg.nameZh),
    field(
      'shipper',
      ['托运人', 'Shipper'],
      list,
      partyText(shipper),
      inOrder(shipper?.name ? 'shipper.address' : 'shipper.name'),
    ),
    field(
      'consignee',
      ['收货人', 'Consignee'],
      list,
      leg.consignee ?? partyText(consignee),
      inOrder(unloadingPath(leg, consignee)),
    ),
    // who hauls a container is known when its truck is sent, and is written by hand
    field('carrier', ['承运人', 'Carrier'], list, isTruck ? (made.offer.carrierZh ?? '') : ''),
    field(
      'loader',
      ['装货人', 'Loader'],
      list,
      leg.loader,
      inOrder(isTruck ? 'details.loadingContact' : 'shipper.name'),
    ),
    ...(loading
      ? [
          field('loadingPlace', ['装货地点', 'Place of loading'], list, loading.place, inOrder(loading.path)),
          field('loadingTime', ['装货时间', 'Time of loading'], list, loading.time, inOrder(loading.timePath)),
        ]
      : []),
    field(
      'unloadingPlace',
      ['卸货地点', 'Place of unloading'],
      list,
      unloading.place,
      unloading.path === undefined ? atDesk : inOrder(unloading.path),
    ),
    field('unloadingTime', ['卸货时间', 'Time of unloading'], list, unloading.time),
    field('reference', ['托运人编号', "Shipper's reference"], list, made.orderNo),
    field('preparedOn', ['编制日期', 'Date prepared'], list, made.preparedOn),
  ].filter(isPrinted);
};

const unloadingPath = (leg: RoadLeg, consignee: PaperOrder['order']['consignee']): string => {
  if (leg.consignee !== undefined) return leg.unloading.path ?? 'consignee.name';
  return consignee?.name ? 'consignee.address' : 'consignee.name';
};

/** The list of a consignment of dangerous goods by road, for the part of an order's way by truck. */
export const roadConsignment = (made: PaperOrder): DangerousPaper => {
  const leg = roadLegOf(made)!;
  const trucks = made.order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const small = asOrdinaryByRoad(made.order.cargo, trucks);
  const items = dangerousItems(made);
  // a truck that carries other dangerous goods as well is none for ordinary goods
  const isOrdinary = ({ index, item: { unit } }: DangerousItem): boolean =>
    small[index] === true && items.every((other) => other.item.unit !== unit || small[other.index] === true);
  return withMissing({
    code: 'road',
    titleZh: '危险货物道路运输托运清单',
    titleEn: 'Road Consignment List of Dangerous Goods',
    source: `${order29}，JT/T 617.5`,
    sections: [
      headOf(headFields(made, leg)),
      ...items.map((one) => itemSection(one.index + 1, one.item.nameZh, itemFields(made, one, isOrdinary(one)))),
    ],
    statements: [statementFor(items, leg)],
  });
};
