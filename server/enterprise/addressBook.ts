import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { limits } from '#contract/protocol/limits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { AddressBook, AddressEntry, AddressFields } from '#contract/enterprise/addressBook.ts';
import { addressFields } from '#contract/enterprise/addressBook.ts';
import type { Order } from '#contract/booking/orderForm.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { enterprises, users } from '#server/db/schema/identity.ts';
import { applications } from '#server/db/schema/verification.ts';
import { lastOrderedOf } from '#contract/booking/lastOrdered.ts';
import { accountName } from '#server/auth/account.ts';
import { emailAddresses } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/orders.ts';
import { addressMessages } from './messages.ts';

type Owning = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user'>;

/** The addresses that a user may see and change: those of the company, or a person's own. */
const ownedBy = ({ userId, enterpriseId }: SignedInUser) =>
  enterpriseId === null
    ? and(eq(addressEntries.userId, userId), isNull(addressEntries.enterpriseId))
    : eq(addressEntries.enterpriseId, enterpriseId);

const shown = {
  id: addressEntries.id,
  role: addressEntries.role,
  name: addressEntries.name,
  address: addressEntries.address,
  telephone: addressEntries.telephone,
  email: addressEntries.email,
  isDefault: addressEntries.isDefault,
};

/** The addresses of a user's company, the most recently used first. */
export const addressesOf = ({ db, user }: Pick<Owning, 'db' | 'user'>): Promise<AddressEntry[]> =>
  db
    .select(shown)
    .from(addressEntries)
    .where(ownedBy(user))
    .orderBy(desc(addressEntries.usedAt), desc(addressEntries.id))
    .limit(limits.addressesMax);

const companyOf = async ({
  db,
  user: { enterpriseId },
}: Pick<Owning, 'db' | 'user'>): Promise<AddressBook['company']> => {
  if (enterpriseId === null) return null;
  const [verified] = await db
    .select({ name: enterprises.name, fields: applications.fields })
    .from(enterprises)
    .leftJoin(applications, and(eq(applications.enterpriseId, enterprises.id), eq(applications.status, 'PASS')))
    .where(and(eq(enterprises.id, enterpriseId), eq(enterprises.auditStatus, 'PASS')))
    .orderBy(desc(applications.submittedAt))
    .limit(1);
  const name = verified?.fields?.enterpriseName ?? verified?.name ?? null;
  if (name === null) return null;
  const { address = '', englishName = '', englishAddress = '' } = verified?.fields ?? {};
  return { name, address, ...(englishName !== '' && { english: { name: englishName, address: englishAddress } }) };
};

/** The person of an account, by the name that somebody set, or else the licence's legal person. */
const contactOf = async ({ db, user: { userId, enterpriseId, phone } }: Pick<Owning, 'db' | 'user'>) => {
  const [account] = await db
    .select({ name: users.name, email: emailAddresses.verified, fields: applications.fields })
    .from(users)
    .leftJoin(emailAddresses, eq(emailAddresses.userId, users.id))
    .leftJoin(applications, and(eq(applications.enterpriseId, enterpriseId ?? userId), eq(applications.status, 'PASS')))
    .where(eq(users.id, userId))
    .orderBy(desc(applications.submittedAt))
    .limit(1);
  const name = account === undefined || account.name === accountName(phone) ? '' : account.name;
  return { name: name || (account?.fields?.legalPerson ?? ''), phone, email: account?.email ?? '' };
};

/** Defaults for the next order from a user's last orders. */
const lastOrderedBy = async ({ db, user: { userId } }: Pick<Owning, 'db' | 'user'>) => {
  const rows = await db
    .select({ order: orders.content })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.orderNo))
    .limit(limits.lastOrdersRead);
  return lastOrderedOf(rows.map(({ order }) => order));
};

/** The address book of a user's company, with the company as on its licence, its person and the last ordered values. */
export const addressBookOf = async (context: Pick<Owning, 'db' | 'user'>): Promise<AddressBook> => ({
  entries: await addressesOf(context),
  company: await companyOf(context),
  contact: await contactOf(context),
  last: await lastOrderedBy(context),
});

/** Stores a new address, or a changed one if `id` belongs to the owner. Pass a transaction. */
export const saveAddress = async ({ db, clock, user }: Owning, fields: AddressFields, id?: string): Promise<void> => {
  const usedAt = clock.now();
  if (id === undefined) {
    const [held] = await db.select({ total: count() }).from(addressEntries).where(ownedBy(user));
    if ((held?.total ?? 0) >= limits.addressesMax)
      throw new ApiError(codes.conflict, addressMessages.tooMany(limits.addressesMax));
  }
  const owner = { userId: user.userId, enterpriseId: user.enterpriseId };
  const [stored] =
    id === undefined
      ? await db
          .insert(addressEntries)
          .values({ ...fields, ...owner, usedAt })
          .returning({ id: addressEntries.id })
      : await db
          .update(addressEntries)
          .set({ ...fields, usedAt })
          .where(and(eq(addressEntries.id, id), ownedBy(user)))
          .returning({ id: addressEntries.id });
  if (!stored) throw new ApiError(codes.notFound, addressMessages.unknown);
  if (!fields.isDefault) return;
  // new orders start with one of each role
  await db
    .update(addressEntries)
    .set({ isDefault: false })
    .where(and(ownedBy(user), eq(addressEntries.role, fields.role), ne(addressEntries.id, stored.id)));
};

/** Deletes an address of the owner's; any other is unknown. */
export const removeAddress = async ({ db, user }: Pick<Owning, 'db' | 'user'>, id: string): Promise<void> => {
  const removed = await db
    .delete(addressEntries)
    .where(and(eq(addressEntries.id, id), ownedBy(user)))
    .returning({ id: addressEntries.id });
  if (removed.length === 0) throw new ApiError(codes.notFound, addressMessages.unknown);
};

/** The parties and persons of an order as addresses. */
const addressesIn = ({ shipper, consignee, notifyParty, bookingContact, cargo }: Order): AddressFields[] => {
  const emergency = cargo.find(({ dangerous }) => dangerous !== null)?.dangerous;
  const found = [
    shipper && { role: 'shipper', ...shipper },
    consignee && { role: 'consignee', ...consignee },
    notifyParty && !notifyParty.sameAsConsignee && { role: 'notifyParty', ...notifyParty },
    { role: 'contact', name: bookingContact.name, telephone: bookingContact.phone, email: bookingContact.email },
    emergency && { role: 'emergency', name: emergency.emergencyContact, telephone: emergency.emergencyPhone },
  ];
  return found.flatMap((one) => {
    const read = addressFields.safeParse(one);
    return read.success ? [read.data] : [];
  });
};

/** Roles whose first address becomes the default for new orders. */
const ownRoles: ReadonlySet<AddressFields['role']> = new Set(['shipper', 'contact', 'emergency']);

const isSame = (one: AddressFields, other: AddressFields): boolean =>
  one.role === other.role &&
  one.name === other.name &&
  one.address === other.address &&
  one.telephone === other.telephone &&
  one.email === other.email;

/**
 * Adds missing parties of a placed order to the address book, and records the use of the others; a full book is not
 * changed. Pass a transaction.
 */
export const rememberParties = async (context: Owning, order: Order): Promise<void> => {
  const { db, clock, user } = context;
  const { userId, enterpriseId } = user;
  const usedAt = clock.now();
  const held = await addressesOf(context);
  const ordered = addressesIn(order);
  const known = held.filter((one) => ordered.some((other) => isSame(one, other))).map(({ id }) => id);
  if (known.length > 0) await db.update(addressEntries).set({ usedAt }).where(inArray(addressEntries.id, known));
  const fresh = ordered
    .filter((one) => !held.some((other) => isSame(one, other)))
    .slice(0, Math.max(0, limits.addressesMax - held.length));
  const rows = fresh.map(({ role, name, address, telephone, email }) => {
    const isDefault = ownRoles.has(role) && !held.some((other) => other.role === role);
    return { userId, enterpriseId, role, name, address, telephone, email, isDefault, usedAt };
  });
  if (rows.length > 0) await db.insert(addressEntries).values(rows);
};
