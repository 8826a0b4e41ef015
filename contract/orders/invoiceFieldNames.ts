import type { InvoiceForm } from './invoice.ts';

/** The Chinese names of the fields of an invoice request, for the form and the service's messages alike. */
export const invoiceFieldNames = {
  companyName: '公司名称',
  taxpayerId: '纳税人识别号',
  registeredAddress: '注册地址',
  registeredPhone: '注册电话',
  bank: '开户银行',
  bankAccount: '银行账号',
  receiverName: '收件人',
  receiverPhone: '收件人手机',
  receiverEmail: '电子发票邮箱',
  region: '所在地区',
  address: '详细地址',
} as const satisfies Record<Exclude<keyof InvoiceForm, 'kind'>, string>;
