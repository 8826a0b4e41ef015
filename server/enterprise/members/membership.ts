import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { isAllowed, rolesGivenBy } from '#contract/enterprise/companyRoles.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { branchMembers, companyInvitations } from '#server/db/schema/company.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { askDeciders } from '#server/orders/approvals/askDeciders.ts';
import type { Colleague } from './colleagues.ts';
import { colleague, colleaguesOf } from './colleagues.ts';
import { endKeysOf } from './keysInForce.ts';
import { handOver } from './handOver.ts';
import { memberMessages } from './messages.ts';
import { hasOtherOwner, lockMembers, lockUsers } from './owners.ts';

export type MemberContext = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user'>;

/**
 * Locks a company and reads the acting member's role, so that changes of its members are serialised. Rejects a member
 * who has left. Lock users before, never after: closing an account does the same.
 */
export const lockCompany = async ({ db, user }: MemberContext) => {
  if (user.enterpriseId === null) throw new ApiError(codes.forbidden, memberMessages.forbidden);
  const company = await lockMembers(db, user.enterpriseId);
  const [actor] = await db
    .select(colleague)
    .from(users)
    .where(and(eq(users.id, user.userId), eq(users.enterpriseId, user.enterpriseId)));
  if (!company || !actor) throw new ApiError(codes.forbidden, memberMessages.forbidden);
  return { company, role: actor.role };
};

/** Rejects a member who does not manage the company, and a manager who would add or remove an owner. */
export const rejectManaging = (role: CompanyRole, concerned: readonly CompanyRole[]): void => {
  if (!isAllowed(role, 'company.manage')) throw new ApiError(codes.forbidden, memberMessages.forbidden);
  if (!concerned.every((each) => rolesGivenBy(role).includes(each)))
    throw new ApiError(codes.forbidden, memberMessages.ownersOnly);
};

/** Locks a colleague with an open account; rejects a user outside the company. Call it before locking the company. */
export const lockMember = async (db: Database, userId: string, enterpriseId: string | null): Promise<Colleague> => {
  const [member] = await lockUsers(db, [userId]);
  if (!member || member.closedAt || enterpriseId === null || member.enterpriseId !== enterpriseId)
    throw new ApiError(codes.notFound, memberMessages.memberGone);
  const { name, phone, companyRole: role } = member;
  return { userId, name, phone, role };
};

/** Rejects a change that would leave a company without an owner who can sign in. */
const rejectLastOwner = async (db: Database, enterpriseId: string, { userId, role }: Colleague): Promise<void> => {
  if (role === 'owner' && !(await hasOtherOwner(db, enterpriseId, userId)))
    throw new ApiError(codes.conflict, memberMessages.lastOwner);
};

/** Changes a colleague's role. Rejects the last owner's, and managers who would add or remove an owner. */
export const changeRole = (
  context: MemberContext,
  { userId, role }: { userId: string; role: CompanyRole },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const member = await lockMember(tx, userId, context.user.enterpriseId);
    const { company, role: own } = await lockCompany(inside);
    rejectManaging(own, [member.role, role]);
    if (member.role === role) return;
    if (role !== 'owner') await rejectLastOwner(tx, company.id, member);
    await tx.update(users).set({ companyRole: role }).where(eq(users.id, userId));
    await askDeciders(tx, context.clock.now(), company.id);
    await audit(inside, 'member.changed', { member: userId, from: member.role, to: role });
  });

/**
 * Removes a member, or oneself, from the company: a colleague takes over their work, their open invitations and keys
 * end, and the account continues with its own unverified company. Rejects the last owner.
 */
export const removeMember = (
  context: MemberContext,
  { userId, heirId }: { userId: string; heirId: string },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { enterpriseId } = context.user;
    // the successor must not leave at the same time
    await lockUsers(tx, [userId, heirId]);
    const member = await lockMember(tx, userId, enterpriseId);
    const { company, role } = await lockCompany(inside);
    const isLeaving = userId === context.user.userId;
    if (!isLeaving) rejectManaging(role, [member.role]);
    const colleagues = await colleaguesOf(tx, company.id);
    if (colleagues.length === 1) throw new ApiError(codes.conflict, memberMessages.alone);
    await rejectLastOwner(tx, company.id, member);
    const isHeir = colleagues.some((each) => each.userId === heirId && heirId !== userId);
    if (!isHeir) throw new ApiError(codes.badInput, memberMessages.heirMissing);
    const handed = await handOver(tx, company.id, userId, heirId);
    const now = context.clock.now();
    await tx
      .update(companyInvitations)
      .set({ endedAt: now, outcome: 'withdrawn' })
      .where(
        and(
          eq(companyInvitations.invitedBy, userId),
          eq(companyInvitations.enterpriseId, company.id),
          isNull(companyInvitations.endedAt),
        ),
      );
    await endKeysOf(inside, userId);
    await tx.delete(branchMembers).where(eq(branchMembers.userId, userId));
    const [own] = await tx.insert(enterprises).values({ createdAt: now }).returning({ id: enterprises.id });
    await tx.update(users).set({ enterpriseId: own!.id, companyRole: 'owner' }).where(eq(users.id, userId));
    await askDeciders(tx, now, company.id);
    await audit(inside, isLeaving ? 'member.left' : 'member.removed', { member: userId, heir: heirId, orders: handed });
  });
