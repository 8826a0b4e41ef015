import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import type { DocumentsEvent } from '#machines/orders/orderDocuments.ts';
import type { BookingContext } from './bookingContext.ts';

type Reported = Omit<DocumentsEvent, 'type'>;

const none: readonly OrderDocument[] = [];

const hasSame = (stored: readonly OrderDocument[], reported: readonly OrderDocument[]): boolean =>
  stored.length === reported.length && stored.every(({ id }, index) => id === reported[index]?.id);

/** The path of a document's problem. */
const problemAt = (id: string): string => `documents.${id}`;

/** Whether the draft's documents differ from the reported ones. */
export const hasOtherDocuments = ({ draft }: Pick<BookingContext, 'draft'>, { documents }: Reported): boolean =>
  draft !== undefined && !hasSame(draft.documents ?? none, documents);

/** The booking with the reported documents; the problems of removed documents are removed too. */
export const withDocuments = (
  { draft, problems }: Pick<BookingContext, 'draft' | 'problems'>,
  { documents, isUploading }: Reported,
): Partial<BookingContext> => {
  if (!draft || !hasOtherDocuments({ draft }, { documents, isUploading })) return { isUploading };
  const isGone = (path: string) => path.startsWith('documents.') && documents.every(({ id }) => path !== problemAt(id));
  return {
    isUploading,
    draft: { ...draft, revision: draft.revision + 1, documents },
    problems: Object.fromEntries(Object.entries(problems).filter(([path]) => !isGone(path))),
  };
};

/** The path of the document that the service rejected when placing the order; undefined if it rejected none. */
export const rejectedDocument = (
  { draft }: Pick<BookingContext, 'draft'>,
  field: string | undefined,
): string | undefined => {
  const index = /^documents\.(\d+)$/.exec(field ?? '')?.[1];
  const found = index === undefined ? undefined : draft?.documents?.[Number(index)];
  return found && problemAt(found.id);
};

const set = { type: 'setDocuments', params: ({ event }: { event: DocumentsEvent }) => event } as const;
const store = { type: 'storeDraft', params: ({ context }: { context: BookingContext }) => context } as const;

/** The transitions for a report: changed documents are stored with the draft at once. */
export const onDocuments = [
  {
    guard: { type: 'hasOtherDocuments', params: ({ event }: { event: DocumentsEvent }) => event },
    actions: [set, store],
  },
  { actions: set },
] as const;
