import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import type { NeededPaper } from '#contract/rules/documents/documents.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentTypes } from '#machines/orders/orderDocuments.ts';
import { orderQueryCopy } from './messages.ts';
import { DocumentList } from '#src/features/orders/parts/DocumentList.tsx';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { PaperRow } from '#src/features/orders/parts/PaperRow.tsx';
import { UploadProgress } from '#src/features/orders/parts/UploadProgress.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { FileDrop } from '#src/ui/FileDrop.tsx';

const words = orderQueryCopy.documents;

interface Props {
  actor: OrderDocumentsActor;
  /** The papers the order needs. */
  papers: readonly NeededPaper[];
  /** Codes of those its shipper said to hold. */
  held: readonly string[];
  /** Whether documents may still be added and removed. */
  open: boolean;
}

/** The papers of an order: what it needs, what is held, and what was uploaded. */
export function OrderDocuments({ actor, papers, held, open }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { documents, file, percent, fileProblem, refusal, unsaved } = state.context;
  const acceptedId = useId();
  const free = state.matches('resting');
  const isFull = documents.length >= limits.orderDocumentsMax;
  const needed = new Set(papers.map(({ code }) => code));

  const uploadedOf = ({ code }: NeededPaper) => documents.filter(({ paperCode }) => paperCode === code).length;
  const listOf = (isOf: (paperCode: string) => boolean) => (
    <DocumentList actor={actor} documents={documents.filter(({ paperCode }) => isOf(paperCode))} removable={open} />
  );
  const upload = (label: string, paperCode: string) =>
    open && (
      <FileDrop
        label={label}
        short={words.upload}
        accept={documentTypes}
        describedBy={acceptedId}
        disabled={!free || isFull}
        onFile={(chosen) => actor.send({ type: 'document.chosen', file: chosen, paperCode })}
      />
    );
  const row = (paper: NeededPaper) => (
    <PaperRow
      key={paper.code}
      paper={paper}
      held={held.includes(paper.code)}
      uploaded={uploadedOf(paper)}
      upload={upload(words.uploadOf(paper.nameZh), paper.code)}
    >
      {listOf((code) => code === paper.code)}
    </PaperRow>
  );
  // what is asked for only under a condition stands apart until some of it is there; in the end that alone counts
  const isListed = (paper: NeededPaper) => (open && paper.need === 'required') || uploadedOf(paper) > 0;
  const others = open ? papers.filter((paper) => !isListed(paper)) : [];

  return (
    <OrderPart title={words.title}>
      <div data-state={state.value} className="flex flex-col gap-2">
        <p id={acceptedId} className="text-xs text-ink-faint print:hidden">
          {open ? (isFull ? words.full : words.accepted) : words.closed}
        </p>
        {fileProblem && <Alert tone="critical">{words.problems[fileProblem]}</Alert>}
        {refusal !== undefined &&
          (unsaved === undefined ? (
            <Alert tone="critical">{refusal || words.failed}</Alert>
          ) : (
            <FailedAlert
              message={refusal || words.failed}
              onRetry={() => actor.send({ type: 'document.requested', id: unsaved })}
            />
          ))}
        {state.matches('uploading') && (
          <UploadProgress
            fileName={file?.name ?? ''}
            percent={percent}
            onStop={() => actor.send({ type: 'upload.dropped' })}
          />
        )}
        <ul className="[&>li+li]:border-t [&>li+li]:border-line">
          {papers.filter(isListed).map(row)}
          <li
            className={`flex flex-wrap items-start gap-x-3 gap-y-1 py-2 ${open && !documents.some(({ paperCode }) => !needed.has(paperCode)) ? 'print:hidden' : ''}`}
          >
            <p className="min-w-0 flex-1 basis-64">{!open && documents.length === 0 ? words.none : words.others}</p>
            <span className="print:hidden">{upload(words.uploadOther, '')}</span>
            {listOf((code) => !needed.has(code))}
          </li>
        </ul>
        {others.length > 0 && (
          <details className="print:hidden">
            <summary className="cursor-pointer py-1 text-sm text-brand-700">{words.perhaps(others.length)}</summary>
            <ul className="[&>li+li]:border-t [&>li+li]:border-line">{others.map(row)}</ul>
          </details>
        )}
      </div>
    </OrderPart>
  );
}
