import { useSelector } from '@xstate/react';
import type { OrderDocument } from '#contract/orders/orderCalls.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { DocumentRow } from './DocumentRow.tsx';

interface Props {
  actor: OrderDocumentsActor;
  documents: readonly OrderDocument[];
  /** Whether they may be removed. */
  removable: boolean;
}

/** The uploaded files of one document; nothing without any. */
export function DocumentList({ actor, documents, removable }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (documents.length === 0) return null;
  const isTouched = (id: string) => id === state.context.id;
  const doing = (['saving', 'confirming', 'removing'] as const).find((value) => state.matches(value));
  return (
    <ul className="flex w-full flex-col gap-1">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          doing={isTouched(document.id) ? doing : undefined}
          free={state.matches('resting')}
          removable={removable}
          onSave={() => actor.send({ type: 'document.requested', id: document.id })}
          onRemove={() => actor.send({ type: 'removal.requested', id: document.id })}
          onConfirm={() => actor.send({ type: 'removal.confirmed' })}
          onKeep={() => actor.send({ type: 'removal.dropped' })}
        />
      ))}
    </ul>
  );
}
