import type { ControlCode } from './controlledGoods.ts';

/** The mode of transport or storage, as relevant for documents; `SMGS` is rail across the border. */
export type DocumentMode =
  | 'SEA_FCL'
  | 'SEA_LCL'
  | 'AIR'
  | 'RAIL'
  | 'SMGS'
  | 'TANK'
  | 'FLEXI'
  | 'WH'
  | 'CFS'
  | 'ROAD'
  | 'DGDESK';

/** A row of the document table: the document, and the modes, goods and classes that require or may require it. */
export interface DocumentRule {
  code: string;
  nameZh: string;
  issuer: string;
  /** When it is due, as text. */
  due: string;
  /** The sailing's cut-off by which it is due; null if none. */
  cutOff: 'DG_DOC' | 'SI' | 'CY' | 'CUSTOMS' | null;
  goods: 'any' | 'chemical' | 'dangerous' | 'notDangerousChemical' | 'lithium';
  /** Only for chemicals with one of these controls. */
  controls?: readonly ControlCode[];
  required: readonly DocumentMode[];
  conditional?: { modes: readonly DocumentMode[]; whenZh: string };
  /** Classes (with their divisions) for which another proof is accepted. */
  exempt?: { classes: readonly string[]; whenZh: string };
  /** Whether the document certifies a packaging whose UN mark depends on the packing group. */
  marksPackingGroup?: boolean;
  confidence: 'high' | 'medium';
}

const seaBoxes = ['SEA_FCL', 'SEA_LCL'] as const;
const sea = [...seaBoxes, 'TANK', 'FLEXI'] as const;
const exports = [...sea, 'AIR', 'RAIL'] as const;
const dangerousSea = [...seaBoxes, 'TANK'] as const;
const packed = [...seaBoxes, 'AIR', 'RAIL', 'CFS'] as const;
const everywhere = [...exports, 'WH', 'CFS', 'ROAD', 'DGDESK'] as const;

const byService = { modes: ['DGDESK'], whenZh: '按所选的服务' } as const;
const inlandLeg = {
  modes: [...dangerousSea, 'AIR', 'WH', 'CFS'],
  whenZh: '国内段由危险货物道路运输车辆承运时',
} as const;
const cylinders = { classes: ['2'], whenZh: '气瓶等压力容器以其检验资料代替，由专员核对' } as const;

const drugPrecursors = ['drug1', 'drug2', 'drug3'] as const;
const onRoad = { modes: [...exports, 'WH', 'CFS', 'DGDESK'], whenZh: '国内段由公路运输时' } as const;

/**
 * The trade's 24 documents and 6 for controlled chemicals, with the modes and goods that require them. The two customs documents of a packaging apply
 * only to packages; tank containers need no packing certificate (IMDG Code 5.4.2, note). Source: the trade's document
 * table, with its confidence; the assignment to modes is our interpretation.
 */
export const documentTable: readonly DocumentRule[] = [
  {
    code: 'SDS',
    nameZh: '化学品安全技术说明书（SDS，16 项，中英文）',
    issuer: '生产商',
    due: '订舱时',
    cutOff: null,
    goods: 'chemical',
    required: everywhere,
    confidence: 'high',
  },
  {
    code: 'TCA',
    nameZh: '货物运输条件鉴定书',
    issuer: '有资质的鉴定机构',
    due: '订舱时',
    cutOff: null,
    goods: 'chemical',
    required: ['AIR', 'RAIL', 'FLEXI'],
    conditional: { modes: [...seaBoxes, 'TANK', 'CFS'], whenZh: '性质存疑的货物' },
    confidence: 'high',
  },
  {
    code: 'CLSR',
    nameZh: '危险特性分类鉴别报告',
    issuer: '有资质的鉴定机构',
    due: '报检前',
    cutOff: null,
    goods: 'dangerous',
    required: [...dangerousSea, 'AIR', 'RAIL'],
    conditional: byService,
    confidence: 'high',
  },
  {
    code: 'PERF',
    nameZh: '出入境货物包装性能检验结果单（性能单）',
    issuer: '海关',
    due: '灌装前',
    cutOff: null,
    goods: 'dangerous',
    required: packed,
    conditional: byService,
    exempt: cylinders,
    marksPackingGroup: true,
    confidence: 'high',
  },
  {
    code: 'USE',
    nameZh: '危险货物包装使用鉴定结果单（使用鉴定）',
    issuer: '海关',
    due: '订舱用扫描件，危申报用正本',
    cutOff: 'DG_DOC',
    goods: 'dangerous',
    required: packed,
    conditional: byService,
    exempt: cylinders,
    marksPackingGroup: true,
    confidence: 'high',
  },
  {
    code: 'DGDECL',
    nameZh: '危险货物安全适运声明书（货申报）',
    issuer: '申报员经海事机构',
    due: '截危申报前',
    cutOff: 'DG_DOC',
    goods: 'dangerous',
    required: dangerousSea,
    conditional: byService,
    confidence: 'high',
  },
  {
    code: 'MMDG',
    nameZh: '多式联运危险货物单（DG Note）',
    issuer: '托运人',
    due: '截单前',
    cutOff: 'SI',
    goods: 'dangerous',
    required: [...dangerousSea, 'CFS'],
    conditional: byService,
    confidence: 'high',
  },
  {
    code: 'CPC',
    nameZh: '集装箱装箱证明书',
    issuer: '集装箱装箱现场检查员',
    due: '装箱后',
    cutOff: 'CY',
    goods: 'dangerous',
    required: [...seaBoxes, 'CFS'],
    conditional: byService,
    confidence: 'high',
  },
  {
    code: 'DGDA',
    nameZh: '托运人危险品申报单（空运）',
    issuer: '持证申报人',
    due: '交运时',
    cutOff: null,
    goods: 'dangerous',
    required: ['AIR'],
    conditional: byService,
    confidence: 'high',
  },
  {
    code: 'POA',
    nameZh: '报关委托书',
    issuer: '托运人',
    due: '报关前',
    cutOff: 'CUSTOMS',
    goods: 'any',
    required: exports,
    confidence: 'high',
  },
  {
    code: 'CI',
    nameZh: '商业发票',
    issuer: '托运人',
    due: '报关前',
    cutOff: 'CUSTOMS',
    goods: 'any',
    required: exports,
    confidence: 'high',
  },
  {
    code: 'PL',
    nameZh: '装箱单',
    issuer: '托运人',
    due: '报关前',
    cutOff: 'CUSTOMS',
    goods: 'any',
    required: exports,
    confidence: 'high',
  },
  {
    code: 'SC',
    nameZh: '销售合同',
    issuer: '托运人',
    due: '报关前',
    cutOff: 'CUSTOMS',
    goods: 'any',
    required: exports,
    confidence: 'high',
  },
  {
    code: 'DE',
    nameZh: '申报要素',
    issuer: '托运人',
    due: '报关前',
    cutOff: 'CUSTOMS',
    goods: 'any',
    required: exports,
    confidence: 'high',
  },
  {
    code: 'SO',
    nameZh: '订舱确认书（放舱纸，S/O）',
    issuer: '承运人',
    due: '放舱时',
    cutOff: null,
    goods: 'any',
    required: [...sea, 'CFS'],
    confidence: 'high',
  },
  {
    code: 'BL',
    nameZh: '提单（正本、电放或海运单）',
    issuer: '承运人',
    due: '开船后',
    cutOff: null,
    goods: 'any',
    required: sea,
    confidence: 'high',
  },
  {
    code: 'AWB',
    nameZh: '航空运单',
    issuer: '承运人',
    due: '起飞前',
    cutOff: null,
    goods: 'any',
    required: ['AIR'],
    confidence: 'high',
  },
  {
    code: 'SMGS',
    nameZh: '国际货协运单',
    issuer: '铁路',
    due: '发运时',
    cutOff: null,
    goods: 'any',
    required: ['SMGS'],
    confidence: 'high',
  },
  {
    code: 'ROADW',
    nameZh: '危险货物道路运输运单（电子运单）',
    issuer: '承运人',
    due: '起运前，一车一单',
    cutOff: null,
    goods: 'dangerous',
    required: ['ROAD'],
    conditional: inlandLeg,
    confidence: 'high',
  },
  {
    code: 'TREM',
    nameZh: '道路运输危险货物安全卡',
    issuer: '托运人、承运人',
    due: '随车',
    cutOff: null,
    goods: 'dangerous',
    required: ['ROAD'],
    conditional: inlandLeg,
    confidence: 'medium',
  },
  {
    code: 'COA',
    nameZh: '成分或质检报告（COA）',
    issuer: '生产商',
    due: '充装、入库前',
    cutOff: null,
    goods: 'chemical',
    required: ['TANK', 'WH'],
    confidence: 'high',
  },
  {
    code: 'CLEANC',
    nameZh: '罐箱清洗证明',
    issuer: '清洗站',
    due: '提罐时',
    cutOff: null,
    goods: 'any',
    required: ['TANK'],
    confidence: 'high',
  },
  {
    code: 'NDG',
    nameZh: '非危保函',
    issuer: '托运人',
    due: '订舱时',
    cutOff: null,
    goods: 'notDangerousChemical',
    required: [...exports, 'CFS'],
    confidence: 'high',
  },
  {
    code: 'BATT',
    nameZh: 'UN38.3 试验概要',
    issuer: '试验机构',
    due: '订舱时',
    cutOff: null,
    goods: 'lithium',
    required: [...seaBoxes, 'AIR', 'RAIL', 'WH', 'CFS', 'ROAD'],
    conditional: byService,
    confidence: 'high',
  },
  // State Council Order 591, articles 38 to 50
  {
    code: 'TOXBUY',
    nameZh: '剧毒化学品购买许可证',
    issuer: '公安机关',
    due: '交付托运前',
    cutOff: null,
    goods: 'any',
    controls: ['toxic'],
    required: everywhere,
    confidence: 'high',
  },
  {
    code: 'TOXROAD',
    nameZh: '剧毒化学品道路运输通行证',
    issuer: '公安机关',
    due: '起运前，一车一证',
    cutOff: null,
    goods: 'any',
    controls: ['toxic'],
    required: ['ROAD'],
    conditional: onRoad,
    confidence: 'high',
  },
  {
    code: 'EXPLREC',
    nameZh: '易制爆危险化学品购买、销售备案',
    issuer: '公安机关',
    due: '购买、销售后五日内',
    cutOff: null,
    goods: 'any',
    controls: ['explosive'],
    required: everywhere,
    confidence: 'high',
  },
  // State Council Order 445, articles 14 to 30
  {
    code: 'DRUGBUY',
    nameZh: '易制毒化学品购买许可证或备案证明',
    issuer: '公安机关、药品监督管理部门',
    due: '交付托运前',
    cutOff: null,
    goods: 'any',
    controls: drugPrecursors,
    required: everywhere,
    confidence: 'high',
  },
  {
    code: 'DRUGROAD',
    nameZh: '易制毒化学品运输许可证或备案证明',
    issuer: '公安机关',
    due: '起运前，随车携带',
    cutOff: null,
    goods: 'any',
    controls: drugPrecursors,
    required: ['ROAD'],
    conditional: onRoad,
    confidence: 'high',
  },
  {
    code: 'DUALUSE',
    nameZh: '两用物项和技术出口许可证（易制毒化学品）',
    issuer: '商务主管部门',
    due: '报关前',
    cutOff: 'CUSTOMS',
    goods: 'any',
    controls: drugPrecursors,
    required: exports,
    confidence: 'high',
  },
];

/** The Chinese name of a document type by its code; undefined for an unknown code. */
export const paperNameOf = (code: string): string | undefined =>
  documentTable.find((document) => document.code === code)?.nameZh;
