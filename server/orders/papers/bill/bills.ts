import { and, asc, eq, inArray } from 'drizzle-orm';
import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { approveBill, BillAnswer, billFile, changeBill, StoredBill } from '#contract/orders/bill/bill.ts';
import { billStateOf, changeProblems, isBillable, mayApprove, mayAskChanges } from '#contract/orders/bill/bill.ts';
import { billFieldName } from '#contract/orders/bill/billContent.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { OrderStatus } from '#contract/orders/orderStatus.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import type { Submission } from '#contract/orders/submission.ts';
import { ApiError, apiErrorAt, codes } from '#contract/protocol/apiError.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { audit } from '#server/admin/audit.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { staff } from '#server/db/schema/desk.ts';
import { users } from '#server/db/schema/identity.ts';
import { billAnswers, billDrafts, billReleases } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { rejectFirst } from '#server/http/requests/input.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { billPdf } from './billFile.ts';
import { billMessages } from './billMessages.ts';

type BillContext = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user' | 'caller'>;

/** Every draft of an order with its answers and who issued it, the oldest first. */
const draftsOf = async (db: Database, orderNo: string) => {
  const answers = await db
    .select({ answer: billAnswers, person: users.name })
    .from(billAnswers)
    .leftJoin(users, eq(users.id, billAnswers.answeredBy))
    .where(eq(billAnswers.orderNo, orderNo))
    .orderBy(asc(billAnswers.position));
  const rows = await db
    .select({ draft: billDrafts, person: staff.name })
    .from(billDrafts)
    .leftJoin(staff, eq(staff.id, billDrafts.issuedBy))
    .where(eq(billDrafts.orderNo, orderNo))
    .orderBy(asc(billDrafts.version));
  return rows.map(({ draft: { version, content, instruction, note, issuedAt }, person }) => ({
    version,
    content,
    instruction,
    note,
    issuedAt: issuedAt.toISOString(),
    person,
    answers: answers
      .filter(({ answer }) => answer.draft === version)
      .map(({ answer: { kind, changes, answeredAt }, person: by }): BillAnswer => {
        const at = answeredAt.toISOString();
        return { kind, changes, at, person: by };
      }),
  }));
};

const releaseOf = async (db: Database, orderNo: string) => {
  const [row] = await db
    .select({ release: billReleases, person: staff.name })
    .from(billReleases)
    .leftJoin(staff, eq(staff.id, billReleases.releasedBy))
    .where(eq(billReleases.orderNo, orderNo));
  if (!row) return null;
  const { kind, billNo, releasedAt } = row.release;
  return { kind, billNo, at: releasedAt.toISOString(), person: row.person };
};

/** The bill of lading of an order with the persons of the desk, whom the customer does not see. */
export const billWithPersons = async (db: Database, orderNo: string) => ({
  drafts: await draftsOf(db, orderNo),
  release: await releaseOf(db, orderNo),
});

const billOf = async (db: Database, orderNo: string, status: OrderStatus): Promise<StoredBill> => {
  const { drafts, release } = await billWithPersons(db, orderNo);
  return {
    status,
    drafts: drafts.map(({ version, issuedAt, note, instruction, content, answers }) => ({
      version,
      issuedAt,
      note,
      instruction,
      content,
      answers,
    })),
    release: release && { kind: release.kind, billNo: release.billNo, at: release.at },
  };
};

const isOwn = (viewer: Viewer, orderNo: string) => and(eq(orders.orderNo, orderNo), visibleTo(orders, viewer));

const ownSeaOrder = async (db: Database, viewer: Viewer, orderNo: string) => {
  const [order] = await db
    .select({ line: orders.line, status: orders.status })
    .from(orders)
    .where(isOwn(viewer, orderNo));
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  if (!isSeaService(order.line)) throw new ApiError(codes.badInput, billMessages.seaOnly);
  return order;
};

/** The drafts and the release of a user's own sea order. */
export const ownBill = async ({ db, user }: Pick<BillContext, 'db' | 'user'>, orderNo: string): Promise<StoredBill> => {
  const { status } = await ownSeaOrder(db, user, orderNo);
  return billOf(db, orderNo, status);
};

/** A draft of any order as a PDF. */
export const billDraftFile = async (
  db: Database,
  { orderNo, draft: version }: ParsedInputOf<typeof billFile>,
  now: Date,
): Promise<OutputOf<typeof billFile>> => {
  const draft = (await draftsOf(db, orderNo)).find((each) => each.version === version);
  if (!draft) throw new ApiError(codes.notFound, billMessages.draftUnknown);
  return billPdf(orderNo, draft, now);
};

/** The last draft of an order as a PDF, if there is one. */
export const lastBillDraft = async (db: Database, orderNo: string, now: Date): Promise<OutputOf<typeof billFile>[]> => {
  const draft = (await draftsOf(db, orderNo)).at(-1);
  return draft ? [billPdf(orderNo, draft, now)] : [];
};

/** A draft of a user's own sea order as a PDF. */
export const ownBillFile = async (
  { db, user, clock }: Pick<BillContext, 'db' | 'user' | 'clock'>,
  input: ParsedInputOf<typeof billFile>,
): Promise<OutputOf<typeof billFile>> => {
  await ownSeaOrder(db, user, input.orderNo);
  return billDraftFile(db, input, clock.now());
};

/** The last answer to a draft that somebody has missed, as the rejection of what they decided says it. */
export const answerMissed = ({ kind, at, person }: BillAnswer, version: number): string =>
  billMessages.answered(person ?? billMessages.somebody, dateMinute(at), kind, version);

type Decided = Pick<ParsedInputOf<typeof approveBill>, 'draft' | 'answered'>;

/** A rejection of what was decided on another state of the bill of lading. */
const outdated = (message: string): ApiError => apiErrorAt(versionField, codes.conflict, message);

/** Rejects what was decided on a former draft, before an answer of a colleague, or before the release; says who did what. */
const rejectOvertaken = ({ drafts, release }: StoredBill, { draft, answered }: Decided): void => {
  const last = drafts.at(-1);
  if (!last) throw new ApiError(codes.conflict, billMessages.answeredNothing);
  if (release) throw outdated(billMessages.releasedAt(dateMinute(release.at)));
  if (last.version !== draft) throw outdated(billMessages.overtaken(last.version, dateMinute(last.issuedAt)));
  const missed = last.answers.at(-1);
  if (missed && last.answers.length !== answered) throw outdated(answerMissed(missed, draft));
};

interface Answer {
  orderNo: string;
  kind: BillAnswer['kind'];
  changes: BillAnswer['changes'];
}

/** Adds an answer to the last draft of a user's own order, once: a repeated call changes nothing. */
const answerOnce = (context: BillContext, { orderNo, kind, changes }: Answer, decided: Decided): Promise<StoredBill> =>
  context.db.transaction(async (tx) => {
    const { user, clock } = context;
    await lockOrders(tx, isOwn(user, orderNo), 1);
    const { status } = await ownSeaOrder(tx, user, orderNo);
    const bill = await billOf(tx, orderNo, status);
    const rows = await tx
      .select()
      .from(billAnswers)
      .where(eq(billAnswers.orderNo, orderNo))
      .orderBy(asc(billAnswers.position));
    const last = rows.at(-1);
    const isRepeated =
      last?.draft === decided.draft &&
      last.draft === bill.drafts.at(-1)?.version &&
      last.kind === kind &&
      last.answeredBy === user.userId &&
      changedPaths(last.changes, changes).length === 0;
    if (isRepeated) return bill;
    if (!isBillable(status)) throw new ApiError(codes.conflict, billMessages.over);
    rejectOvertaken(bill, decided);
    const may = kind === 'approved' ? mayApprove : mayAskChanges;
    const draft = bill.drafts.at(-1)!;
    // the caller has seen the answer that stands in the way
    if (!may(bill)) throw outdated(answerMissed(draft.answers.at(-1)!, draft.version));
    rejectFirst(changeProblems(draft.content, changes), 'changes', billFieldName);
    const at = { answeredAt: clock.now(), answeredBy: user.userId };
    await tx.insert(billAnswers).values({ orderNo, position: rows.length, draft: draft.version, kind, changes, ...at });
    const detail = { orderNo, version: String(draft.version), fields: String(changes.length) };
    await audit({ ...context, db: tx }, kind === 'approved' ? 'bill.approved' : 'bill.changesAsked', detail);
    return billOf(tx, orderNo, status);
  });

/**
 * Approves the last draft of a user's own order. Rejects a draft that another one has followed, one that a colleague has
 * answered, and one of which changes were asked; the rejection says who did what.
 */
export const approveOwnBill = (
  context: BillContext,
  { orderNo, ...decided }: ParsedInputOf<typeof approveBill>,
): Promise<StoredBill> => answerOnce(context, { orderNo, kind: 'approved', changes: [] }, decided);

/** Asks for changes of the last draft, also after it was approved; rejects the same as an approval, and impossible values. */
export const changeOwnBill = (
  context: BillContext,
  { orderNo, changes, ...decided }: ParsedInputOf<typeof changeBill>,
): Promise<StoredBill> => answerOnce(context, { orderNo, kind: 'changes', changes }, decided);

/** What customers answered to drafts, as an order's history has it, the oldest first. */
export const billSubmissions = async (db: Database, orderNo: string): Promise<Submission[]> => {
  const rows = await db
    .select({ answer: billAnswers, person: users.name })
    .from(billAnswers)
    .leftJoin(users, eq(users.id, billAnswers.answeredBy))
    .where(eq(billAnswers.orderNo, orderNo))
    .orderBy(asc(billAnswers.position));
  return rows.map(({ answer: { kind, draft, answeredAt }, person }) => {
    const paper = kind === 'approved' ? ('billApproval' as const) : ('billChanges' as const);
    return { paper, version: draft, at: answeredAt.toISOString(), person };
  });
};

interface LastDraft {
  orderNo: string;
  draft?: Pick<typeof billDrafts.$inferSelect, 'version' | 'instruction' | 'issuedAt'> | undefined;
  answer?: typeof billAnswers.$inferSelect | undefined;
  release: typeof billReleases.$inferSelect | null;
}

/** The last draft of some orders with its last answer and its release. */
export const lastDrafts = async (db: Database, numbers: readonly string[]): Promise<LastDraft[]> => {
  const own = [...numbers];
  const { orderNo, version, instruction, issuedAt } = billDrafts;
  const drafts = await db
    .select({ orderNo, version, instruction, issuedAt })
    .from(billDrafts)
    .where(inArray(orderNo, own))
    .orderBy(asc(version));
  if (drafts.length === 0) return own.map((no) => ({ orderNo: no, release: null }));
  const answers = await db
    .select()
    .from(billAnswers)
    .where(inArray(billAnswers.orderNo, own))
    .orderBy(asc(billAnswers.position));
  const releases = await db.select().from(billReleases).where(inArray(billReleases.orderNo, own));
  return own.map((no) => {
    const draft = drafts.findLast((each) => each.orderNo === no);
    return {
      orderNo: no,
      draft,
      answer: answers.findLast((each) => each.orderNo === no && each.draft === draft?.version),
      release: releases.find((each) => each.orderNo === no) ?? null,
    };
  });
};

/** The state of an order's bill of lading; undefined before the first draft. */
export const billStateIn = async (db: Database, orderNo: string): Promise<OrderDetail['bill']> => {
  const [last] = await lastDrafts(db, [orderNo]);
  if (!last?.draft) return undefined;
  const { draft, answer, release } = last;
  return {
    state: billStateOf({ drafts: [{ answers: answer ? [answer] : [] }], release }),
    version: draft.version,
    issuedAt: draft.issuedAt.toISOString(),
    release: release && { kind: release.kind, billNo: release.billNo, at: release.releasedAt.toISOString() },
  };
};
