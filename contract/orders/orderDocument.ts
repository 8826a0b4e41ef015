import * as z from 'zod/mini';
import { safetySheet } from '#contract/rules/safetySheet/safetySheet.ts';

/** A document that was uploaded to an order. */
export const orderDocument = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Code of the document table; empty for other files. */
  paperCode: z.string(),
  bytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Whether the desk uploaded it, so that the customer neither removes nor replaces it. */
  isOfDesk: z.optional(z.boolean()),
  /** What was read of a safety data sheet; null for other documents, and for one that could not be read. */
  safetySheet: z.optional(z.nullable(safetySheet)),
});
export type OrderDocument = z.output<typeof orderDocument>;
