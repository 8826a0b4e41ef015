import { Picture } from '#src/illustrations/slides/flexitank.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';
import { excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { flexitankGoods } from '#contract/services/flexitank/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** Flexitanks in twenty-foot containers. */
export const content: ServiceContent = {
  line: 'flexitank',
  routes: { page: paths.fluidBag, order: paths.fluidBag },
  name: '液袋运输',
  title: '集装箱液袋运输',
  lead: '非危险液体的整箱散装运输：一只 20GP 配一只液袋，一次装 16 至 24 m³。危险品一律不装液袋。',
  points: ['液袋与安装一口价', '非危资料先审后装', '装卸阀门按工厂配'],
  columns: { origin: '装货地', destination: '目的港', item: '液袋规格', matrix: true },
  cargo: { asked: ['pieces'], unit: '袋' },
  measures: [
    {
      title: '计费方式',
      rule: '液袋费按袋计收，含液袋、阀门与箱内安装；海运费与起运港费用按 20GP 整箱计收，下单时按该航线最近可订航次逐项列出。',
    },
    {
      title: '装载量',
      rule: '体积不超过 24 m³，重量以船公司公布的液袋限重为准，取先到者；液袋应按其额定容积装满。',
      example: '比重 0.92、装 22 m³ 约 20.2 吨；比重 1.25 的液体装 16 m³ 已达 20 吨，应选小规格液袋。',
    },
  ],
  scope: {
    taken: [
      {
        what: '非危险液体化工品',
        condition: '提供 SDS、《货物运输条件鉴定书》与非危保函；仅限 20GP，体积不超过 24 m³，重量按船公司限重。',
      },
      { what: '食品级、饲料级液体', condition: '使用食品级液袋与食品级箱，须随附成分报告（COA）。' },
      { what: '需加热的非危液体', condition: '装货温度在液袋额定范围内；使用加热垫的，卸货地须有蒸汽或热水。' },
    ],
    rejected: [
      ...excludedGoods(flexitankGoods),
      { what: '20 尺普柜以外的箱型', rule: 'Cefic 液袋指南（第 2 版）：仅适用于 20 尺普柜。' },
      { what: '箱况不合格的集装箱', rule: '平台规定：箱壁锈穿、变形、有尖锐凸起的，换箱后再安装。' },
      { what: '部分装载的液袋', rule: '平台规定：未按额定容积装满的不发运，避免运输中晃荡。' },
    ],
    desk: [
      '鉴定书结论附有条件，或与 SDS 不一致的液体。',
      '强腐蚀性、强溶剂性、与聚乙烯材质能否接触不明的液体。',
      '装货温度高或易凝固的液体。',
      '船公司的通用运价不含液袋箱的，须另行询价。',
    ],
    basis: '依据 CTU Code 5.2.1 与 Cefic 液袋指南（第 2 版）；船公司另有限重与箱况要求。',
  },
  included: ['液袋、阀门、隔板与箱内铺垫', '现场安装', '装货前箱况检查'],
  notIncluded: [
    '目的港码头费、滞箱费',
    '液袋保险',
    '加热垫与卸货加热',
    '提箱、装货拖车费',
    '报关费、查验费',
    '目的港卸货与废袋处理',
  ],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '货物运输条件鉴定书', issuer: '有资质的鉴定机构', due: '订舱时' },
    { name: '非危保函', issuer: '托运人', due: '订舱时' },
    { name: '成分或质检报告（COA）', issuer: '生产商', due: '装货前' },
    { name: '液袋安装与装货记录（照片、铅封号）', issuer: '安装队', due: '装货后' },
    { name: '报关委托书、商业发票、装箱单、合同、申报要素', issuer: '托运人', due: '报关前' },
  ],
  steps: [
    { title: '询价', text: '提供品名、比重、温度、装货地与目的港' },
    { title: '核对', text: '审核非危资料，选定液袋规格与阀门' },
    { title: '订舱', text: '订 20GP 优质箱，确认船公司液袋限重' },
    { title: '安装', text: '提箱验箱，箱内铺垫、装袋、装隔板' },
    { title: '灌装', text: '工厂灌装至额定容积，检查渗漏并拍照' },
    { title: '出运', text: '报关进港，船公司要求的液袋声明随单' },
    { title: '卸货', text: '泵卸或自流卸净，废袋由收货人处置' },
  ],
  prepare: [
    '品名、鉴定书与非危保函',
    '比重、粘度、装货温度',
    '每袋体积（16 至 24 m³）与数量，单层或多层',
    '顶装或底装阀、接头规格，是否加热垫',
    '装货地、灌装时间与工厂灌装设备',
    '是否食品级，卸货设备',
  ],
  cutOffs: [
    { title: '订舱', text: '食品级箱、优质箱须提前预约箱源，部分船公司不保证液袋级箱况。' },
    { title: '安装', text: '在灌装前完成，现场须平整、有照明、能遮雨；箱况不合格时须留出换箱的时间。' },
    { title: '截港', text: '常见为开船前 1 至 2 天，以船公司通知为准。' },
  ],
  questions: [
    {
      question: '第 9 类危险品能不能装液袋？',
      answer: '不能。CTU Code 5.2.1 规定液袋不得装运危险货物，与类别、包装类别、数量无关。请改用罐箱或 IBC。',
    },
    {
      question: '液袋和罐箱怎么选？',
      answer: '非危险液体、单程、量在 16 至 24 m³ 的用液袋较省；危险品、需要压力或多次装卸的用罐箱。',
    },
    {
      question: '为什么限 20GP？',
      answer: '液体对侧壁的压力大，行业指南（Cefic）只针对 20 尺普柜制定，船公司的液袋限重也以此为准。',
    },
    {
      question: '途中渗漏谁负责？',
      answer: '按渗漏原因分清箱况、安装、货物性质或操作，由责任方承担。可投保液袋保险，请保留安装与灌装照片。',
    },
    {
      question: '液袋能重复使用吗？',
      answer: '液袋一次性使用，卸货后由收货人按当地规定处置；隔板与加热垫可按约定回收。',
    },
  ],
  supplierRoles: ['tank', 'carrier', 'trucking', 'customs'],
  enquiryHint: '随询价写明品名、比重与装货温度，并注明鉴定书编号。属于危险品的，液袋不受理，请改询罐箱。',
  examples: { goods: '如：大豆油、甘油、白油', quantity: '如：4 袋，每袋 22 m³' },
  afterwards: [
    '工作人员审核非危资料与比重、温度，1 个工作日内电话联系您',
    '确认液袋规格、船公司限重与全部费用',
    '您书面确认后订舱，安排安装队与灌装时间',
  ],
};

const loadServices = async () => [(await import('#contract/services/flexitank/definition.ts')).flexitank];

export default orderRoute(loadServices, serviceRoute(content, { Picture }));
