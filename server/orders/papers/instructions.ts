import { and, asc, eq } from 'drizzle-orm';
import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { OutputOf, ParsedInputOf } from '#contract/protocol/endpoint.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import { instructionDeadline, instructionProblems, instructionWindow } from '#contract/orders/instructionChecks.ts';
import { instructionFieldName } from '#contract/orders/instructionFieldNames.ts';
import { formOfInstruction } from '#contract/orders/instructionForms.ts';
import type {
  instructionExport,
  InstructionVersion,
  saveInstruction,
  StoredInstruction,
  submitInstruction,
} from '#contract/orders/shippingInstruction.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { audit } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import type { Database } from '#server/db/database.ts';
import { instructionDrafts, shippingInstructions } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { rejectFirst } from '#server/http/requests/input.ts';
import { instructionFile } from './dcsaInstruction.ts';
import { instructedGoodsProblems } from './instructedGoods.ts';
import { instructionMessages } from './instructionMessages.ts';
import { rejectOvertaken } from './otherPages.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { offerWithoutTariff } from '#server/orders/openOrders.ts';
import { orderInFull } from '#server/orders/orders.ts';
import { billStateIn } from './bill/bills.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

type InstructionContext = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user' | 'caller'>;

/** Any service but those by sea has no instruction. */
const rejectUnlessSea = ({ line }: Pick<OrderDetail, 'line'>): void => {
  if (!isSeaService(line)) throw new ApiError(codes.badInput, instructionMessages.seaOnly);
};

type OrderWindow = Parameters<typeof instructionWindow>[0];

const isOwn = (viewer: Viewer, orderNo: string) => and(eq(orders.orderNo, orderNo), visibleTo(orders, viewer));

/** What decides whether an instruction of a user's own order by sea can be submitted. */
const ownSeaOrder = async (db: Database, viewer: Viewer, orderNo: string): Promise<OrderWindow> => {
  const [order] = await db
    .select({ line: orders.line, status: orders.status, offer: offerWithoutTariff })
    .from(orders)
    .where(isOwn(viewer, orderNo));
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  rejectUnlessSea(order);
  return { ...order, bill: await billStateIn(db, orderNo) };
};

/** A user's own order by sea with all its data. */
const ownSeaOrderInFull = async (db: Database, viewer: Viewer, orderNo: string): Promise<OrderDetail> => {
  const detail = await orderInFull(db, viewer, orderNo);
  rejectUnlessSea(detail);
  return detail;
};

/** Every submitted version of an order's instruction, the oldest first. */
export const instructionVersionsOf = async (db: Database, orderNo: string): Promise<InstructionVersion[]> => {
  const { version, submittedAt, content } = shippingInstructions;
  const rows = await db
    .select({ version, submittedAt, content })
    .from(shippingInstructions)
    .where(eq(shippingInstructions.orderNo, orderNo))
    .orderBy(asc(version));
  return rows.map((row) => Object.assign(row, { submittedAt: row.submittedAt.toISOString() }));
};

/** The draft and the versions of an order's instruction. */
export const storedInstructionOf = async (db: Database, orderNo: string): Promise<StoredInstruction> => {
  const [draft] = await db.select().from(instructionDrafts).where(eq(instructionDrafts.orderNo, orderNo));
  const versions = await instructionVersionsOf(db, orderNo);
  return draft ? { draft: draft.content, savedAt: draft.savedAt.toISOString(), versions } : { draft: null, versions };
};

/** The draft and the versions of the instruction of a user's own sea order. */
export const instructionOf = async (
  { db, user }: Pick<InstructionContext, 'db' | 'user'>,
  orderNo: string,
): Promise<StoredInstruction> => {
  await ownSeaOrder(db, user, orderNo);
  return storedInstructionOf(db, orderNo);
};

/** Rejects what comes too early or too late, in words that say which. */
const rejectUnlessOpen = (order: OrderWindow, now: Date): void => {
  const phase = instructionWindow(order, now.getTime());
  if (phase === 'open') return;
  const deadline = instructionDeadline(order);
  const message =
    phase === 'late' && deadline !== undefined
      ? instructionMessages.late(new Date(deadline))
      : instructionMessages[phase === 'early' ? 'early' : 'over'];
  throw new ApiError(codes.conflict, message);
};

const savedAMinute = 120;

const paper = {
  drafts: instructionDrafts,
  submissions: shippingInstructions,
  fieldName: instructionFieldName,
  outdated: instructionMessages.outdated,
};

/**
 * Stores what the customer has typed, whatever it is. Rejects it once the cut-off has passed or the bill of lading is
 * released, and what another page has overtaken.
 */
export const saveDraft = async (
  { db, clock, user }: InstructionContext,
  sent: ParsedInputOf<typeof saveInstruction>,
): Promise<null> => {
  const now = clock.now();
  const { orderNo, known, form } = sent;
  await limitCalls(db, now, [{ key: `instruction:${user.userId}`, max: savedAMinute, seconds: 60 }]);
  return db.transaction(async (tx) => {
    // no version is added meanwhile
    await lockOrders(tx, isOwn(user, orderNo), 1);
    const order = await ownSeaOrder(tx, user, orderNo);
    if (instructionWindow(order, now.getTime()) !== 'early') rejectUnlessOpen(order, now);
    await rejectOvertaken(tx, paper, sent, await instructionVersionsOf(tx, orderNo));
    const row = { content: form, savedAt: now, savedBy: user.userId, page: known?.page ?? null };
    await tx
      .insert(instructionDrafts)
      .values({ orderNo, ...row })
      .onConflictDoUpdate({ target: instructionDrafts.orderNo, set: row });
    return null;
  });
};

/**
 * Submits the next version of an instruction, once: a repeated call gets the version it made. Rejects what contradicts
 * the order, what comes before the order is accepted or after the cut-off, and what another page has overtaken.
 */
export const submitOnce = async (
  context: InstructionContext & Pick<Context, 'tradeTables'>,
  { form, ...sent }: ParsedInputOf<typeof submitInstruction>,
): Promise<InstructionVersion> => {
  const { orderNo, after } = sent;
  const recognise = await context.tradeTables.recogniser(context.db);
  return context.db.transaction(async (tx) => {
    const { clock, user } = context;
    const now = clock.now();
    await lockOrders(tx, isOwn(user, orderNo), 1);
    const detail = await ownSeaOrderInFull(tx, user, orderNo);
    const versions = await instructionVersionsOf(tx, orderNo);
    const last = versions.at(-1);
    const same = last !== undefined && changedPaths(last.content, form).length === 0;
    if (same && (last.version === after || last.version === after + 1)) return last;
    rejectUnlessOpen(detail, now);
    await rejectOvertaken(tx, paper, { ...sent, form: formOfInstruction(form) }, versions);
    rejectFirst(instructionProblems(form, detail), 'form', instructionFieldName);
    rejectFirst(instructedGoodsProblems(form, detail, recognise), 'form', instructionFieldName);
    const made = { version: after + 1, content: form };
    await tx.insert(shippingInstructions).values({ orderNo, ...made, submittedAt: now, submittedBy: user.userId });
    await tx.delete(instructionDrafts).where(eq(instructionDrafts.orderNo, orderNo));
    await audit({ ...context, db: tx }, 'instruction.submitted', { orderNo, version: String(made.version) });
    return { ...made, submittedAt: now.toISOString() };
  });
};

/** The last submitted version for the archive of papers; nothing while it cannot be exported, as its page explains. */
export const submittedInstruction = async (
  db: Database,
  detail: OrderDetail,
): Promise<OutputOf<typeof instructionExport>[]> => {
  const last = (await instructionVersionsOf(db, detail.orderNo)).at(-1);
  try {
    return last ? [instructionFile(detail, last.content)] : [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
};

/** The last submitted version as a file of the carriers' data standard. */
export const exportInstruction = async (
  { db, user }: Pick<InstructionContext, 'db' | 'user'>,
  orderNo: string,
): Promise<OutputOf<typeof instructionExport>> => {
  const detail = await ownSeaOrderInFull(db, user, orderNo);
  const last = (await instructionVersionsOf(db, orderNo)).at(-1);
  if (!last) throw new ApiError(codes.notFound, instructionMessages.nothingSubmitted);
  return instructionFile(detail, last.content);
};
