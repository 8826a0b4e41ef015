import * as z from 'zod/mini';
import { orderDocument } from '#contract/orders/orderDocument.ts';
import { orderVersion } from '#contract/orders/orderStatus.ts';
import type { OrderForm } from './orderForm.ts';

/** The source of a value that was filled in, not typed: the company's profile, its address book, its last order, other fields, usual packaging. */
const prefillSource = z.enum(['profile', 'book', 'order', 'derived', 'estimate']);
export type PrefillSource = z.output<typeof prefillSource>;
/** The fields filled for the customer and not changed since, by dotted path. */
export type Prefilled = Readonly<Record<string, PrefillSource>>;

/** A form stored on the device until it is ordered. */
export const orderDraft = z.object({
  version: z.literal(2),
  /** Its idempotency key, created with the draft. */
  key: z.uuid(),
  /** Increases with every change, so that tabs notice each other's changes. */
  revision: z.int(),
  savedAt: z.iso.datetime(),
  /** A short description of the ordered load. */
  titleZh: z.string().check(z.maxLength(200)),
  /** The order it amends; absent for a new order. */
  amends: z.optional(z.string()),
  /** The version of that order which the user has seen. */
  seen: z.optional(orderVersion),
  /** The saved quote that it begins with. */
  quoteId: z.optional(z.uuid()),
  /** The documents uploaded for it; the service has them until it is ordered. */
  documents: z.optional(z.array(orderDocument)),
  /** The fields filled for the customer. */
  prefilled: z.optional(z.record(z.string(), prefillSource)),
  form: z.custom<OrderForm>((value) => typeof value === 'object' && value !== null),
});
export type OrderDraft = Omit<z.output<typeof orderDraft>, 'form'> & { form: OrderForm };
