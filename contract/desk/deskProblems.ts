/** Why a field of the desk is rejected, beside the problems of every form; the same words in browser and service. */
export const deskProblemMessages = {
  staffLoginInvalid: '须为 3 至 32 位小写字母、数字、点或短横，以字母开头',
  staffPasswordLength: '至少 12 个字符',
  staffCodeInvalid: '须为 6 位数字',
  containersInvalid: '有误：每行一箱，先箱号后铅封号，如 MSCU1234566 CN887766；箱号须符合 ISO 6346 校验码',
  containersRepeated: '有重复的箱号',
  momentInvalid: '不是有效的日期时间',
  momentAhead: '是实际时间，不能晚于现在',
  momentPast: '须晚于现在',
  nothingCorrected: '没有改动：请至少更正一项',
  sealInvalid: '铅封号只能是字母、数字和短横',
} as const;
export type DeskProblem = keyof typeof deskProblemMessages;

/** Attaches a problem of the desk to a zod check. */
export const becauseDesk = (error: DeskProblem) => ({ error });
