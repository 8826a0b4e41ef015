import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { railGoods } from '#contract/services/rail/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { messages } from './messages.ts';

/** Rail freight on the China–Europe and Central Asia trains. */
export const content: ServiceContent = {
  line: 'rail',
  routes: { page: paths.railWayIndex, order: paths.railWayOrder, success: paths.railWaySuccess },
  ...messages.requested,
  title: '中欧、中亚班列整箱',
  lead: '普通化工品整箱经阿拉山口、霍尔果斯、二连浩特、满洲里、绥芬河出境。危险品默认不接，确有需要的由专员与沿途各铁路商定。',
  points: ['按箱公开报价', '出境口岸与班期逐条列明', '危险品不混报'],
  columns: { origin: '发站', destination: '到站', item: '箱型', matrix: true },
  cargo: { asked: ['pieces', 'weight', 'volume'], unit: '箱' },
  measures: [
    {
      title: '计费单位',
      rule: '按箱计费，箱型为 20GP、40HQ；报价为站到站，COC（铁路箱或班列公司箱）与 SOC（自备箱）分开报价。',
    },
    { title: '装载重量', rule: '以班列公司与出境口岸公布的限重为准，须提供加固方案；超重、偏载的不发运。' },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '须有 SDS 与《货物运输条件鉴定书》，结论为非危险货物。' },
      {
        what: '固体、膏状化工品与塑料原料',
        condition: '袋装、桶装须打托或加固，粉末须防散漏；冬季经高寒区段的，注明防冻要求。',
      },
    ],
    rejected: [
      ...excludedGoods(railGoods),
      { what: '班列公司与沿途国家禁运清单所列货物', rule: '班列公司禁运清单：所列货物不接，订舱前逐票核对。' },
    ],
    desk: [
      '确需铁路运输的危险品：国际货协附件 2 要求专门条件，由专员与全程各铁路商定，不在线下单。',
      '性质存疑、鉴定书结论附有条件的化工品。',
      '消费类锂电池：符合 SP188、SP78/79 限值（电池组不超过 100 Wh、锂含量不超过 2 g）的，2023 年 11 月起可按普通货物办理，由专员核对资料。',
      '含电池的设备、自备罐箱。',
    ],
    basis: '依据国际货协（SMGS）附件 2 与班列公司公布的禁运清单；沿途各国规定从严执行。',
  },
  included: ['站到站铁路运费', '班列计划申报与请车', 'SMGS 运单制作'],
  notIncluded: [
    '提箱、装箱、加固与发站短驳',
    '口岸换装费（宽轨、准轨换装）',
    '报关费、查验费',
    '目的地清关、T1 转关与送货',
    '还箱费、超期用箱费',
    '货物运输保险',
  ],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '货物运输条件鉴定书', issuer: '有资质的鉴定机构', due: '订舱时' },
    { name: 'UN38.3 试验概要、检测报告与照片（含电池时）', issuer: '试验机构、托运人', due: '订舱时' },
    { name: '非危保函', issuer: '托运人', due: '订舱时' },
    { name: '加固方案与装箱照片', issuer: '托运人', due: '装箱后、发运前' },
    { name: '报关委托书、商业发票、装箱单、合同、申报要素', issuer: '托运人', due: '报关前' },
    { name: '国际货协运单（SMGS）', issuer: '铁路', due: '发运时签发' },
    { name: 'T1 转关单证（进入欧盟时）', issuer: '目的地清关代理', due: '入境前' },
  ],
  steps: [
    { title: '询价', text: '提供品名、HS 编码、发站、到站与货好日期' },
    { title: '核对', text: '核对鉴定书与班列禁运清单' },
    { title: '订舱', text: '确认班列日期、出境口岸与箱源' },
    { title: '装箱', text: '提箱装箱，按方案加固并拍照' },
    { title: '报关', text: '属地或口岸报关，核对 SMGS 运单' },
    { title: '发运', text: '集结发车，口岸换装出境' },
    { title: '到站', text: '目的地清关、提箱送货与还箱' },
  ],
  prepare: [
    '发站、到站、期望的班列日期与出境口岸',
    '箱型、箱量，COC 或 SOC，还箱地',
    '中英（俄）文品名与 HS 编码、件数、毛重',
    '是否含电池；货值（投保时）',
    '收发货人资料（SMGS 运单用）与目的地清关代理',
    '加固方案',
  ],
  cutOffs: [
    { title: '订舱资料', text: '鉴定书、SDS 与 SMGS 运单信息齐备后申报班列计划。' },
    { title: '进站截止', text: '以班列公司通知的集结时间为准，逾期顺延下一列。' },
    { title: '报关放行', text: '放行后方可装车；品名与运单不符会在口岸滞留。' },
  ],
  questions: [
    {
      question: '为什么铁路默认不接危险品？',
      answer:
        '国际货协附件 2 对危险品要求专门条件，多个国家的铁路须逐一同意，班列公司又有各自的禁运清单。因此我们不在线受理，由专员判断是否改走海运。',
    },
    {
      question: '锂电池产品能走班列吗？',
      answer:
        '符合限值的消费类锂电池 2023 年 11 月起可按普通货物办理，但要提供检测报告、UN38.3、SDS、非危保函与照片，由专员核对。损坏、废旧电池不运。',
    },
    {
      question: '走哪个口岸出境由谁定？',
      answer: '由班列线路决定。可以提出期望的口岸，但遇口岸限装、换装排队时以班列公司的安排为准。',
    },
    {
      question: '全程时间有保证吗？',
      answer: '价格表里的时效为参考值。口岸换装、查验与沿途限流都会影响到站时间，不作承诺。',
    },
    {
      question: 'T1 是什么，必须做吗？',
      answer: 'T1 是进入欧盟后的转关单证，货物要转到内陆到站清关时需要；在入境口岸清关的不需要。由目的地代理办理。',
    },
  ],
  supplierRoles: ['rail', 'trucking', 'customs'],
  enquiryHint: '随询价写明 HS 编码、发站、到站与箱量；化工品请准备好鉴定书，含电池的务必说明。',
  examples: { goods: '如：钛白粉（金红石型）', quantity: '如：2 × 40HQ，每箱 22 吨' },
};

export default serviceRoute(content);
