import { asc, eq } from 'drizzle-orm';
import * as contract from '#contract/services/suppliers.ts';
import { suppliers } from '#server/db/schema/selling.ts';
import { handle } from '#server/http/handler.ts';

const supplierList = handle(
  contract.supplierList,
  async ({ supplierRole }, { db }) =>
    await db.select().from(suppliers).where(eq(suppliers.role, supplierRole)).orderBy(asc(suppliers.position)),
);

/** The suppliers that work for the platform. */
export const pudsHandlers = [supplierList];
