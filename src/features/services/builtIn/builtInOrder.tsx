import { useSite } from '#src/app/siteContext.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { ServiceBody } from '#src/features/services/sections/ServiceBody.tsx';
import { RequestPage } from '#src/features/services/pages/RequestPage.tsx';
import { ServiceEnquiry, useServiceEnquiry } from '#src/features/services/serviceEnquiry.tsx';
import { useCharges, useSuppliers } from '#src/features/services/serviceLists.ts';
import { ServiceRates } from '#src/features/services/serviceRates.tsx';
import { orderRoute } from '#src/features/booking/orderRoute.tsx';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { messages } from './messages.ts';

/** Loading of containers at a freight station. */
export const content: ServiceContent = {
  line: 'builtIn',
  routes: { page: paths.builtInOrder, order: paths.builtInOrder, success: paths.builtInOrderSuccess },
  ...messages.requested,
  title: '场站内装与装箱检查',
  lead: '货物送到有资质的场站或危库装箱：装前验箱验货、核对隔离，装后施封、拍照，由装箱检查员出具装箱证明书。',
  points: ['装前验箱、验包装', '同箱货物先判隔离', '装箱照片与证明书留存'],
  columns: { origin: '场站', destination: null, item: '箱型' },
  cargo: { asked: ['pieces', 'weight', 'volume'], unit: '箱', danger: 'Y' },
  measures: [
    {
      title: '装箱费',
      rule: '按箱型、按箱计收，危险品高于普通货；送货、加固、封条、贴标与装箱证明另计。',
    },
    {
      title: 'VGM',
      rule: '方法一为整箱过磅；方法二为货物、包装、托盘、加固材料的重量累加后，再加箱体皮重。',
      example: '货物连包装 18,000 kg，托盘与加固 620 kg，箱门所示皮重 2,200 kg：VGM 为 20,820 kg。',
    },
    {
      title: '装载量',
      rule: '配箱时通常按 20GP 28 CBM、40GP 58 CBM、40HQ 68 CBM 估算；最大载重以箱门铭牌、船公司与道路限重中的最小者为准。',
    },
  ],
  scope: {
    taken: [
      { what: '普通化工品', condition: '提供 SDS，包装完好，件数、毛重与托书一致。' },
      {
        what: '在线受理类别的危险品',
        condition: '场站经营范围包含该类别，危包证、UN 包装标记与实物一致，并通过同箱货物的隔离判定。',
      },
      {
        what: '一箱多品名的货物',
        condition: '每个品名分别填报联合国编号、类别与数量，先判隔离，再排装箱方案。',
      },
    ],
    rejected: [
      { what: '破损、渗漏、标记不清的包件', rule: 'IMDG 7.3.3：受损、渗漏的包件不得装入集装箱。' },
      { what: '箱体不适货的集装箱', rule: 'IMDG 7.3.3：装箱前须检查箱体，不合格的换箱。' },
      {
        what: '隔离等级 1 至 4 的两种货物同箱',
        rule: 'IMDG 7.2.3.2：须隔离的货物不得装入同一集装箱。',
      },
      {
        what: '毒性、感染性、放射性与腐蚀性货物和食品、饲料同箱',
        rule: 'IMDG 7.3.4.2：2.3、6.1、6.2 项与第 7、8 类不与食品、饲料同箱；包装类别 III（第 8 类含 II）相距 3 米以上的由专员核对。',
      },
    ],
    desk: [
      '第 1 类、6.2 项、第 7 类：不在线受理。',
      '隔离等级 1 的货物拟同箱的：须经主管机关批准（IMDG 7.3.4.1），不在线办理。',
      '上海口岸：第 2、3、5 类及部分第 4、6 类货物须船边直装，第 8、9 类一般不需；洋山三期全部直装。以码头当期要求为准。',
      '酸与碱、氧化剂与易燃物等组合：隔离表未列要求的，也由专员结合反应性判断。',
      '超长、超重件与需要特殊加固的货物。',
    ],
    basis: '依据 IMDG Code 42-24 第 7.2、7.3 章与 JT 672-2006 集装箱装箱要求；能否装箱以现场检查与专员审核为准。',
  },
  included: ['装箱作业费（按箱）', '装前验箱、验包装', '装箱照片（空箱、半箱、满箱、封门）', '同箱货物隔离判定'],
  notIncluded: [
    '送货进场的运费',
    '加固材料与托盘费',
    '封条费',
    '危标、海污标张贴费',
    '装箱证明费（装箱检查员）',
    'VGM 申报费',
    '提箱、进港拖车费与落箱费',
    '压车、放空等事后费用',
  ],
  documents: [
    { name: '订舱确认书（放舱纸，S/O）', issuer: '承运人', due: '下单时' },
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '下单时' },
    { name: '装箱单与装箱方案（配载图）', issuer: '托运人', due: '送货前' },
    {
      name: '出境危险货物运输包装使用鉴定结果单（使用鉴定）',
      issuer: '海关',
      due: '送货前扫描件',
      dangerousOnly: true,
    },
    { name: '危险货物安全适运声明书（货申报）', issuer: '申报员经海事机构', due: '截危申报前', dangerousOnly: true },
    { name: '集装箱装箱证明书', issuer: '集装箱装箱现场检查员', due: '装箱后', dangerousOnly: true },
  ],
  steps: [
    { title: '下单', text: '填报 S/O、箱型、货物与截港时间' },
    { title: '核对', text: '核对类别、危包证与同箱隔离' },
    { title: '提箱', text: '提空箱，检查箱体与铭牌' },
    { title: '送货', text: '按预约时段到场，登记车辆与司机' },
    { title: '装箱', text: '桶类直立、液体在下，隔挡加固' },
    { title: '签证', text: '贴危标，拍照施封，出具装箱证明书' },
    { title: '进港', text: '报 VGM，按进港计划送码头' },
  ],
  prepare: [
    'S/O 或订舱号、箱型箱量、截港时间与还箱码头',
    '送货车牌，司机姓名、电话、身份证号，预约时段',
    '件数、毛重、体积、托盘尺寸',
    '装箱方案与加固要求',
    '危险品：联合国编号、类别、次要危险性、包装类别、是否海洋污染物',
    '危包证扫描件与 UN 包装标记',
    '同箱其他货物的品名与类别',
  ],
  cutOffs: [
    { title: '送货预约', text: '以场站排期为准；未预约或资料未核对的车辆不能进场。' },
    { title: '截危申报', text: '常见为开船前 5 至 7 天，危险品须据此倒排装箱与申报。' },
    { title: '截 VGM', text: '常见为开船前 1 至 2 天，超时不能装船。' },
    { title: '截港', text: '常见为开船前 1 至 2 天，以船公司通知为准。' },
  ],
  questions: [
    {
      question: '内装、产装、自拉自报有什么区别？',
      answer: '内装是货物送到场站装箱；产装（门到门）是空箱拉到工厂装货；自拉自报是您自行安排拖车与报关。',
    },
    {
      question: '为什么桶必须直立，液体要放在下层？',
      answer: 'IMDG 7.3.3 的装箱要求：桶的封口在上方，直立可防渗漏；液体放在固体之下，渗漏时不致污染下层货物。',
    },
    {
      question: '两种危险品能装在一个箱里吗？',
      answer:
        '先按隔离表与一览表第 16b 栏判定：有隔离要求的必须分箱；没有查到要求的，也要由专员结合反应性判断后才能安排。',
    },
    {
      question: 'VGM 用哪种方法？',
      answer: '场站有地磅的通常用方法一整箱过磅；用方法二的，累加依据须能核对。两种方法在一票里选定一种。',
    },
    {
      question: '装箱证明书由谁出？',
      answer: '由集装箱装箱现场检查员在现场检查装箱后签发，未到现场检查的箱子不予签发，请在装箱前预约。',
    },
  ],
  supplierRoles: ['warehouse', 'survey', 'trucking'],
  enquiryHint: '请写明起运港、箱型箱量与截港时间；危险品填联合国编号，一箱多品名的在备注里逐一列出。',
  examples: { goods: '如：树脂溶液', quantity: '如：1 × 20GP，80 桶，17.6 吨' },
};

/** The single page for loading at a station: prices, enquiry and information. */
function BuiltIn() {
  const { hotline, emergencyHotline } = useSite().config;
  const hotlines = { hotline, emergencyHotline };
  const enquiry = useServiceEnquiry(content);
  const charges = useCharges(content);
  const suppliers = useSuppliers(content);
  return (
    <RequestPage
      {...hotlines}
      content={content}
      rates={<ServiceRates content={content} />}
      enquiry={<ServiceEnquiry actor={enquiry} content={content} submit={serviceMessages.enquiry.submit} />}
    >
      <ServiceBody {...hotlines} content={content} charges={charges} suppliers={suppliers} />
    </RequestPage>
  );
}

const loadServices = async () => [(await import('#contract/services/builtIn/definition.ts')).builtIn];

export default orderRoute(loadServices, BuiltIn);
