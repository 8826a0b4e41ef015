import { applicationFieldNames } from '#contract/enterprise/licenceFieldNames.ts';

/** The texts of a verification at the desk. */
export const applicationMessages = {
  title: '企业认证',
  picture: '营业执照图片',
  noPicture: '图片已删除。',
  given: '申请人填写',
  read: '图片识别',
  field: '项目',
  differs: '不一致',
  submitted: (time: string) => `${time} 提交`,
  taken: (name: string) => `同一统一社会信用代码已被“${name}”认证，通过也会被驳回。`,
  pass: '通过',
  reject: '驳回',
  decided: { PASS: '已通过', REJECTED: '已驳回', REVIEWING: '' },
  fields: applicationFieldNames,
} as const;

/** The texts of an enquiry at the desk. */
export const enquiryMessages = {
  title: '询价',
  answerBy: (time: string) => `须于 ${time} 前答复`,
  answer: '记录答复（不发报价）',
  answered: (by: string, time: string) => `${by} 已于 ${time} 答复`,
  fields: {
    contactName: '联系人',
    phone: '手机号',
    company: '公司',
    email: '邮箱',
    goods: '货物',
    unNumber: '联合国编号',
    origin: '起运地',
    destination: '目的地',
    quantity: '数量',
    remark: '备注',
  },
  sample: '样品',
  targetPrice: '目标价',
} as const;
