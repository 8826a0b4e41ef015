import { Picture } from '#src/illustrations/slides/tank.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';
import { paths } from '#contract/app/routes.ts';
import { fillFigures, maximumFillOf } from '#contract/rules/tanks/tankFill.ts';
import { thousands } from '#src/ui/format.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

const { most, general, strict, surgeFrom, surgeTo, surgeSectionL, surgeViscosity } = fillFigures;

const surgeRule = `容积大于 ${thousands(surgeSectionL)} L 且无防波板的罐，充装率在 ${surgeFrom}% 至 ${surgeTo}% 之间不得发运，粘度不低于 ${thousands(surgeViscosity)} mm²/s 的除外（IMDG Code 4.2.1.9.6、CTU Code 附件 7，5.1.1）`;

const example = { densityFilled: 0.87, densityWarmest: 0.84 } as const;
const exampleMost = maximumFillOf({ ...example, strict: false });
/** The capacity of a tank of 24 m³ for the example's liquid, in tonnes. */
const tonnesAt = (percent: number): string => thousands(0.24 * percent * example.densityFilled, 1);

/** Tank containers. */
export const content: ServiceContent = {
  line: 'tank',
  routes: { page: paths.tankIndex, order: paths.tankIndex },
  name: '罐箱运输',
  title: 'ISO 罐式集装箱运输与租赁',
  lead: '液体化工品与液化气体的罐箱订舱、租赁与清洗。先按一览表的可移动罐柜导则选罐，再核对前三次装载与检验日期。',
  points: ['罐型按导则核对', '充装率先算后装', '清洗证明随罐交付'],
  columns: { origin: '提罐地', destination: '还罐地', item: '罐型' },
  cargo: { asked: ['pieces', 'days'], unit: '罐', danger: 'Y' },
  measures: [
    {
      title: '计费方式',
      rule: '罐箱运费按罐、按航次一口计收，含起运港至目的港海运费与约定的免费用罐天数；超出部分按罐·天计租金。只租罐的，按罐·天计收。',
    },
    {
      title: '充装率',
      rule: `任何液体最高 ${most}%。危险货物另按受热膨胀计算：${general}% ÷ (1 + α·Δt)（IMDG Code 4.2.1.9.2）；6.1 项与第 8 类包装类别 I、II，第 3 类包装类别 I 及海洋污染物为 ${strict}% ÷ (1 + α·Δt)（4.2.1.9.3）；α 为膨胀系数，Δt 为 50 ℃ 与装货温度之差。${surgeRule}。`,
      example: `24 m³ 的罐装 15 ℃ 密度 ${example.densityFilled} kg/L、50 ℃ 密度 ${example.densityWarmest} kg/L 的第 3 类包装类别 II 液体，${surgeTo}% 为 ${tonnesAt(surgeTo)} 吨，最高 ${exampleMost}% 为 ${tonnesAt(exampleMost)} 吨：装载量应在两者之间，同时不超过船公司与道路限重。`,
    },
    {
      title: '选罐',
      rule: '由联合国编号与包装类别查得可移动罐柜导则（T 代码），再看压力、底部开口与材质；更高等级的罐能否代用由专员按导则核对。',
      example:
        'T11（最低试验压力 6 bar）为通用罐，市场主力；T14 不设底部开口，顶装顶卸；T50 用于液氨、LPG 等非冷冻液化气体。',
    },
  ],
  scope: {
    taken: [
      { what: '普通液体化工品', condition: '提供 SDS、密度、粘度与装卸温度，确认材质与内衬。' },
      {
        what: '第 3 类、第 8 类及部分 6.1 项、第 9 类液体',
        condition: '一览表列有可移动罐柜导则，罐的试验压力与底部开口符合该导则，且船公司、目的港受理。',
        divisions: ['3', '8', '6.1', '9'],
      },
      {
        what: '需加热、保温的货物',
        condition: '写明装货与卸货温度，蒸汽或电加热方式，卸货地须有相应条件。',
      },
    ],
    rejected: [
      {
        what: '一览表未列可移动罐柜导则的货物',
        rule: 'IMDG Code 第 4.2 章：未列可移动罐柜导则的，须经主管机关批准；平台不在线受理。',
      },
      {
        what: `充装率在 ${surgeFrom}% 至 ${surgeTo}% 之间、无防波板的大罐`,
        rule: `IMDG Code 4.2.1.9.6、CTU Code 附件 7，5.1.1：晃荡使箱车失稳，容积大于 ${thousands(surgeSectionL)} L 的须避开此区间。`,
      },
      { what: '超过定期检验期限的罐', rule: 'IMDG Code 第 6.7 章：罐箱每 2.5 年、5 年检验一次，逾期不得装货。' },
      { what: '前次装载不明或无清洗证明的罐', rule: '平台规定：前三次装载与清洗证明缺一不交付。' },
    ],
    desk: [
      '第 1、7 类及 6.2 项：不在线受理。',
      'T23 自反应物质与有机过氧化物、T75 冷冻液化气体。',
      'T20 至 T22 高毒、发火液体，以及要求专用罐的货物。',
      'T50 液化气体（液氨、液氯、LPG、R134a）：须核对具体品名的压力与开口要求。',
      '部分船公司的通用运价不含自有罐箱，须另行询价。',
    ],
    basis: '依据 IMDG Code 42-24 第 4.2 章可移动罐柜导则与 CTU Code；代用关系以专员核对为准。',
  },
  included: ['起运港至目的港的罐箱运费（含海运费）', '约定的免费用罐天数', '提罐前的检验日期与清洗证明核对'],
  notIncluded: ['超期罐箱租金', '还罐清洗费、残液处理费', '加热费', '提罐、送罐拖车费', '危申报费、报关费'],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '成分或质检报告（COA）', issuer: '生产商', due: '充装前' },
    { name: '罐箱清洗证明（含前三次装载）', issuer: '清洗站', due: '提罐时' },
    { name: '罐箱定期检验证书', issuer: '检验机构', due: '提罐时' },
    { name: '危险货物安全适运声明书（货申报）', issuer: '申报员经海事机构', due: '截危申报前', dangerousOnly: true },
    { name: '多式联运危险货物单（DG Note）', issuer: '托运人', due: '截单前', dangerousOnly: true },
    { name: '报关委托书、商业发票、装箱单、合同、申报要素', issuer: '托运人', due: '报关前' },
  ],
  steps: [
    { title: '询价', text: '提供品名、密度、粘度、装载量与装卸条件' },
    { title: '选罐', text: '按可移动罐柜导则、材质与前三次装载配罐' },
    { title: '提罐', text: '核对检验日期、清洗证明与接头' },
    { title: '充装', text: '过磅，核对充装率与铅封' },
    { title: '出运', text: '订舱、危申报、报关、进港' },
    { title: '卸货', text: '按约定方式卸净，记录残液' },
    { title: '还罐', text: '清洗、验罐，结算用罐天数' },
  ],
  prepare: [
    '品名、联合国编号、类别与包装类别，或非危依据',
    '装货温度与 50 ℃ 的密度（kg/L）、粘度、装卸温度',
    '每罐装载量（L 或吨）、罐数，容积 21、24、25 或 26 m³',
    '材质或内衬要求（316L、衬胶、衬 PE），保温、加热方式',
    '顶装或底装，卸料方式与接头类型',
    '提罐地、还罐地、租期',
  ],
  cutOffs: [
    { title: '提罐预约', text: '以堆场排期为准；清洗证明与检验日期核对无误后放罐。' },
    { title: '截危申报', text: '常见为开船前 5 至 7 天，危险品的资料须在此前齐备。' },
    { title: '截港', text: '常见为开船前 1 至 2 天，以船公司通知为准。' },
  ],
  questions: [
    {
      question: 'T 代码是什么？',
      answer:
        'IMDG Code 给每种可用罐装运的货物规定的可移动罐柜导则，T1 至 T22 规定最低试验压力、壁厚、泄压与底部开口，数字不是简单的高低顺序。',
    },
    {
      question: '为什么不能只装半罐？',
      answer: `液体晃荡会使车、箱失稳。${surgeRule}。`,
    },
    {
      question: '要求 T11 的货物，用 T14 的罐行不行？',
      answer: '通常等级更高的罐可按导则代用，但底部开口、泄压装置与材质仍要逐项核对，由专员确认后方可配罐。',
    },
    {
      question: '前三次装载为什么重要？',
      answer: '残留物可能与您的货物反应或影响纯度。食品、医药级货物对前载有专门要求，请在询价时写明。',
    },
    {
      question: '免费用罐天数怎么算？',
      answer: '从提罐之日起到还罐之日止，含装货、海运与卸货；超出约定天数按罐·天计租金。',
    },
  ],
  supplierRoles: ['tank', 'carrier', 'trucking', 'customs'],
  enquiryHint: '随询价写明密度、装载量与装卸温度，危险品请填联合国编号，我们按导则配罐后报价。',
  examples: { goods: '如：丙烯酸丁酯（稳定的）', quantity: '如：3 罐，每罐 20 吨' },
  afterwards: [
    '工作人员核对可移动罐柜导则、密度与充装率，1 个工作日内电话联系您',
    '确认罐型、提还罐地、用罐天数与全部费用',
    '您书面确认后放罐，清洗证明与检验证书一并交付',
  ],
};

const loadServices = async () => [(await import('#contract/services/tank/definition.ts')).tank];

export default orderRoute(loadServices, serviceRoute(content, { Picture }));
