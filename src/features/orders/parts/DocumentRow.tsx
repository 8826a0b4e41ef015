import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import { dayTime } from '#src/ui/format.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { Button } from '#src/ui/Button.tsx';

interface Props {
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
  /** Another command, beside removing. */
  children?: ReactNode;
}

/** An uploaded document: download it, or remove it after confirmation. */
export function DocumentRow({ document, doing, free, removable, children, ...on }: Props) {
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
