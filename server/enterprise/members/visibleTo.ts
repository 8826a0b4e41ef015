import type { SQL } from 'drizzle-orm';
import { and, eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { branchMembers } from '#server/db/schema/company.ts';
import type { SignedInUser } from '#server/http/context.ts';

/** The owners of the orders and quotes in a list: the person, the company, or the members of one of its branches. */
export type Whose = 'mine' | 'ours' | { branchId: string };

/** A person and the company that they belong to. */
export type Viewer = Pick<SignedInUser, 'userId' | 'enterpriseId'>;

interface Owned {
  userId: AnyPgColumn;
  enterpriseId: AnyPgColumn;
}

/**
 * The rows of orders or saved quotes that a person may see and, with the permission that the call needs, change: their
 * own and their company's. Every query for one of them on behalf of a customer uses it.
 */
export const visibleTo = (table: Owned, { userId, enterpriseId }: Viewer): SQL => {
  const own = eq(table.userId, userId);
  return enterpriseId === null ? own : or(own, eq(table.enterpriseId, enterpriseId))!;
};

/** The rows of a list; a person without a company only has their own. */
export const listedFor = (table: Owned, { userId, enterpriseId }: Viewer, whose: Whose): SQL => {
  if (whose === 'mine' || enterpriseId === null) return eq(table.userId, userId);
  const ours = eq(table.enterpriseId, enterpriseId);
  if (whose === 'ours') return ours;
  const { userId: memberId, branchId } = branchMembers;
  return and(
    ours,
    sql`${table.userId} in (select ${memberId} from ${branchMembers} where ${branchId} = ${whose.branchId})`,
  )!;
};
