import type { GoodsProblem } from './goodsProblems.ts';

/** A number above its limit or a text longer than its limit, which the problem names. */
export type OverLimit = `${'tooMany' | 'tooLong'} ${number}`;

/** The problem of a number above its limit. */
export const overLimit = (max: number): OverLimit => `tooMany ${max}`;

/** The problem of a text with more characters than its limit. */
export const overLength = (max: number): OverLimit => `tooLong ${max}`;

export const isOverLimit = (problem: string): problem is OverLimit => /^too(?:Many|Long) /.test(problem);

const limitTexts = {
  tooMany: (max: string) => `不能超过 ${max}`,
  tooLong: (max: string) => `不能超过 ${max} 个字`,
};

/** The text of such a problem. */
export const overLimitText = (problem: OverLimit): string => {
  const [which, max] = problem.split(' ') as ['tooMany' | 'tooLong', string];
  return limitTexts[which](Number(max).toLocaleString('en'));
};

/** Why a field is rejected; `src/ui/messages/problems.ts` has the messages, and the compiler reports a missing one. */
export type Problem =
  | 'required'
  | 'notChosen'
  | 'phoneLength'
  | 'phoneInvalid'
  | 'smsCodeLength'
  | 'smsCodeWrong'
  | 'passwordLength'
  | 'agreementUnticked'
  | 'mustAgree'
  | 'passwordsDiffer'
  | 'emailInvalid'
  | 'telephoneInvalid'
  | 'tooLong'
  | 'numberInvalid'
  | 'mustBePositive'
  | 'mustBeWhole'
  | 'tooMany'
  | OverLimit
  | 'dateInvalid'
  | 'dateTooEarly'
  | 'datePast'
  | 'dateTooFar'
  | 'dateAfterDeparture'
  | 'dateAfterCutOff'
  | 'dateAfterTransport'
  | 'samePorts'
  | 'portUnknown'
  | 'portsMissing'
  | 'unNumberInvalid'
  | 'casInvalid'
  | 'hsCodeInvalid'
  | 'containerNumberInvalid'
  | 'itemsMissing'
  | 'cargoMissing'
  | 'overPayload'
  | 'overVolume'
  | 'goodsRejected'
  | 'tankSize'
  | 'tankUnfit'
  | 'storeTooLow'
  | 'belowMinimum'
  | 'aboveStock'
  | 'dateAfterClosing'
  | 'netOverGross'
  | 'dangerousMissing'
  | 'protocolMissing'
  | 'latinOnly'
  | 'creditCodeInvalid';

/** Why a field of an order is rejected, including contradictions between the goods or to their entry. */
export type OrderProblem = Problem | GoodsProblem;
