import { seaRail } from '#contract/services/seaRail/definition.ts';
import {
  cancellation,
  closing,
  information,
  liability,
  account,
  fees,
  formation,
  misdeclaring,
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
  surcharges,
  vgm,
} from '#src/features/booking/protocols/seaClauses.ts';

/** The agreement of containers by rail to the port and on by sea. */
export const agreement = protocolOf(
  seaRail.agreementZh,
  '费用、如实申报、危险货物、班期与接驳、用箱、提单、订单取消与责任',
  [
    parties(
      { orderer: '委托人', deal: '铁路与海上运输', performer: '铁路、海上承运人', service: '多式联运的货运代理服务' },
      '本协议适用于您在本平台委托办理的海铁联运整箱运输，以及您选择的产装、场站装箱、加固、鉴定、报关、转关等配套服务。运输区段为发站堆场至目的港堆场，另有约定的除外。',
      '铁路班列、换装的港口、船名航次以订舱确认为准。铁路货物运输规章、船公司提单条款与运价本另有规定的，各适用于其区段。',
    ),
    account,
    formation(
      { standsWhen: '班列计划与船舶舱位均获确认、我们向您发出订舱确认时' },
      schedule,
      '班列可能因装车计划、限装、线路施工或者集结不足停开、合并或者改期。因铁路晚到错过接驳船舶的，我们改配后续船期并通知您。',
      '您要求更改发站、箱型箱量、品名、收货人或者目的港的，应在申报班列计划前提出；运单或者提单制作后更改的，承担改单费用。',
    ),
    fees(
      { events: '滞箱、堆存、查验、改单、退舱、目的港费用', payBefore: '签发提单前' },
      '报价为全程箱价，含铁路运费与海运费，使用承运人箱。铁路场站落箱、港站换装、起运港码头操作等费用依页面所列另计。',
      surcharges,
      collect,
    ),
    truth(
      { particulars: 'HS 编码、件数、包装、重量与体积', inspectors: '铁路、港口、承运人' },
      '铁路运单、提单、报关单、发票、装箱单与《货物运输条件鉴定书》上的品名应当一致。',
    ),
    {
      heading: '危险货物与电池',
      paragraphs: [
        '铁路运输危险货物须符合发站、港站的办理限制，使用核准的专用线与箱型。本业务默认不受理危险货物，您保证所交货物为非危险货物，并提供化学品安全技术说明书（SDS）、《货物运输条件鉴定书》与非危保函。',
        '确需海铁联运危险货物的，由危险品专员逐站核定，以书面答复为准；答复之前请勿备货、装箱。',
        '货物含锂电池的，您应当如实选择电池种类。消费型锂电池的铁路段可按普通货物办理，海运段须符合 IMDG Code 特殊规定 188，由专员逐票核对；损坏、召回或者废旧的电池不予受理。',
        misdeclaring('铁路、承运人、港口、同列与同船其他货物的货主'),
      ],
    },
    {
      heading: '装箱、加固与进站',
      paragraphs: [
        '装箱由您负责的，应当按铁路装载加固方案均衡、牢固装载，提供空箱、半箱、满箱与施封照片，并不超过铁路核定载重与箱体最大总重，不得偏载、偏重。',
        vgm,
        '委托产装、场站装箱、加固的，您应当提前提供装箱清单与包装尺寸。加固材料不合格、粉末散漏、液体渗漏造成的损失，由装箱的一方承担。',
        '重箱应在场站通知的集结时间前进站，逾期顺延后续班列，由此发生的堆存、改配费用由您承担。',
      ],
    },
    {
      heading: '报关与转关',
      paragraphs: [
        customs,
        '选择属地报关的，货物在发站海关放行后转关至口岸海关，转关手续由我们办理；选择口岸报关的，您应当在到港前备齐资料。',
        missed,
      ],
    },
    billOfLading,
    {
      heading: '目的港交付与用箱',
      paragraphs: [
        '目的港清关、税费与提货后的送货由收货人办理，另行委托的除外。收货人应当在免费期内提箱，并将空箱还至承运人指定的堆场。',
        '承运人箱超过免费用箱期的滞箱费，以及箱体损坏、污染的修理与清洗费用，由收货人支付，收货人不支付的由您支付。',
        '收货人拒收、迟延提货或者无法联系的，您应当在我们通知的期限内作出处置指示；没有指示的，承运人依法处置货物，由此发生的费用由您承担。',
      ],
    },
    cancellation(
      { standsWhen: '确认班列与舱位', incurred: '鉴定、产装、装箱、加固', performer: '铁路或者承运人' },
      '确认班列与舱位后取消的，由您承担铁路与船公司收取的退舱费、空箱回运费及已发生的费用。',
    ),
    liability(
      '铁路、承运人、场站、车队、目的港代理',
      '货物的灭失、损坏发生于铁路区段的，由铁路依其规章承担责任；发生于海上区段的，依下款；发生区段不能确定的，依《中华人民共和国海商法》关于多式联运合同的规定。',
      seaLiability,
      noInsurance,
    ),
    information('铁路、场站、港口、承运人、目的港代理、海关与保险人'),
    ...closing,
  ],
);
