import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { CompanyRole } from '#contract/enterprise/companyRoles.ts';
import { isAllowed, rolesGivenBy } from '#contract/enterprise/companyRoles.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { phone } from '#contract/protocol/fields.ts';
import { audit } from '#server/admin/audit.ts';
import { obstaclesOf } from '#server/auth/closing/obstacles.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { isUsable } from '#server/auth/session.ts';
import type { Database } from '#server/db/database.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { companyInvitations as invitations } from '#server/db/schema/company.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { emailAddresses } from '#server/db/schema/notifications.ts';
import { applications } from '#server/db/schema/verification.ts';
import { emailOf } from '#server/notifications/emailAddress.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { colleaguesOf } from './colleagues.ts';
import { endKeysOf } from './keysInForce.ts';
import type { MemberContext } from './membership.ts';
import { lockCompany, rejectManaging } from './membership.ts';
import { memberMessages } from './messages.ts';
import { lockMembers, lockUsers } from './owners.ts';

/** How long an invitation is valid, how many may be pending, and how many a member sends in an hour. */
const invitationDays = 7;
const waitingMax = 50;
const invitationsAnHour = 30;

/** A pending invitation. */
export interface Invitation {
  id: string;
  recipient: string;
  role: CompanyRole;
  companyZh: string | null;
  inviterName: string;
  expiresAt: Date;
}

const waitingAt = (now: Date) => and(isNull(invitations.endedAt), gt(invitations.expiresAt, now));

const waiting = (db: Database) =>
  db
    .select({
      id: invitations.id,
      recipient: invitations.recipient,
      role: invitations.role,
      companyZh: enterprises.name,
      inviterName: users.name,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(enterprises, eq(enterprises.id, invitations.enterpriseId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .orderBy(asc(invitations.createdAt))
    .$dynamic();

/** The pending invitations of a company. */
export const invitationsOf = ({ db, clock }: Pick<MemberContext, 'db' | 'clock'>, enterpriseId: string) =>
  waiting(db).where(and(eq(invitations.enterpriseId, enterpriseId), waitingAt(clock.now())));

/** The addresses of a user's invitations: their phone, and their verified e-mail address. */
const addressesOf = async ({ db, user }: Pick<MemberContext, 'db' | 'user'>): Promise<string[]> => {
  const [email] = await db
    .select({ verified: emailAddresses.verified })
    .from(emailAddresses)
    .where(eq(emailAddresses.userId, user.userId));
  return [user.phone, ...(email?.verified ? [email.verified] : [])];
};

/** The invitations that a user may accept or decline. */
export const invitationsTo = async (context: Pick<MemberContext, 'db' | 'clock' | 'user'>): Promise<Invitation[]> =>
  waiting(context.db).where(
    and(inArray(invitations.recipient, await addressesOf(context)), waitingAt(context.clock.now())),
  );

const gone = (): ApiError => new ApiError(codes.notFound, memberMessages.invitationGone);

const recipientOf = (typed: string): string => {
  const read = typed.includes('@') ? emailOf(typed) : phone.safeParse(typed).data;
  if (!read) throw new ApiError(codes.badInput, memberMessages.recipientWrong);
  return read;
};

/** Invites a colleague into a verified company, replacing an earlier invitation; for managers and owners. */
export const invite = async (
  context: MemberContext,
  { recipient: typed, role }: { recipient: string; role: CompanyRole },
): Promise<void> => {
  const { db, clock, user } = context;
  const now = clock.now();
  const recipient = recipientOf(typed);
  await limitCalls(
    db,
    now,
    [{ key: `invite:${user.userId}`, max: invitationsAnHour, seconds: 3_600 }],
    memberMessages.tooOften,
  );
  await db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role: own } = await lockCompany(inside);
    rejectManaging(own, [role]);
    if (company.auditStatus !== 'PASS') throw new ApiError(codes.conflict, memberMessages.unverified);
    const [member] = await tx
      .select({ id: users.id })
      .from(users)
      .leftJoin(emailAddresses, eq(emailAddresses.userId, users.id))
      .where(
        and(
          eq(users.enterpriseId, company.id),
          recipient.includes('@') ? eq(emailAddresses.verified, recipient) : eq(users.phone, recipient),
        ),
      );
    if (member) throw new ApiError(codes.conflict, memberMessages.alreadyMember);
    const ofCompany = and(eq(invitations.enterpriseId, company.id), isNull(invitations.endedAt));
    await tx
      .update(invitations)
      .set({ endedAt: now, outcome: 'withdrawn' })
      .where(and(ofCompany, eq(invitations.recipient, recipient)));
    if ((await tx.$count(invitations, and(ofCompany, gt(invitations.expiresAt, now)))) >= waitingMax)
      throw new ApiError(codes.conflict, memberMessages.tooManyInvitations(waitingMax));
    await tx.insert(invitations).values({
      enterpriseId: company.id,
      recipient,
      role,
      invitedBy: user.userId,
      createdAt: now,
      expiresAt: daysLater(now, invitationDays),
    });
    await audit(inside, 'member.invited', { recipient, role });
  });
};

/** Withdraws an invitation of the own company. */
export const withdraw = (context: MemberContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    const [ended] = await tx
      .update(invitations)
      .set({ endedAt: context.clock.now(), outcome: 'withdrawn' })
      .where(and(eq(invitations.id, id), eq(invitations.enterpriseId, company.id), isNull(invitations.endedAt)))
      .returning();
    if (!ended) throw gone();
    rejectManaging(role, [ended.role]);
    await audit(inside, 'member.withdrawn', { recipient: ended.recipient });
  });

/** Rejects a user who cannot leave their company: a verified one, one with colleagues, or one with open matters. */
const rejectBound = async (db: Database, userId: string): Promise<string | null> => {
  const [own] = await db
    .select({ closesAt: users.closesAt, enterpriseId: users.enterpriseId, auditStatus: enterprises.auditStatus })
    .from(users)
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.id, userId));
  if (!own || own.closesAt) throw new ApiError(codes.conflict, memberMessages.closing);
  const { openOrders, waitingInvoices } = await obstaclesOf(db, userId);
  if (own.enterpriseId !== null && (await colleaguesOf(db, own.enterpriseId)).length > 1)
    throw new ApiError(codes.conflict, memberMessages.ownColleagues);
  if (own.auditStatus === 'PASS' || own.auditStatus === 'REVIEWING')
    throw new ApiError(codes.conflict, memberMessages.ownVerified);
  if (openOrders > 0 || waitingInvoices > 0) throw new ApiError(codes.conflict, memberMessages.ownOpen);
  return own.enterpriseId;
};

/**
 * Accepts an invitation: the user becomes a member, and their address book part of the company's. Rejects a user who is
 * bound to their own company, and a role that the inviter may no longer give.
 */
export const accept = (context: MemberContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { user, clock } = context;
    const inside = { ...context, db: tx };
    await lockUsers(tx, [user.userId]);
    const [found] = await tx
      .select()
      .from(invitations)
      .where(and(eq(invitations.id, id), inArray(invitations.recipient, await addressesOf(inside))));
    if (!found) throw gone();
    const company = await lockMembers(tx, found.enterpriseId);
    const [ended] = await tx
      .update(invitations)
      .set({ endedAt: clock.now(), outcome: 'accepted' })
      .where(and(eq(invitations.id, id), waitingAt(clock.now())))
      .returning();
    const [inviter] = await tx
      .select({ role: users.companyRole })
      .from(users)
      .where(
        and(
          eq(users.id, found.invitedBy),
          eq(users.enterpriseId, found.enterpriseId),
          isNull(users.closesAt),
          isUsable,
        ),
      );
    if (!ended || company?.auditStatus !== 'PASS' || !inviter || !isAllowed(inviter.role, 'company.manage'))
      throw gone();
    if (!rolesGivenBy(inviter.role).includes(found.role)) throw gone();
    const former = await rejectBound(tx, user.userId);
    const { enterpriseId } = found;
    await endKeysOf(inside, user.userId);
    await tx.update(users).set({ enterpriseId, companyRole: found.role }).where(eq(users.id, user.userId));
    if (former !== null) {
      await tx
        .update(addressEntries)
        .set({ enterpriseId, isDefault: false })
        .where(eq(addressEntries.enterpriseId, former));
      // nobody is left who could read or delete rejected ones
      await tx.delete(applications).where(and(eq(applications.enterpriseId, former), ne(applications.status, 'PASS')));
    }
    await audit({ ...inside, user: { ...user, enterpriseId } }, 'member.joined', { role: found.role });
  });

/** Declines an invitation. */
export const decline = (context: MemberContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const [ended] = await tx
      .update(invitations)
      .set({ endedAt: context.clock.now(), outcome: 'declined' })
      .where(
        and(
          eq(invitations.id, id),
          inArray(invitations.recipient, await addressesOf(inside)),
          waitingAt(context.clock.now()),
        ),
      )
      .returning();
    if (!ended) throw gone();
    await audit({ ...inside, user: { ...context.user, enterpriseId: ended.enterpriseId } }, 'member.declined');
  });
