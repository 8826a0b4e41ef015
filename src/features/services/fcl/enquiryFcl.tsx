import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/harbour.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { seaExportDocuments } from '#contract/rules/documents/documents.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { messages } from './messages.ts';

/** The enquiry about a full container without a published sailing. */
export const content: ServiceContent = {
  line: 'fcl',
  routes: { page: paths.enquiryFcl },
  ...messages.requested,
  title: '海运整箱询价',
  lead: '船期页没有的航线与箱型、批量出货、特种箱，或船公司须先预审的危险品，填写询价单，由专员逐票报价。',
  points: ['美元、人民币费用分列', '危险品费用单列', '报价注明有效期与不含项目'],
  columns: { origin: '起运港', destination: '目的港', item: '箱型' },
  cargo: { asked: ['pieces'], unit: '箱', danger: 'Y' },
  measures: [
    {
      title: '费用构成',
      rule: '报价分三段：美元运费与附加费、人民币起运港费用、人民币拖车费。按箱的费用乘箱量，按票的费用每票一次。',
      example: '2 个 20GP 一票：码头操作费、封条费按 2 箱计，文件费、电放费按 1 票计。',
    },
    {
      title: '配箱',
      rule: '通常按 20GP 28 CBM、40GP 58 CBM、40HQ 68 CBM 估算；重量以箱门铭牌、船公司与道路限重中的最小者为准。',
      example: '80 桶、17.6 吨、约 22 CBM 的货物，可按 1 × 20GP 询价。',
    },
    {
      title: '危险品费用',
      rule: '危险品附加费、危险品码头操作费、危申报费单列；须船边直装的，另有直装费。',
    },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '提供 SDS；性质存疑的，须有《货物运输条件鉴定书》。' },
      {
        what: '船公司在该航线列出的危险品类别',
        condition: '提供联合国编号、包装类别与英文 SDS，经船公司、码头与目的港预审后报价。',
      },
      { what: '冷藏、开顶、框架箱', condition: '写明温度、单件尺寸与重量，先核对箱源与舱位。' },
    ],
    rejected: [
      {
        what: '液袋装运危险货物',
        rule: 'CTU Code 5.2.1：危险货物不得使用集装箱液袋。',
      },
      {
        what: '隔离等级 1 至 4 的两种货物同箱',
        rule: 'IMDG 7.2.3.2：须隔离的货物不得装入同一集装箱，须分箱询价。',
      },
      {
        what: '与危险货物一览表不符的申报',
        rule: 'IMDG Code 第 3.2 章：联合国编号、类别与包装类别须与一览表一致。',
      },
    ],
    desk: [
      '第 1 类、6.2 项、第 7 类：不在线受理。',
      '部分船公司的通用运价不含第 1、5、7 类、自有罐箱与液袋，须另行询价。',
      '上海口岸：第 2、3、5 类及部分第 4、6 类货物须船边直装，第 8、9 类一般不需；洋山三期全部直装。以码头当期要求为准。',
      '须控制温度的货物、锂电池、危险废物、未清洁的空容器。',
      '一箱多种危险品：先做隔离判定，未查到要求的也由专员复核。',
    ],
    basis: '依据 IMDG Code 42-24（2026 年 1 月 1 日起执行）与船公司、码头当期公布的接货要求。',
  },
  included: ['海运费与随航附加费', '起运港费用明细', '危险品费用明细', '船期与各项截止时间'],
  notIncluded: [
    '目的港费用与关税',
    '拖车费（需要时单列）',
    '报关查验、改单、亏舱等事后费用',
    '滞箱费、堆存费',
    '货物运输保险',
  ],
  documents: [
    ...seaExportDocuments.map(({ nameZh: name, issuer, due, dangerousOnly }) => ({ name, issuer, due, dangerousOnly })),
    { name: '订舱确认书（放舱纸，S/O）', issuer: '承运人', due: '放舱时' },
    { name: '提单（正本、电放或海运单）', issuer: '承运人', due: '开船后' },
  ],
  steps: [
    { title: '询价', text: '写明港口、箱型箱量、货好时间与货物' },
    { title: '预审', text: '危险品资料送船公司、码头与目的港' },
    { title: '报价', text: '列明单价、数量、币种与有效期' },
    { title: '订舱', text: '您书面确认后下托书，取得 S/O' },
    { title: '装箱', text: '内装、产装或自拉自报，报 VGM' },
    { title: '申报', text: '危申报、报关、按进港计划进港' },
    { title: '签单', text: '开船后签发正本、电放或海运单' },
  ],
  prepare: [
    '起运港、目的港或最终目的地，箱型箱量',
    '货好时间、成交方式（贸易术语）与运输条款',
    '中英文品名、HS 编码、件数、毛重与体积',
    '箱属：船东箱（COC）或自备箱（SOC）',
    '装箱方式：内装、产装（门到门）或自拉自报',
    '危险品：联合国编号、类别、次要危险性、包装类别、闪点、包装类型、是否海洋污染物、英文 SDS',
  ],
  cutOffs: [
    { title: '截危申报', text: '常见为开船前 5 至 7 天，危险品资料与正本须在此前齐备。' },
    { title: '截单（截补料）', text: '常见为开船前 3 至 4 天，提单内容以截单资料为准。' },
    { title: '截 VGM', text: '常见为开船前 1 至 2 天。' },
    { title: '截港、截关', text: '常见为开船前 1 至 2 天；舱单须在装船 24 小时前发送。' },
  ],
  questions: [
    {
      question: '有船期页，为什么还要询价？',
      answer: '船期页是已发布的价格，可以直接下单。没有发布的航线与箱型、批量货、特种箱与须预审的危险品，用询价单。',
    },
    {
      question: '报价多久有效？',
      answer: '每份报价注明有效期。附加费在有效期内由船公司调整的，以订舱时公布的为准，我们先告知您。',
    },
    {
      question: '报价里含目的港费用吗？',
      answer: '运输条款为 CY-CY 的，不含目的港费用；需要送货到门的，请写明地址与收货条件，另行报价。',
    },
    {
      question: '只有 SDS，没有危包证，可以先询价吗？',
      answer: '可以。询价与预审凭 SDS；订舱须有危包证扫描件，危申报须有正本，请按开船日倒排办理时间。',
    },
    {
      question: '船公司接这个类别，就一定能出运吗？',
      answer: '不一定。码头、中转港、目的港与同船货物都可能有限制，以逐票审核与放舱结果为准。',
    },
  ],
  supplierRoles: ['carrier', 'customs', 'trucking'],
  enquiryHint: '请写明起运港、目的港、箱型箱量与货好时间；危险品填联合国编号，一箱多品名的在备注里逐一列出。',
  examples: { goods: '如：树脂溶液', quantity: '如：2 × 20GP，35.2 吨，3 月上旬' },
};

const prices = <PricesElsewhere {...serviceMessages.pricesElsewhere.fcl} href={paths.shippingFcl} />;

export default serviceRoute(content, { Picture, first: 'enquiry', prices });
