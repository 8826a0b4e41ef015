import { Picture } from '#src/illustrations/slides/air.tsx';
import { serviceRoute } from '#src/features/services/serviceRoute.tsx';
import { excludedGoods } from '#contract/rules/acceptance/exclusions.ts';
import { airGoods } from '#contract/services/air/goods.ts';
import { paths } from '#contract/app/routes.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** Air freight of chemicals. */
export const content: ServiceContent = {
  line: 'air',
  routes: { page: paths.airLift, order: paths.airLiftOrder },
  name: '航空货运',
  title: '化工品航空货运',
  lead: '样品、急单与高值化工品的机场到机场运输。先核对鉴定书与包装说明，再订舱位，避免到了货站被退。',
  points: ['按计费重公开报价', '鉴定书先审后订', '危险品由持证人员申报'],
  columns: { origin: '起飞港', destination: '目的港', item: '重量级', matrix: true },
  cargo: {
    asked: ['weight', 'volume'],
    danger: 'Y',
    samples: [
      { weight: '100', volume: '0.5' },
      { weight: '500', volume: '2' },
    ],
  },
  measures: [
    {
      title: '计费重',
      rule: '计费重取毛重与体积重的较大者，体积重（kg）= 体积（m³）× 166.67。',
      example: '2.4 m³、毛重 350 kg：体积重 400 kg，按 400 kg 计费。',
    },
    {
      title: '重量级',
      rule: '运价按 N、+45、+100、+300、+500、+1000 kg 分级，M 为每票起码运费；按计费重落入的级别计价，高一级别更便宜时按高一级别的起点重量计；低于起码运费的按起码运费收取。',
    },
  ],
  scope: {
    taken: [
      {
        what: '普通化工品',
        condition: '须持《货物运输条件鉴定书》，结论为普通货物；不论是否有害，化工品一律需要鉴定。',
      },
      { what: '温控化工品', condition: '须提供温控范围与可承受的脱冷时间，航线与货站逐票确认。' },
      { what: '化工样品', condition: '小量样品同样须有鉴定书或品名覆盖的报告，不得以“样品”“试剂”作为品名。' },
    ],
    rejected: excludedGoods(airGoods),
    desk: [
      '其他各类危险品：须按 IATA《危险品规则》（DGR）逐项核对包装说明、每件净量与客机、货机限制。',
      '易燃气体（气雾剂、打火机除外）、UN3480 与 UN3090 锂电池：请选全货机航线，由专员核对。',
      '以干冰作制冷剂、带磁性或含锂电池的货物：须申报干冰净重、磁性检测结果、荷电状态与 UN38.3 试验概要。',
    ],
    basis: '依据 ICAO《技术细则》与 IATA《危险品规则》现行版；国家差异与承运人差异从严执行。',
  },
  included: ['机场到机场空运费（单价 × 计费重）', '订舱与舱位确认', '鉴定书、品名与包装的出运前核对'],
  notIncluded: [
    '燃油附加费、安全附加费',
    '货站操作费、单证费（AWB）',
    '危险品操作费（DGR 检查费）',
    '货物运输条件鉴定费',
    '报关费与查验费',
    '提货、送货与目的港费用、关税',
  ],
  documents: [
    { name: '化学品安全技术说明书（SDS，16 项）', issuer: '生产商', due: '询价时' },
    { name: '货物运输条件鉴定书', issuer: '有资质的鉴定机构', due: '订舱时' },
    { name: '托运人危险品申报单', issuer: '持证申报人', due: '交运时', dangerousOnly: true },
    { name: '出入境货物包装性能检验结果单', issuer: '海关', due: '灌装前', dangerousOnly: true },
    { name: '出境危险货物运输包装使用鉴定结果单', issuer: '海关', due: '订舱时扫描件', dangerousOnly: true },
    { name: 'UN38.3 试验概要（含锂电池时）', issuer: '试验机构', due: '订舱时' },
    { name: '报关委托书、商业发票、装箱单、合同、申报要素', issuer: '托运人', due: '报关前' },
    { name: '航空运单（AWB）', issuer: '承运人', due: '起飞前签发' },
  ],
  steps: [
    { title: '询价', text: '提供品名、SDS、件数、毛重、尺寸与航线' },
    { title: '核对', text: '核对鉴定书结论、包装说明与承运人差异' },
    { title: '订舱', text: '确认航班、计费重与交接仓' },
    { title: '交接', text: '在截货时间前送达货站，称重、量方、验包装' },
    { title: '报关', text: '报关放行、安检；危险品另做 DGR 检查' },
    { title: '起飞', text: '签发航空运单，航班起飞后通知' },
    { title: '到港', text: '到港通知，提供目的港提货资料' },
  ],
  prepare: [
    '起飞港、目的港与期望的航班日期',
    '件数、毛重、每件尺寸（cm）与总体积',
    '中英文品名；鉴定书编号与年份',
    '危险品：联合国编号、类别、包装类别、包装说明（PI）与每件净量',
    '锂电池：瓦时数或锂含量、荷电状态、UN38.3 试验概要',
    '干冰净重、温控范围、是否带磁性',
  ],
  cutOffs: [
    { title: '订舱资料', text: '鉴定书与 SDS 未齐不订舱位；危险品资料须先经承运人预审。' },
    { title: '截货时间', text: '以货站与航班公布的时间为准，危险品另须留出 DGR 检查时间。' },
    { title: '报关', text: '放行后方可装机，查验会使货物改配后续航班。' },
  ],
  questions: [
    {
      question: '没有危险性的化工品，为什么也要鉴定书？',
      answer: '承运人凭《货物运输条件鉴定书》判断货物是否受限。只有 SDS 而没有鉴定书的化工品，货站通常不收。',
    },
    {
      question: '鉴定书的品名可以和运单不一致吗？',
      answer: '不可以。鉴定书、SDS、发票、装箱单与航空运单上的品名须一致，否则交接时会被退运。',
    },
    {
      question: '计费重按谁的数为准？',
      answer: '以货站实际称重和量方为准，与托书不符的按实际计费重结算，单价随重量级变动。',
    },
    {
      question: '客机和货机有什么区别？',
      answer:
        '部分危险品客机禁运，只能核对全货机（CAO）航线；同一品名在两种飞机上的包装说明与每件净量也不同，由危险品专员逐票核对。',
    },
    {
      question: '锂电池荷电状态有什么要求？',
      answer:
        'UN3480 不得超过 30%，超过的不能下单。2026 年起，与设备同包装的 UN3481（2.7 Wh 以上）与 UN3556（100 Wh 以上）同限；请填写荷电状态，由专员核对。',
    },
  ],
  supplierRoles: ['airline', 'survey', 'trucking', 'customs'],
  enquiryHint: '随询价写明品名、件数、毛重与尺寸；已有鉴定书的请在备注里写明编号与年份。',
  examples: { goods: '如：聚乙二醇 PEG-400', quantity: '如：20 桶，520 kg，1.2 m³' },
  afterwards: [
    '工作人员核对品名、鉴定书与航线，1 个工作日内电话联系您',
    '确认计费重、航班与全部费用，由您书面确认后订舱',
    '收到进仓通知，按截货时间把货物与单证送达货站',
  ],
};

export default serviceRoute(content, { Picture });
