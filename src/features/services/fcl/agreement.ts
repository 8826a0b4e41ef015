import { agreementTitle } from '#contract/services/fcl/agreementTitle.ts';
import {
  cancellation,
  closing,
  information,
  liability,
  account,
  danger,
  fees,
  formation,
  parties,
  truth,
  protocolOf,
} from '#src/features/booking/protocols/serviceProtocol.ts';
import {
  billOfLading,
  collect,
  customs,
  missed,
  noInsurance,
  schedule,
  seaLiability,
  seaDocuments,
  seaRules,
  surcharges,
  vgm,
} from '#src/features/booking/protocols/seaClauses.ts';

/** The agreement of full containers by sea. */
export const agreement = protocolOf(agreementTitle, '费用、如实申报、危险货物、用箱、订单取消与责任', [
  parties(
    { orderer: '委托人', deal: '海上运输', performer: '承运人', service: '货运代理服务' },
    '本协议适用于您在本平台委托办理的海运整箱出口订舱，以及您选择的装箱、拖车、报关、危险货物申报等配套服务。',
    '承运人由订单中的船期确定。承运人的提单条款、运价本条款对海上运输另有规定的，适用其规定。',
  ),
  account,
  formation(
    {
      standsWhen: '承运人放舱、我们向您发出订舱确认书（S/O）时',
      acceptors: '承运人、港口',
    },
    schedule,
    '您要求更改船期、箱型箱量、品名、包装或者目的港的，应在截单前提出；改单费、换箱费等由承运人、港口收取的费用由您承担。',
  ),
  fees({ events: '堆存、滞箱、查验、改单、亏舱、目的港费用', payBefore: '签发提单前' }, surcharges, collect),
  truth({ particulars: 'HS 编码、件数、包装、重量与体积', inspectors: '承运人、港口' }, vgm),
  danger(
    {
      rules: seaRules,
      documents: seaDocuments,
      together: '同箱装载',
      until: '目的港提货',
      injured: '承运人、港口、货运站',
    },
    '装箱应由经考核合格的装箱现场检查员在场检查，并签发集装箱装箱证明书。自拉自报的，由您负责落实。',
    '起运港要求船边直装的，集港时间依码头的进港计划，直装费用由您承担。',
  ),
  {
    heading: '装箱、集港与报关',
    paragraphs: [
      '选择内装的，您应当在约定时间将货物送至指定货运站，送货车辆与人员须具备相应的运输资质；选择产装的，您应当保证装货现场具备安全作业条件，超出免费装箱时间的，按实际支付压车费。',
      '选择自拉自报的，提箱、装箱、加固、进港与报关由您自行安排，我们只对订舱与单证负责。',
      '使用货主箱（SOC）的，您应当保证箱体适航，持有有效的集装箱安全公约（CSC）铭牌，箱号符合 ISO 6346。',
      '装箱应当均衡、牢固，不超过箱门铭牌、承运人与沿途道路限重中的最小者；因积载、加固不当造成的损失由装箱的一方承担。',
      customs,
      missed,
    ],
  },
  {
    heading: '用箱与堆存',
    paragraphs: [
      '承运人箱（COC）的免费用箱期与免费堆存期以订单页面或者承运人的公布为准。超过免费期的，滞箱费、堆存费由您承担；目的港发生的，由收货人支付，收货人不支付的由您支付。',
      '箱体自提空箱时起至还重箱、还空箱时止由用箱的一方保管。提箱时应当检查箱况，有破损、污渍、异味的当场提出并换箱；还箱时的损坏、污染，按承运人的账单赔偿修理与清洗费用。',
      '收货人拒收、迟延提货或者无法联系的，您应当在我们通知的期限内作出处置指示；没有指示的，承运人依法处置货物，由此发生的费用由您承担。',
    ],
  },
  billOfLading,
  cancellation(
    { standsWhen: '承运人放舱', incurred: '申报、鉴定、拖车', performer: '承运人' },
    '放舱后取消的，由您承担承运人收取的取消订舱费、亏舱费、退载费及已发生的费用。',
  ),
  liability('承运人、港口、仓储、车队', seaLiability, noInsurance),
  information('承运人、港口与码头、海关、海事管理机构、货运站与车队'),
  ...closing,
]);
