import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SafetySheet } from '#contract/rules/safetySheet/safetySheet.ts';
import { placedStatus } from '#contract/orders/orderStatus.ts';
import { openStatuses } from '#machines/orders/orderLife.ts';
import { orderDocuments as documents, orders } from '#server/db/schema/orders.ts';
import type { Database } from '#server/db/database.ts';
import { sheetsOpen } from '#server/booking/orderReviews.ts';
import { ReaderBusy } from '#server/enterprise/textReader.ts';
import type { FileStore } from '#server/files/fileStore.ts';
import type { JobDependencies } from '#server/jobs/job.ts';
import type { GoodsIndex } from '#server/search/goodsIndex.ts';
import { GoodsList } from '#server/search/goodsList.ts';
import { sheetOf } from './safetySheets.ts';
import type { SheetReader } from './sheetReader.ts';
import { SheetProblem } from './sheetReader.ts';

export interface RecognitionDependencies extends JobDependencies {
  sheets: SheetReader;
  files: FileStore;
}

const waits = sql`${documents.safetySheet} ->> 'isWaiting' = 'true'`;

/** The oldest attached sheet with pages that need OCR, of an open order or of one that is not placed yet. */
const nextSheet = async (db: Database) => {
  const [found] = await db
    .select({ id: documents.id, content: documents.content })
    .from(documents)
    .leftJoin(orders, eq(orders.orderNo, documents.orderNo))
    .where(
      and(
        waits,
        isNull(documents.replacedBy),
        or(isNotNull(documents.userId), inArray(orders.status, [...openStatuses])),
      ),
    )
    .orderBy(asc(documents.uploadedAt))
    .limit(1);
  return found;
};

/** Adds the sheet's contradictions to the reasons for the review of an order that the desk has not decided on. */
const addReasons = async (
  db: Database,
  orderNo: string,
  { fileName, safetySheet, goods }: { fileName: string; safetySheet: SafetySheet; goods: GoodsIndex },
): Promise<void> => {
  const [order] = await db
    .select({ content: orders.content, status: orders.status, reasons: orders.reviewReasons })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('no key update');
  if (!order || !placedStatus.safeParse(order.status).success) return;
  const added = sheetsOpen(order.content, [{ fileName, safetySheet }], goods.entries).filter(
    ({ path, words }) => !order.reasons.some((known) => known.path === path && known.words === words),
  );
  if (added.length === 0) return;
  await db
    .update(orders)
    .set({ reviewReasons: [...order.reasons, ...added] })
    .where(eq(orders.orderNo, orderNo));
};

const store = (db: Database, id: string, safetySheet: SafetySheet, goods: GoodsIndex): Promise<void> =>
  db.transaction(async (tx) => {
    const [stored] = await tx
      .update(documents)
      .set({ safetySheet })
      .where(and(eq(documents.id, id), waits))
      .returning({ orderNo: documents.orderNo, fileName: documents.fileName });
    if (stored?.orderNo) await addReasons(tx, stored.orderNo, { fileName: stored.fileName, safetySheet, goods });
  });

/**
 * Runs OCR on one attached safety data sheet with pages without a text layer, and adds its contradictions to the review
 * of its order. Returns whether there was one.
 */
export const recogniseSheet = async ({ db, log, sheets, files }: RecognitionDependencies): Promise<boolean> => {
  const waiting = await nextSheet(db);
  if (!waiting) return false;
  const goods = await new GoodsList().get(db);
  try {
    const content = await files.contentOf(waiting);
    const { isWaiting: _, ...sheet } = await sheetOf({ sheets }, { content, goods, recognises: true });
    await store(db, waiting.id, sheet, goods);
  } catch (error) {
    // it is read once the reader has capacity
    if (error instanceof ReaderBusy) return false;
    if (!(error instanceof SheetProblem)) log.error({ err: error }, 'an attached safety data sheet was not recognised');
    await db
      .update(documents)
      .set({ safetySheet: sql`${documents.safetySheet} - 'isWaiting'` })
      .where(eq(documents.id, waiting.id));
  }
  return true;
};
