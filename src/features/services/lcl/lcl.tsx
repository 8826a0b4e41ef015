import { paths } from '#contract/app/routes.ts';
import { Picture } from '#src/illustrations/slides/goods.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { PricesElsewhere } from '#src/features/services/sections/PricesElsewhere.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { deskGoods, excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { lclGoods } from '#contract/services/lcl/goods.ts';
import { seaExportDocuments } from '#contract/rules/documents/documents.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { messages } from './messages.ts';

/** Consolidated sea freight. */
export const content: ServiceContent = {
  line: 'lcl',
  routes: { page: paths.lcl, order: paths.shippingLcl, success: paths.shippingLclSuccess },
  ...messages.requested,
  title: '化工品海运拼箱',
  lead: '不足一箱的普通化工品与部分危险品，进仓后与同向货物拼装出口。哪些类别可拼、哪些不接，先看清再进仓。',
  points: ['按计费吨公开报价', '拼装前逐票判定隔离', '目的港费用先行告知'],
  columns: { origin: '起运港', destination: '目的港', item: '货物' },
  cargo: {
    asked: ['weight', 'volume'],
    danger: 'Y',
    samples: [
      { weight: '500', volume: '1' },
      { weight: '2000', volume: '3' },
    ],
  },
  measures: [
    {
      title: '计费吨（RT）',
      rule: 'RT 取体积（CBM）与重量（吨）的较大者，不足 1 RT 按 1 RT 计收。',
      example: '0.6 吨、1.8 CBM 的货物按 1.8 RT 计费；0.3 吨、0.4 CBM 的货物按 1 RT 计费。',
    },
    {
      title: '亏舱费',
      rule: '订舱后未足量进仓的，按“亏舱体积 ×（整箱海运费 + 起运港费用）÷ 标准装载体积”计算；亏舱体积为订舱体积减去实际进仓体积，标准装载体积为 20GP 25、40GP 50、40HQ 60 CBM。',
    },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '提供 SDS；性质存疑的，须有《货物运输条件鉴定书》。' },
      {
        what: '第 3 类易燃液体',
        condition: '包装类别 II、III 且无次要危险性，经仓库与船公司预审。',
        divisions: ['3'],
      },
      {
        what: '第 8 类腐蚀性物质',
        condition: '酸与碱分箱拼装，且不与 4.1 项同箱（IMDG 7.2.4、SG35、SG36）。',
        divisions: ['8'],
      },
      { what: '第 9 类杂项危险物质', condition: '锂电池除外；海洋污染物须单独标明。', divisions: ['9'] },
    ],
    rejected: [
      ...excludedGoods(lclGoods),
      {
        what: '隔离等级 1 至 4 的两种货物同箱',
        rule: 'IMDG 7.2.3.2：须隔离的货物不得装入同一集装箱，其中一方另行配箱。',
      },
      {
        what: '与食品、饲料同箱的毒性、腐蚀性、感染性、放射性货物',
        rule: 'IMDG 7.3.4.2：2.3、6.1、6.2 项与第 7、8 类不与食品、饲料同箱；包装类别 III（第 8 类含 II）相距 3 米以上的由专员核对。下单时请勾选货物是否为食品、饲料。',
      },
    ],
    desk: ['第 1 类爆炸品：不在线受理。', ...deskGoods(lclGoods)],
    basis: '依据 IMDG Code 42-24 与上海口岸拼箱惯例；规则未要求隔离不等于货物之间没有反应，存疑的由专员判定。',
  },
  included: ['拼箱海运费（单价 × RT，最低 1 RT）', '舱位与拼装安排', '同箱货物隔离判定'],
  notIncluded: [
    '拼箱装箱费（CFS）与进仓费',
    '危险品拼箱附加费、危申报费',
    '文件费、舱单费等起运港费用',
    '报关费与查验费',
    '目的港费用（见费用表，供参考）',
    '送货进仓的运费、亏舱费',
  ],
  documents: [
    ...seaExportDocuments.map(({ nameZh: name, issuer, due, dangerousOnly }) => ({ name, issuer, due, dangerousOnly })),
    { name: '进仓通知书（进仓编号、仓库地址、截仓时间）', issuer: '平台', due: '订舱确认后' },
  ],
  steps: [
    { title: '询价', text: '提供品名、SDS、件数、毛重、体积与目的港' },
    { title: '预审', text: '仓库、船公司与目的港核对能否接收' },
    { title: '订舱', text: '取得进仓编号、仓库地址与截仓时间' },
    { title: '进仓', text: '送货、卸货、量方过磅，核对包装与标记' },
    { title: '拼装', text: '按隔离要求配箱，装箱检查员现场签证' },
    { title: '申报', text: '危险品向海事申报，报关放行后进港' },
    { title: '开船', text: '签发提单，目的港拆箱提货' },
  ],
  prepare: [
    '目的港与最终目的地，货好日期',
    '件数、毛重（kg）、体积（CBM）与单件最大尺寸、重量',
    '可否堆叠、是否带托盘、唛头',
    '中英文品名、HS 编码、SDS',
    '危险品：联合国编号、类别、次要危险性、包装类别、闪点、是否海洋污染物',
    '外包装类型与 UN 包装标记、危包证',
  ],
  cutOffs: [
    { title: '截仓', text: '常见为开船前 4 至 6 天，以进仓通知书为准；逾期自动顺延下一航次。' },
    { title: '截危申报', text: '常见为开船前 5 至 7 天，危险品的资料与正本须在此前齐备。' },
    { title: '截单', text: '常见为开船前 3 至 4 天，品名、件数、毛重、体积以进仓数据为准。' },
  ],
  questions: [
    {
      question: '体积和重量按谁的数计费？',
      answer: '以仓库量方、过磅的进仓数据为准。与托书差异大的，我们先与您确认再出账单。',
    },
    {
      question: '酸和碱可以拼在一个箱里吗？',
      answer: '不拼。酸与碱分箱装运（IMDG SG35、SG36）；同属第 8 类也按此处理，例外情形由专员判定。',
    },
    {
      question: '目的港费用为什么另收？',
      answer:
        '拼箱在目的港要拆箱、理货、仓储，费用由当地代理按 RT 向收货人收取。费用表里列有参考价，请在成交前与收货人说明。',
    },
    {
      question: '货物没有按订舱数量进仓会怎样？',
      answer: '少于订舱体积的可能产生亏舱费，多于订舱体积的以舱位余量为准。请在截仓前告知变更。',
    },
    {
      question: '包装破损或有渗漏能进仓吗？',
      answer: '不能。仓库拒收破损、渗漏、标记不清的包件（IMDG 7.3.3），须更换包装后重新进仓。',
    },
  ],
  supplierRoles: ['carrier', 'warehouse', 'trucking', 'customs'],
  enquiryHint: '随询价写明件数、毛重、体积与目的港；危险品请填联合国编号，同票有多种货物的在备注里逐一列出。',
  examples: { goods: '如：丙烯酸树脂溶液', quantity: '如：8 桶，1.6 吨，2.1 CBM' },
};

const prices = <PricesElsewhere content={content} {...serviceMessages.pricesElsewhere.lcl} href={paths.shippingLcl} />;

export default serviceRoute(content, { Picture, prices });
