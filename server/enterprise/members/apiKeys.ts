import { and, asc, eq, isNull } from 'drizzle-orm';
import type { KeyScope } from '#contract/enterprise/apiKeys.ts';
import { keyPrefix, keyScopes } from '#contract/enterprise/apiKeys.ts';
import { codes, ApiError, apiErrorAt } from '#contract/protocol/apiError.ts';
import { limits } from '#contract/protocol/limits.ts';
import { audit } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { digestOf, randomToken } from '#server/config/secrets.ts';
import { apiKeys } from '#server/db/schema/company.ts';
import { users } from '#server/db/schema/identity.ts';
import { daysLater } from '#server/support/chinaTime.ts';
import { inForce } from './keysInForce.ts';
import type { MemberContext } from './membership.ts';
import { lockCompany, rejectManaging } from './membership.ts';
import { keyMessages } from './messages.ts';

/** How many keys one member may create. */
const madeAnHour = 30;

/** A key as listed on its company's page; the key itself is not stored. */
export interface ListedKey {
  id: string;
  name: string;
  scopes: readonly KeyScope[];
  makerName: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  lastUsedFrom: string | null;
}

/** The form of a new key, as typed. */
export interface TypedKey {
  name: string;
  scopes: readonly string[];
  days: string;
}

/** The current keys of a company, the oldest first. */
export const keysOf = (
  { db, clock }: Pick<MemberContext, 'db' | 'clock'>,
  enterpriseId: string,
): Promise<ListedKey[]> =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      makerName: users.name,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
      lastUsedFrom: apiKeys.lastUsedFrom,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(and(eq(apiKeys.enterpriseId, enterpriseId), inForce(clock.now())))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));

const nameIn = ({ name }: TypedKey): string => {
  if (name === '') throw apiErrorAt('name', codes.badInput, keyMessages.nameMissing);
  if (name.length > limits.apiKeyNameMax)
    throw apiErrorAt('name', codes.badInput, keyMessages.nameLong(limits.apiKeyNameMax));
  return name;
};

const scopesIn = ({ scopes }: TypedKey): KeyScope[] => {
  const given = keyScopes.filter((scope) => scopes.includes(scope));
  if (given.length === 0) throw apiErrorAt('scopes', codes.badInput, keyMessages.scopesMissing);
  return given;
};

const daysIn = ({ days }: TypedKey): number => {
  const number = /^\d{1,3}$/.test(days) ? Number(days) : 0;
  if (number < 1 || number > limits.apiKeyDaysMax)
    throw apiErrorAt('days', codes.badInput, keyMessages.daysWrong(limits.apiKeyDaysMax));
  return number;
};

/** Creates a key of the own company, for owners and managers; returns it, without storing it. */
export const makeKey = async (context: MemberContext, typed: TypedKey): Promise<string> => {
  const { db, clock, user } = context;
  const made = { name: nameIn(typed), scopes: scopesIn(typed), days: daysIn(typed) };
  const now = clock.now();
  const rate = { key: `apiKey:made:${user.userId}`, max: madeAnHour, seconds: 3_600 };
  await limitCalls(db, now, [rate], keyMessages.tooOften);
  return db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    rejectManaging(role, []);
    const others = await keysOf(inside, company.id);
    if (others.length >= limits.apiKeysMax) throw new ApiError(codes.conflict, keyMessages.tooMany(limits.apiKeysMax));
    if (others.some(({ name }) => name === made.name)) throw apiErrorAt('name', codes.conflict, keyMessages.nameTaken);
    const key = `${keyPrefix}${randomToken(256)}`;
    await tx.insert(apiKeys).values({
      keyHash: digestOf(key),
      enterpriseId: company.id,
      createdBy: user.userId,
      name: made.name,
      scopes: made.scopes,
      createdAt: now,
      expiresAt: daysLater(now, made.days),
    });
    await audit(inside, 'key.made', { key: made.name, scopes: made.scopes.join(' '), days: made.days });
    return key;
  });
};

/** Withdraws a key of the own company at once, regardless of its creator; for owners and managers. */
export const withdrawKey = (context: MemberContext, id: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx };
    const { company, role } = await lockCompany(inside);
    rejectManaging(role, []);
    const [ended] = await tx
      .update(apiKeys)
      .set({ endedAt: context.clock.now() })
      .where(and(eq(apiKeys.id, id), eq(apiKeys.enterpriseId, company.id), isNull(apiKeys.endedAt)))
      .returning({ name: apiKeys.name });
    if (!ended) throw new ApiError(codes.notFound, keyMessages.gone);
    await audit(inside, 'key.withdrawn', { key: ended.name });
  });
