import { flexitank } from '#contract/services/flexitank/definition.ts';
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

/** The agreement of flexitanks, for liquids that are not dangerous. */
export const agreement = protocolOf(
  flexitank.agreementZh,
  '费用、非危险货物的保证、灌装、渗漏、废袋处置、订单取消与责任',
  [
    parties(
      { orderer: '委托人', deal: '海上运输与液袋的供应安装', performer: '承运人、液袋供应方', service: '货运代理服务' },
      '本协议适用于您在本平台委托办理的集装箱液袋海运出口订舱与液袋安装，以及您选择的拖车、报关、加热垫、液袋保险、卸货设备租用等配套服务。',
      '承运人与液袋供应方以订单确认为准。承运人的提单条款、运价本与液袋箱的专门要求对运输另有规定的，适用其规定。',
    ),
    account,
    formation(
      { standsWhen: '承运人接受液袋箱并放舱、我们向您发出订舱确认书（S/O）时' },
      schedule,
      '您要求更改液袋规格、袋数、品名、灌装日期或者目的港的，应在液袋安装前提出；安装后更改的，按取消该液袋处理。',
    ),
    fees(
      { events: '滞箱、压车、改单、查验、渗漏应急处置、废袋处置、目的港费用', payBefore: '签发提单前' },
      '液袋费按袋计收，含液袋、阀门、隔板、箱内铺垫与现场安装；海运费与起运港费用按箱计收，一箱一袋。',
      surcharges,
      collect,
    ),
    truth(
      {
        particulars: 'HS 编码、比重、粘度、装货温度、体积与重量',
        inspectors: '液袋供应方、承运人、港口',
      },
      vgm,
    ),
    {
      heading: '不装运危险货物',
      paragraphs: [
        '依 CTU Code 附件 7 第 5.2.1 条，液袋不得装运危险货物，不论其类别、包装类别与数量。本业务不受理任何危险货物。',
        '您保证所交液体为非危险货物，并在订舱时提供化学品安全技术说明书（SDS）、结论为非危险货物的《货物运输条件鉴定书》与非危保函。鉴定结论附有条件，或者与安全技术说明书不一致的，转危险品专员核对，答复之前请勿灌装。',
        '运输途中发现货物属于危险货物的，承运人与港口可以拒装、卸下或者就地处置，由此发生的费用与损失由您承担。',
        misdeclaring('液袋供应方、承运人、港口'),
      ],
    },
    {
      heading: '液袋与箱',
      paragraphs: [
        '液袋仅装入 20GP 集装箱，容积不超过 24 立方米，重量不超过承运人公布的液袋限重。装运食品级货物的，使用食品级液袋与食品级箱。',
        '液袋材质能否接触货物，由您依货物特性确认；强腐蚀性、强溶剂性的液体须先行与我们核对。液袋为一次性使用。',
        '安装前检查箱况。箱壁锈穿、变形、有尖锐凸起或者残留异味的，须换箱后安装；因此发生的换箱费用由提供该箱的一方承担。',
      ],
    },
    {
      heading: '安装与灌装',
      paragraphs: [
        '您应当在约定日期提供平整、有照明、能遮雨的安装场地，以及与阀门、接头相配的灌装设备。现场不具备条件或者货物未备妥的，压车费与再次派员的费用由您承担。',
        '灌装由您或者您指定的工厂负责，须灌至液袋的额定容积，不得部分灌装、超装或者混装；装货温度不得超过液袋的额定范围。',
        '灌装后应当关阀、施封，静置检查有无渗漏，并拍摄箱号、阀门、隔板与铅封的照片。安装与灌装记录由在场各方签字，作为划分责任的依据。',
        '灌装后不得在箱门一侧开启阀门或者移动隔板，不得掏箱换装；重箱不得在道路上超速、急转、急停。',
      ],
    },
    {
      heading: '卸货与废袋',
      paragraphs: [
        '收货人应当备有卸货泵或者自流卸货的条件，在免费用箱期内卸净并还空箱；未备设备的，可以在下单时租用卸货泵与接头。凝固点较高的货物，须在下单时选用加热垫。',
        '按正常方式卸净后附着于液袋的残留，不视为短少。废袋、残液与垫料由收货人按当地规定处置，处置费用由收货人支付，收货人不支付的由您支付。',
        '滞箱费、堆存费与箱体的污染清洗费由收货人支付，收货人不支付的由您支付。',
      ],
    },
    {
      heading: '渗漏的处理',
      paragraphs: [
        '发现渗漏的，现场的一方应当立即采取止漏、收集措施并通知我们，保留液袋、阀门、箱体与照片，不得擅自弃置。',
        '应急处置、清污、转运的费用可以由我们或者承运人先行垫付，再按原因结算：液袋或者安装的缺陷由液袋供应方承担；箱况由供箱方承担；灌装、货物性质与温度的原因由您承担；运输、装卸操作的原因由操作方承担。',
        '原因有争议的，委托各方认可的检验人检验，检验费用由责任方承担。选择液袋保险的，责任范围与限额以保单为准，不足的部分仍按原因承担。',
      ],
    },
    billOfLading,
    { heading: '报关', paragraphs: [customs, missed] },
    cancellation(
      { standsWhen: '承运人放舱', incurred: '鉴定、拖车、派员', performer: '承运人或者液袋供应方' },
      '放舱后取消的，由您承担承运人收取的取消订舱费、亏舱费及已发生的费用；液袋安装后取消的，并承担液袋的取消费与拆除费。',
    ),
    liability('承运人、液袋供应方、安装队、港口、车队', seaLiability, noInsurance),
    information('承运人、液袋供应方、安装队、港口、保险人与海关'),
    ...closing,
  ],
);
