import { codes, ApiError } from '#contract/protocol/apiError.ts';
import { rejectUnknownDocuments } from '#server/booking/knownCodes.ts';
import type { Context } from '#server/http/context.ts';
import { rejectBrokenFile } from '#server/http/uploads/rejectBrokenFile.ts';
import { rejectInfected } from '#server/http/uploads/rejectInfected.ts';
import type { FileType } from './fileType.ts';
import { fileTypeOf } from './fileType.ts';
import { tradeMessages } from '#server/orders/messages.ts';

type Uploading = Parameters<typeof rejectInfected>[0] & Pick<Context, 'tradeTables'>;

/** The type of an uploaded document by its own bytes; rejects other files than PDF and pictures, an unknown kind of paper and malware. */
export const checkedDocument = async (
  context: Uploading,
  { paperCode, content }: { paperCode: string; content: Uint8Array },
): Promise<FileType> => {
  rejectBrokenFile(content);
  const fileType = fileTypeOf(content);
  if (!fileType) throw new ApiError(codes.badInput, tradeMessages.documentType);
  rejectUnknownDocuments(await context.tradeTables.codes(context.db), paperCode === '' ? [] : [paperCode]);
  await rejectInfected(context, content);
  return fileType;
};
