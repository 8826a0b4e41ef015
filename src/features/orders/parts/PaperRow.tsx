import type { ReactNode } from 'react';
import type { NeededPaper } from '#contract/rules/documents/documents.ts';
import { isFromOthers } from '#src/features/booking/promisedDocuments.ts';
import { orderQueryCopy } from '#src/features/orders/messages.ts';
import { Badge } from '#src/ui/Badge.tsx';

const words = orderQueryCopy.documents;

interface Props {
  paper: NeededPaper;
  held: boolean;
  uploaded: number;
  /** The way to upload it. */
  upload: ReactNode;
  /** What was uploaded of it. */
  children: ReactNode;
}

/** A paper that an order needs: who issues it and by when, whether it is held, and what was uploaded of it. */
export function PaperRow({ paper, held, uploaded, upload, children }: Props) {
  const { nameZh, issuer, due, need, whenZh, noteZh } = paper;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2">
          {nameZh}
          {uploaded > 0 ? (
            <Badge tone="success">{words.uploaded(uploaded)}</Badge>
          ) : held ? (
            <Badge tone="brand">{words.held}</Badge>
          ) : isFromOthers(paper) ? (
            <Badge>{words.fromOthers}</Badge>
          ) : (
            need === 'required' && <Badge tone="notice">{words.missing}</Badge>
          )}
        </p>
        <p className="text-xs text-ink-faint">
          {words.issuer}：{issuer}
          <span aria-hidden="true"> · </span>
          {words.due}：{due}
        </p>
        {need === 'conditional' && <p className="text-xs text-ink-soft">{words.when(whenZh)}</p>}
        {noteZh !== '' && <p className="text-xs text-hazard-ink">{noteZh}</p>}
      </div>
      <span className="print:hidden">{upload}</span>
      {children}
    </li>
  );
}
