import { desc, eq } from 'drizzle-orm';
import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { KnownDraft } from '#contract/orders/knownDraft.ts';
import type { InstructionForm } from '#contract/orders/shippingInstruction.ts';
import type { VgmForm } from '#contract/orders/vgm/vgm.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/identity.ts';
import type {
  instructionDrafts,
  shippingInstructions,
  vgmDeclarations,
  vgmDrafts,
} from '#server/db/schema/orderPapers.ts';
import { otherPageMessages } from './otherPageMessages.ts';

/** Who submitted the last version of a paper of an order, and when; undefined before the first. */
export const lastSubmissionOf = async (
  tx: Database,
  table: typeof shippingInstructions | typeof vgmDeclarations,
  orderNo: string,
): Promise<{ version: number; who: string; at: string } | undefined> => {
  const [last] = await tx
    .select({ version: table.version, at: table.submittedAt, person: users.name })
    .from(table)
    .leftJoin(users, eq(users.id, table.submittedBy))
    .where(eq(table.orderNo, orderNo))
    .orderBy(desc(table.version))
    .limit(1);
  return last && { version: last.version, who: last.person ?? otherPageMessages.somebody, at: dateMinute(last.at) };
};

/**
 * Rejects a form that was typed without knowing the stored draft, because another page has saved it since; says who did it
 * when, and which fields differ. Call it with the order locked.
 */
export const rejectOtherDraft = async (
  tx: Database,
  table: typeof instructionDrafts | typeof vgmDrafts,
  { orderNo, known, form }: { orderNo: string; known?: KnownDraft; form: InstructionForm | VgmForm },
  fieldName: (path: string) => string,
): Promise<void> => {
  const [found] = await tx
    .select({ content: table.content, savedAt: table.savedAt, page: table.page, person: users.name })
    .from(table)
    .leftJoin(users, eq(users.id, table.savedBy))
    .where(eq(table.orderNo, orderNo));
  if (!known || !found || found.page === known.page || found.savedAt.toISOString() === known.savedAt) return;
  const names = new Set(changedPaths(found.content, form).map(fieldName));
  if (names.size === 0) return;
  const who = found.person ?? otherPageMessages.somebody;
  throw new ApiError(codes.conflict, otherPageMessages.saved(who, dateMinute(found.savedAt), [...names]));
};
