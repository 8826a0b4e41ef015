import * as z from 'zod/mini';
import type { OrderDocument } from './orderDocument.ts';

/** A document that the desk requests from an order's customer. */
export const documentRequest = z.object({
  /** What it is uploaded under: a code of the document table, or one of the order's own for any other name. */
  code: z.string(),
  nameZh: z.string(),
  /** For the customer; may be empty. */
  note: z.string(),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});
export type DocumentRequest = z.output<typeof documentRequest>;

type Uploaded = Pick<OrderDocument, 'paperCode' | 'uploadedAt' | 'isOfDesk'>;

/** When the customer answered a request with a document in force; undefined until then. */
export const answeredAt = (
  { code, askedAt }: Pick<DocumentRequest, 'code' | 'askedAt'>,
  documents: readonly Uploaded[],
): string | undefined =>
  documents
    .filter(
      ({ paperCode, uploadedAt, isOfDesk }) =>
        paperCode === code && isOfDesk !== true && Date.parse(uploadedAt) >= Date.parse(askedAt),
    )
    .map(({ uploadedAt }) => uploadedAt)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
