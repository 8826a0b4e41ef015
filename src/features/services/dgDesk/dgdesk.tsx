import { Picture } from '#src/illustrations/slides/papers.tsx';
import { CheckForm, GoodsCheckResult } from '#src/features/services/check/goodsCheck.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { messages } from './messages.ts';

/** Declarations and documents of dangerous goods. */
export const content: ServiceContent = {
  line: 'dgDesk',
  routes: { page: paths.dgdesk, order: paths.dgdeskDetail, success: paths.dgdeskOrderSuccess },
  ...messages.requested,
  title: '危险品申报与单证办理',
  lead: '危申报、危包证、分类鉴定、SDS、装箱证明，按货物列出该办哪些、由谁出具、何时要、要正本还是扫描件，再由专员代办。',
  points: ['先列清单再报价', '注明出具方与时限', '每份文件核对有效期'],
  columns: { origin: '办理地', destination: null, item: '服务项目' },
  cargo: { asked: ['pieces'], unit: '份' },
  measures: [
    {
      title: '计费单位',
      rule: '危申报按箱或按票，危包证按批，分类鉴定按样，SDS 按语种版本，装箱证明与危标张贴按箱。',
      example: '同一货物出两箱，要中、英文 SDS：SDS 计 2 个版本，装箱证明计 2 箱，分类鉴定计 1 样。',
    },
    {
      title: '办理周期',
      rule: '自资料与样品齐备起算；送样、海关与鉴定机构的工作时间不含在内。需要加急的，先确认可行再收费。',
    },
  ],
  scope: {
    taken: [
      {
        what: '海运危险货物申报（危申报）',
        condition: '由持证申报员办理；SDS、危包证、装箱证明等资料按船公司截危申报时间交齐。',
      },
      {
        what: '危包证：性能单与使用鉴定',
        condition: '性能单证明包装本身合格，使用鉴定证明该货物用该包装合适，两者配套。',
      },
      {
        what: '危险特性分类鉴定、货物运输条件鉴定',
        condition: '由有资质的鉴定机构按实样出具；样品须与所运货物一致。',
      },
      { what: 'SDS 编制（中、英文，16 项）', condition: '须提供配方组成与理化数据，由您对数据的真实性负责。' },
      { what: '装箱证明、危标与海污标张贴', condition: '须在装箱现场办理，与场站装箱一并预约。' },
      { what: '空运危险品申报单', condition: '由持证申报人填制，包装说明与每件净量逐项核对。' },
      {
        what: '码头直装申请、目的港可接性查询、隔离与配载咨询、培训',
        condition: '按票或按次受理，结论以书面为准。',
      },
    ],
    rejected: [
      {
        what: '以商品名、代号代替正确运输名称的申报',
        rule: 'IMDG Code 与 JT 672-2006：订舱、装箱与申报须用正确运输名称。',
      },
      {
        what: '船舶进出港前不足 24 小时的危申报',
        rule: '《船舶载运危险货物安全监督管理规定》：须在进出港 24 小时前申报。',
      },
      { what: '与实物不符的鉴定书、危包证', rule: '平台规定：品名、包装、批次与实物不符的，不予使用。' },
      { what: '要求把危险货物改按普通货申报', rule: '平台规定：匿报、谎报一律拒绝，并保留记录。' },
    ],
    desk: [
      '第 1 类、6.2 项、第 7 类：不在线受理。',
      '4.1 项自反应物质、5.2 项有机过氧化物等须控制温度的货物：需给出控制温度与应急温度。',
      '条目为“未另列明的（N.O.S.）”的货物：须补充技术名称（特殊规定 274）。',
      '按有限数量、例外数量运输的货物：标记与单证要求不同，逐票核对。',
      '锂电池、危险废物、未清洁的空容器。',
    ],
    basis:
      '依据 IMDG Code 42-24（2026 年 1 月 1 日起执行）、《船舶载运危险货物安全监督管理规定》（2025 年 3 月 1 日起施行）与《危险化学品安全法》（2026 年 5 月 1 日起施行）。',
  },
  included: ['资料清单与预审', '表单代填与递交', '办理进度通知', '扫描件交付'],
  notIncluded: ['加急费', '正本邮寄费', '因资料变更产生的改单、重报费', '更换包装、重新装箱的费用', '取样与样品运费'],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '危险特性分类鉴别报告', issuer: '有资质的鉴定机构', due: '报检前', dangerousOnly: true },
    { name: '货物运输条件鉴定书（空运、铁路及性质存疑的海运）', issuer: '有资质的鉴定机构', due: '订舱时' },
    { name: '出入境货物包装性能检验结果单（性能单）', issuer: '海关', due: '灌装前', dangerousOnly: true },
    {
      name: '出境危险货物运输包装使用鉴定结果单（使用鉴定）',
      issuer: '海关',
      due: '订舱用扫描件，危申报用正本',
      dangerousOnly: true,
    },
    { name: '危险货物安全适运声明书（货申报）', issuer: '申报员经海事机构', due: '截危申报前', dangerousOnly: true },
    { name: '集装箱装箱证明书', issuer: '集装箱装箱现场检查员', due: '装箱后', dangerousOnly: true },
    { name: '多式联运危险货物单（DG Note）', issuer: '托运人', due: '截单前', dangerousOnly: true },
    { name: 'UN38.3 试验概要（含锂电池时）', issuer: '试验机构', due: '订舱时' },
  ],
  steps: [
    { title: '选服务', text: '勾选需要的单证，可多选' },
    { title: '传资料', text: '逐份填写编号、签发日与有效期' },
    { title: '预审', text: '核对品名、类别、包装与有效期' },
    { title: '报价', text: '列出项目、单价与办理周期，由您确认' },
    { title: '办理', text: '送样、填制、递交，逐步通知进度' },
    { title: '交付', text: '先发扫描件，正本按地址邮寄' },
  ],
  prepare: [
    '需要的服务项目（可多选），是否加急',
    '联合国编号、正确运输名称与技术名称、类别、包装类别',
    '船名航次、提单号、箱号与封号（危申报、装箱证明）',
    '包装类型、件数、UN 包装标记',
    '已有文件的编号、签发日、有效期与全部页',
    '正本邮寄地址与联系人',
  ],
  cutOffs: [
    { title: '截危申报', text: '常见为开船前 5 至 7 天，以船公司通知为准；逾期只能改配后续航次。' },
    { title: '性能单', text: '应在灌装前取得；先灌装后补办的，可能需要更换包装。' },
    { title: '使用鉴定', text: '扫描件用于订舱，正本用于危申报，请留出正本寄递的时间。' },
    { title: '船舶申报', text: '船舶须在进出港 24 小时前申报，货申报要在此之前完成。' },
  ],
  questions: [
    {
      question: '性能单和使用鉴定有什么不同？',
      answer:
        '性能单证明包装容器通过了性能检验；使用鉴定证明这批货物用这种包装合适、封口与标记正确。两者合起来即通常所说的“危包证”。',
    },
    {
      question: '危包证用扫描件可以吗？',
      answer: '订舱一般用扫描件，危申报用正本。各口岸执行略有差异，请以受理窗口的要求为准。',
    },
    {
      question: '气瓶、吨桶也要性能单吗？',
      answer: '气瓶、中型散装容器通常另有检验证书可以代替，种类与有效期因容器而异，请把证书发给专员核对。',
    },
    {
      question: 'SDS 写“非危险品”，可以直接按普通货出运吗？',
      answer: '不能只凭 SDS。性质存疑的货物须有《货物运输条件鉴定书》；鉴定结论与 SDS 不一致的，以鉴定为准并更正 SDS。',
    },
    {
      question: '申报错了会怎样？',
      answer:
        '匿报、谎报须承担法律责任，货物可能被退关、卸载；有船公司对未申报或误申报的危险货物按每箱 10,000 美元收取违约金。',
    },
    {
      question: '资料被退回怎么办？',
      answer: '我们注明退回的项目与原因，补正后重新递交。因货物信息变更而重报的，可能产生改单、重报费。',
    },
  ],
  supplierRoles: ['survey', 'customs'],
  enquiryHint: '请写明要办的单证与截危申报时间，填联合国编号；没有分类依据的，在备注里说明组成与用途。',
  examples: { goods: '如：聚氨酯固化剂，需危包证与危申报', quantity: '如：1 × 20GP，80 桶，1 票' },
};

export default serviceRoute(content, { Picture, search: <CheckForm />, found: <GoodsCheckResult /> });
