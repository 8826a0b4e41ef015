import { desc, eq } from 'drizzle-orm';
import { changedNames } from '#contract/booking/edits/formPath.ts';
import type { KnownDraft } from '#contract/orders/knownDraft.ts';
import type { InstructionForm, ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import type { VgmDeclaration, VgmForm } from '#contract/orders/vgm/vgm.ts';
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

/** A paper of an order that customers save as a draft and submit in versions. */
interface Paper {
  drafts: typeof instructionDrafts | typeof vgmDrafts;
  submissions: typeof shippingInstructions | typeof vgmDeclarations;
  /** The name of the field at a dotted path. */
  fieldName: (path: string) => string;
  /** Says which version there is already, which fields it changed, and who submitted it when. */
  outdated: (version: number, names: readonly string[], submitted: string) => string;
}

/** What a page sends: the form, the version that it began with and the draft that it knows. */
interface Sent {
  orderNo: string;
  after: number;
  known?: KnownDraft;
  form: InstructionForm | VgmForm;
}

/** Who submitted the last version of a paper of an order, and when; undefined before the first. */
export const lastSubmissionOf = async (
  tx: Database,
  table: Paper['submissions'],
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

/** Rejects a form that was typed without knowing the stored draft, because another page has saved it since. */
const rejectOtherDraft = async (
  tx: Database,
  { drafts, fieldName }: Paper,
  { orderNo, known, form }: Sent,
): Promise<void> => {
  const [found] = await tx
    .select({ content: drafts.content, savedAt: drafts.savedAt, page: drafts.page, person: users.name })
    .from(drafts)
    .leftJoin(users, eq(users.id, drafts.savedBy))
    .where(eq(drafts.orderNo, orderNo));
  if (!known || !found || found.page === known.page || found.savedAt.toISOString() === known.savedAt) return;
  const names = changedNames(found.content, form, fieldName);
  if (names.length === 0) return;
  const who = found.person ?? otherPageMessages.somebody;
  throw new ApiError(codes.conflict, otherPageMessages.saved(who, dateMinute(found.savedAt), names));
};

/**
 * Rejects what another page has overtaken, by a version or by its draft; says who changed what when. Call it with the order
 * locked.
 */
export const rejectOvertaken = async (
  tx: Database,
  paper: Paper,
  sent: Sent,
  versions: readonly { version: number; content: ShippingInstruction | VgmDeclaration }[],
): Promise<void> => {
  const last = versions.at(-1);
  if ((last?.version ?? 0) !== sent.after) {
    const before = versions.find(({ version }) => version === sent.after);
    const names = before && last ? changedNames(before.content, last.content, paper.fieldName) : [];
    const by = await lastSubmissionOf(tx, paper.submissions, sent.orderNo);
    const submitted = by ? otherPageMessages.submitted(by.who, by.at) : '';
    throw new ApiError(codes.conflict, paper.outdated(last?.version ?? 0, names, submitted));
  }
  await rejectOtherDraft(tx, paper, sent);
};
