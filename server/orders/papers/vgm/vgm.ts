import { and, asc, eq } from 'drizzle-orm';
import { changedPaths } from '#contract/booking/edits/formPath.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { Shipment } from '#contract/orders/shipment.ts';
import { namedContainers, noShipment } from '#contract/orders/shipment.ts';
import type { saveVgm, StoredVgm, submitVgm, VgmDeclaration, VgmVersion } from '#contract/orders/vgm/vgm.ts';
import { needsVgm, verifiedKg, vgmDeadline, vgmProblems, vgmWindow } from '#contract/orders/vgm/vgmChecks.ts';
import { vgmFieldName } from '#contract/orders/vgm/vgmFieldNames.ts';
import { formOfVgm } from '#contract/orders/vgm/vgmForms.ts';
import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { ParsedInputOf } from '#contract/protocol/endpoint.ts';
import { containerSizeTyped } from '#contract/desk/orders/containerLines.ts';
import { audit } from '#server/admin/audit.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import type { Database } from '#server/db/database.ts';
import { vgmDeclarations, vgmDrafts } from '#server/db/schema/orderPapers.ts';
import { orders } from '#server/db/schema/orders.ts';
import type { Viewer } from '#server/enterprise/members/visibleTo.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { rejectFirst } from '#server/http/requests/input.ts';
import { tradeMessages } from '#server/orders/messages.ts';
import { offerWithoutTariff } from '#server/orders/openOrders.ts';
import { lockOrders } from '#server/orders/orderCommands.ts';
import { orderInFull } from '#server/orders/orders.ts';
import { rejectOvertaken } from '#server/orders/papers/otherPages.ts';
import { storeShipment } from '#server/orders/shipments.ts';
import { vgmMessages } from './vgmMessages.ts';

type VgmContext = Pick<Context<SignedInUser>, 'db' | 'clock' | 'user' | 'caller'>;
type OrderWindow = Parameters<typeof vgmWindow>[0];

/** Rejects orders whose goods do not fill containers of their own. */
const rejectUnlessOwnContainers = ({ line }: Pick<OrderDetail, 'line'>): void => {
  if (!needsVgm(line)) throw new ApiError(codes.badInput, vgmMessages.ownContainersOnly);
};

const isOwn = (viewer: Viewer, orderNo: string) => and(eq(orders.orderNo, orderNo), visibleTo(orders, viewer));

/** What decides whether masses of a user's own order can be submitted. */
const ownOrder = async (db: Database, viewer: Viewer, orderNo: string): Promise<OrderWindow> => {
  const [order] = await db
    .select({ line: orders.line, status: orders.status, offer: offerWithoutTariff })
    .from(orders)
    .where(isOwn(viewer, orderNo));
  if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
  rejectUnlessOwnContainers(order);
  return order;
};

/** A user's own order in containers of its own with all its data. */
export const ownVgmOrder = async (db: Database, viewer: Viewer, orderNo: string): Promise<OrderDetail> => {
  const detail = await orderInFull(db, viewer, orderNo);
  rejectUnlessOwnContainers(detail);
  return detail;
};

/** Every submitted version of an order's masses, the oldest first. */
export const vgmVersionsOf = async (db: Database, orderNo: string): Promise<VgmVersion[]> => {
  const { version, submittedAt, content } = vgmDeclarations;
  const rows = await db
    .select({ version, submittedAt, content })
    .from(vgmDeclarations)
    .where(eq(vgmDeclarations.orderNo, orderNo))
    .orderBy(asc(version));
  return rows.map((row) => Object.assign(row, { submittedAt: row.submittedAt.toISOString() }));
};

/** The draft and the versions of the masses of a user's own order. */
export const vgmOf = async ({ db, user }: Pick<VgmContext, 'db' | 'user'>, orderNo: string): Promise<StoredVgm> => {
  await ownOrder(db, user, orderNo);
  const [draft] = await db.select().from(vgmDrafts).where(eq(vgmDrafts.orderNo, orderNo));
  const versions = await vgmVersionsOf(db, orderNo);
  return draft ? { draft: draft.content, savedAt: draft.savedAt.toISOString(), versions } : { draft: null, versions };
};

/** Rejects what comes too early or too late, in words that say which. */
const rejectUnlessOpen = (order: OrderWindow, now: Date): void => {
  const phase = vgmWindow(order, now.getTime());
  if (phase === 'open') return;
  const deadline = vgmDeadline(order);
  const message =
    phase === 'late' && deadline !== undefined
      ? vgmMessages.late(new Date(deadline))
      : vgmMessages[phase === 'early' ? 'early' : 'over'];
  throw new ApiError(codes.conflict, message);
};

const savedAMinute = 120;

const paper = {
  drafts: vgmDrafts,
  submissions: vgmDeclarations,
  fieldName: vgmFieldName,
  outdated: vgmMessages.outdated,
};

/**
 * Stores what the customer has typed, whatever it is. Rejects it once the cut-off has passed, and what another page has
 * overtaken.
 */
export const saveVgmDraft = async (
  { db, clock, user }: VgmContext,
  sent: ParsedInputOf<typeof saveVgm>,
): Promise<null> => {
  const now = clock.now();
  const { orderNo, known, form } = sent;
  await limitCalls(db, now, [{ key: `vgm:${user.userId}`, max: savedAMinute, seconds: 60 }]);
  return db.transaction(async (tx) => {
    // no version is added meanwhile
    await lockOrders(tx, isOwn(user, orderNo), 1);
    const order = await ownOrder(tx, user, orderNo);
    if (vgmWindow(order, now.getTime()) !== 'early') rejectUnlessOpen(order, now);
    await rejectOvertaken(tx, paper, sent, await vgmVersionsOf(tx, orderNo));
    const row = { content: form, savedAt: now, savedBy: user.userId, page: known?.page ?? null };
    await tx
      .insert(vgmDrafts)
      .values({ orderNo, ...row })
      .onConflictDoUpdate({ target: vgmDrafts.orderNo, set: row });
    return null;
  });
};

/** What the desk knows of the containers, with their declared tares and masses. */
const withMasses = (known: Shipment, { containers }: VgmDeclaration): Shipment => {
  const named = namedContainers(known);
  const declared = containers.map(
    ({ containerNo }) =>
      known.containers.find((one) => one.containerNo === containerNo) ?? { containerNo, sealNo: '', isDeclared: true },
  );
  const base = named.length > 0 ? named : declared;
  return {
    ...known,
    containers: base.map((container) => {
      const own = containers.find(({ containerNo }) => containerNo === container.containerNo);
      const type = own && containerSizeTyped(own.containerType);
      return Object.assign(
        type === undefined ? {} : { type },
        container,
        own && { vgmKg: verifiedKg(own) },
        own && own.tareKg > 0 && { tareKg: own.tareKg },
      );
    }),
  };
};

/**
 * Submits the next version of an order's masses, once: a repeated call gets the version it made. The desk then sees them with
 * the containers. Rejects impossible masses, what contradicts the order, what comes before the order is accepted or after the
 * cut-off, and what another page has overtaken, with the names of what that changed.
 */
export const submitVgmOnce = (
  context: VgmContext,
  { form, ...sent }: ParsedInputOf<typeof submitVgm>,
): Promise<VgmVersion> =>
  context.db.transaction(async (tx) => {
    const { clock, user } = context;
    const { orderNo, after } = sent;
    const now = clock.now();
    await lockOrders(tx, isOwn(user, orderNo), 1);
    const detail = await ownVgmOrder(tx, user, orderNo);
    const versions = await vgmVersionsOf(tx, orderNo);
    const last = versions.at(-1);
    const same = last !== undefined && changedPaths(last.content, form).length === 0;
    if (same && (last.version === after || last.version === after + 1)) return last;
    rejectUnlessOpen(detail, now);
    await rejectOvertaken(tx, paper, { ...sent, form: formOfVgm(form) }, versions);
    rejectFirst(vgmProblems(formOfVgm(form), detail, now.getTime()), 'form', vgmFieldName);
    const made = { version: after + 1, content: form };
    await tx.insert(vgmDeclarations).values({ orderNo, ...made, submittedAt: now, submittedBy: user.userId });
    await tx.delete(vgmDrafts).where(eq(vgmDrafts.orderNo, orderNo));
    await storeShipment(tx, orderNo, withMasses(detail.shipment ?? noShipment, form));
    await audit({ ...context, db: tx }, 'vgm.submitted', { orderNo, version: String(made.version) });
    return { ...made, submittedAt: now.toISOString() };
  });
