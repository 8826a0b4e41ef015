import { changedNames } from '#contract/booking/edits/formPath.ts';
import type { ShippingInstruction } from './shippingInstruction.ts';

/** The names of the fields of an instruction, in its form, its messages and its history. */
export const instructionFieldNames = {
  shipper: '发货人',
  consignee: '收货人',
  notifyParties: '通知人',
  name: '名称',
  address: '地址',
  telephone: '电话',
  email: '电子邮箱',
  marks: '唛头',
  freightTerm: '运费支付',
  billType: '提单类型',
  originals: '正本份数',
  letterOfCredit: '信用证要求的文字',
  lines: '货物明细',
  cargo: '货物',
  containerNo: '箱号',
  sealNo: '铅封号',
  description: '英文品名描述',
  hsCode: 'HS 编码',
  packages: '件数',
  grossKg: '毛重',
  volumeM3: '体积',
} as const;

const isNamed = (part: string): part is keyof typeof instructionFieldNames =>
  Object.hasOwn(instructionFieldNames, part);

const ofLine = (index: string) => `第 ${Number(index) + 1} 行`;

/** The name of the field at a dotted path: `收货人 地址`, `第 2 行 毛重`. */
export const instructionFieldName = (path: string): string => {
  const [first = '', second = '', third] = path.split('.');
  if (first === 'lines' && third !== undefined && isNamed(third))
    return `${ofLine(second)} ${instructionFieldNames[third]}`;
  const number = first === 'notifyParties' && second !== '' ? ` ${Number(second) + 1}` : '';
  const last = third ?? (number === '' ? second : '');
  return [
    isNamed(first) ? instructionFieldNames[first] + number : first,
    isNamed(last) ? instructionFieldNames[last] : '',
  ]
    .filter(Boolean)
    .join(' ');
};

/** The names of what a version changed, each once. */
export const instructionChanges = (before: ShippingInstruction, after: ShippingInstruction): string[] =>
  changedNames(before, after, instructionFieldName);
