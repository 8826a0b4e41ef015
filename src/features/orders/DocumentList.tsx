import { useSelector } from '@xstate/react';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentTypes } from '#machines/orders/orderDocuments.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { DocumentRow } from '#src/features/orders/parts/DocumentRow.tsx';
import { FileDrop } from '#src/ui/FileDrop.tsx';

interface Props {
  /** Absent while nothing can be done with them. */
  actor: OrderDocumentsActor | undefined;
  documents: readonly OrderDocument[];
  /** Whether they may be removed. */
  removable: boolean;
  /** Whether another file may take the place of one. */
  replaceable?: boolean;
}

/** The uploaded files of one document; nothing without any. */
export function DocumentList({ actor, documents, removable, replaceable = false }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (documents.length === 0) return null;
  const free = state?.matches('resting') === true;
  const isTouched = (id: string) => id === state?.context.id;
  const doing = (['saving', 'confirming', 'removing'] as const).find((value) => state?.matches(value));
  return (
    <ul className="flex w-full flex-col gap-1">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          doing={isTouched(document.id) ? doing : undefined}
          free={free}
          removable={removable}
          onSave={() => actor?.send({ type: 'document.requested', id: document.id })}
          onRemove={() => actor?.send({ type: 'removal.requested', id: document.id })}
          onConfirm={() => actor?.send({ type: 'removal.confirmed' })}
          onKeep={() => actor?.send({ type: 'removal.dropped' })}
        >
          {replaceable && (
            <FileDrop
              label={messages.replaceOf(document.fileName)}
              short={messages.replace}
              tone="quiet"
              accept={documentTypes}
              disabled={!free}
              onFile={(file) =>
                actor?.send({ type: 'document.chosen', file, paperCode: document.paperCode, replaces: document.id })
              }
            />
          )}
        </DocumentRow>
      ))}
    </ul>
  );
}
