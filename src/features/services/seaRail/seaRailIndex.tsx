import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { deskGoods, excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { seaRailGoods } from '#contract/services/seaRail/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { messages } from './messages.ts';

/** Rail from an inland terminal to the port and on by sea. */
export const content: ServiceContent = {
  line: 'seaRail',
  routes: { page: paths.seaRailIndex, order: paths.seaRailOrder, success: paths.seaRailSuccess },
  ...messages.requested,
  title: '海铁联运整箱',
  lead: '普通化工品整箱从内陆铁路场站上车，经钦州、青岛、宁波舟山换船到目的港，全程一个价格、一份提单。',
  points: ['铁路、换装与海运一个箱价', '属地报关或口岸报关', '全程一份提单'],
  columns: { origin: '发站', destination: '目的港', item: '箱型', matrix: true },
  cargo: { asked: ['pieces', 'weight', 'volume'], unit: '箱' },
  measures: [
    {
      title: '计费单位',
      rule: '按箱计费，箱型为 20GP、40HQ；报价为发站堆场到目的港堆场（CY—CY），使用承运人箱。',
    },
    {
      title: '装载重量',
      rule: '铁路按集装箱专用平车核定载重与偏载要求，海运按箱体最大总重，以其中从严的为准；40 尺箱与成对的 20 尺箱须重量均衡。',
    },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '须有 SDS 与《货物运输条件鉴定书》，结论为非危险货物。' },
      { what: '塑料原料、固体与膏状化工品', condition: '袋装、桶装须打托或加固，粉末须防散漏，适应铁路冲击。' },
    ],
    rejected: [
      ...excludedGoods(seaRailGoods),
      { what: '铁路或船公司禁限运清单所列货物', rule: '发站、港站与船公司公布的禁限运清单：订舱前逐票核对。' },
    ],
    desk: [
      ...deskGoods(seaRailGoods),
      '性质存疑、鉴定书结论附有条件的化工品。',
      '确需海铁联运的危险品：发站、港站办理限制与专用箱由专员逐站核定，不在线下单。',
    ],
    basis: '依据铁路货物运输规程与集装箱装载加固规则、铁路危险货物运输规定、IMDG Code；从严执行。',
  },
  included: ['发站到港站的铁路运费', '全程海运费', '班列计划申报与船舶订舱', '全程提单制作'],
  notIncluded: [
    '产装拖车或场站装箱、加固',
    '铁路场站落箱费、港站换装短驳费、起运港码头操作费',
    '报关费、转关费、查验费',
    '目的港费用与送货',
    '超期用箱费',
    '货物运输保险',
  ],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '货物运输条件鉴定书', issuer: '有资质的鉴定机构', due: '订舱时' },
    { name: '非危保函', issuer: '托运人', due: '订舱时' },
    { name: '装箱照片与加固方案', issuer: '托运人', due: '装箱后、进站前' },
    { name: '核实的总质量（VGM）', issuer: '托运人', due: '到港前' },
    { name: '报关委托书、商业发票、装箱单、合同、申报要素', issuer: '托运人', due: '报关前' },
    { name: '铁路集装箱运单', issuer: '铁路', due: '发车时签发' },
    { name: '全程提单', issuer: '承运人', due: '开船后签发' },
  ],
  steps: [
    { title: '询价', text: '提供品名、HS 编码、发站、目的港与货好日期' },
    { title: '核对', text: '核对鉴定书与铁路、船公司禁限运清单' },
    { title: '订舱', text: '同时申报班列计划与船舶舱位，确认两段日期' },
    { title: '装箱', text: '产装、场站装箱或自装，按方案加固并拍照' },
    { title: '报关', text: '属地放行后转关，或到口岸申报' },
    { title: '上车', text: '场站集结发车，到港站卸车' },
    { title: '上船', text: '短驳进港、核对 VGM，开船后签发全程提单' },
  ],
  prepare: [
    '发站、目的港与期望的班列日期',
    '箱型、箱量与装箱方式；产装的，装货地址',
    '中英文品名与 HS 编码、件数、毛重',
    '报关地：属地或口岸',
    '收发货人与通知人资料、提单类型',
    '加固方案与防冻、防潮要求',
  ],
  cutOffs: [
    { title: '订舱资料', text: '鉴定书、SDS 与提单信息齐备后申报班列计划与舱位。' },
    { title: '进站截止', text: '以场站通知的集结时间为准，逾期顺延下一列，可能错过接驳的船。' },
    { title: '截单与 VGM', text: '以接驳船舶的截单、截 VGM 时间为准；到港站前提供。' },
  ],
  questions: [
    {
      question: '铁路晚到错过了船怎么办？',
      answer: '接驳是我们安排的，错过的改配下一班船；堆存与改配费用按协议的责任划分。列表中的时效为参考，不作承诺。',
    },
    {
      question: '海铁联运能走危险品吗？',
      answer: '默认不接。铁路段按车站办理限制逐站核定，能否走由危险品专员答复；多数危险品改走公路到港加海运整箱。',
    },
    {
      question: '为什么要选属地报关还是口岸报关？',
      answer:
        '属地报关在发站海关放行后转关，到港不再等申报；口岸报关到港后申报，适合资料晚到的货物。查验可能在任一地发生。',
    },
    {
      question: '提单上的起运地写哪里？',
      answer: '全程提单的收货地为内陆场站，装货港为换装的海港；信用证有要求的，订舱时说明。',
    },
  ],
  supplierRoles: ['rail', 'carrier', 'customs'],
  enquiryHint: '随询价写明 HS 编码、发站、目的港、箱量与货好日期；化工品请准备好鉴定书。',
  examples: { goods: '如：聚丙烯颗粒', quantity: '如：3 × 40HQ，每箱 25 吨' },
};

export default serviceRoute(content);
