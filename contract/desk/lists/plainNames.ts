/** The statuses of enquiries as the desk lists them: of the answer, or of the latest offer. */
export const enquiryStatusZh = {
  open: '待答复',
  answered: '已答复',
  offered: '报价有效',
  asked: '客户提问',
  accepted: '客户已接受',
  declined: '客户已谢绝',
  lapsed: '报价已到期',
  replaced: '报价已替代',
  won: '已成交',
  lost: '未成交',
} as const;

/** The statuses of applications for verification. */
export const applicationStatusZh = { REVIEWING: '待审核', PASS: '已通过', REJECTED: '已驳回' } as const;

/** The titles of the lists, and of their files. */
export const plainTitleZh = { enquiries: '询价与报价', applications: '认证申请', companies: '已认证企业' } as const;
