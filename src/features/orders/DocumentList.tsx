import { useSelector } from '@xstate/react';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentTypes } from '#machines/orders/orderDocuments.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { dayTime } from '#src/ui/format.ts';
import { Button } from '#src/ui/buttons/Button.tsx';

interface DocumentRowProps {
  document: OrderDocument;
  /** The command in progress. */
  doing: 'saving' | 'confirming' | 'removing' | undefined;
  /** Whether a new command can start. */
  free: boolean;
  removable: boolean;
  onSave: () => void;
  onRemove: () => void;
  onConfirm: () => void;
  onKeep: () => void;
  /** Another command, next to the one that removes. */
  children?: ReactNode;
}

/** An uploaded document: download it, or remove it after confirmation. */
function DocumentRow({ document, doing, free, removable, children, ...on }: DocumentRowProps) {
  const { onSave, onRemove, onConfirm, onKeep } = on;
  const { fileName, bytes, uploadedAt, isOfDesk } = document;
  if (doing === 'confirming' || doing === 'removing')
    return (
      <li className="flex flex-wrap items-center gap-2 rounded-sm bg-critical-soft px-2 py-1 text-sm">
        <span className="min-w-0 flex-1 basis-40 break-words">{messages.sure(fileName)}</span>
        <Button tone="danger" size="sm" busy={doing === 'removing'} onClick={onConfirm}>
          {messages.confirm}
        </Button>
        <Button tone="secondary" size="sm" disabled={doing === 'removing'} onClick={onKeep}>
          {messages.keep}
        </Button>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 basis-40 break-all">
        {fileName}
        <span className="ml-2 text-xs whitespace-nowrap text-ink-faint">
          {messages.bytes(bytes)} · {dayTime(uploadedAt)}
          {isOfDesk && ` · ${messages.ofDesk}`}
        </span>
      </span>
      <span className="flex print:hidden">
        <Button
          tone="quiet"
          size="sm"
          busy={doing === 'saving'}
          disabled={!free && doing !== 'saving'}
          aria-label={messages.saveOf(fileName)}
          onClick={onSave}
        >
          {messages.save}
        </Button>
        {children}
        {removable && !isOfDesk && (
          <Button tone="quiet" size="sm" disabled={!free} aria-label={messages.removeOf(fileName)} onClick={onRemove}>
            {messages.remove}
          </Button>
        )}
      </span>
    </li>
  );
}

interface Props {
  /** Absent while they cannot be changed. */
  actor: OrderDocumentsActor | undefined;
  documents: readonly OrderDocument[];
  /** Whether they may be removed. */
  removable: boolean;
  /** Whether another file may replace one. */
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
