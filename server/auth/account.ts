import { eq } from 'drizzle-orm';
import type { AccountType, UserInfo } from '#contract/auth/user.ts';
import type { Clock } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { maskedPhone } from '#server/http/logging/mask.ts';
import { wholeVehicleOrdersOf } from '#server/enterprise/wholeVehicle.ts';

interface Opening {
  accountType?: AccountType;
  passwordHash?: string;
}

/** The name of an account until somebody sets one. */
export const accountName = (phone: string): string => `用户${phone.slice(-4)}`;

/**
 * Returns the account of a phone; creates it at first use, with an unverified enterprise unless it is a person's. Pass
 * a transaction.
 */
export const openAccount = async (
  db: Database,
  clock: Clock,
  phone: string,
  { accountType = 'enterprise', passwordHash }: Opening = {},
): Promise<{ userId: string; name: string; opened: boolean }> => {
  const createdAt = clock.now();
  // a concurrent first sign-in of the same phone waits here for this one to commit, then finds its account
  const [fresh] = await db
    .insert(users)
    .values({ phone, name: accountName(phone), passwordHash, createdAt })
    .onConflictDoNothing({ target: users.phone })
    .returning({ userId: users.id, name: users.name });
  if (!fresh) {
    const [known] = await db.select({ userId: users.id, name: users.name }).from(users).where(eq(users.phone, phone));
    if (!known) throw new Error('an account vanished while it was opened');
    return { ...known, opened: false };
  }
  if (accountType === 'person') return { ...fresh, opened: true };
  const [enterprise] = await db.insert(enterprises).values({ createdAt }).returning({ id: enterprises.id });
  await db.update(users).set({ enterpriseId: enterprise!.id }).where(eq(users.id, fresh.userId));
  return { ...fresh, opened: true };
};

export type Account = Awaited<ReturnType<typeof accountOf>>;

/** A user with their enterprise, if any, and their whole-vehicle orders. */
export const accountOf = async (db: Database, userId: string) => {
  const [row] = await db
    .select({ user: users, enterprise: enterprises })
    .from(users)
    .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId))
    .where(eq(users.id, userId));
  if (!row) throw new Error('the account of a session is gone');
  return { ...row, wholeVehicleOrders: await wholeVehicleOrdersOf(db, userId) };
};

/** The account data the page may have: a masked phone, no secret. */
export const userInfoOf = ({ user, enterprise, wholeVehicleOrders }: Account): UserInfo => ({
  userId: user.id,
  userName: user.name,
  phone: maskedPhone(user.phone),
  account: user.phone,
  avatar: user.avatar,
  roles: [],
  enterpriseResp: enterprise && {
    basicEntId: enterprise.id,
    mcpCode: enterprise.mcpCode,
    enterpriseName: enterprise.name,
    serviceOpenAuditStatus: enterprise.auditStatus,
    shippingProtocolVersion: enterprise.shippingProtocolVersion,
    protocolVersions: Object.fromEntries(
      Object.entries(enterprise.protocolConsents).map(([line, { version }]) => [line, version]),
    ),
  },
  mmInfo: wholeVehicleOrders.map(({ orderNo, status }) => ({ orderNo, status })),
  hasPassword: user.passwordHash !== null,
  ...(user.closesAt && { closesAt: user.closesAt.toISOString() }),
});
