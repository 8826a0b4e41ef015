import { asc, eq } from 'drizzle-orm';
import { enrolmentHours } from '#contract/desk/deskLimits.ts';
import type { IssuedEnrolment, StaffMember } from '#contract/desk/staff.ts';
import type { StaffRole } from '#contract/desk/staffRoles.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { audit } from '#server/admin/audit.ts';
import type { Secret } from '#server/config/secrets.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { hoursLater } from '#server/support/chinaTime.ts';
import type { DeskAct } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';
import { closeSessionsOfStaff } from './staffSessions.ts';
import { freshTotpSecret, sealed } from './totp.ts';

type Row = typeof staff.$inferSelect;
type StaffAct = DeskAct & { secret: Secret };

const stateOf = ({ disabledAt, passwordHash }: Row): StaffMember['state'] =>
  disabledAt !== null ? 'disabled' : passwordHash === null ? 'invited' : 'active';

const memberOf = (row: Row): StaffMember => {
  const { id, login, name, role, lastSignInAt } = row;
  return { id, login, name, role, state: stateOf(row), lastSignInAt: lastSignInAt?.toISOString() ?? null };
};

/** All staff, by login. */
export const staffMembers = async (db: Database): Promise<StaffMember[]> =>
  (await db.select().from(staff).orderBy(asc(staff.login))).map(memberOf);

/** The id of a login; rejects an unknown one. */
export const staffIdOf = async (db: Database, login: string): Promise<string> => {
  const [found] = await db.select({ id: staff.id }).from(staff).where(eq(staff.login, login));
  if (!found) throw new ApiError(codes.notFound, deskMessages.staffUnknown);
  return found.id;
};

/** Issues a new secret and one-time code to a person; the former password and secret become invalid. */
const enrolmentFor = ({ clock, secret }: StaffAct, id: string) => {
  const enrolment = randomToken(256);
  const expiresAt = hoursLater(clock.now(), enrolmentHours);
  const columns = {
    passwordHash: null,
    totpSealed: sealed(secret, id, freshTotpSecret()),
    totpStep: 0,
    enrolmentHash: digestOf(enrolment),
    enrolmentExpiresAt: expiresAt,
  };
  return { columns, enrolment, expiresAt: expiresAt.toISOString() };
};

/** Adds a person, who sets a password and an authenticator app with the returned one-time code. */
export const addStaffMember = (
  act: StaffAct,
  { login, name, role }: { login: string; name: string; role: StaffRole },
): Promise<IssuedEnrolment> =>
  act.db.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const { columns, enrolment, expiresAt } = enrolmentFor(act, id);
    const added = await tx
      .insert(staff)
      .values({ id, login, name, role, createdAt: act.clock.now(), ...columns })
      .onConflictDoNothing({ target: staff.login })
      .returning({ id: staff.id });
    if (added.length === 0) throw apiErrorAt('login', codes.conflict, deskMessages.loginTaken);
    await audit({ ...act, db: tx, user: null }, 'staff.added', { ...byWhom(act), about: login, role });
    return { login, enrolment, expiresAt };
  });

const rejectSelf = ({ staff: by }: DeskAct, id: string): void => {
  if (by?.staffId === id) throw new ApiError(codes.conflict, deskMessages.staffSelf);
};

/** Changes the given values: a person's role, or whether the person is disabled; ends the person's sessions. */
export const changeStaffMember = (
  act: DeskAct,
  { id, role, disabled }: { id: string; role?: StaffRole | undefined; disabled?: boolean },
): Promise<StaffMember> =>
  act.db.transaction(async (tx) => {
    rejectSelf(act, id);
    const [changed] = await tx
      .update(staff)
      .set({
        ...(role && { role }),
        ...(disabled !== undefined && { disabledAt: disabled ? act.clock.now() : null }),
      })
      .where(eq(staff.id, id))
      .returning();
    if (!changed) throw new ApiError(codes.notFound, deskMessages.staffUnknown);
    await closeSessionsOfStaff(tx, id);
    const detail = { ...byWhom(act), about: changed.login, role: changed.role, disabled: changed.disabledAt !== null };
    await audit({ ...act, db: tx, user: null }, 'staff.changed', detail);
    return memberOf(changed);
  });

/** Issues a new one-time code to a person; the former password, app and sessions end. */
export const resetStaffMember = (act: StaffAct, id: string): Promise<IssuedEnrolment> =>
  act.db.transaction(async (tx) => {
    rejectSelf(act, id);
    const { columns, enrolment, expiresAt } = enrolmentFor(act, id);
    const [reset] = await tx.update(staff).set(columns).where(eq(staff.id, id)).returning({ login: staff.login });
    if (!reset) throw new ApiError(codes.notFound, deskMessages.staffUnknown);
    await closeSessionsOfStaff(tx, id);
    await audit({ ...act, db: tx, user: null }, 'staff.reset', { ...byWhom(act), about: reset.login });
    return { login: reset.login, enrolment, expiresAt };
  });
