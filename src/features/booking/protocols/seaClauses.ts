import type { Article } from './serviceProtocol.ts';

/** The rules for dangerous goods at sea. */
export const seaRules =
  '《国际海运危险货物规则》（IMDG Code）现行有效版本、《船舶载运危险货物安全监督管理规定》及起运港、中转港、目的港的规定';

/** The documents of dangerous goods in packages. */
export const seaDocuments =
  '您应当在截危申报前提供：符合现行标准、签发日期在五年以内的化学品安全技术说明书（SDS）中英文本；出入境货物包装性能检验结果单；危险货物包装使用鉴定结果单；危险货物安全适运声明书；以及依货物性质需要的分类鉴别报告、温度控制说明、稳定或抑制证明等。';

/** Schedules are expected, not promised. */
export const schedule =
  '船名、航次、开航及各项截止时间均为预计，可能因天气、港口拥堵、承运人调度等变化。我们得知变化后及时通知订单的联系人。';

/** Surcharges that the carrier changes. */
export const surcharges =
  '承运人依其公布的运价本调整附加费，且适用于该航次的，按调整后的金额执行；我们先行通知您，您不接受的可以在货物交付前取消订单。';

/** Freight that the consignee does not pay. */
export const collect = '到付订单的收货人拒付或者无法联系的，由您支付。';

/** The verified gross mass of a packed container. */
export const vgm =
  '每个重箱须在装船前提供核实的总质量（VGM）。采用方法一的，应由经检定合格的衡器称重；采用方法二的，应按主管机关认可的程序计算。';

/** Customs clearance, entrusted or not. */
export const customs =
  '委托报关的，您应当在截关前提供报关委托书、发票、装箱单、合同、申报要素等资料，并保证单证相符、单货相符。自行报关的，应当自行保证在截关前放行。';

/** Who pays if documents or an inspection make goods miss their departure. */
export const missed =
  '因资料迟延、不符或者货物查验造成的退关、漏装、落箱、改配等费用由您承担，因我们的过错造成的除外。';

/** Bill of lading, telex release and sea waybill. */
export const billOfLading: Article = {
  heading: '提单',
  paragraphs: [
    '提单内容依您确认的补料签发，您应当在截单前核对确认。签发后修改的，须缴回全套正本提单，并承担改单费用。',
    '选择电放或者海运单的，货物交付不凭正本提单，由此产生的货权风险由您承担。电放须另行出具电放保函。',
  ],
};

/** The carrier is liable for carriage by sea. */
export const seaLiability =
  '海上运输期间货物的灭失、损坏与迟延交付，由承运人依《中华人民共和国海商法》及提单条款承担责任。';

/** Fees include no insurance. */
export const noInsurance = '平台费用不含货物保险费，另有约定的除外；我们建议您自行投保货物运输险。';
