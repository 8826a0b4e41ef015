import * as z from 'zod/mini';
import type { Problems } from '#contract/protocol/fields.ts';
import {
  chosenOf,
  companyName,
  email,
  optionalCode,
  optionalText,
  orLeftOut,
  phone,
  problemsOf,
  telephone,
  text,
} from '#contract/protocol/fields.ts';
import { endpoint, file } from '#contract/protocol/endpoint.ts';
import { givenOrderNo } from '#contract/protocol/ids.ts';
import { creditCode } from '#contract/protocol/registryNumbers.ts';

export const invoiceStatus = z.enum(['REQUESTED', 'ISSUED', 'CANCELLED']);
export type InvoiceStatus = z.output<typeof invoiceStatus>;

const invoiceFields = z.object({
  kind: chosenOf(['special', 'normal']),
  companyName: companyName(120),
  taxpayerId: creditCode,
  registeredAddress: orLeftOut(optionalText(200)),
  registeredPhone: orLeftOut(telephone),
  bank: orLeftOut(optionalText(100)),
  bankAccount: orLeftOut(optionalCode(40)),
  receiverName: text(60),
  receiverPhone: phone,
  receiverEmail: email,
  region: text(60),
  address: text(200),
});
export type InvoiceForm = z.output<typeof invoiceFields>;

const specialFields = ['registeredAddress', 'registeredPhone', 'bank', 'bankAccount'] as const;

/** The address, phone and bank details that a special VAT invoice requires and the form lacks. */
const missingForSpecial = (form: InvoiceForm) =>
  form.kind === 'special' ? specialFields.filter((name) => form[name].trim() === '') : [];

/** An invoice request as its form holds it (specification section 1, privacy notice); messages are problem codes. */
export const invoiceRequest = invoiceFields.check((payload) => {
  for (const name of missingForSpecial(payload.value))
    payload.issues.push({ code: 'custom', path: [name], message: 'required', input: payload.value });
});
export type InvoiceRequest = z.output<typeof invoiceRequest>;

/** All problems of an invoice form, including those that its invoice type adds. */
export const invoiceProblems = (form: InvoiceForm): Problems => ({
  ...Object.fromEntries(missingForSpecial(form).map((name) => [name, 'required' as const])),
  ...problemsOf(invoiceRequest, form),
});

/** The invoice of an order as its owner sees it. */
export const orderInvoice = z.object({
  status: invoiceStatus,
  requestedAt: z.iso.datetime(),
  companyName: z.string(),
  /** The number of an issued invoice, and whether its file can be downloaded; a former build sends neither. */
  issued: z.optional(z.object({ invoiceNo: z.string(), hasFile: z.boolean() })),
});
export type OrderInvoice = z.output<typeof orderInvoice>;

export const requestInvoice = endpoint({
  method: 'post',
  path: '/api-ecommerce/order/invoice',
  summary: '申请开票',
  session: 'required',
  payload: 'body',
  input: z.object({ orderNo: givenOrderNo, invoice: invoiceRequest }),
  output: z.object({ status: invoiceStatus, requestedAt: z.iso.datetime() }),
});

export const orderInvoiceFile = endpoint({
  method: 'get',
  path: '/api-ecommerce/order/invoice/file',
  summary: '下载自己订单的发票',
  session: 'required',
  payload: 'query',
  returnsFile: true,
  input: z.object({ orderNo: givenOrderNo }),
  output: file,
});
