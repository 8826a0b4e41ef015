import { asc, eq } from 'drizzle-orm';
import * as contract from '#contract/puds.ts';
import { suppliers } from './db/schema/selling.ts';
import { handle } from './handler.ts';

const supplierList = handle(
  contract.supplierList,
  async ({ supplierRole }, { db }) =>
    await db.select().from(suppliers).where(eq(suppliers.role, supplierRole)).orderBy(asc(suppliers.position)),
);

/** Who works for the platform. */
export const pudsHandlers = [supplierList];
