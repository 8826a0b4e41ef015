import { orderDocumentFile, removeOrderDocument, uploadOrderDocument } from '#contract/orders/orderCalls.ts';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import type { DocumentUpload, OrderDocumentsRequests } from '#machines/orders/orderDocuments.ts';
import { orderDocumentsMachine } from '#machines/orders/orderDocuments.ts';
import { requests } from '#machines/effects.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import type { Site } from '#src/app/siteContext.ts';
import { Dismissed } from '#src/app/siteContext.ts';
import { uploading } from '#src/app/uploading.ts';
import { withBytes } from '#src/platform/pageActions.ts';

const quiet = { quiet: true };

/** A visitor may choose a document of an order that is not placed yet; the service stores it only for a user. */
export const signedIn = async (site: Site, orderNo: string | undefined): Promise<void> => {
  if (orderNo !== undefined) return;
  await site.signIn().catch((error: unknown) => {
    throw error instanceof Dismissed ? new ApiError(codes.notLoggedIn, documentMessages.signInFirst) : error;
  });
};

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === codes.notFound;

/** The documents of an order, or of one that is not placed yet, with their effects. */
export const documentsWith = (site: Site) =>
  orderDocumentsMachine.provide({
    actors: {
      ...requests<OrderDocumentsRequests>({
        saveDocument: async ({ orderNo, id }) => {
          await signedIn(site, orderNo);
          return site.saveFile(orderDocumentFile, { orderNo, id });
        },
        removeDocument: async ({ orderNo, id }) => {
          await signedIn(site, orderNo);
          return site.call(removeOrderDocument, { orderNo, id }, quiet).catch((error: unknown) => {
            // a draft may still list deleted documents
            if (orderNo !== undefined || !isGone(error)) throw error;
          });
        },
      }),
      uploadDocument: uploading(async ({ orderNo, file, paperCode, replaces }: DocumentUpload, options) => {
        await signedIn(site, orderNo);
        const document = { fileName: file.name, paperCode, content: withBytes(file) };
        return site.call(uploadOrderDocument, { orderNo, replaces, ...document }, options);
      }),
    },
  });
