import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { paperNameOf } from '#contract/rules/documents/documentTable.ts';
import type { OutputOf } from '#contract/protocol/endpoint.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import type * as contract from '#contract/orders/orderCalls.ts';
import { isSeaService } from '#contract/services/serviceCode.ts';
import { hasBookingNote } from '#machines/orders/orderRights.ts';
import type { Context, SignedInUser } from '#server/http/context.ts';
import { bookingNote } from './bookingNote.ts';
import { dangerousPaperPdfs } from '#server/orders/dangerousPapers/paperFiles.ts';
import { bookingExport } from '#server/orders/dcsa/dcsa.ts';
import { invoiceFile } from '#server/orders/charges/invoices.ts';
import { documentFile } from './orderDocuments.ts';
import { orderInFull } from '#server/orders/orders.ts';
import { lastBillDraft } from '#server/orders/papers/bill/bills.ts';
import { submittedInstruction } from '#server/orders/papers/instructions.ts';
import { submittedVgm } from '#server/orders/papers/vgm/vgmFiles.ts';

const chinaAheadMinutes = 8 * 60;

/**
 * How a file is stored: not compressed, because PDF and pictures are already, with the time in China, because a zip's own
 * times have no zone.
 */
const storedAt = (at: Date) => ({
  compress: false,
  forceDosTimestamp: true,
  // the library writes what a clock of this machine shows
  mtime: new Date(at.getTime() + (chinaAheadMinutes + at.getTimezoneOffset()) * 60_000),
});

/** The name of a document within the archive: its number, its kind and its own name, as every file system takes it. */
const nameOf = ({ paperCode, fileName }: OrderDocument, index: number): string => {
  const kind = paperNameOf(paperCode) ?? '其他单证';
  const number = String(index + 1).padStart(2, '0');
  return `${number} ${kind.replace(/（.*/, '').replaceAll(/[\\/:*?"<>|]/g, '-')} ${fileName}`;
};

/**
 * All papers of the user's own order as one zip: its booking note and export, its shipping instruction, its declared masses, the
 * last draft of its bill of lading, its papers of dangerous goods, its invoice, and the uploaded documents, each of which is read
 * when it is sent, because all of them together may have 300 MB.
 */
export const orderPapers = async (
  context: Pick<Context<SignedInUser>, 'db' | 'clock' | 'files' | 'user' | 'operatorName' | 'log'>,
  orderNo: string,
): Promise<OutputOf<typeof contract.orderPapers>> => {
  const { db, clock, user, operatorName, log } = context;
  const detail = await orderInFull(db, user, orderNo);
  const made = [
    ...(hasBookingNote(detail) ? [bookingNote(detail, clock.now())] : []),
    ...(isSeaService(detail.line) ? [await bookingExport(db, detail, operatorName)] : []),
    ...(await submittedInstruction(db, detail)),
    ...(await submittedVgm(db, detail)),
    ...(await lastBillDraft(db, orderNo, clock.now())),
    ...(await dangerousPaperPdfs(db, detail, clock.now())),
    ...(detail.invoice?.issued?.hasFile ? [await invoiceFile(context, orderNo)] : []),
  ];
  const zip = new ZipFile();
  for (const { fileName, content } of made)
    zip.addBuffer(Buffer.from(content as string), fileName, storedAt(clock.now()));
  for (const [index, document] of detail.documents.entries()) {
    const facts = { ...storedAt(new Date(document.uploadedAt)), size: document.bytes };
    zip.addReadStreamLazy(nameOf(document, index), facts, (opened) => {
      documentFile(context, { orderNo, id: document.id }).then(
        ({ content }) => opened(null, Readable.from([content])),
        (error: unknown) => opened(error, Readable.from([])),
      );
    });
  }
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => {
    log.warn({ err: error, orderNo }, 'an archive of papers was not completed');
    output.destroy(error);
  });
  const bytes = await new Promise<number>((resolve) => {
    // its types do not know that the callback gets the size
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void);
  });
  return {
    fileName: `${orderNo}-单证.zip`,
    contentType: 'application/zip',
    content: Readable.toWeb(output) as ReadableStream<Uint8Array>,
    bytes,
  };
};
