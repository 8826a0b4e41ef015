import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { EndedStatus } from '#machines/orders/orderRights.ts';
import type { InvoiceForm, InvoiceStatus } from '#contract/orders/invoice.ts';
import { invoiceFieldNames } from '#contract/orders/invoiceFieldNames.ts';

/** The messages of one followed order: its tools, its end, and the needs of its review. */
export const followMessages = {
  back: '返回订单列表',
  loading: '正在查询订单',
  failed: '订单查询失败，请重试',
  refresh: '刷新',
  stale: (why: string) => `操作已提交，但最新状态未能取回。${why}`,
  failedCommand: '操作未成功，请稍后重试',
  booked: (sailing: string) => `原定 ${sailing}`,
  placedAt: (time: string) => `${time} 下单`,
  totals: '应付合计',
  tools: '订单操作',
  amend: '修改订单',
  reorder: '再来一单',
  saveTemplate: '存为模板',
  print: '打印',
  bookingNote: '下载托书 PDF',
  unprintable: (characters: string) =>
    `托书 PDF 的字体没有“${characters}”，将印作“〓”。如须印出，请在订单中改用其他字。`,
  instruct: '提单补料',
  declareVgm: 'VGM 申报',
  bills: {
    waiting: (version: number) => `提单草稿第 ${version} 版待您确认`,
    changesAsked: (version: number) => `提单草稿第 ${version} 版的更改已提交，待平台签发下一版`,
    approved: (version: number) => `提单草稿第 ${version} 版已确认，开船后由平台放单`,
    released: (kind: string, billNo: string, at: string) => `提单已放单：${kind}，提单号 ${billNo}（${at}）`,
    kinds: { original: '正本提单', telex: '电放', seaWaybill: '海运单' },
    check: '核对草稿',
    see: '查看草稿',
  },
  instructed: (version: number) => `提单补料（已提交第 ${version} 版）`,
  calendar: '截止时间加入日历',
  dcsa: '导出 DCSA JSON',
  invoiceFile: '下载发票',
  papers: '打包下载全部单证',
  ended: {
    AUTO_CANCELLED: {
      title: '订单已自动取消',
      text: `企业认证未在下单后 ${limits.orderUnverifiedDays} 天内通过审核，系统按规则取消了本订单。内容已保留，完成认证后可再来一单。`,
    },
    CANCELLED: { title: '订单已取消', text: '内容已保留，可再来一单。' },
    REJECTED: { title: '订单未被受理', text: '可按下列说明调整后再来一单，或联系客服。' },
    APPROVAL_LAPSED: {
      title: '审批超时，订单已失效',
      text: '公司未在时限前审批，价格不再保留。内容已保留，可再来一单。',
    },
    WITHDRAWN: { title: '订单已在审批前撤回', text: '订单没有提交给平台。内容已保留，可再来一单。' },
    DECLINED: { title: '订单确认后被取消', text: '请联系客服改配；也可再来一单重新选择。' },
  } satisfies Record<EndedStatus, { title: string; text: string }>,
  infoNeeded: '请补充资料',
  reviewing: '危险品订单须专员审核类别、包装与隔离要求，审核完成前请勿备货进场。',
  inReview: '危险品专员审核中，以下各点由专员核对',
  reasonOfItem: (cargoItem: number, reason: string) => `货物 ${cargoItem}：${reason}`,
  proposed: {
    title: '危险品专员建议按危险货物申报',
    as: (entry: string) => `建议条目：${entry}`,
    controls: (names: readonly string[]) => `列管：${names.join('、')}，须提交相应许可或备案证明`,
    advice:
      '条目填好后，净重、包装标记、应急联系人等由您申报并提交；其他已填的内容保留。不是该货物的，请用“补充资料”说明。',
    declare: '按建议申报',
  },
  suspected: {
    title: '订单按普通货物填写，以下内容须危险品专员核对',
    reasons: {
      packingInstruction: (words: string) => `填写了危险品包装说明（PI ${words}）`,
      stateOfCharge: (words: string) => `填写了锂电池荷电状态（${words}%）`,
      dryIce: () => '使用干冰（UN 1845）',
      magnetic: () => '货物带磁性（UN 2807）',
      declarationService: () => '委托填制危险品申报单',
      battery: () => '货物含电池',
      unNumber: (words: string) => `文字中写有联合国编号 ${words}`,
      cas: (words: string) => `CAS 号 ${words} 属于危险货物一览表中的物质`,
      name: (words: string) => `品名与危险货物一览表条目相符：${words}`,
      hazardWord: (words: string) => `文字中写有“${words}”`,
      undeclared: (words: string) => `“${words}”是海事与船公司通告中常被瞒报、误报的品名`,
      hsCode: (words: string) => `HS 编码 ${words} 下有危险货物`,
      safetySheet: (words: string) => `所附安全技术说明书：${words}`,
      measures: (words: string) => words,
      rule: (words: string) => words,
      segregation: (words: string) => words,
      classification: (words: string) => words,
    } satisfies Record<Suspicion['why'], (words: string) => string>,
    advice: '确为危险品的，请修改订单并填写危险货物信息；不是的，专员核对后继续受理。审核完成前请勿备货进场。',
  },
} as const;

/** The messages of an order's invoice and the request for it. */
export const invoiceMessages = {
  title: '申请开票',
  request: '申请开票',
  change: '修改开票申请',
  state: (text: string, company: string, day: string) => `${text}：${company}，${day} 申请`,
  issued: (text: string, company: string, invoiceNo: string) => `${text}：${company}，发票号码 ${invoiceNo}`,
  statuses: { REQUESTED: '已申请开票', ISSUED: '已开票', CANCELLED: '开票申请已撤销' } satisfies Record<
    InvoiceStatus,
    string
  >,
  opening: '正在读取企业资料',
  text: '发票按本订单费用开具，金额与税率以财务核定为准。',
  kind: '发票类型',
  kinds: { special: '增值税专用发票', normal: '增值税普通发票' } satisfies Record<InvoiceForm['kind'], string>,
  head: '发票抬头',
  receiver: '收件信息',
  fields: invoiceFieldNames,
  hints: {
    taxpayerId: '统一社会信用代码，18 位',
    region: '省 / 市 / 区',
  } as Readonly<Partial<Record<keyof InvoiceForm, string>>>,
  submit: '提交申请',
  drop: '暂不申请',
  failed: '申请未提交，请稍后重试',
} as const;
