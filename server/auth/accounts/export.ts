import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { deskActs } from '#contract/orders/orderStatus.ts';
import type { Json } from '#server/admin/command.ts';
import type { FileRow, FileStore } from '#server/files/fileStore.ts';
import { databaseFiles } from '#server/files/fileStore.ts';
import type { Database } from '#server/db/database.ts';
import { addressEntries } from '#server/db/schema/addressBook.ts';
import { contractsForExport } from '#server/enterprise/contracts/ofAccount.ts';
import { moneyForExport } from '#server/enterprise/ledger/ofAccount.ts';
import { tendersForExport } from '#server/enterprise/tenders/ofAccount.ts';
import { approvalRules, orderApprovals } from '#server/db/schema/approvals.ts';
import { apiKeys, branchMembers, companyBranches, companyInvitations } from '#server/db/schema/company.ts';
import { enquiries } from '#server/db/schema/enquiries.ts';
import {
  auditEntries,
  consents,
  enterprises,
  rememberedLogins,
  sessions,
  smsNotices,
  users,
} from '#server/db/schema/identity.ts';
import { calendarLinks, emailAddresses, notificationChoices, notifications } from '#server/db/schema/notifications.ts';
import { messageFiles, messages } from '#server/db/schema/conversation.ts';
import { orderShipments } from '#server/db/schema/desk.ts';
import {
  billAnswers,
  billDrafts,
  billReleases,
  instructionDrafts,
  shippingInstructions,
  vgmDeclarations,
  vgmDrafts,
} from '#server/db/schema/orderPapers.ts';
import {
  invoiceRequests,
  orderDocumentRequests,
  orderDocuments,
  orderEvents,
  orderFees,
  orderPriceCorrections,
  orders,
} from '#server/db/schema/orders.ts';
import { offerEvents, offers } from '#server/db/schema/offers.ts';
import { orderTemplates, savedQuotes } from '#server/db/schema/quotes.ts';
import { trackEvents, trackLinks } from '#server/db/schema/tracking.ts';
import { applications, licenceFiles } from '#server/db/schema/verification.ts';
import { laneWatches } from '#server/db/schema/watches.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';
import { wholeVehicleOrders } from '#server/db/schema/wholeVehicle.ts';

/** Columns that grant or prove access and mean nothing to the person, or that contain staff-internal notes. */
const secretColumns: ReadonlySet<string> = new Set([
  'passwordHash',
  'keyHash',
  'passwordVersion',
  'tokenHash',
  'secretHash',
  'codeHash',
  'selector',
  'validatorHash',
  'previousHash',
  'claim',
  'contentHash',
  'searchText',
  'shareNonce',
  'shareHash',
  'correction',
  'linkNonce',
  'linkHash',
  'evidence',
  'comment',
]);

/** A value as JSON has it: times as ISO text, files as base64. */
const jsonOf = (value: unknown): Json => {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secretColumns.has(name))
      .map(([name, field]) => [name, jsonOf(field)]),
  );
};

/** Rows of files with their bytes, from the database or the bucket; one after the other. */
const withContent = async <Row extends FileRow>(files: FileStore, reading: PromiseLike<Row[]>): Promise<Row[]> => {
  const rows = await reading;
  for (const row of rows) row.content = await files.contentOf(row);
  return rows;
};

/**
 * All data of a user and their company, for the copy a person may request (Personal Information Protection Law, article
 * 45): rows by table name, files as base64, nothing that grants access.
 */
export const exportAccount = async (
  db: Database,
  userId: string,
  files: FileStore = databaseFiles,
): Promise<Readonly<Record<string, Json>>> => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error('the account to export is gone');
  const ownOrders = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.placedAt));
  const numbers = ownOrders.map(({ orderNo }) => orderNo);
  const ownEnquiries = await db
    .select()
    .from(enquiries)
    .where(or(eq(enquiries.userId, userId), sql`${enquiries.content} ->> 'phone' = ${user.phone}`));
  const enquiryNumbers = ownEnquiries.map(({ enquiryNo }) => enquiryNo);
  // the desk's internal notes are not personal data of the user
  const ownMessages = and(
    eq(messages.audience, 'customer'),
    or(inArray(messages.orderNo, numbers), inArray(messages.enquiryNo, enquiryNumbers), eq(messages.userId, userId)),
  );
  const ofEnterprise = user.enterpriseId ?? sql`null::uuid`;
  const rows = {
    users: [user],
    enterprises: await db.select().from(enterprises).where(eq(enterprises.id, ofEnterprise)),
    consents: await db.select().from(consents).where(eq(consents.userId, userId)),
    sessions: await db.select().from(sessions).where(eq(sessions.userId, userId)),
    rememberedLogins: await db.select().from(rememberedLogins).where(eq(rememberedLogins.userId, userId)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)),
    notificationChoices: await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId)),
    emailAddresses: await db.select().from(emailAddresses).where(eq(emailAddresses.userId, userId)),
    laneWatches: await db.select().from(laneWatches).where(eq(laneWatches.userId, userId)),
    calendarLinks: await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId)),
    smsNotices: await db.select().from(smsNotices).where(eq(smsNotices.userId, userId)),
    applications: await db
      .select()
      .from(applications)
      .where(or(eq(applications.userId, userId), eq(applications.enterpriseId, ofEnterprise))),
    addressEntries: await db
      .select()
      .from(addressEntries)
      .where(or(eq(addressEntries.userId, userId), eq(addressEntries.enterpriseId, ofEnterprise))),
    companyInvitations: await db
      .select()
      .from(companyInvitations)
      .where(or(eq(companyInvitations.invitedBy, userId), eq(companyInvitations.recipient, user.phone))),
    companyBranches: await db.select().from(companyBranches).where(eq(companyBranches.enterpriseId, ofEnterprise)),
    branchMembers: await db.select().from(branchMembers).where(eq(branchMembers.userId, userId)),
    apiKeys: await db.select().from(apiKeys).where(eq(apiKeys.createdBy, userId)),
    webhooks: await db.select().from(webhooks).where(eq(webhooks.enterpriseId, ofEnterprise)),
    webhookDeliveries: await db.select().from(webhookDeliveries).where(inArray(webhookDeliveries.orderNo, numbers)),
    licenceFiles: await withContent(files, db.select().from(licenceFiles).where(eq(licenceFiles.userId, userId))),
    orders: ownOrders,
    orderEvents: await db
      .select()
      .from(orderEvents)
      .where(and(inArray(orderEvents.orderNo, numbers), notInArray(orderEvents.act, [...deskActs]))),
    orderPriceCorrections: await db
      .select()
      .from(orderPriceCorrections)
      .where(and(inArray(orderPriceCorrections.orderNo, numbers), eq(orderPriceCorrections.state, 'approved'))),
    orderApprovals: await db
      .select()
      .from(orderApprovals)
      .where(or(inArray(orderApprovals.orderNo, numbers), eq(orderApprovals.requestedBy, userId))),
    approvalRules: await db.select().from(approvalRules).where(eq(approvalRules.enterpriseId, ofEnterprise)),
    ...(await contractsForExport(db, ofEnterprise)),
    ...(await tendersForExport(db, ofEnterprise)),
    ...(await moneyForExport(db, ofEnterprise)),
    orderFees: await db.select().from(orderFees).where(inArray(orderFees.orderNo, numbers)),
    orderDocuments: await withContent(
      files,
      db
        .select()
        .from(orderDocuments)
        .where(or(inArray(orderDocuments.orderNo, numbers), eq(orderDocuments.userId, userId))),
    ),
    orderDocumentRequests: await db
      .select()
      .from(orderDocumentRequests)
      .where(inArray(orderDocumentRequests.orderNo, numbers)),
    messages: await db
      .select({
        orderNo: messages.orderNo,
        enquiryNo: messages.enquiryNo,
        userId: messages.userId,
        text: messages.text,
        at: messages.at,
        readAt: messages.readAt,
      })
      .from(messages)
      .where(ownMessages),
    messageFiles: await withContent(
      files,
      db
        .select({
          id: messageFiles.id,
          messageId: messageFiles.messageId,
          fileName: messageFiles.fileName,
          content: messageFiles.content,
          uploadedAt: messageFiles.uploadedAt,
        })
        .from(messageFiles)
        .leftJoin(messages, eq(messages.id, messageFiles.messageId))
        .where(or(ownMessages, sql`strpos(${messageFiles.holder}, ${userId}) > 0`)),
    ),
    orderShipments: await db.select().from(orderShipments).where(inArray(orderShipments.orderNo, numbers)),
    instructionDrafts: await db.select().from(instructionDrafts).where(inArray(instructionDrafts.orderNo, numbers)),
    shippingInstructions: await db
      .select()
      .from(shippingInstructions)
      .where(inArray(shippingInstructions.orderNo, numbers)),
    vgmDrafts: await db.select().from(vgmDrafts).where(inArray(vgmDrafts.orderNo, numbers)),
    vgmDeclarations: await db.select().from(vgmDeclarations).where(inArray(vgmDeclarations.orderNo, numbers)),
    billDrafts: await db
      .select({
        orderNo: billDrafts.orderNo,
        version: billDrafts.version,
        content: billDrafts.content,
        note: billDrafts.note,
        issuedAt: billDrafts.issuedAt,
      })
      .from(billDrafts)
      .where(inArray(billDrafts.orderNo, numbers)),
    billAnswers: await db.select().from(billAnswers).where(inArray(billAnswers.orderNo, numbers)),
    billReleases: await db
      .select({
        orderNo: billReleases.orderNo,
        kind: billReleases.kind,
        billNo: billReleases.billNo,
        releasedAt: billReleases.releasedAt,
      })
      .from(billReleases)
      .where(inArray(billReleases.orderNo, numbers)),
    trackEvents: await db
      .select({
        orderNo: trackEvents.orderNo,
        kind: trackEvents.kind,
        classifier: trackEvents.classifier,
        at: trackEvents.at,
        portCode: trackEvents.portCode,
        vessel: trackEvents.vessel,
        voyage: trackEvents.voyage,
        containerNo: trackEvents.containerNo,
        note: trackEvents.note,
        recordedAt: trackEvents.recordedAt,
      })
      .from(trackEvents)
      .where(inArray(trackEvents.orderNo, numbers)),
    trackLinks: await db.select().from(trackLinks).where(inArray(trackLinks.orderNo, numbers)),
    invoiceRequests: await db.select().from(invoiceRequests).where(inArray(invoiceRequests.orderNo, numbers)),
    savedQuotes: await db.select().from(savedQuotes).where(eq(savedQuotes.userId, userId)),
    orderTemplates: await db.select().from(orderTemplates).where(eq(orderTemplates.userId, userId)),
    wholeVehicleOrders: await db.select().from(wholeVehicleOrders).where(eq(wholeVehicleOrders.userId, userId)),
    enquiries: ownEnquiries,
    offers: await db.select().from(offers).where(inArray(offers.enquiryNo, enquiryNumbers)),
    offerEvents: await db
      .select({ enquiryNo: offerEvents.enquiryNo, kind: offerEvents.kind, text: offerEvents.text, at: offerEvents.at })
      .from(offerEvents)
      .where(
        and(inArray(offerEvents.enquiryNo, enquiryNumbers), ne(offerEvents.kind, 'won'), ne(offerEvents.kind, 'lost')),
      ),
    auditEntries: await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, userId))
      .orderBy(asc(auditEntries.at)),
  };
  return Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, jsonOf(found)]));
};
