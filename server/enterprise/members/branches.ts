import { and, asc, eq } from 'drizzle-orm';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { plainText } from '#contract/protocol/textInput.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { branchMembers, companyBranches } from '#server/db/schema/company.ts';
import type { MemberContext } from './membership.ts';
import { lockCompany, lockMember, rejectManaging } from './membership.ts';
import { branchMessages } from './messages.ts';

/** A branch of a company, with its members. */
export interface Branch {
  id: string;
  name: string;
  memberIds: string[];
}

/** The branches of a company by name. */
export const branchesOf = async (db: Database, enterpriseId: string): Promise<Branch[]> => {
  const rows = await db
    .select({ id: companyBranches.id, name: companyBranches.name, userId: branchMembers.userId })
    .from(companyBranches)
    .leftJoin(branchMembers, eq(branchMembers.branchId, companyBranches.id))
    .where(eq(companyBranches.enterpriseId, enterpriseId))
    .orderBy(asc(companyBranches.name), asc(branchMembers.userId));
  const branches = new Map<string, Branch>();
  for (const row of rows) {
    const branch = branches.get(row.id) ?? { id: row.id, name: row.name, memberIds: [] };
    if (row.userId !== null) branch.memberIds.push(row.userId);
    branches.set(row.id, branch);
  }
  return [...branches.values()];
};

/** Runs a change of a company's branches for a member who manages it; changes are serialised. */
const changing = <Result>(
  context: MemberContext,
  change: (inside: MemberContext & { enterpriseId: string }) => Promise<Result>,
): Promise<Result> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    rejectManaging(role, []);
    return change({ ...inside, enterpriseId: company.id });
  });

const nameTyped = (typed: string): string => {
  const name = plainText(typed).trim();
  if (name === '') throw apiErrorAt('branch', codes.badInput, branchMessages.nameMissing);
  if (name.length > limits.branchNameMax)
    throw apiErrorAt('branch', codes.badInput, branchMessages.nameLong(limits.branchNameMax));
  return name;
};

const rejectTaken = async (db: Database, enterpriseId: string, name: string, ownId?: string): Promise<void> => {
  const [same] = await db
    .select({ id: companyBranches.id })
    .from(companyBranches)
    .where(and(eq(companyBranches.enterpriseId, enterpriseId), eq(companyBranches.name, name)));
  if (same && same.id !== ownId) throw apiErrorAt('branch', codes.conflict, branchMessages.nameTaken);
};

const branchOf = async (db: Database, enterpriseId: string, id: string) => {
  const [branch] = await db
    .select()
    .from(companyBranches)
    .where(and(eq(companyBranches.id, id), eq(companyBranches.enterpriseId, enterpriseId)));
  if (!branch) throw new ApiError(codes.notFound, branchMessages.gone);
  return branch;
};

/** Adds a branch to the own company. */
export const addBranch = (context: MemberContext, typed: string): Promise<void> =>
  changing(context, async (inside) => {
    const { db, clock, enterpriseId } = inside;
    const name = nameTyped(typed);
    await rejectTaken(db, enterpriseId, name);
    const others = await db.$count(companyBranches, eq(companyBranches.enterpriseId, enterpriseId));
    if (others >= limits.branchesMax) throw new ApiError(codes.conflict, branchMessages.tooMany(limits.branchesMax));
    await db.insert(companyBranches).values({ enterpriseId, name, createdAt: clock.now() });
    await audit(inside, 'branch.added', { branch: name });
  });

/** Renames a branch of the own company. */
export const renameBranch = (context: MemberContext, id: string, typed: string): Promise<void> =>
  changing(context, async (inside) => {
    const { db, enterpriseId } = inside;
    const former = await branchOf(db, enterpriseId, id);
    const name = nameTyped(typed);
    if (name === former.name) return;
    await rejectTaken(db, enterpriseId, name, id);
    await db.update(companyBranches).set({ name }).where(eq(companyBranches.id, id));
    await audit(inside, 'branch.renamed', { branch: `${former.name} → ${name}` });
  });

/** Removes a branch of the own company; its members then have none. */
export const removeBranch = (context: MemberContext, id: string): Promise<void> =>
  changing(context, async (inside) => {
    const { name } = await branchOf(inside.db, inside.enterpriseId, id);
    await inside.db.delete(companyBranches).where(eq(companyBranches.id, id));
    await audit(inside, 'branch.removed', { branch: name });
  });

/** Assigns a colleague to a branch of the own company, or to none. */
export const assignBranch = (context: MemberContext, userId: string, branchId: string | null): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    await lockMember(tx, userId, context.user.enterpriseId);
    const { company, role } = await lockCompany(inside);
    rejectManaging(role, []);
    const branch = branchId === null ? null : await branchOf(tx, company.id, branchId);
    await tx.delete(branchMembers).where(eq(branchMembers.userId, userId));
    if (branch) await tx.insert(branchMembers).values({ userId, branchId: branch.id });
    await audit(inside, 'branch.assigned', { member: userId, branch: branch?.name ?? branchMessages.none });
  });
