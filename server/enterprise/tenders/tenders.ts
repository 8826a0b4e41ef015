import { and, count, eq, inArray } from 'drizzle-orm';
import type { ImportFile } from '#contract/desk/import/packedFiles.ts';
import { openTendersMax, tenderLinesMax, tenderTextMax } from '#contract/tenders/tenders.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import { chinaDayOf } from '#contract/protocol/chinaDay.ts';
import { day, text } from '#contract/protocol/fields.ts';
import type { AuditEvent } from '#server/admin/audit.ts';
import { audit } from '#server/admin/audit.ts';
import type { Database } from '#server/db/database.ts';
import { enterprises } from '#server/db/schema/identity.ts';
import { ports } from '#server/db/schema/reference.ts';
import { tenderEvents, tenderLines, tenders } from '#server/db/schema/tenders.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import { nextNumber } from '#server/orders/orderNumber.ts';
import type { ReadLines } from './lineSheet.ts';
import type { LockedTender, TenderRow } from './locked.ts';
import { statusOf, withLockedTender } from './locked.ts';
import { tenderOf } from './reading.ts';
import { tenderMessages as messages } from './messages.ts';
import { tellDesk } from './tell.ts';
import type { NewLine } from './typedLine.ts';
import { lineKey } from './typedLine.ts';

export type Member = Pick<Context<SignedInUser>, 'db' | 'clock' | 'caller' | 'user' | 'log' | 'scanner'>;

/** The terms of a tender, as typed. */
export interface TypedTerms {
  title: string;
  validFrom: string;
  validUntil: string;
  answerBy: string;
}

/** A tender in the version that a member saw. */
export interface SeenTender {
  id: string;
  version: number;
}

/** The company for which a member acts; rejects one that is not verified. */
export const companyOf = async ({ db, user }: Pick<Member, 'db' | 'user'>) => {
  const { enterpriseId } = user;
  const [company] =
    enterpriseId === null ? [] : await db.select().from(enterprises).where(eq(enterprises.id, enterpriseId));
  if (company?.auditStatus !== 'PASS') throw new ApiError(codes.forbidden, messages.notVerified);
  return company;
};

const dayIn = (field: keyof TypedTerms, label: string, typed: string): string => {
  const read = day.safeParse(typed);
  if (!read.success) throw apiErrorAt(field, codes.badInput, messages.dayWrong(label));
  return read.data;
};

/** The terms of a tender; rejects a problem with its field. */
const termsIn = (typed: TypedTerms, now: Date): TypedTerms => {
  const title = text(tenderTextMax.title).safeParse(typed.title);
  if (!title.success) {
    const why = typed.title.trim() === '' ? messages.titleMissing : messages.tooLong(tenderTextMax.title);
    throw apiErrorAt('title', codes.badInput, why);
  }
  const validFrom = dayIn('validFrom', '期间开始日', typed.validFrom);
  const validUntil = dayIn('validUntil', '期间结束日', typed.validUntil);
  const answerBy = dayIn('answerBy', '报价截止日', typed.answerBy);
  const today = chinaDayOf(now);
  if (validUntil < validFrom) throw apiErrorAt('validUntil', codes.badInput, messages.periodReversed);
  if (validUntil < today) throw apiErrorAt('validUntil', codes.badInput, messages.periodOver);
  if (answerBy < today || answerBy > validUntil) throw apiErrorAt('answerBy', codes.badInput, messages.answerByWrong);
  return { title: title.data, validFrom, validUntil, answerBy };
};

/** Reads a sheet in addition to the remaining lines; rejects a file that cannot be read at all. */
const readFile = async (
  context: Member,
  file: ImportFile | undefined,
  former: ReadonlyMap<string, number> = new Map(),
): Promise<Exclude<ReadLines, { rejected: string }>> => {
  if (!file || file.bytes.length === 0) throw apiErrorAt('file', codes.badInput, messages.fileMissing);
  await rejectInfected(context, file.bytes);
  // modules for tables are loaded when first used
  const { readLines } = await import('./lineSheet.ts');
  const read = await readLines(file, await context.db.select().from(ports), former);
  if ('rejected' in read) throw apiErrorAt('file', codes.badInput, read.rejected);
  return read;
};

const insertLines = async (db: Database, tenderId: string, lines: readonly NewLine[], after = 0): Promise<void> => {
  if (lines.length === 0) return;
  await db
    .insert(tenderLines)
    .values(lines.map((line, index) => Object.assign({}, line, { tenderId, position: after + index + 1 })));
};

const auditAct = (context: Member, db: Database, event: AuditEvent, { tenderNo }: Pick<TenderRow, 'tenderNo'>) =>
  audit({ ...context, db }, event, { tenderNo });

/** Creates a draft from a sheet; its valid rows become lines, and the invalid ones are stored with it. */
export const makeTender = async (
  context: Member,
  typed: TypedTerms,
  file: ImportFile | undefined,
): Promise<{ id: string }> => {
  const company = await companyOf(context);
  const now = context.clock.now();
  const terms = termsIn(typed, now);
  const { lines, wrongRows } = await readFile(context, file);
  return context.db.transaction(async (db) => {
    await db.select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.id, company.id)).for('update');
    const former = await db
      .select()
      .from(tenders)
      .where(and(eq(tenders.enterpriseId, company.id), inArray(tenders.status, ['draft', 'sent', 'answered'])));
    if (former.filter((row) => statusOf(row, now) !== 'lapsed').length >= openTendersMax)
      throw new ApiError(codes.conflict, messages.tooManyOpen(openTendersMax));
    const { userId } = context.user;
    const [made] = await db
      .insert(tenders)
      .values({
        ...terms,
        tenderNo: nextNumber('ZB', now),
        enterpriseId: company.id,
        userId,
        status: 'draft',
        wrongRows,
        createdAt: now,
      })
      .returning();
    await insertLines(db, made!.id, lines);
    const event = { tenderId: made!.id, position: 1, text: messages.made(lines.length), userId, at: now };
    await db.insert(tenderEvents).values(event);
    await auditAct(context, db, 'tender.made', made!);
    return { id: made!.id };
  });
};

/** Runs a command of a member. */
const act = async <Result>(
  context: Member,
  seen: SeenTender,
  name: Parameters<typeof withLockedTender>[2],
  change: (locked: LockedTender) => Promise<Result>,
): Promise<Result> => {
  const { id: enterpriseId } = await companyOf(context);
  const { db, clock, user } = context;
  return withLockedTender({ db, clock, by: { userId: user.userId } }, { ...seen, enterpriseId }, name, change);
};
export const actOnTender = act;

/** Adds the rows of a sheet to a draft, or replaces its lines with them; the invalid rows replace the former ones. */
export const uploadLines = async (
  context: Member,
  seen: SeenTender,
  file: ImportFile | undefined,
  isReplacing: boolean,
): Promise<void> => {
  const { id: enterpriseId } = await companyOf(context);
  const own = isReplacing ? undefined : await tenderOf(context.db, { id: seen.id, enterpriseId }, context.clock.now());
  // if a colleague changes the lines in the meantime, the version check rejects the command
  const former = own?.lines ?? [];
  const read = await readFile(context, file, new Map(former.map((line) => [lineKey(line), line.position])));
  await act(context, seen, 'edit', async ({ db, row, record }) => {
    if (former.length + read.lines.length > tenderLinesMax)
      throw apiErrorAt('file', codes.badInput, messages.tooManyLines);
    if (isReplacing) await db.delete(tenderLines).where(eq(tenderLines.tenderId, row.id));
    await insertLines(db, row.id, read.lines, former.at(-1)?.position);
    await db.update(tenders).set({ wrongRows: read.wrongRows }).where(eq(tenders.id, row.id));
    const said = isReplacing ? messages.rowsReplaced : messages.rowsAdded;
    await record(said(read.lines.length, read.wrongRows.length));
  });
};

/** Removes selected lines of a draft. */
export const removeLines = (context: Member, seen: SeenTender, ids: readonly string[]): Promise<void> =>
  act(context, seen, 'edit', async ({ db, row, record }) => {
    const removed = await db
      .delete(tenderLines)
      .where(and(eq(tenderLines.tenderId, row.id), inArray(tenderLines.id, [...ids])))
      .returning({ id: tenderLines.id });
    await record(messages.rowsRemoved(removed.length));
  });

/** Deletes the invalid rows of a draft. */
export const clearWrongRows = (context: Member, seen: SeenTender): Promise<void> =>
  act(context, seen, 'edit', async ({ db, row, record }) => {
    await db.update(tenders).set({ wrongRows: [] }).where(eq(tenders.id, row.id));
    await record(messages.wrongCleared(row.wrongRows.length));
  });

/** Changes the title and the days of a draft. */
export const changeTerms = (context: Member, seen: SeenTender, typed: TypedTerms): Promise<void> =>
  act(context, seen, 'edit', async ({ db, row, now, record }) => {
    await db.update(tenders).set(termsIn(typed, now)).where(eq(tenders.id, row.id));
    await record(messages.termsChanged);
  });

/** Removes a draft. */
export const removeTender = (context: Member, seen: SeenTender): Promise<void> =>
  act(context, seen, 'remove', async ({ db, row }) => {
    await db.delete(tenders).where(eq(tenders.id, row.id));
    await auditAct(context, db, 'tender.removed', row);
  });

/** Sends a draft to the desk; rejects one without lines, with invalid rows, or whose days have passed. */
export const sendTender = (context: Member, seen: SeenTender): Promise<void> =>
  act(context, seen, 'send', async ({ db, row, now, record }) => {
    termsIn(row, now);
    if (row.wrongRows.length > 0) throw new ApiError(codes.conflict, messages.wrongLeft(row.wrongRows.length));
    const [lines] = await db.select({ total: count() }).from(tenderLines).where(eq(tenderLines.tenderId, row.id));
    if (!lines?.total) throw new ApiError(codes.conflict, messages.noLines);
    await db.update(tenders).set({ status: 'sent' }).where(eq(tenders.id, row.id));
    await record(messages.sent);
    await tellDesk(db, now, row, { act: 'sent', lines: lines.total });
    await auditAct(context, db, 'tender.sent', row);
  });

/** Withdraws a tender from the desk. */
export const withdrawTender = (context: Member, seen: SeenTender, typed: string): Promise<void> =>
  act(context, seen, 'withdraw', async ({ db, row, now, record }) => {
    const reason = text(tenderTextMax.reason).safeParse(typed);
    if (!reason.success) {
      const why = typed.trim() === '' ? messages.reasonMissing : messages.tooLong(tenderTextMax.reason);
      throw apiErrorAt('reason', codes.badInput, why);
    }
    await db.update(tenders).set({ status: 'withdrawn' }).where(eq(tenders.id, row.id));
    await record(messages.withdrawn(reason.data));
    await tellDesk(db, now, row, { act: 'withdrawn', reason: reason.data });
    await auditAct(context, db, 'tender.withdrawn', row);
  });
