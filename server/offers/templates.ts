import { asc, eq } from 'drizzle-orm';
import type { OfferTemplate } from '#contract/desk/offerDesk.ts';
import type { OfferOption } from '#contract/quotes/offerDraft.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { offerTemplates } from '#server/db/schema/offers.ts';
import type { DeskContext } from '#server/desk/deskContext.ts';
import { offerMessages } from './messages.ts';

/** The maximum of one service. */
const templatesMax = 200;

/** The templates of a service, by name. */
export const templatesOf = async (db: Database, line: ServiceCode): Promise<OfferTemplate[]> => {
  const rows = await db
    .select()
    .from(offerTemplates)
    .where(eq(offerTemplates.line, line))
    .orderBy(asc(offerTemplates.name));
  return rows.map(({ id, name, option }) => ({ id, name, option }));
};

/** Saves an option under a name; one of the same name is replaced. Returns the templates of its service. */
export const saveTemplate = async (
  { db, clock, staff }: DeskContext,
  { line, name, option }: { line: ServiceCode; name: string; option: OfferOption },
): Promise<OfferTemplate[]> => {
  const former = await templatesOf(db, line);
  if (former.length >= templatesMax && !former.some((one) => one.name === name))
    throw new ApiError(codes.conflict, offerMessages.tooManyTemplates(templatesMax));
  const kept = { option, staffId: staff.staffId, savedAt: clock.now() };
  await db
    .insert(offerTemplates)
    .values({ line, name, ...kept })
    .onConflictDoUpdate({ target: [offerTemplates.line, offerTemplates.name], set: kept });
  return templatesOf(db, line);
};

/** Removes a template; returns the remaining ones of its service. */
export const removeTemplate = async (
  { db }: DeskContext,
  { line, id }: { line: ServiceCode; id: string },
): Promise<OfferTemplate[]> => {
  await db.delete(offerTemplates).where(eq(offerTemplates.id, id));
  return templatesOf(db, line);
};
