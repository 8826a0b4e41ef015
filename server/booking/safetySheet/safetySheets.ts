import type { ReadSheet } from '#contract/booking/readSafetySheet.ts';
import { readSafetySheet } from '#contract/booking/readSafetySheet.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { SafetySheet } from '#contract/rules/safetySheet/safetySheet.ts';
import { sheetFactsOf } from '#contract/rules/safetySheet/sheetFacts.ts';
import { limitCalls } from '#server/auth/rateLimiter.ts';
import { ReaderBusy } from '#server/enterprise/textReader.ts';
import type { Context } from '#server/http/context.ts';
import { handle } from '#server/http/handler.ts';
import { waitText } from '#server/http/errors/messages.ts';
import { rejectBrokenFile } from '#server/http/uploads/rejectBrokenFile.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import type { FileType } from '#server/orders/documents/fileType.ts';
import { fileTypeOf } from '#server/orders/documents/fileType.ts';
import type { GoodsIndex } from '#server/search/goodsIndex.ts';
import { sheetMessages } from './sheetMessages.ts';
import { SheetProblem } from './sheetReader.ts';

const readingsAnHour = 60;
const busySeconds = 15;

/** The values of a PDF read as a safety data sheet. */
export const sheetOf = async (
  { sheets }: Pick<Context, 'sheets'>,
  { content, goods, recognises }: { content: Uint8Array; goods: GoodsIndex; recognises: boolean },
): Promise<SafetySheet> => {
  const { lines, ...text } = await sheets.read(content, { recognises });
  const facts = sheetFactsOf(lines, (unNumber) => goods.ofNumber(unNumber));
  // OCR reads `Ⅱ` as `1`: packing groups are read from text layers only
  const packingGroup = facts.packingGroup.filter(({ page }) => !text.recognised.includes(page));
  return { ...text, facts: { ...facts, packingGroup } };
};

/** The document code of safety data sheets. */
const ofSheets = 'SDS';

/**
 * The values of an uploaded safety data sheet, by its text layer; other pages get OCR later. Null for any other
 * document, and for an unreadable one, which the desk checks itself.
 */
export const attachedSheet = async (
  { db, tradeTables, sheets, log }: Pick<Context, 'db' | 'tradeTables' | 'sheets' | 'log'>,
  { paperCode, fileType, content }: { paperCode: string; fileType: FileType; content: Uint8Array },
): Promise<SafetySheet | null> => {
  if (paperCode !== ofSheets || fileType.mediaType !== 'application/pdf') return null;
  const goods = await tradeTables.goods(db);
  const read = sheetOf({ sheets }, { content, goods, recognises: false }).then((sheet) => ({
    ...sheet,
    isWaiting: sheet.unread.length > 0,
  }));
  return read.catch((error: unknown) => {
    if (!(error instanceof SheetProblem) && !(error instanceof ReaderBusy))
      log.error({ err: error }, 'an attached safety data sheet was not read');
    return null;
  });
};

const picturesMax = 6;

/** The pages that contain the values. */
const picturesOf = async (
  { sheets }: Pick<Context, 'sheets'>,
  content: Uint8Array,
  { facts }: SafetySheet,
): Promise<ReadSheet['pictures']> => {
  const pages = [...new Set(Object.values(facts).flatMap((values) => values.map(({ page }) => page)))];
  const shown = await sheets.show(content, pages.toSorted((one, other) => one - other).slice(0, picturesMax));
  return shown.map(({ page, webp }) => ({ page, webp: Buffer.from(webp).toString('base64') }));
};

/** Reads safety data sheets for an order form; nothing is stored. */
export const safetySheetHandlers = [
  handle(readSafetySheet, async (content, context) => {
    const { db, clock, user, tradeTables } = context;
    const rates = [{ key: `safetySheet:${user.userId}`, max: readingsAnHour, seconds: 3_600 }];
    await limitCalls(db, clock.now(), rates, sheetMessages.tooMany);
    rejectBrokenFile(content);
    if (fileTypeOf(content)?.mediaType !== 'application/pdf') throw new ApiError(codes.badInput, sheetMessages.notPdf);
    await rejectInfected(context, content);
    const goods = await tradeTables.goods(db);
    const sheet = await sheetOf(context, { content, goods, recognises: true }).catch((error: unknown) => {
      if (error instanceof SheetProblem) throw new ApiError(codes.badInput, sheetMessages.problems[error.problem]);
      if (error instanceof ReaderBusy)
        throw new ApiError(codes.tooMany, sheetMessages.busy(waitText(busySeconds)), busySeconds);
      throw error;
    });
    const entries = sheet.facts.unNumber.flatMap(({ value }) => goods.ofNumber(value));
    return { ...sheet, entries, pictures: await picturesOf(context, content, sheet) };
  }),
];
