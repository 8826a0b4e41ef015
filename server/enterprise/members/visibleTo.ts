import type { SQL } from 'drizzle-orm';
import { eq, or } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '#server/http/context.ts';

/** Whose orders and quotes a list shows: those of the person, or those of the company. */
export type Whose = 'mine' | 'ours';

/** A person and the company that they belong to. */
export type Viewer = Pick<SignedInUser, 'userId' | 'enterpriseId'>;

interface Owned {
  userId: AnyPgColumn;
  enterpriseId: AnyPgColumn;
}

/**
 * The rows of orders or saved quotes that a person may see and, with the permission that the call needs, change: their own
 * and their company's. Every query that finds one of them for a customer goes through here.
 */
export const visibleTo = (table: Owned, { userId, enterpriseId }: Viewer): SQL => {
  const own = eq(table.userId, userId);
  return enterpriseId === null ? own : or(own, eq(table.enterpriseId, enterpriseId))!;
};

/** The rows of a list; a person without a company has their own alone. */
export const listedFor = (table: Owned, { userId, enterpriseId }: Viewer, whose: Whose): SQL =>
  whose === 'ours' && enterpriseId !== null ? eq(table.enterpriseId, enterpriseId) : eq(table.userId, userId);
