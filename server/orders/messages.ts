import type { ServiceCode } from '#contract/services/serviceCode.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import type { OrderCommand, OrderEvent, OrderParty, OrderStatus } from '#contract/orders/orderStatus.ts';
import { commandZhOf, orderCommandZh, orderPartyZh, statusZhOf } from '#contract/orders/orderStatusNames.ts';
import type { PairVerdict, SegregationRemedy } from '#contract/rules/segregation/segregation.ts';
import type { SharedPlace } from '#contract/rules/segregation/segregationReliefs.ts';

/** The name of a status in the order's service. */
export const statusName = (service: ServiceCode, status: OrderStatus): string =>
  statusZhOf(allServices[service], status);

/** The name of a command in the order's service. */
export const commandName = (service: ServiceCode, command: OrderEvent['act']): string =>
  commandZhOf(allServices[service], command);

const placeNames: Readonly<Record<SharedPlace, string>> = {
  container: '同一箱（车）',
  consolidation: '同一拼箱',
  bay: '同一库房',
};

const remedyNames: Readonly<Record<SegregationRemedy, string>> = {
  secondContainer: '分装另一箱',
  anotherBay: '另存一间库房',
  limitedQuantity: '其中一方符合第 3.4 章的改按有限数量包装申报（3.4.4.2）',
  acidAlkaliRelief: '符合 7.2.6.5 的填写酸碱声明',
  competentAuthority: '取得主管机关批准（7.3.4.1）',
  desk: '转危险品专员审核',
};

const delayText = (days: number | null): string =>
  days ? `，比承诺${days > 0 ? '晚' : '早'} ${Math.abs(days)} 天` : '';

/** Messages to users about orders. */
export const tradeMessages = {
  sailingUnknown: '该航次不存在，请重新查询船期',
  sailingClosed: (cutOff: string) => `该航次已过“${cutOff}”时间，请选择其他船期`,
  intake: {
    deadline: (cutOff: string, at: string) => `“${cutOff}”为 ${at}`,
    review: (reviewed: string, cutOff: string, at: string) => `危险品审核最迟 ${reviewed} 完成，“${cutOff}”为 ${at}`,
    ready: (readyDay: string, cutOff: string, day: string) => `货物 ${readyDay} 备妥，“${cutOff}”为 ${day}`,
  },
  sailingLate: (reason: string) => `该航次已来不及：${reason}，请选择其他船期`,
  priceChanged: '费用已更新，请核对最新费用后重新提交',
  keyReused: '该订单已提交过，内容与首次提交不同；如需再下一单，请刷新页面后重试；系统请换用新的幂等键',
  consentMissing: (agreement: string) =>
    `贵公司尚未同意现行的《${agreement}》：协议须由人同意，请先在网站下单时勾选同意，之后即可由系统下单`,
  protocolOutdated: '运输协议已更新，请重新阅读并同意后提交',
  orderUnknown: '订单不存在',
  milestoneReached: (name: string, place: string, day: string) => `${name}（${place}）${day}`,
  milestoneMoved: {
    departed: (day: string, delayDays: number | null) => `预计 ${day} 离开起运地${delayText(delayDays)}`,
    arrived: (day: string, delayDays: number | null) => `预计 ${day} 抵达${delayText(delayDays)}`,
  },
  trackLinkUnknown: '该跟踪链接无效或已停用，请向分享人索取新的链接',
  wrongMoment: (service: ServiceCode, status: OrderStatus, command: OrderCommand) =>
    `订单当前状态为“${statusName(service, status)}”，不能“${commandName(service, command)}”`,
  orderChanged: (who: string, at: string, command: string, status: string) =>
    `订单已有变化：${who}于 ${at} “${command}”，现为“${status}”。您的操作没有执行，请核对后再决定`,
  invoiceReplaced: (at: string) => `客户已于 ${at} 更改开票资料。发票没有记录，请核对后再开具`,
  creditAbovePrice: '更改后的费用低于已减收的金额，请联系平台处理',
  partyOf: (party: OrderParty): string => orderPartyZh[party],
  commandOfAnother: (command: OrderCommand, party: OrderParty) =>
    `“${orderCommandZh[command]}”只能由${orderPartyZh[party]}操作`,
  packagingUnknown: (line: number, code: string) => `第${line}行货物：包装类型“${code}”不在包装代码表内`,
  documentCodeUnknown: (code: string) => `单证代码“${code}”无法识别`,
  entryUnknown: (line: number, unNumber: string, packingGroup: string | null, hazardClass: string) =>
    `第${line}行货物：UN${unNumber}（${packingGroup ? `包装类别 ${packingGroup}` : '无包装类别'}，${hazardClass} 类）与危险货物一览表（IMDG 42-24）不符，请重新选择联合国编号`,
  entryAmbiguous: (line: number, unNumber: string, names: readonly string[]) =>
    `第${line}行货物：UN${unNumber} 有几个条目，请写明其中一个的正确运输名称：${names.join('；')}（IMDG 42-24 3.2.1 第 2 栏）`,
  divisionUnknown: (line: number, unNumber: string, divisions: readonly string[]) =>
    `第${line}行货物：UN${unNumber} 的项别与次要危险性按内装物确定，须为以下之一：${divisions.join('、')}（IMDG 42-24 3.3.1 SP63、SP303）`,
  subsidiaryUnlisted: (line: number, unNumber: string, listed: readonly string[]) =>
    `第${line}行货物：次要危险性与一览表不符，UN${unNumber} 的次要危险性为${listed.join('、') || '无'}（IMDG 42-24 3.2.1 第 4 栏）`,
  neverOnline: (line: number, hazardClass: string) =>
    `第${line}行货物：${hazardClass} 类危险货物不在线受理（平台规则：1 类、6.2 项、7 类须人工审核），请转危险品专员`,
  modeRejected: (line: number, ruleZh: string, source: string) =>
    `第${line}行货物：${ruleZh}（依据：${source}），不能在线下单，请转危险品专员`,
  apart: ({
    one,
    other,
    place,
    pair: { termZh, source, paragraphs, remedies, findings },
  }: {
    one: { number: number; name: string };
    other: { number: number; name: string };
    place: SharedPlace;
    pair: Pick<PairVerdict, 'termZh' | 'source' | 'paragraphs' | 'remedies' | 'findings'>;
  }) =>
    `第${one.number}行货物“${one.name}”与第${other.number}行货物“${other.name}”不得${place === 'bay' ? `同库储存：${findings[0]?.match ?? ''}（${source}）` : `装入${placeNames[place]}：隔离要求“${termZh}”（IMDG 42-24 ${[...new Set([source, ...paragraphs])].join('、')}）`}；可${remedies.map((remedy) => remedyNames[remedy]).join('，或')}`,
  reviewOfPair: ({
    other,
    termZh,
    doubts,
    reliefs,
    paragraphs,
  }: {
    other: number;
    termZh: string;
    doubts: readonly string[];
    reliefs: readonly string[];
    paragraphs: readonly string[];
  }) =>
    [
      `与货物 ${other} 同装：${termZh}`,
      ...doubts,
      ...(reliefs.length > 0 ? [`已适用的豁免：${reliefs.join('、')}`] : []),
      ...(paragraphs.length > 0 ? [`依据：IMDG 42-24 ${paragraphs.join('、')}`] : []),
    ].join('；'),
  misdeclared: {
    at: (line: number, why: string) => `第${line}行货物：${why}`,
    limited: '一览表第 7a 栏为 0，不得按有限数量包装申报（IMDG 42-24 3.4.1）',
    excepted: '一览表第 7b 栏为 E0，不得按例外数量申报（IMDG 42-24 3.5.1）',
    acidAlkali: '酸碱声明只适用于包装类别 II、III 的 8 类物质（IMDG 42-24 7.2.6.5）',
  },
  casOfAnother: ({ cas, unNumber, own }: { cas: string; unNumber: string; own: string }) =>
    `所填 CAS 号 ${cas} 不是 UN ${unNumber} 条目的 CAS 号（${own}），须核对申报的条目（IMDG 3.2）`,
  controlledAsWell: (words: string, controls: readonly string[]) =>
    `品名中的“${words}”属${controls.join('、')}，须备齐相应的许可或备案证明，由专员核对`,
  pollutantUnticked: (unNumber: string) =>
    `UN ${unNumber} 在一览表第 4 栏为海洋污染物，申报时未勾选，已按海洋污染物处理，须核对（IMDG 2.10）`,
  nothingToPay: '所填数量不产生任何费用，请核对订购数量、毛重与体积',
  cargoNotTaken: (serviceZh: string) => `${serviceZh}按商品下单，无需填写货物明细`,
  dayPast: (field: string, today: string) => `“${field}”不能早于今天（中国时间 ${today}）`,
  dayAfterDeparture: (field: string, departure: string) => `“${field}”不能晚于开船日期 ${departure}`,
  dayAfterCutOff: (field: string, last: string, cutOff = '截止日') => `“${field}”不能晚于${cutOff}的日期 ${last}`,
  dayTooFar: (field: string, last: string) => `“${field}”不能晚于 ${last}，请核对年份`,
  quoteOfAnother: (serviceZh: string) => `该报价不属于“${serviceZh}”，请重新查询`,
  itemUnknown: (field: string, code: string) => `“${field}”中没有“${code}”，请重新选择`,
  choiceUnknown: (field: string) => `“${field}”不在可选范围内，请重新选择`,
  belowMinimum: (tonnes: number) => `采购数量低于起订量 ${tonnes} 吨`,
  aboveStock: (tonnes: number) => `采购数量超过现有库存 ${tonnes} 吨，请联系客服`,
  tooManyOpen: (most: number) => `进行中的订单已达 ${most} 单，请待部分订单完结后再下单，或联系客服`,
  repriced: '改动了计费内容，费用按现行价格重新计算，不再按报价',
  amendsAnother: '修改订单不能更换业务线或报价，请取消后重新下单',

  documentType: '只能上传 PDF、JPG 或 PNG 文件',
  documentTooMany: (most: number) => `每个订单最多上传 ${most} 份单证，请先删除不用的`,
  draftDocumentTooMany: (most: number) => `未下单的单证最多 ${most} 份，请先下单或删除不用的`,
  documentUnknown: '该单证不存在',
  documentGone: '该单证已过期或不存在，请移除后重新上传',
  documentsClosed: '订单已完结，单证不能再增删',
  uploadTooMany: (wait: string) => `上传过于频繁，请${wait}后再试`,
  invoiceTooEarly: (status: string, first: string) => `订单当前状态为“${status}”，状态为“${first}”起可以申请开票`,
  invoiceIssued: '发票已开具，如需更改请联系客服',
  invoiceUnknown: '该订单没有待开的发票',
  invoiceFileMissing: '该订单还没有可下载的发票',
  dangerousPaperUnknown: '该订单不需要这份危险货物单证',
  noBookingNote: (serviceZh: string) => `“${serviceZh}”是商品买卖，没有托书`,
  exportSeaOnly: (serviceZh: string) =>
    `“${serviceZh}”不是海运订单，DCSA Booking 2.0 只用于海运集装箱（整箱、拼箱、罐箱、液袋）`,
  exportUnknownPlace: '该订单按日租用罐箱，没有航程，不能导出为 DCSA Booking',
  exportUnknownSize: (code: string) => `箱型“${code}”没有对应的 ISO 6346 代码，不能导出为 DCSA Booking，请联系客服`,
  exportMissing: (namesZh: readonly string[]) =>
    `承运人须能读懂订舱内容，以下各项缺少英文（拉丁字母）填写，暂不能导出：${namesZh.join('、')}；放舱前可修改订单补填，放舱后请提交改单申请`,
  notCarried: (line: number, hazardClass: string, carrier: string) =>
    `第${line}行货物：${carrier}在本航线不接 ${hazardClass} 类危险货物（船公司接货规则），请更换船期或转危险品专员`,
} as const;
