import type { ReactNode } from 'react';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import { isFromOthers } from '#contract/booking/promisedDocuments.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { Badge } from '#src/ui/Badge.tsx';

interface Props {
  document: NeededDocument;
  held: boolean;
  uploaded: number;
  /** The upload button. */
  upload: ReactNode;
  /** The uploaded files. */
  children: ReactNode;
}

/** A document that an order needs: its issuer and due date, whether it is available, and its uploads. */
export function NeededDocumentRow({ document, held, uploaded, upload, children }: Props) {
  const { nameZh, issuer, due, need, whenZh, noteZh } = document;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2">
          {nameZh}
          {uploaded > 0 ? (
            <Badge tone="success">{messages.uploaded(uploaded)}</Badge>
          ) : held ? (
            <Badge tone="brand">{messages.held}</Badge>
          ) : isFromOthers(document) ? (
            <Badge>{messages.fromOthers}</Badge>
          ) : (
            need === 'required' && <Badge tone="notice">{messages.missing}</Badge>
          )}
        </p>
        <p className="text-xs text-ink-faint">
          {messages.issuer}：{issuer}
          <span aria-hidden="true"> · </span>
          {messages.due}：{due}
        </p>
        {need === 'conditional' && <p className="text-xs text-ink-soft">{messages.when(whenZh)}</p>}
        {noteZh !== '' && <p className="text-xs text-hazard-ink">{noteZh}</p>}
      </div>
      <span className="print:hidden">{upload}</span>
      {children}
    </li>
  );
}
