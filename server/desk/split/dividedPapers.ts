import { and, desc, eq } from 'drizzle-orm';
import type { Order } from '#contract/booking/orderForm.ts';
import { shipsOwnContainers } from '#contract/desk/orders/transportChecks.ts';
import type { Parts, SplitPart } from '#contract/desk/split/splitParts.ts';
import { instructionProblems } from '#contract/orders/instructionChecks.ts';
import type { OrderDetail } from '#contract/orders/orderCalls.ts';
import type { ShippingInstruction } from '#contract/orders/shippingInstruction.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { ServiceCode } from '#contract/services/serviceCode.ts';
import type { Database } from '#server/db/database.ts';
import { instructionDrafts, shippingInstructions, vgmDeclarations, vgmDrafts } from '#server/db/schema/orderPapers.ts';
import { trackEvents } from '#server/db/schema/tracking.ts';
import { splitMessages } from './messages.ts';

/** A part of a split order, in the form that its documents are checked against. */
export interface InstructedPart extends SplitPart<Order> {
  orderNo: string;
  instructed: Pick<OrderDetail, 'line' | 'status' | 'order' | 'offer' | 'shipment'>;
}

interface Line {
  cargo: number;
  containerNo: string;
}

/** The lines of a part; goods on only one line have the part's share of them. */
const linesOf = <Own extends Line, Quantity>(
  lines: readonly Own[],
  { cargo, containers, order }: SplitPart<Order>,
  line: ServiceCode,
  typed: (quantity: number) => Quantity,
) =>
  lines
    .filter(
      (one) =>
        cargo.includes(one.cargo) &&
        (one.containerNo === '' || !shipsOwnContainers(line) || containers.includes(one.containerNo)),
    )
    .map((one) => {
      const at = cargo.indexOf(one.cargo);
      const isOnly = lines.filter((other) => other.cargo === one.cargo).length === 1;
      const { packages, grossKg, volumeM3 } = order.cargo[at]!;
      const own = { packages: typed(packages), grossKg: typed(grossKg), volumeM3: typed(volumeM3) };
      return Object.assign({}, one, isOnly && own, { cargo: at });
    });

const divideInstruction = async (tx: Database, parts: Parts<InstructedPart>, now: Date): Promise<void> => {
  const { orderNo, instructed } = parts[0];
  const [last] = await tx
    .select()
    .from(shippingInstructions)
    .where(eq(shippingInstructions.orderNo, orderNo))
    .orderBy(desc(shippingInstructions.version))
    .limit(1);
  for (const [index, part] of parts.entries()) {
    if (!last) break;
    const lines = linesOf(last.content.lines, part, instructed.line, (quantity) => quantity);
    const content = { ...last.content, lines } as ShippingInstruction;
    if (Object.keys(instructionProblems(content, part.instructed)).length > 0)
      throw new ApiError(codes.conflict, splitMessages.instruction);
    const version = index === 0 ? last.version + 1 : 1;
    await tx
      .insert(shippingInstructions)
      .values({ orderNo: part.orderNo, version, content, submittedAt: now, submittedBy: null });
  }
  const [draft] = await tx.select().from(instructionDrafts).where(eq(instructionDrafts.orderNo, orderNo));
  if (!draft) return;
  const contentOf = (part: InstructedPart) => ({
    ...draft.content,
    lines: linesOf(draft.content.lines, part, instructed.line, String),
  });
  await tx
    .update(instructionDrafts)
    .set({ content: contentOf(parts[0]) })
    .where(eq(instructionDrafts.orderNo, orderNo));
  await tx
    .insert(instructionDrafts)
    .values({ orderNo: parts[1].orderNo, content: contentOf(parts[1]), savedAt: draft.savedAt });
};

const containersOf = <Own extends { containerNo: string }>(all: readonly Own[], { containers }: SplitPart<Order>) =>
  all.filter(({ containerNo }) => containers.includes(containerNo));

const divideMasses = async (tx: Database, parts: Parts<InstructedPart>, now: Date): Promise<void> => {
  const [{ orderNo }, goes] = parts;
  const own = eq(vgmDeclarations.orderNo, orderNo);
  const [last] = await tx.select().from(vgmDeclarations).where(own).orderBy(desc(vgmDeclarations.version)).limit(1);
  if (last) {
    const [staying, going] = parts.map((part) => containersOf(last.content.containers, part));
    const row = { submittedAt: now, submittedBy: null };
    // declarations of moved containers do not apply to the remaining ones
    if (staying!.length === 0) await tx.delete(vgmDeclarations).where(own);
    else if (staying!.length < last.content.containers.length)
      await tx
        .insert(vgmDeclarations)
        .values({ ...row, orderNo, version: last.version + 1, content: { ...last.content, containers: staying! } });
    if (going!.length > 0)
      await tx
        .insert(vgmDeclarations)
        .values({ ...row, orderNo: goes.orderNo, version: 1, content: { ...last.content, containers: going! } });
  }
  const [draft] = await tx.select().from(vgmDrafts).where(eq(vgmDrafts.orderNo, orderNo));
  if (!draft) return;
  const rows = draft.content.containers;
  const going = containersOf(rows, goes);
  const content = { ...draft.content, containers: rows.filter((one) => !going.includes(one)) };
  await tx.update(vgmDrafts).set({ content }).where(eq(vgmDrafts.orderNo, orderNo));
  if (going.length > 0)
    await tx.insert(vgmDrafts).values({
      orderNo: goes.orderNo,
      content: { ...draft.content, containers: going },
      savedAt: draft.savedAt,
    });
};

/** Facts of the whole transport apply to both parts, facts of a container move with it. */
const divideTrack = async (tx: Database, [stays, goes]: Parts<InstructedPart>): Promise<void> => {
  const rows = await tx.select().from(trackEvents).where(eq(trackEvents.orderNo, stays.orderNo));
  const own = rows.filter(({ containerNo }) => containerNo === '' || goes.containers.includes(containerNo));
  if (own.length > 0)
    await tx.insert(trackEvents).values(own.map((row) => Object.assign({}, row, { orderNo: goes.orderNo })));
  const gone = rows.filter(({ containerNo }) => goes.containers.includes(containerNo));
  for (const { position } of gone)
    await tx.delete(trackEvents).where(and(eq(trackEvents.orderNo, stays.orderNo), eq(trackEvents.position, position)));
};

/**
 * Divides the shipping instruction, declared masses and tracking of a split order between the parts, drafts included.
 * Rejects an instruction with lines that do not follow the parts.
 */
export const dividePapers = async (tx: Database, parts: Parts<InstructedPart>, now: Date): Promise<void> => {
  await divideInstruction(tx, parts, now);
  await divideMasses(tx, parts, now);
  await divideTrack(tx, parts);
};
