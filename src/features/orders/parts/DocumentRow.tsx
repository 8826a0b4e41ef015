import FileText from 'lucide-react/icons/file-text';
import type { OrderDocument } from '#contract/orders/orderCalls.ts';
import { dayTime } from '#src/ui/format.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Button } from '#src/ui/Button.tsx';

const words = orderQueryCopy.documents;

interface Props {
  document: OrderDocument;
  /** What is under way with it. */
  doing: 'saving' | 'confirming' | 'removing' | undefined;
  /** Whether something can be begun with any of them. */
  free: boolean;
  removable: boolean;
  onSave: () => void;
  onRemove: () => void;
  onConfirm: () => void;
  onKeep: () => void;
}

/** An uploaded document: downloaded, or removed once that is confirmed. */
export function DocumentRow({ document, doing, free, removable, onSave, onRemove, onConfirm, onKeep }: Props) {
  const { fileName, bytes, uploadedAt } = document;
  if (doing === 'confirming' || doing === 'removing')
    return (
      <li className="flex flex-wrap items-center gap-2 rounded-sm bg-critical-soft px-2 py-1 text-sm">
        <span className="min-w-0 flex-1 basis-40 break-words">{words.sure(fileName)}</span>
        <Button tone="danger" size="sm" busy={doing === 'removing'} onClick={onConfirm}>
          {words.confirm}
        </Button>
        <Button tone="secondary" size="sm" disabled={doing === 'removing'} onClick={onKeep}>
          {words.keep}
        </Button>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 basis-40 break-all">
        {fileName}
        <span className="ml-2 text-xs whitespace-nowrap text-ink-faint">
          {words.bytes(bytes)} · {dayTime(uploadedAt)}
        </span>
      </span>
      <span className="flex print:hidden">
        <Button
          tone="quiet"
          size="sm"
          busy={doing === 'saving'}
          disabled={!free && doing !== 'saving'}
          aria-label={words.saveOf(fileName)}
          onClick={onSave}
        >
          {words.save}
        </Button>
        {removable && (
          <Button tone="quiet" size="sm" disabled={!free} aria-label={words.removeOf(fileName)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
