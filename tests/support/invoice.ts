import type { InvoiceForm } from '#contract/orders/invoice.ts';

/** The required fields of a special VAT invoice, as a careful user fills them. */
export const invoiceForm: InvoiceForm = {
  kind: 'special',
  companyName: '示例涂料（上海）有限公司',
  taxpayerId: '91310000MA1FL0000N',
  registeredAddress: '上海市浦东新区示例路1号',
  registeredPhone: '021-55550110',
  bank: '示例银行上海分行',
  bankAccount: '6222000000000000',
  receiverName: '王会计',
  receiverPhone: '13812345678',
  receiverEmail: 'invoice@example.com',
  region: '上海市浦东新区',
  address: '示例路1号',
};
