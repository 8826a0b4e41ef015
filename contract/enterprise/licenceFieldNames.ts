import type { ApplicationFields, LicenceFields } from './enterprise.ts';

/** The Chinese names of the fields of a business licence, for forms, messages and pages alike. */
export const licenceFieldNames = {
  enterpriseName: '企业名称',
  creditCode: '统一社会信用代码',
  enterpriseType: '企业类型',
  legalPerson: '法定代表人',
  establishedOn: '成立日期',
  registeredCapital: '注册资本',
  address: '住所',
  businessScope: '经营范围',
} as const satisfies Record<keyof LicenceFields, string>;

/** The Chinese names of all that an applicant states. */
export const applicationFieldNames = {
  ...licenceFieldNames,
  englishName: '英文名称',
  englishAddress: '英文地址',
} as const satisfies Record<keyof ApplicationFields, string>;
