import * as z from 'zod/mini';
import { orderDocument } from '#contract/orders/orderDocument.ts';
import { endpoint, uploadedFile, uploadedName } from '#contract/protocol/endpoint.ts';
import { givenOrderNo, givenUuid } from '#contract/protocol/ids.ts';
import { limits } from '#contract/protocol/limits.ts';
import { clerks } from '#contract/desk/staffRoles.ts';

/** A document of an order as the desk sees it. */
export const deskDocument = z.extend(orderDocument, {
  /** The name of the person of the desk who uploaded it; null for the customer. */
  person: z.nullable(z.string()),
  version: z.int(),
  /** The document that took its place; null for the one in force. */
  replacedBy: z.nullable(z.string()),
});
export type DeskDocument = z.output<typeof deskDocument>;

export const uploadDeskDocument = endpoint({
  method: 'post',
  path: '/api-platform/desk/order/document/upload',
  summary: '平台上传订单单证（PDF、JPG、PNG，不超过 10 MB），或上传某份单证的新版；旧版仍留存，只有工作台可见',
  session: 'staff',
  roles: clerks,
  payload: 'bytes',
  bytesMax: limits.orderDocumentBytesMax,
  input: z.object({
    orderNo: givenOrderNo,
    fileName: uploadedName,
    /** Of another document than those of the table it is empty; a new version has that of the former. */
    paperCode: z._default(z.string().check(z.maxLength(10)), ''),
    /** The document of which it is the new version. */
    replaces: z.optional(givenUuid),
    content: uploadedFile,
  }),
  output: orderDocument,
});
