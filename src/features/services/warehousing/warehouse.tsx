import { Picture } from '#src/illustrations/slides/warehouse.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { deskGoods, excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { warehousingGoods } from '#contract/services/warehousing/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** Storage of chemicals. */
export const content: ServiceContent = {
  line: 'warehousing',
  routes: { page: paths.warehouse, order: paths.warehouseing },
  name: '化工仓储',
  title: '化工品与危险品仓储',
  lead: '先按闪点与性质定甲、乙、丙类库或普通库，再核对同库隔离，最后排库位。库类、单价与增值服务逐项列明。',
  points: ['按闪点与性质定库类', '同库货物逐批核对隔离', '按吨·天、托·天或面积计费'],
  columns: { origin: '仓库', destination: null, item: '库类' },
  cargo: {
    asked: ['weight', 'days', 'pallets', 'squareMetres'],
    danger: 'Y',
    samples: [
      { weight: '1000', days: '15', pallets: '1' },
      { weight: '5000', days: '30', pallets: '5' },
    ],
  },
  measures: [
    {
      title: '计费方式',
      rule: '散存按“元/吨·天”，整托按“元/托·天”，包仓按“元/㎡·月”，三种方式在入库前约定一种。',
      example: '14.4 吨存放 30 天，按吨·天计费：14.4 × 30 = 432 吨·天，再乘单价。',
    },
    {
      title: '定库类',
      rule: '甲类：闪点低于 28 ℃ 的液体、爆炸下限低于 10% 的气体、自燃与遇水反应的物质、强氧化剂。乙类：闪点 28 ℃ 至不足 60 ℃ 的液体、爆炸下限不低于 10% 的气体、其他氧化剂、化学易燃固体、助燃气体。丙类：闪点不低于 60 ℃ 的液体、可燃固体。丁、戊类存普通库。',
      example: '醋酸正丁酯闪点 27 ℃，存甲类库；冰醋酸闪点 40 ℃，存乙类库。均以货物 SDS 所列闭杯闪点为准。',
    },
    {
      title: '就高不就低',
      rule: '同一库房按其中火灾危险性最大的货物定类；丁、戊类货物用可燃包装的，可能按丙类存放。',
    },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '提供 SDS；温度要求为常温，或阴凉（不高于 20 ℃）而仓库有相应库位。' },
      {
        what: '第 3 类易燃液体、4.1 项易燃固体',
        condition: '按闪点与性质存甲、乙类库，仓库证载许可范围包含该品种，并经逐批核定库位。',
        divisions: ['3', '4.1'],
      },
      { what: '第 8 类腐蚀性物质', condition: '酸、碱分库存放，地面防腐与收集条件由仓库核定。', divisions: ['8'] },
      {
        what: '第 9 类杂项危险物质',
        condition: '锂电池除外；按品种与包装核定库位。',
        divisions: ['9'],
      },
    ],
    rejected: [
      { what: '没有 SDS，或 SDS 与实物、标签不一致的货物', rule: '平台规定：不能定库类的不入库。' },
      { what: '破损、渗漏、无标签的包件', rule: '平台规定：入库核验不合格的当场退回，不在库内换装。' },
      { what: '超出仓库许可范围的危险化学品', rule: '平台规定：以仓库证载许可范围为限，超出的不安排库位。' },
      ...excludedGoods(warehousingGoods),
      {
        what: '性质相抵的货物存同一库房',
        rule: 'GB 15603-2022 与 GB 17914、GB 17915、GB 17916：氧化剂与易燃物、易燃气体与助燃气体、酸与碱等不得同库，另配库房。',
      },
      {
        what: '与食品、饲料同库的毒性、感染性、放射性、腐蚀性货物',
        rule: '《食品安全法》第三十三条：食品不得与有毒、有害物品一同储存。',
      },
    ],
    desk: [
      '第 1 类、6.2 项、第 7 类：不在线受理。',
      ...deskGoods(warehousingGoods),
      '冷藏（2～8 ℃）、冷冻与需要控制温度的货物。',
      '分装、取样与调配：须由具备相应许可的仓库承接，逐项核对。',
      '隔离判定“未查到要求”的组合：不等于可以同库，由专员结合反应性判断。',
    ],
    basis:
      '库类依据 GB 50016-2014 第 3.1.3 条储存物品的火灾危险性分类，危险化学品储存执行 GB 15603-2022；最终库位以仓库核定为准。',
  },
  included: ['仓储费（单价 × 计费量 × 存期）', '库类与同库隔离核定', '入库时核对品名、件数、包装与标志'],
  notIncluded: [
    '出入库装卸费',
    '打托缠膜费',
    '贴标费（危标、GHS 标签）',
    '分装、取样、过磅费',
    '送货与提货的运费',
    '货物保险',
  ],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '成分或质检报告（COA）', issuer: '生产商', due: '入库时' },
    { name: '危险特性分类鉴别报告（性质存疑时）', issuer: '有资质的鉴定机构', due: '定库类前' },
    { name: '存货人营业执照', issuer: '存货人', due: '首次入库前' },
    { name: '危险化学品经营许可证', issuer: '存货人', due: '首次入库前', dangerousOnly: true },
    { name: '入库通知（品名、批号、件数、吨数）', issuer: '存货人', due: '预约入库时' },
  ],
  steps: [
    { title: '询价', text: '提供品名、SDS、包装、数量与存期' },
    { title: '定库', text: '按闪点与性质定库类，核对许可范围' },
    { title: '核隔离', text: '与在库货物逐批核对，排定库位' },
    { title: '预约', text: '约定入库时段，报车牌与司机' },
    { title: '入库', text: '过磅点数，验包装、标签与批号' },
    { title: '在库', text: '按约定温度存放，办理增值服务' },
    { title: '出库', text: '凭出库指令放货，按存期结算' },
  ],
  prepare: [
    '品名、CAS 号；危险品另填联合国编号、类别与包装类别',
    'SDS（含闭杯闪点）与 COA',
    '包装、件数、吨数或托盘数、可堆高度',
    '温度要求：常温、阴凉（不高于 20 ℃）、冷藏（2～8 ℃）或冷冻',
    '入库日期与存期，计费方式',
    '增值服务：打托、贴标、分装、取样、过磅、保税',
    '24 小时应急联系人与保险安排',
  ],
  cutOffs: [
    { title: '入库预约', text: '以仓库排期为准；资料未核定前请勿发车，车辆到库不能卸货的费用由存货人承担。' },
    { title: '出库指令', text: '以仓库受理时间为准；装箱出口的货物，请按船公司截港时间倒排出库。' },
    { title: '存期届满', text: '续存须在届满前确认，库位另有安排的可能移库。' },
  ],
  questions: [
    {
      question: '甲类库和“危险品库”是一回事吗？',
      answer:
        '不是。甲、乙、丙是火灾危险性分类，看闪点、爆炸下限与反应性；危险货物类别是运输分类。例如第 8 类货物，无闪点与有闪点的，库类可能不同。',
    },
    {
      question: '闪点正好 28 ℃ 或 60 ℃ 怎么算？',
      answer: '28 ℃ 属乙类，60 ℃ 属丙类：低于 28 ℃ 为甲类，28 ℃ 至不足 60 ℃ 为乙类，60 ℃ 及以上为丙类。',
    },
    {
      question: '不同客户的货会放在一起吗？',
      answer: '同库类的货物可能共用库房，但每批都做隔离核对；需要独用的可以选择包仓，按平方米·月计费。',
    },
    {
      question: '可以在库里分装、换标签吗？',
      answer: '贴标、打托可以随时安排；分装须由具备相应许可的仓库承接，先由专员核对品种与条件。',
    },
    {
      question: '存放期间货物变更用途或转让怎么办？',
      answer: '请书面通知变更货权人。危险化学品的受让方须具备相应资质，核对后方可办理出库。',
    },
  ],
  supplierRoles: ['warehouse', 'trucking'],
  enquiryHint: '请写明城市、品名、闭杯闪点、吨数与存期；有温度要求或需要分装的，在备注里说明。',
  examples: { goods: '如：醋酸正丁酯', quantity: '如：80 桶，14.4 吨，存 30 天' },
  afterwards: [
    '工作人员核对 SDS、库类与许可范围，1 个工作日内电话联系您',
    '确认库位、计费方式与增值服务，由您书面确认',
    '预约入库时段，车辆按时送货，核验后入库',
  ],
};

export default serviceRoute(content, { Picture });
