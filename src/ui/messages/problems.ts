import type { FieldProblem } from '#contract/protocol/fields.ts';
import type { OverLimit, Problem } from '#contract/protocol/problem.ts';
import { isOverLimit, overLimitText } from '#contract/protocol/problem.ts';

/** The messages of problem codes. */
export const problemMessages = {
  required: '请输入',
  notChosen: '请选择',
  phoneLength: '手机号须为11位',
  phoneInvalid: '请输入正确的手机号',
  smsCodeLength: '验证码长度为4-6位',
  smsCodeWrong: '验证码错误或已失效',
  passwordLength: '密码长度不能少于6位',
  agreementUnticked: '请勾选用户协议',
  mustAgree: '请阅读并同意用户协议和隐私政策',
  passwordsDiffer: '两次输入的密码不一致',
  emailInvalid: '请输入正确的电子邮箱',
  telephoneInvalid: '请输入正确的电话号码，可含区号与分机',
  tooLong: '内容过长，请精简',
  numberInvalid: '请输入数字',
  mustBePositive: '须大于 0',
  mustBeWhole: '请输入整数',
  tooMany: '超出上限',
  dateInvalid: '请输入正确的日期，如 2026-01-05',
  dateTooEarly: '不能早于前一日期',
  datePast: '不能早于今天',
  dateTooFar: '日期太远，请核对年份',
  dateAfterDeparture: '不能晚于开船日期',
  dateAfterCutOff: '晚于截止日：截仓、截单、截港，危险品含截危申报',
  dateAfterTransport: '不能晚于起运日期',
  samePorts: '目的港不能与起运港相同',
  portUnknown: '请从列表中选择港口',
  portsMissing: '港口清单加载失败，请重新点选此栏',
  unNumberInvalid: '联合国编号为4位数字',
  casInvalid: 'CAS 号有误，请核对校验位',
  hsCodeInvalid: 'HS 编码为6、8或10位数字',
  itemsMissing: '请至少选择一项',
  cargoMissing: '请至少填写一项货物',
  overPayload: '总毛重超出所选数量的载重',
  overVolume: '总体积超出所选数量的容积',
  goodsRejected: '规则或承运人不接所填货物，请按核对结果修改',
  tankSize: '所选罐型没有这种罐容',
  tankUnfit: '所选罐型不符合货物的可移动罐柜导则',
  storeTooLow: '所选库类低于货物所需的库类',
  belowMinimum: '采购数量低于起订量',
  aboveStock: '采购数量超过现有库存',
  containerNumberInvalid: '箱号有误，请核对校验位',
  dateAfterClosing: '送货日期晚于截港日期',
  netOverGross: '净重不能大于毛重',
  dangerousMissing: '请填写危险货物信息',
  protocolMissing: '请阅读并同意协议',
  latinOnly: '请用英文（拉丁字母）填写，不要用中文',
  creditCodeInvalid: '统一社会信用代码有误，请核对',
} as const satisfies Record<Exclude<Problem, OverLimit>, string>;

/** The message of a field's problem, by its code or from the service. */
export const problemText = (problem: FieldProblem): string => {
  if (typeof problem !== 'string') return problem.messageZh;
  return isOverLimit(problem) ? overLimitText(problem) : problemMessages[problem];
};
