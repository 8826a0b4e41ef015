import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { DeskFinding, FindingDecision, NameDecision } from '#contract/desk/orders/findings.ts';
import { earlierMax } from '#contract/desk/orders/findings.ts';
import { findingFieldsOf, rememberedNameOf } from '#contract/desk/orders/findingFields.ts';
import { momentIn, valueProblem } from '#contract/desk/orders/commandForm.ts';
import { deskProblemMessages } from '#contract/desk/deskProblems.ts';
import type { MovedOrder, OrderCommand } from '#contract/orders/orderStatus.ts';
import { isFinding, isSettled, reviewTraitsOf } from '#contract/orders/reviewTraits.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { proposedEntryText } from '#contract/rules/acceptance/proposedEntryText.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { audit } from '#server/admin/audit.ts';
import { dateTime } from '#server/app/pages/format.ts';
import type { Database } from '#server/db/database.ts';
import { nameDecisions, staff } from '#server/db/schema/desk.ts';
import { orders } from '#server/db/schema/orders.ts';
import { rejectField } from '#server/http/requests/input.ts';
import { fieldNames } from '#server/http/errors/fieldNames.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { applyToLocked, lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { rejectStale } from '#server/orders/rejectStale.ts';
import type { DeskAct } from '#server/desk/deskContext.ts';
import { byWhom } from '#server/desk/deskContext.ts';
import { deskMessages } from '#server/desk/messages.ts';

type Reviewed = Parameters<typeof findingFieldsOf>[0];

/** Identifies a finding by its content and the texts that contain it: if these change, it is another finding. */
const keyOf = (order: Reviewed, { path, why, words }: Suspicion): string => {
  const texts = findingFieldsOf(order, path).map(({ path: at, text }) => [at, text]);
  return createHash('sha256')
    .update(JSON.stringify([why, words, texts]))
    .digest('hex')
    .slice(0, 32);
};

/** The reasons to review a changed order, with the answers that the desk has given to the same findings before. */
export const withAnswers = (
  reasons: readonly Suspicion[],
  after: Reviewed,
  former: readonly Suspicion[],
  before: Reviewed,
): Suspicion[] => {
  const answers = new Map(former.filter(isFinding).map((reason) => [keyOf(before, reason), reason.answer]));
  return reasons.map((reason) => {
    const answer = isFinding(reason) ? answers.get(keyOf(after, reason)) : undefined;
    return answer ? { ...reason, answer } : reason;
  });
};

/** The decisions about these names in other orders, by name, the latest first. */
const earlierOf = async (
  db: Database,
  orderNo: string,
  names: readonly string[],
): Promise<Map<string, NameDecision[]>> => {
  const rows =
    names.length === 0
      ? []
      : await db
          .select({ decided: nameDecisions, by: staff.name })
          .from(nameDecisions)
          .leftJoin(staff, eq(staff.login, nameDecisions.login))
          .where(and(inArray(nameDecisions.name, [...names]), ne(nameDecisions.orderNo, orderNo)))
          .orderBy(desc(nameDecisions.at))
          .limit(names.length * earlierMax * 10);
  const decisionsOf = (name: string): NameDecision[] =>
    rows
      .filter(({ decided }) => decided.name === name)
      .slice(0, earlierMax)
      .map(({ decided: { decision, entry, reason, at, orderNo: of }, by }) => ({
        decision,
        entry,
        reason,
        at: at.toISOString(),
        by,
        orderNo: of,
      }));
  return new Map(names.map((name) => [name, decisionsOf(name)]));
};

/** The findings of an order as the desk sees them, each with earlier decisions about its name. */
export const findingsAtDesk = async (
  db: Database,
  order: Reviewed & { orderNo: string; reviewReasons: readonly Suspicion[] },
): Promise<DeskFinding[]> => {
  const found = order.reviewReasons.filter(isFinding);
  const names = found.map((finding) => rememberedNameOf(order, finding));
  const earlier = await earlierOf(db, order.orderNo, [...new Set(names.filter((name) => name !== ''))]);
  return found.map((finding, index) =>
    Object.assign({}, finding, { key: keyOf(order, finding), earlier: earlier.get(names[index]!) ?? [] }),
  );
};

/** The reasons to review an order, each finding with its key for the answer. */
export const withKeys = (order: Reviewed, reasons: readonly Suspicion[]): (Suspicion & { key?: string })[] =>
  reasons.map((reason) => (isFinding(reason) ? Object.assign({}, reason, { key: keyOf(order, reason) }) : reason));

interface Answer {
  orderNo: string;
  version?: number | undefined;
  finding: string;
  decision: FindingDecision;
  reason: string;
  /** A minute in China; empty unless the customer must declare. */
  dueAt: string;
}

const commandOf = {
  ordinary: 'goods.cleared',
  declare: 'info.requested',
  reject: 'order.rejected',
} as const satisfies Record<FindingDecision, OrderCommand>;

const noteOf = ({ path, words, entry }: Suspicion, { decision, reason }: Answer): string => {
  const item = /^cargo\.(\d+)/.exec(path)?.[1];
  const where = item === undefined ? '' : deskMessages.inItem(Number(item) + 1);
  if (decision === 'ordinary') return deskMessages.cleared(where, words, reason);
  return decision === 'declare' ? deskMessages.proposed(where, entry ? proposedEntryText(entry) : '', reason) : reason;
};

const dueIn = (text: string, now: Date): Date => {
  const problem = valueProblem('dueAt', text, now);
  if (problem) rejectField(['dueAt'], deskProblemMessages[problem], fieldNames.get('dueAt')!);
  return momentIn(text)!;
};

/** Rejects an answer that a colleague has already given, with the colleague's name. */
const rejectSettled = async (db: Database, orderNo: string, { answer }: Suspicion): Promise<void> => {
  if (!answer || !isSettled({ answer })) return;
  const at = new Date(answer.at);
  const [given] = await db
    .select({ by: staff.name })
    .from(nameDecisions)
    .innerJoin(staff, eq(staff.login, nameDecisions.login))
    .where(and(eq(nameDecisions.orderNo, orderNo), eq(nameDecisions.at, at)));
  throw new ApiError(
    codes.conflict,
    deskMessages.findingAnswered(given ? ` ${given.by} ` : deskMessages.colleague, dateTime(at)),
  );
};

/**
 * Answers one finding of an order in review: ordinary goods after all, which settles it in this order; back to the
 * customer with the proposal to declare; or the order is rejected. The answer is in the timeline and in the audit log
 * with its person, and is remembered for the name. Rejects a finding that is settled or gone, and any other status.
 */
export const answerFindingAtDesk = (
  { db, clock, caller, staff: person }: DeskAct,
  answer: Answer,
): Promise<MovedOrder> =>
  db.transaction(async (tx) => {
    const { orderNo, decision, reason } = answer;
    const command = commandOf[decision];
    const own = ofDesk(orderNo);
    const [locked] = await lockOrders(tx, own, 1);
    const [stored] = await tx.select({ order: orders.content, offer: orders.offer }).from(orders).where(own);
    if (!locked || !stored) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    await rejectStale(tx, locked, answer.version, 'staff');
    const { line, status, userId, reviewReasons } = locked;
    const isThis = (each: Suspicion) => isFinding(each) && keyOf(stored, each) === answer.finding;
    const finding = reviewReasons.find(isThis);
    if (!finding) throw new ApiError(codes.conflict, deskMessages.findingUnknown);
    await rejectSettled(tx, orderNo, finding);
    if (status !== 'DG_REVIEW') throw new ApiError(codes.conflict, tradeMessages.wrongMoment(line, status, command));
    const now = clock.now();
    const dueAt = decision === 'declare' ? dueIn(answer.dueAt, now) : null;
    const given = decision === 'reject' ? {} : { answer: { decision, reason, at: now.toISOString() } };
    const answered = reviewReasons.map((each) => (isThis(each) ? Object.assign({}, each, given) : each));
    await tx.update(orders).set({ reviewReasons: answered }).where(own);
    const [moved] = await applyToLocked(
      { db: tx, clock, caller },
      [{ ...locked, left: reviewTraitsOf(locked.dangerous, answered) }],
      command,
      noteOf(finding, answer),
      { staff: person, dueAt },
    );
    const name = rememberedNameOf(stored, finding);
    const entry = finding.entry ?? null;
    if (name !== '')
      await tx
        .insert(nameDecisions)
        .values({ name, decision, entry, reason, login: person?.login ?? null, orderNo, at: now });
    const detail = { orderNo, decision, words: finding.words, ...byWhom({ staff: person }) };
    await audit({ db: tx, clock, caller, user: { userId } }, 'finding.answered', detail);
    return moved!;
  });
