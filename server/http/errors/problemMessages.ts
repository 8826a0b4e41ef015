import { deskProblemMessages } from '#contract/desk/deskProblems.ts';
import { goodsProblemMessages } from '#contract/protocol/goodsProblems.ts';
import type { OrderProblem, OverLimit } from '#contract/protocol/problem.ts';
import { isOverLimit, overLimitText } from '#contract/protocol/problem.ts';

/** Why a field is rejected; the text follows the field's name. */
export const problemMessages: Readonly<Record<Exclude<OrderProblem, OverLimit>, string>> = {
  required: '不能为空',
  notChosen: '须选择',
  phoneLength: '应为11位数字',
  phoneInvalid: '不是有效的大陆手机号',
  smsCodeLength: '长度应为4-6位',
  smsCodeWrong: '错误或已失效',
  passwordLength: '长度不能少于6位',
  agreementUnticked: '须先勾选',
  mustAgree: '须先阅读并同意',
  passwordsDiffer: '两次输入不一致',
  emailInvalid: '不是有效的邮箱地址',
  telephoneInvalid: '不是有效的电话号码',
  tooLong: '过长',
  numberInvalid: '不是有效的数字',
  mustBePositive: '必须大于0',
  mustBeWhole: '必须是整数',
  tooMany: '超出上限',
  dateInvalid: '不是有效的日期',
  dateTooEarly: '过早',
  datePast: '不能早于今天',
  dateTooFar: '太远，请核对年份',
  dateAfterDeparture: '不能晚于开船日期',
  dateAfterCutOff: '晚于截止日（截仓、截单、截港，危险品含截危申报）',
  dateAfterTransport: '不能晚于起运日期',
  samePorts: '不能与起运港相同',
  portUnknown: '不是有效的港口代码',
  portsMissing: '的港口清单未能加载',
  unNumberInvalid: '不是有效的联合国编号',
  casInvalid: '不是有效的 CAS 号',
  hsCodeInvalid: '不是有效的 HS 编码',
  containerNumberInvalid: '不是有效的箱号',
  itemsMissing: '至少选择一项',
  cargoMissing: '至少填写一项',
  overPayload: '载重不足以装下全部货物',
  overVolume: '容积不足以装下全部货物',
  goodsRejected: '不能在线下单',
  tankSize: '不是所选罐型的容积',
  tankUnfit: '不符合该货物的可移动罐柜导则',
  storeTooLow: '低于该货物所需的库类',
  belowMinimum: '低于起订量',
  aboveStock: '超过现有库存',
  dateAfterClosing: '晚于截港日期',
  netOverGross: '不能大于毛重',
  dangerousMissing: '须补充完整',
  protocolMissing: '须先阅读并同意',
  latinOnly: '只能使用英文字符',
  creditCodeInvalid: '有误，请核对18位代码',
  ...goodsProblemMessages,
  ...deskProblemMessages,
};

/** Whether a message of a schema is a problem code. */
export const isProblem = (message: string): message is OrderProblem =>
  isOverLimit(message) || Object.hasOwn(problemMessages, message);

/** The message of a problem code. */
export const problemText = (problem: OrderProblem): string =>
  isOverLimit(problem) ? overLimitText(problem) : problemMessages[problem];
