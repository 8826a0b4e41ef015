import { lcl } from '#contract/services/lcl/definition.ts';
import { account, danger, fees, formation, parties, truth } from '#src/features/booking/protocols/commonClauses.ts';
import { cancellation, closing, information, liability } from '#src/features/booking/protocols/closingClauses.ts';
import { protocolOf } from '#src/features/booking/protocols/serviceProtocol.ts';
import {
  collect,
  customs,
  missed,
  noInsurance,
  schedule,
  seaLiability,
  seaDocuments,
  seaRules,
  surcharges,
} from '#src/features/booking/protocols/seaClauses.ts';

/** The agreement of consolidated freight by sea. */
export const agreement = protocolOf(
  lcl.agreementZh,
  '费用、如实申报、危险货物、计费吨与亏舱、目的港费用、订单取消与责任',
  [
    parties(
      { orderer: '委托人', deal: '海上运输', performer: '拼箱承运人', service: '货运代理服务' },
      '本协议适用于您在本平台委托办理的海运拼箱出口订舱，以及您选择的报关、危险货物申报等配套服务。',
      '拼箱承运人与进仓的货运站以订舱确认与进仓通知书为准。分提单由拼箱承运人签发，其提单条款对海上运输另有规定的，适用其规定。',
    ),
    account,
    formation(
      {
        standsWhen: '拼箱承运人确认舱位、我们向您发出进仓通知书时',
        acceptors: '货运站、拼箱承运人、船公司与目的港',
      },
      schedule,
      '您要求更改目的港、品名、件数、体积或者退载的，应在截仓前提出；截单后更改的，改单费由您承担。',
    ),
    fees(
      { events: '超期堆存、改单、查验、亏舱、目的港费用', payBefore: '签发提单前' },
      '海运费按计费吨计收，计费吨依本协议关于计费吨的约定确定；进仓数据与订单不符的，按进仓数据重新计费。',
      surcharges,
      collect,
    ),
    truth(
      { particulars: 'HS 编码、件数、包装、单件尺寸、重量与体积', inspectors: '货运站、拼箱承运人、港口' },
      '货物可否堆叠、是否带托盘、单件是否超重超长，应当如实注明；未注明不可堆叠而在堆叠中受压受损的，由您承担。',
    ),
    danger(
      {
        rules: seaRules,
        documents: seaDocuments,
        together: '同箱拼装',
        until: '目的港提货',
        injured: '货运站、拼箱承运人、同箱货物的货主',
      },
      '拼箱不受理 2.1 项（气雾剂除外）、2.3 项、4.2 项、4.3 项、5.2 项货物；气雾剂，2.2 项、4.1 项、5.1 项、6.1 项货物，包装类别 I 或者有次要危险性的货物以及锂电池，须由危险品专员逐票核对。',
      '危险货物须送入具备相应条件的危险品仓库。酸与碱分箱拼装；毒性、腐蚀性货物不与食品、饲料同箱。',
    ),
    {
      heading: '计费吨与进仓数据',
      paragraphs: [
        '计费吨（RT）取体积（立方米）与毛重（吨）的较大者，每票不足 1 计费吨的按 1 计费吨计收。',
        '体积与重量以货运站进仓量方、过磅的数据为准。与订单差异较大的，我们先与您核对再出具账单。',
        '您对进仓数据有异议的，应在货物装箱前提出复量；复量结果与进仓数据一致的，复量费用由您承担，不一致的按复量结果计费。',
      ],
    },
    {
      heading: '进仓与截仓',
      paragraphs: [
        '您应当凭进仓通知书，在截仓时间前将货物送至指定货运站，并在外包装上刷明唛头与进仓编号。未收到进仓通知书的，请勿送货。',
        '送货车辆与人员须具备相应的运输资质；送危险货物的，使用危险货物运输车辆。',
        '货运站拒收破损、渗漏、受潮、标记不清或者与通知书不符的包件，须更换包装后重新进仓，费用由您承担。',
        '截仓后到货的，顺延后续航次；进仓后超过免费堆存期的，超期堆存费由您承担。因我们或者货运站的原因顺延的，不收取该期间的堆存费。',
      ],
    },
    {
      heading: '拼装与隔离',
      paragraphs: [
        '同箱货物的组合、配载与装箱由拼箱承运人和货运站安排。依规则须隔离的货物不装入同一集装箱，其中一方另行配箱，可能因此改配后续航次。',
        '因您的货物性质与申报不符、单证不齐或者被查验，致使整箱退关、甩柜、掏箱的，您应当承担由此给同箱其他货主造成的合理损失。',
        '因同箱其他货主的原因使您的货物延误或者受损的，我们协助您向责任方追偿。',
      ],
    },
    {
      heading: '亏舱费',
      paragraphs: [
        '截仓后减货、退载，或者实际进仓少于订舱体积的，您应当支付亏舱费，按“亏舱体积 ×（整箱海运费 + 起运港费用）÷ 标准装载体积”计算；标准装载体积为 20GP 25 立方米、40GP 50 立方米、40HQ 60 立方米。',
        '舱位由其他货物补足的部分，不收取亏舱费。实际进仓多于订舱体积的，以舱位余量为准，余量不足的部分顺延后续航次。',
      ],
    },
    {
      heading: '提单、目的港费用与交付',
      paragraphs: [
        '分提单依您确认的补料签发，件数、毛重与体积以进仓数据为准。签发后修改的，须缴回全套正本提单，并承担改单费用。',
        '选择电放或者海运单的，货物交付不凭正本提单，由此产生的货权风险由您承担。电放须另行出具电放保函。',
        '目的港的拆箱、理货、仓储与交付费用由目的港代理向收货人收取，页面所列金额仅供参考。您应当在成交前告知收货人；收货人拒付的，由您支付。',
        '收货人拒收、迟延提货或者无法联系的，您应当在我们通知的期限内作出处置指示；没有指示的，承运人依法处置货物，由此发生的费用由您承担。',
      ],
    },
    { heading: '报关', paragraphs: [customs, missed] },
    cancellation(
      { standsWhen: '发出进仓通知书', incurred: '申报、鉴定、送货', performer: '拼箱承运人' },
      '发出进仓通知书后、截仓前取消的，由您承担已发生的费用；货物已经进仓的，并承担出仓装卸费与堆存费；截仓后取消的，另按亏舱费的约定办理。',
    ),
    liability('拼箱承运人、货运站、港口', seaLiability, noInsurance),
    information('拼箱承运人、船公司、货运站、目的港代理、港口、海关与海事管理机构'),
    ...closing,
  ],
);
