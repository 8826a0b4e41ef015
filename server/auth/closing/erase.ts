import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { audit } from '#server/admin/audit.ts';
import type { Context } from '#server/http/context.ts';
import type { Database } from '#server/db/database.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { endContractsOf } from '#server/enterprise/contracts/ofAccount.ts';
import { endCreditOf } from '#server/enterprise/ledger/ofAccount.ts';
import { removeTendersOf } from '#server/enterprise/tenders/ofAccount.ts';
import { approvalRules } from '#server/db/schema/approvals.ts';
import { apiKeys, branchMembers, companyInvitations } from '#server/db/schema/company.ts';
import { messageFiles, messages } from '#server/db/schema/conversation.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import { enterprises, rememberedLogins, sessions, siteTickets, smsNotices, users } from '#server/db/schema/identity.ts';
import { passwordTries, rateWindows, smsCodes } from '#server/db/schema/codesAndLimits.ts';
import { calendarLinks, emailAddresses, notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import {
  billAnswers,
  billDrafts,
  instructionDrafts,
  shippingInstructions,
  vgmDeclarations,
  vgmDrafts,
} from '#server/db/schema/orderPapers.ts';
import {
  idempotencyKeys,
  invoiceRequests,
  orderDocumentRequests,
  orderDocuments,
  orderEvents,
  orderPriceCorrections,
  orders,
} from '#server/db/schema/orders.ts';
import { orderCosts } from '#server/db/schema/desk.ts';
import { trackEvents, trackLinks } from '#server/db/schema/tracking.ts';
import { orderTemplates, savedQuotes } from '#server/db/schema/quotes.ts';
import type { Suspicion } from '#contract/rules/acceptance/suspicion.ts';
import { laneWatches } from '#server/db/schema/watches.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import { queueNotice } from '#server/auth/sms/notices.ts';
import { endWebhooksOf } from '#server/enterprise/webhooks/send.ts';
import { endKeysOf } from '#server/enterprise/members/keysInForce.ts';
import { handOver } from '#server/enterprise/members/handOver.ts';
import { lockMembers, lockUsers } from '#server/enterprise/members/owners.ts';
import { askDeciders } from '#server/orders/approvals/askDeciders.ts';
import { maskedInstruction, maskedInvoice, maskedOrder, maskedVgm } from './masking.ts';
import { isBlocked, obstaclesOf } from './obstacles.ts';

const closedName = '已注销用户';

/** Replaces the phone of a closed account; no phone looks like it. */
const releasedPhone = (userId: string): string => `closed-${userId}`;

/** Staff's text about a finding may contain any name, like notes. */
const withoutAnswerTexts = (reasons: readonly Suspicion[]): Suspicion[] =>
  reasons.map((each) => (each.answer ? Object.assign({}, each, { answer: { ...each.answer, reason: '' } }) : each));

/** Drafts are deleted; submitted ones stay like their order. */
const maskInstructions = async (db: Database, orderNo: string): Promise<void> => {
  await db.delete(instructionDrafts).where(eq(instructionDrafts.orderNo, orderNo));
  const versions = await db.select().from(shippingInstructions).where(eq(shippingInstructions.orderNo, orderNo));
  for (const { version, content } of versions)
    await db
      .update(shippingInstructions)
      .set({ content: maskedInstruction(content) })
      .where(and(eq(shippingInstructions.orderNo, orderNo), eq(shippingInstructions.version, version)));
};

/** The same for declared masses. */
const maskVgm = async (db: Database, orderNo: string): Promise<void> => {
  await db.delete(vgmDrafts).where(eq(vgmDrafts.orderNo, orderNo));
  const versions = await db.select().from(vgmDeclarations).where(eq(vgmDeclarations.orderNo, orderNo));
  for (const { version, content } of versions)
    await db
      .update(vgmDeclarations)
      .set({ content: maskedVgm(content) })
      .where(and(eq(vgmDeclarations.orderNo, orderNo), eq(vgmDeclarations.version, version)));
};

/** Drafts of bills of lading stay like instructions; texts about them may contain any name. */
const maskBills = async (db: Database, orderNo: string): Promise<void> => {
  await db.update(billAnswers).set({ changes: [] }).where(eq(billAnswers.orderNo, orderNo));
  const drafts = await db.select().from(billDrafts).where(eq(billDrafts.orderNo, orderNo));
  for (const { version, content } of drafts)
    await db
      .update(billDrafts)
      .set({ content: maskedInstruction(content), note: '' })
      .where(and(eq(billDrafts.orderNo, orderNo), eq(billDrafts.version, version)));
};

const maskOrders = async (db: Database, userId: string): Promise<void> => {
  const stored = await db
    .select({
      orderNo: orders.orderNo,
      content: orders.content,
      reasons: orders.reviewReasons,
      invoice: invoiceRequests.content,
    })
    .from(orders)
    .leftJoin(invoiceRequests, eq(invoiceRequests.orderNo, orders.orderNo))
    .where(eq(orders.userId, userId));
  for (const { orderNo, content, reasons, invoice } of stored) {
    const ofOrder = eq(invoiceRequests.orderNo, orderNo);
    await db
      .update(orders)
      .set({ content: maskedOrder(content), reviewReasons: withoutAnswerTexts(reasons) })
      .where(eq(orders.orderNo, orderNo));
    // texts of users and staff may contain any name
    await db
      .update(orderEvents)
      .set({ note: '', correction: sql`${orderEvents.correction} || '{"reason":""}'` })
      .where(eq(orderEvents.orderNo, orderNo));
    await db.update(orderDocumentRequests).set({ note: '' }).where(eq(orderDocumentRequests.orderNo, orderNo));
    await db
      .update(orderPriceCorrections)
      .set({ reason: '', evidence: '', comment: '' })
      .where(eq(orderPriceCorrections.orderNo, orderNo));
    await db.update(orderCosts).set({ evidence: '', reason: '' }).where(eq(orderCosts.orderNo, orderNo));
    await db.delete(trackLinks).where(eq(trackLinks.orderNo, orderNo));
    await db.update(trackEvents).set({ note: '' }).where(eq(trackEvents.orderNo, orderNo));
    await db.delete(messages).where(eq(messages.orderNo, orderNo));
    await db.delete(invoiceRequests).where(and(ofOrder, eq(invoiceRequests.status, 'CANCELLED')));
    await maskInstructions(db, orderNo);
    await maskVgm(db, orderNo);
    await maskBills(db, orderNo);
    if (invoice)
      await db
        .update(invoiceRequests)
        .set({ content: maskedInvoice(invoice), fileName: null })
        .where(ofOrder);
  }
};

/**
 * An enterprise's other members keep its data; without another member with an open account, the enterprise keeps its
 * name for its orders and can be verified again.
 */
const releaseEnterprise = async (db: Database, userId: string, enterpriseId: string, now: Date): Promise<void> => {
  const [heir] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.enterpriseId, enterpriseId), ne(users.id, userId), isNull(users.closedAt)))
    // an owner, else the longest-standing member
    .orderBy(sql`${users.companyRole} <> 'owner'`, users.createdAt)
    .limit(1);
  if (heir) {
    await handOver(db, enterpriseId, userId, heir.id);
    return;
  }
  await db.delete(addressEntries).where(eq(addressEntries.enterpriseId, enterpriseId));
  await db.delete(applications).where(eq(applications.enterpriseId, enterpriseId));
  await db.delete(approvalRules).where(eq(approvalRules.enterpriseId, enterpriseId));
  await db
    .update(enterprises)
    .set({
      mcpCode: null,
      auditStatus: 'NONE',
      shippingProtocolVersion: null,
      shippingProtocolAgreedAt: null,
      protocolConsents: {},
    })
    .where(eq(enterprises.id, enterpriseId));
  await removeTendersOf(db, enterpriseId);
  await endContractsOf(db, enterpriseId, now);
  await endCreditOf(db, enterpriseId, now);
  await endWebhooksOf(db, enterpriseId, now);
};

/**
 * Erases a person's data from an account and releases its phone; orders, invoices and consents remain as long as the
 * law requires, with persons masked. Returns false without changes if orders are open or the account is already closed.
 * Pass a transaction.
 */
export const eraseAccount = async (
  context: Pick<Context, 'db' | 'clock' | 'caller' | 'hotline'>,
  userId: string,
  by: 'due' | 'operator',
): Promise<boolean> => {
  const { db, clock } = context;
  const [user] = await lockUsers(db, [userId]);
  if (!user || user.closedAt) return false;
  if (user.enterpriseId !== null) await lockMembers(db, user.enterpriseId);
  if (isBlocked(await obstaclesOf(db, userId))) return false;
  const { phone, enterpriseId } = user;
  const [email] = await db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId));
  const addresses = [email?.verified, email?.pending].filter((address) => address != null);
  // data of a company stay with the company
  if (enterpriseId !== null) await releaseEnterprise(db, userId, enterpriseId, clock.now());
  await maskOrders(db, userId);
  for (const table of [
    sessions,
    rememberedLogins,
    siteTickets,
    idempotencyKeys,
    licenceFiles,
    smsNotices,
    notifications,
    notificationChoices,
    emailAddresses,
    calendarLinks,
    laneWatches,
    branchMembers,
    addressEntries,
    savedQuotes,
    orderTemplates,
    // those of orders have no user column of their own
    orderDocuments,
  ])
    await db.delete(table).where(eq(table.userId, userId));
  // files for messages that were never sent
  await db.delete(messageFiles).where(sql`strpos(${messageFiles.holder}, ${userId}) > 0`);
  const invited = inArray(companyInvitations.recipient, [phone, ...addresses]);
  await db.delete(companyInvitations).where(or(eq(companyInvitations.invitedBy, userId), invited));
  await endKeysOf(context, userId);
  await db.delete(apiKeys).where(eq(apiKeys.createdBy, userId));
  await db.delete(passwordTries).where(eq(passwordTries.phone, phone));
  await db.delete(smsCodes).where(inArray(smsCodes.phone, [phone, ...addresses]));
  const enquiriesMade = await db
    .delete(enquiries)
    .where(or(eq(enquiries.userId, userId), sql`${enquiries.content} ->> 'phone' = ${phone}`))
    .returning({ content: enquiries.content });
  // messages about offers have no user if nobody was signed in
  const reached = enquiriesMade.flatMap(({ content }) => [content.phone, content.email].filter((to) => to !== ''));
  await db.delete(notifications).where(and(isNull(notifications.userId), inArray(notifications.recipient, reached)));
  for (const part of new Set([userId, phone, ...addresses, ...enquiriesMade.map(({ content }) => content.phone)]))
    await db.delete(rateWindows).where(sql`strpos(${rateWindows.key}, ${part}) > 0`);
  await db
    .update(users)
    .set({
      phone: releasedPhone(userId),
      name: closedName,
      avatar: null,
      passwordHash: null,
      disabledReason: null,
      closesAt: null,
      closedAt: clock.now(),
    })
    .where(eq(users.id, userId));
  if (enterpriseId !== null) await askDeciders(db, clock.now(), enterpriseId);
  await audit({ ...context, user: { userId } }, 'account.closed', { by });
  await queueNotice(context, { userId, phone }, 'account_closed');
  return true;
};
