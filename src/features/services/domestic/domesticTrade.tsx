import { Picture } from '#src/illustrations/slides/truck.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { domesticGoods } from '#contract/services/domestic/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** Trucking within China. */
export const content: ServiceContent = {
  line: 'domestic',
  routes: { page: paths.domesticTrade, order: paths.domesticTradeOrder },
  name: '国内整车',
  title: '化工品国内整车与集卡运输',
  lead: '厢式、栏板、罐车、冷藏与集卡骨架车。危险品先按类项核对承运人的经营范围，再派车，一车一单，在途可查。',
  points: ['按类项匹配经营范围', '危险品一车一张电子运单', '压车、放空费先讲明'],
  columns: { origin: '装货地', destination: '卸货地', item: '车型' },
  cargo: { asked: ['pieces', 'weight'], unit: '车', danger: 'Y' },
  measures: [
    {
      title: '计费方式',
      rule: '整车按车计价，罐车与大宗货物可按吨计价；按吨计价的以装货地过磅数为准，卸货地复磅差异按约定处理。',
      example: '按吨计价、装货过磅 29.6 吨：运费为单价 × 29.6。',
    },
    {
      title: '压车与放空',
      rule: '超过约定装卸时间的，按“元/车·天”收压车费；车到而货未备好、当日取消的，按车收放空费。',
    },
    {
      title: '限重与限行',
      rule: '装载量以车辆核定载质量为限；危险品车辆的通行路线与时段以沿途公安机关的公告为准。',
    },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '桶装、袋装、托盘用厢式或栏板车，液体散装用罐车，须控温的用冷藏车。' },
      {
        what: '在线受理类别的危险品',
        condition: '承运人经营范围包含该类项，驾驶员、押运员持有效从业资格证，车辆道路运输证在有效期内。',
      },
      {
        what: '罐车散装液体',
        condition: '罐体材质、容积与货物适配，并核对前次装载与清洗；罐体编号写入运单。',
      },
      { what: '出口集港、进口提箱', condition: '集卡骨架车；须有 S/O 或提货单、箱型与码头预约信息。' },
    ],
    rejected: [
      {
        what: '经营范围不含该类项的车辆',
        rule: '平台规定：按类项匹配《道路运输经营许可证》，不符的不派车。',
      },
      { what: '没有电子运单的危险品车次', rule: '危险货物道路运输一车一单、一趟一单，起运前填制。' },
      { what: '渗漏、破损、无标志的包件', rule: '平台规定：装货时发现即停止装车，不在途中换装。' },
      ...excludedGoods(domesticGoods),
      {
        what: '与食品、饲料同车的毒性、感染性、放射性、腐蚀性货物',
        rule: '《食品安全法》第三十三条：食品不得与有毒、有害物品一同运输。',
      },
    ],
    desk: [
      '第 1 类、6.2 项、第 7 类：不在线受理。',
      '可能属剧毒化学品的货物（2.3 项、包装类别 I 的 6.1 项）：对照《危险化学品目录》核对。',
      '不同类项的危险品同车：按 JT/T 617.6 核对混合装载。',
      '2.3 项毒性气体、5.2 项有机过氧化物及须控制温度的货物。',
      '途经电子围栏、限行区域或须办通行证的线路。',
      '罐车更换介质、装货地或卸货地没有装卸设施的。',
      '危险废物、未清洁的空容器。',
    ],
    basis: '依据《危险货物道路运输规则》（JT/T 617）与危险货物道路运输电子运单要求；能否承运以承运人资质核对为准。',
  },
  included: ['装货地至卸货地的整车运费', '经营范围与人员资格核对', '危险品电子运单填制', '在途节点通知与回单'],
  notIncluded: [
    '压车费、放空费',
    '装卸费与过磅费',
    '洗罐费、残液处理费',
    '码头预约、进港与落箱费',
    '货物保险',
    '因限行绕道产生的费用（事先告知）',
  ],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '危险货物道路运输运单（电子运单）', issuer: '承运人', due: '起运前，一车一单', dangerousOnly: true },
    { name: '道路运输危险货物安全卡', issuer: '托运人或承运人', due: '随车', dangerousOnly: true },
    { name: '成分或质检报告（COA，罐车散装）', issuer: '生产商', due: '装货时' },
    { name: '清洗证明与前次装载（罐车）', issuer: '清洗站', due: '装货前' },
    { name: 'S/O、提货单或送货单', issuer: '托运人', due: '派车前' },
  ],
  steps: [
    { title: '询价', text: '提供起讫地、品名、吨位与车型' },
    { title: '匹配', text: '按类项核对经营范围与罐体' },
    { title: '派车', text: '确认车牌、驾驶员、押运员与时间' },
    { title: '装货', text: '核对品名与件数，填制电子运单' },
    { title: '在途', text: '按规定路线行驶，通知节点与异常' },
    { title: '签收', text: '收货人验收签字，回单上传' },
    { title: '结算', text: '按约定单价与过磅数对账开票' },
  ],
  prepare: [
    '装货地、卸货地的省市区与详细地址，装卸时间与联系人',
    '品名；危险品另填联合国编号、类别、包装类别',
    '吨位、包装、件数，是否带托盘',
    '车型：厢式、栏板、罐车、集卡骨架或冷藏；车数',
    '罐车：容积、材质、接头、前次装载要求',
    '是否需要押运员，有无电子围栏或限行',
    '收货人、回单要求',
  ],
  cutOffs: [
    { title: '派车', text: '危险品车辆以可用运力与限行时段为准，越早下单越易配到车。' },
    { title: '装货时间', text: '请在约定时间内备好货，超过约定装卸时间按压车计费。' },
    { title: '集港', text: '出口货物以船公司截港时间倒排，危险品另须有进港计划。' },
  ],
  questions: [
    {
      question: '为什么要核对经营范围的类项？',
      answer: '危险货物运输企业的许可写明可以运输的类项，如第 3 类、第 8 类。货物的类项不在其中的，该承运人不能承运。',
    },
    {
      question: '什么是“一车一单”？',
      answer:
        '危险货物道路运输的电子运单按车、按趟填制，写明托运人、承运人、车辆、驾驶员、押运员、品名与数量，途中可核查。',
    },
    {
      question: '可以和普通货拼车吗？',
      answer: '本业务为整车。危险品与普通货、不同危险品之间能否同车，须按隔离要求由专员判断，不在线配载。',
    },
    {
      question: '罐车前次装过别的货怎么办？',
      answer: '装货前须提供清洗证明与前次装载记录；与前次介质可能反应或影响纯度的，不予装货。',
    },
    {
      question: '内贸运输要危包证吗？',
      answer: '危包证用于出口。内贸危险品凭运单、安全卡与合格包装运输；之后要出口的，请在灌装前先办性能单。',
    },
  ],
  supplierRoles: ['trucking'],
  enquiryHint: '请写明起讫地（到区县）、吨位、车型与装货时间；危险品填联合国编号与类别。',
  examples: { goods: '如：液碱（氢氧化钠溶液）', quantity: '如：1 车，30 吨，罐车' },
  afterwards: [
    '工作人员按类项匹配承运人，1 个工作日内电话联系您',
    '确认车型、单价、装卸时间与压车标准，由您书面确认',
    '发送车牌、驾驶员与押运员信息，按约定时间装货',
  ],
};

export default serviceRoute(content, { Picture });
