import * as z from 'zod/mini';

const instant = z.iso.datetime();

/** How the goods are released: original bills of lading, a bill surrendered before arrival, or a sea waybill. */
export const billTypes = ['original', 'telex', 'seaWaybill'] as const;

/** How a bill of lading was released, under which number. */
export const billRelease = z.object({ kind: z.enum(billTypes), billNo: z.string(), at: instant });
export type BillRelease = z.output<typeof billRelease>;

const billState = z.enum(['none', 'waiting', 'changesAsked', 'approved', 'released']);
export type BillState = z.output<typeof billState>;

/** An order's bill of lading: its state, its last draft, and its release. */
export const orderBillState = z.object({
  state: billState,
  version: z.int(),
  issuedAt: instant,
  release: z.nullable(billRelease),
});
