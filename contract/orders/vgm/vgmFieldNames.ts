import { changedNames } from '#contract/booking/edits/formPath.ts';
import type { VgmDeclaration } from './vgm.ts';

/** The names of the fields of a declaration, in its form, its messages and its history. */
export const vgmFieldNames = {
  responsible: '责任托运人',
  signatory: '签署人',
  telephone: '联系电话',
  containers: '集装箱',
  containerNo: '箱号',
  containerType: '箱型',
  method: 'VGM 方法',
  tareKg: '皮重',
  maxGrossKg: '最大总质量',
  vgmKg: 'VGM',
  certificateNo: '称重证书号',
  weighedOn: '称重日期',
  weighedBy: '称重单位',
  cargoKg: '货物',
  packingKg: '托盘与包装',
  dunnageKg: '衬垫与系固',
} as const;

const isNamed = (part: string): part is keyof typeof vgmFieldNames => Object.hasOwn(vgmFieldNames, part);

/** The name of the field at a dotted path: `签署人`, `第 2 箱 皮重`. */
export const vgmFieldName = (path: string): string => {
  const [first = '', index, name = ''] = path.split('.');
  if (index !== undefined) return `第 ${Number(index) + 1} 箱 ${isNamed(name) ? vgmFieldNames[name] : name}`;
  return isNamed(first) ? vgmFieldNames[first] : first;
};

/** The names of what a version changed, each once. */
export const vgmChanges = (before: VgmDeclaration, after: VgmDeclaration): string[] =>
  changedNames(before, after, vgmFieldName);
