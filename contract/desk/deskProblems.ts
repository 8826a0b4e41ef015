import type { FieldProblem } from '#contract/protocol/fields.ts';
import { chinaMinuteOf } from '#contract/protocol/chinaDay.ts';

/** Why a field of the desk is rejected, beside the problems of every form; the same words in browser and service. */
export const deskProblemMessages = {
  staffLoginInvalid: '须为 3 至 32 位小写字母、数字、点或短横，以字母开头',
  staffPasswordLength: '至少 12 个字符',
  staffCodeInvalid: '须为 6 位数字',
  containersInvalid: '有误：每行一箱，先箱号后铅封号，如 MSCU1234566 CN887766；箱号须符合 ISO 6346 校验码',
  tareImplausible: '皮重不合理：应为每箱空重（公斤），如 皮重2230',
  vgmImplausible: 'VGM 不合理：应为箱货总重（公斤），大于皮重且不超过 36000，如 VGM24350',
  containersRepeated: '有重复的箱号',
  momentInvalid: '不是有效的日期时间',
  momentAhead: '是实际时间，不能晚于现在',
  momentPast: '须晚于现在',
  nothingCorrected: '没有改动：请至少更正一项',
  amountInvalid: '最多两位小数，且不超过 99,999,999.99',
  creditTooHigh: '减收不能超过订单现有的合计',
  packagesInvalid: '须为整数件数',
  daysReversed: '不能早于起始日',
  daysTooMany: '一次最多看两年',
  sealInvalid: '铅封号只能是字母、数字和短横',
  massUnnamed: '铅封号之后的重量请注明，例如“皮重2230 VGM12700”（千克）',
  periodInvalid: '不能早于起始日',
  committedInvalid: '须为不超过 1,000,000 的正整数',
  hazardClassInvalid: '须为危险类别，如 3 或 6.1',
  ledgerAmountInvalid: '最多两位小数，且不超过 9,999,999,999.99',
} as const;
export type DeskProblem = keyof typeof deskProblemMessages;

/** Attaches a problem of the desk to a zod check. */
export const becauseDesk = (error: DeskProblem) => ({ error });

const minuteZh = (instant: string): string => chinaMinuteOf(new Date(instant)).replace('T', ' ');

const factTimeZh = { placedAt: '下单', gatedInAt: '进港', departedAt: '离港', arrivedAt: '到港' } as const;

/** Why a field of a transport contradicts what is known; the text follows the field's name. */
export const deskProblemTexts = {
  containersCount: (given: number, ordered: number, items: string) =>
    `填了 ${given} 箱，委托为 ${ordered} 箱（${items}）；箱量有变须先改单`,
  containersTypes: (given: string, ordered: string) => `箱型 ${given} 与委托的 ${ordered} 不符；箱型有变须先改单`,
  tooEarly: (earlier: keyof typeof factTimeZh, at: string) => `不能早于${factTimeZh[earlier]}时间 ${minuteZh(at)}`,
  tooLate: (later: keyof typeof factTimeZh, at: string) => `不能晚于${factTimeZh[later]}时间 ${minuteZh(at)}`,
  otherShip: (ship: string) => `须写明原因：船名航次与原定的 ${ship} 不同`,
  vgmBelowGoods: (total: number, goods: number) => `须写明原因：VGM 合计 ${total} 公斤，小于委托毛重 ${goods} 公斤`,
  beforeMilestone: (name: string, at: string) => `不能早于${name}时间 ${minuteZh(at)}`,
  afterMilestone: (name: string, at: string) => `不能晚于${name}时间 ${minuteZh(at)}`,
  hasHappened: (at: string) => `已于 ${minuteZh(at)} 实际发生，不再有预计时间`,
  notBetween: '须在起运港与目的港之间，不能是起运港或目的港',
  otherContainer: '不是本订单的箱号，或该节点不分箱',
  otherService: (name: string) => `本订单没有“${name}”这个节点`,
  otherPlace: (code: string) => `与订单的路线不符，应为 ${code}`,
  portMissing: '中转的节点须填中转港',
  columnsLacked: (titles: readonly string[]) => `还缺少必填的列：${titles.join('、')}`,
  columnTwice: '已选为另一列',
  portUnknown: '不在港口表中：请填五位港口代码，如 SGSIN',
} as const;

/** A problem as fields show it: those of the desk have their own words. */
export const fieldProblemOf = (problem: FieldProblem | DeskProblem | undefined): FieldProblem | undefined =>
  typeof problem === 'string' && problem in deskProblemMessages
    ? { messageZh: deskProblemMessages[problem as DeskProblem] }
    : (problem as Exclude<typeof problem, DeskProblem>);
