import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { monthDayTime } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';

interface Props {
  document: NeededDocument;
  sailing: Sailing | null;
  isHeld: boolean;
  onHold: (holds: boolean) => void;
  /** The number of files uploaded for it: with any it is available, and there is nothing to tick. */
  uploaded: number;
  /** The button that uploads a file for it. */
  upload: ReactNode;
  /** Its files, below it. */
  children: ReactNode;
}

/** A document that the order needs: ticked as available, or with its files. */
export function DocumentItem({ document, sailing, isHeld, onHold, uploaded, upload, children }: Props) {
  const facts = <DocumentFacts document={document} sailing={sailing} uploaded={uploaded} />;
  return (
    <li className="border-t border-line py-2">
      <div className="flex items-start gap-2">
        {uploaded > 0 ? (
          <div className="flex min-w-0 flex-1 items-start gap-2 text-base">
            <CircleCheck aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-success" />
            <span className="min-w-0">{facts}</span>
          </div>
        ) : (
          <Checkbox name={`papersHeld.${document.code}`} checked={isHeld} onChange={onHold} className="min-w-0 flex-1">
            {facts}
          </Checkbox>
        )}
        {upload}
      </div>
      {children}
    </li>
  );
}

/** Who issues a document, its due date, its condition, and what it must state. */
function DocumentFacts({ document, sailing, uploaded }: Pick<Props, 'document' | 'sailing' | 'uploaded'>) {
  const messages = bookingMessages.documents;
  const { nameZh, issuer, due, need, whenZh, noteZh } = document;
  const cutOff = sailing?.cutOffs.find((one) => one.code === document.cutOff);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        {nameZh}
        {need === 'conditional' && <Badge>{messages.conditional}</Badge>}
        {uploaded > 0 && <Badge tone="success">{documentMessages.uploaded(uploaded)}</Badge>}
      </span>
      <span className="block text-xs text-ink-faint">
        {messages.issuer}：{issuer}
        <span aria-hidden="true"> · </span>
        {messages.due}：{due}
        {whenZh && messages.when(whenZh)}
        {cutOff && (
          <>
            <span aria-hidden="true"> · </span>
            {cutOff.nameZh}{' '}
            <time dateTime={cutOff.at} className="whitespace-nowrap">
              {monthDayTime(cutOff.at)}
            </time>
          </>
        )}
      </span>
      {noteZh && <span className="block text-xs text-ink-soft">{noteZh}</span>}
    </>
  );
}
