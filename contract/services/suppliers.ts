import * as z from 'zod/mini';
import { endpoint } from '#contract/protocol/endpoint.ts';

/** The role of a supplier for the platform, as filtered in the supplier list (specification section 6). */
export const supplierRole = z.enum([
  'carrier',
  'airline',
  'rail',
  'tank',
  'warehouse',
  'trucking',
  'survey',
  'customs',
]);
export type SupplierRole = z.output<typeof supplierRole>;

export const supplier = z.object({
  id: z.string(),
  nameZh: z.string(),
  role: supplierRole,
  cityZh: z.string(),
  /** Its permitted scope as text: licences, classes, store classes. */
  scopeZh: z.string(),
  since: z.int(),
});
export type Supplier = z.output<typeof supplier>;

export const supplierList = endpoint({
  method: 'post',
  path: '/api-puds/supplier/listByRole',
  summary: '按角色列出合作供应商',
  session: 'none',
  payload: 'queryAndBody',
  input: z.object({ supplierRole }),
  output: z.array(supplier),
});
