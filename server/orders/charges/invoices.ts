import { and, asc, eq, sql } from 'drizzle-orm';
import type { InvoiceRequest, InvoiceStatus, OrderInvoice, orderInvoiceFile } from '#contract/orders/invoice.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import { versionField } from '#contract/orders/orderStatus.ts';
import { apiErrorAt, codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Total } from '#contract/rules/pricing/price.ts';
import { firstInvoiced, isInvoiceable } from '#machines/orders/orderRights.ts';
import { dateMinute } from '#server/app/pages/format.ts';
import { queueOrderNotifications } from '#server/notifications/queue.ts';
import { audit } from '#server/admin/audit.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { invoiceRequests as requests, orders } from '#server/db/schema/orders.ts';
import { fileTypeOf } from '#server/orders/documents/fileType.ts';
import { statusName, tradeMessages } from '#server/orders/messages.ts';
import { lockOrders, ofDesk } from '#server/orders/orderCommands.ts';
import { visibleTo } from '#server/enterprise/members/visibleTo.ts';

/** The invoice request of an order; null if there is none. */
export const invoiceOf = async (db: Database, orderNo: string): Promise<OrderInvoice | null> => {
  // without the file
  const [request] = await db
    .select({
      status: requests.status,
      requestedAt: requests.requestedAt,
      content: requests.content,
      invoiceNo: requests.invoiceNo,
      hasFile: sql<boolean>`${requests.file} is not null`,
    })
    .from(requests)
    .where(eq(requests.orderNo, orderNo));
  if (!request) return null;
  const { status, requestedAt, content, invoiceNo, hasFile } = request;
  return {
    status,
    requestedAt: requestedAt.toISOString(),
    companyName: content.companyName,
    ...(status === 'ISSUED' && invoiceNo !== null && { issued: { invoiceNo, hasFile } }),
  };
};

type Requested = { status: InvoiceStatus; requestedAt: string };

/** Requests the invoice of a user's own order; replaces an earlier request until the invoice is issued. */
export const requestInvoice = (
  context: Context<SignedInUser>,
  orderNo: string,
  content: InvoiceRequest,
): Promise<Requested> =>
  context.db.transaction(async (tx) => {
    const { clock, user } = context;
    const [order] = await lockOrders(tx, and(eq(orders.orderNo, orderNo), visibleTo(orders, user)), 1);
    if (!order) throw new ApiError(codes.notFound, tradeMessages.orderUnknown);
    const { line, status } = order;
    const invoice = await invoiceOf(tx, orderNo);
    if (invoice?.status === 'ISSUED') throw new ApiError(codes.conflict, tradeMessages.invoiceIssued);
    if (!isInvoiceable({ status, invoice })) {
      const names = [statusName(line, status), statusName(line, firstInvoiced(line))] as const;
      throw new ApiError(codes.conflict, tradeMessages.invoiceTooEarly(...names));
    }
    const request = { status: 'REQUESTED' as const, content, requestedAt: clock.now() };
    await tx
      .insert(requests)
      .values({ orderNo, ...request })
      .onConflictDoUpdate({ target: requests.orderNo, set: request });
    await audit({ ...context, db: tx }, 'invoice.requested', { orderNo });
    return { status: request.status, requestedAt: request.requestedAt.toISOString() };
  });

/** The file of the invoice of the user's own order, as a download. */
export const invoiceFile = async (
  { db, user }: Pick<Context<SignedInUser>, 'db' | 'user'>,
  orderNo: string,
): Promise<OutputOf<typeof orderInvoiceFile>> => {
  const [found] = await db
    .select({ fileName: requests.fileName, file: requests.file })
    .from(requests)
    .innerJoin(orders, eq(orders.orderNo, requests.orderNo))
    .where(and(eq(requests.orderNo, orderNo), eq(requests.status, 'ISSUED'), visibleTo(orders, user)));
  const content = found?.file && new Uint8Array(found.file);
  const type = content && fileTypeOf(content);
  if (!type) throw new ApiError(codes.notFound, tradeMessages.invoiceFileMissing);
  return { fileName: found.fileName ?? orderNo, contentType: type.mediaType, content };
};

/** The number of an issued invoice, its file and the person who issued it. */
export interface IssuedInvoice {
  invoiceNo: string;
  fileName: string;
  file: Uint8Array;
  login: string;
  /** When the request that the person saw was made. */
  requestedAt: string;
}

/** Records that staff issued a requested invoice; rejects if none is pending, or if the customer replaced what they saw. */
export const issueInvoice = (
  context: Pick<Context, 'db' | 'clock' | 'caller'>,
  orderNo: string,
  issuedAs?: IssuedInvoice,
): Promise<{ orderNo: string; status: InvoiceStatus }> =>
  context.db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, ofDesk(orderNo), 1);
    const issued = await tx
      .update(requests)
      .set({
        status: 'ISSUED',
        issuedAt: context.clock.now(),
        ...(issuedAs && { invoiceNo: issuedAs.invoiceNo, fileName: issuedAs.fileName, file: issuedAs.file }),
      })
      .where(and(eq(requests.orderNo, orderNo), eq(requests.status, 'REQUESTED')))
      .returning({ orderNo: requests.orderNo, status: requests.status, requestedAt: requests.requestedAt });
    const requestedAt = issued[0]?.requestedAt;
    if (issuedAs && requestedAt && requestedAt.getTime() !== Date.parse(issuedAs.requestedAt))
      throw apiErrorAt(versionField, codes.conflict, tradeMessages.invoiceReplaced(dateMinute(requestedAt)));
    if (!order || !issued[0]) throw new ApiError(codes.notFound, tradeMessages.invoiceUnknown);
    await queueOrderNotifications(tx, context.clock.now(), [
      { orderNo, kind: 'invoice.ready', position: '', facts: issuedAs ? { invoiceNo: issuedAs.invoiceNo } : {} },
    ]);
    await audit({ ...context, db: tx, user: { userId: order.userId } }, 'invoice.issued', {
      orderNo,
      ...(issuedAs && { staff: issuedAs.login, invoiceNo: issuedAs.invoiceNo }),
    });
    return { orderNo, status: issued[0].status };
  });

/** An invoice that staff have to issue. */
export interface WaitingInvoice {
  orderNo: string;
  totals: Total[];
  content: InvoiceRequest;
  requestedAt: Date;
}

const listed = 200;

/** The pending invoices, the oldest first. */
export const waitingInvoices = (db: Database): Promise<WaitingInvoice[]> =>
  db
    .select({
      orderNo: requests.orderNo,
      totals: orders.totals,
      content: requests.content,
      requestedAt: requests.requestedAt,
    })
    .from(requests)
    .innerJoin(orders, eq(orders.orderNo, requests.orderNo))
    .where(eq(requests.status, 'REQUESTED'))
    .orderBy(asc(requests.requestedAt))
    .limit(listed);
