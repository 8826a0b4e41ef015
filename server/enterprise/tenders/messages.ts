import { tenderLinesMax, tenderOptionsMax } from '#contract/tenders/tenders.ts';
import type { tenderLines } from '#server/db/schema/tenders.ts';
import { goodsZh, laneZh } from '#server/enterprise/contracts/messages.ts';

type Line = typeof tenderLines.$inferSelect;

/** The subject of a line. */
export const lineNameZh = (line: Pick<Line, 'originZh' | 'destinationZh' | 'itemCode' | 'goodsScope' | 'goodsCode'>) =>
  [laneZh(line), line.itemCode, goodsZh(line)].join('，');

/** Messages to customers and the desk about tenders: their history, and reasons of rejections. */
export const tenderMessages = {
  sheetTitle: '招标明细',
  answerTitle: '招标报价',
  comparisonTitle: '报价比较',
  wrongTitle: '有问题的行',
  notes: [
    '一行是一条线路、一种箱型、一种货物；箱量为整个期间的箱数。目前可招标的业务：海运整箱（20GP、40GP、40HQ）。',
    '港口可填中文名、英文名或五位代码。危险品请填危险类别或 UN 编号；两者都填时以 UN 编号为准。',
    `一份招标最多 ${tenderLinesMax} 行。`,
  ],
  answerNotes: [
    '每个序号至少一行：填报价，或填不报价原因。同一序号可有几行不同的承运人。',
    `每条线路最多 ${tenderOptionsMax} 个报价。公布价、目标价等其他列仅供参考，改动无效。`,
  ],
  made: (rows: number) => `建立招标，${rows} 条`,
  rowsAdded: (added: number, wrong: number) =>
    wrong === 0 ? `上传表格，加入 ${added} 条` : `上传表格，加入 ${added} 条，${wrong} 行待改正`,
  rowsReplaced: (added: number, wrong: number) =>
    wrong === 0 ? `重新上传表格，共 ${added} 条` : `重新上传表格，共 ${added} 条，${wrong} 行待改正`,
  wrongCleared: (rows: number) => `清除 ${rows} 行待改正的行`,
  rowsRemoved: (rows: number) => `删除 ${rows} 条`,
  termsChanged: '更改标题与期限',
  sent: '发给平台报价',
  withdrawn: (reason: string) => `撤回：${reason}`,
  answered: (priced: number, none: number) => `报价 ${priced} 条，不报价 ${none} 条`,
  revised: (priced: number, none: number) => `修改报价：报价 ${priced} 条，不报价 ${none} 条`,
  awarded: (won: number, lost: number, contractNo: string) =>
    `定标：${won} 条中标，${lost} 条未中标，建立合同 ${contractNo}`,
  contractMade: (tenderNo: string, rates: number) => `由招标 ${tenderNo} 中标建立，协议价 ${rates} 条`,
  contractRemark: (title: string) => `招标：${title}`,
  required: '必填',
  tooLong: (max: number) => `不超过 ${max} 个字`,
  titleMissing: '请填写标题',
  dayWrong: (label: string) => `${label}不是日期，请填写如 2026-12-31`,
  periodReversed: '期间的结束日不能早于开始日',
  periodOver: '期间的结束日已过',
  answerByWrong: '报价截止日须从今天起，且不晚于期间的结束日',
  fileMissing: '请选择表格（.xlsx 或 .csv）',
  portUnknown: '没有这个港口，或名称不唯一：可填中文名、英文名或五位代码',
  samePorts: '起运港与目的港不能相同',
  itemUnknown: '可填 20GP、40GP、40HQ',
  quantityWrong: '须为不超过 1,000,000 的正整数',
  dangerousMissing: '请填 是 或 否',
  dangerousDenied: '填了危险类别或 UN 编号，此列须为 是',
  classWrong: '须为危险类别，如 3 或 6.1',
  unWrong: '须为 4 位 UN 编号，如 1263',
  rowTwice: (row: number) => `与第 ${row} 行是同一线路、箱型与货物，请合并箱量`,
  lineTwice: (position: number) => `与已有的第 ${position} 条是同一线路、箱型与货物`,
  tooManyLines: `一份招标最多 ${tenderLinesMax} 行`,
  tooManyOpen: (max: number) => `最多同时有 ${max} 份未结束的招标，请先结束或删除不用的`,
  noLines: '还没有明细，不能发出',
  wrongLeft: (rows: number) => `还有 ${rows} 行待改正：请改正后上传，或点“不要这些行”`,
  gone: '没有这份招标，可能已被删除',
  notPossible: (status: string) => `招标${status}，不能执行此操作`,
  changedBy: (who: string, at: string, what: string) =>
    `${who}已于 ${at} 操作过该招标（${what}）。您的操作没有执行，请核对`,
  notVerified: '企业认证通过后才能招标',
  reasonMissing: '请填写原因',
  choiceMissing: (position: number) => `第 ${position} 条请选择报价，或选择不中标并说明原因`,
  declineReasonMissing: (position: number) => `第 ${position} 条请选择不中标的原因`,
  choiceExpired: (position: number) => `第 ${position} 条所选报价已过有效期，请另选或选择不中标`,
  noneAwarded: '至少一条中标才能定标；全部不要请撤回招标',
  overlaps: (position: number, contractNo: string) =>
    `第 ${position} 条与合同 ${contractNo} 的协议价在同一期间重复，请联系平台调整后再定标`,
  lineUnknown: '没有这个序号的明细',
  noAnswer: (position: number) => `第 ${position} 条没有报价，也没有不报价原因`,
  answerBoth: '报价与不报价原因只能填一个',
  answerNone: '请填报价，或填不报价原因',
  noOfferTwice: '该序号的其他行已有报价或不报价原因',
  carrierTwice: '该序号已有同一承运人的报价，请填写不同的承运人',
  tooManyOptions: `每条线路最多 ${tenderOptionsMax} 个报价`,
  validUntilWrong: '须为今天或以后的日期，如 2026-12-31',
  freeDaysWrong: '须为 0 至 90 的整数',
  rateExists: (contractNo: string) => `合同 ${contractNo} 在招标期间已有同一协议价：请先停用或调整有效期`,
  system: '系统',
} as const;
