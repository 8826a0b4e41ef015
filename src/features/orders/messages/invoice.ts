import type { InvoiceForm, InvoiceStatus } from '#contract/orders/invoice.ts';
import { invoiceFieldNames } from '#contract/orders/invoiceFieldNames.ts';

/** The messages of an order's invoice and the request for it. */
export const invoiceMessages = {
  title: '申请开票',
  request: '申请开票',
  change: '修改开票申请',
  state: (text: string, company: string, day: string) => `${text}：${company}，${day} 申请`,
  issued: (text: string, company: string, invoiceNo: string) => `${text}：${company}，发票号码 ${invoiceNo}`,
  statuses: { REQUESTED: '已申请开票', ISSUED: '已开票', CANCELLED: '开票申请已撤销' } satisfies Record<
    InvoiceStatus,
    string
  >,
  opening: '正在读取企业资料',
  text: '发票按本订单费用开具，金额与税率以财务核定为准。',
  kind: '发票类型',
  kinds: { special: '增值税专用发票', normal: '增值税普通发票' } satisfies Record<InvoiceForm['kind'], string>,
  head: '发票抬头',
  receiver: '收件信息',
  fields: invoiceFieldNames,
  hints: {
    taxpayerId: '统一社会信用代码，18 位',
    region: '省 / 市 / 区',
  } as Readonly<Partial<Record<keyof InvoiceForm, string>>>,
  submit: '提交申请',
  drop: '暂不申请',
  failed: '申请未提交，请稍后重试',
} as const;
