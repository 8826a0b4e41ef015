import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { languageOf } from '#src/platform/contentLanguage.ts';
import { dayTime } from '#src/ui/format.ts';
import type { DocumentRequest } from '#contract/orders/documentRequest.ts';
import { answeredAt } from '#contract/orders/documentRequest.ts';
import { isFromOthers } from '#contract/booking/promisedDocuments.ts';
import { limits } from '#contract/protocol/limits.ts';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentTypes } from '#machines/orders/orderDocuments.ts';
import { documentMessages as messages } from '#src/features/orders/messages/documents.ts';
import { DocumentList } from '../DocumentList.tsx';
import { DocumentOutcome } from '../DocumentOutcome.tsx';
import { documentField } from '#src/features/orders/paperEntries.ts';
import { OrderPart } from '#src/features/orders/parts/OrderPart.tsx';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import type { ReactNode } from 'react';
import { Badge } from '#src/ui/Badge.tsx';

interface NeededDocumentRowProps {
  document: NeededDocument;
  held: boolean;
  uploaded: number;
  /** The upload button. */
  upload: ReactNode;
  /** The uploaded files. */
  children: ReactNode;
}

/** A document that an order needs: its issuer and due date, whether it is available, and its uploads. */
function NeededDocumentRow({ document, held, uploaded, upload, children }: NeededDocumentRowProps) {
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

interface Props {
  actor: OrderDocumentsActor;
  /** The documents the order needs. */
  needed: readonly NeededDocument[];
  /** Codes of the documents that the shipper has. */
  held: readonly string[];
  /** The desk's open requests. */
  requests?: readonly DocumentRequest[] | undefined;
  /** Whether documents may still be added and removed. */
  open: boolean;
}

const none: readonly DocumentRequest[] = [];

/** The documents of an order: required, available, and uploaded. */
export function OrderDocuments({ actor, needed, held, requests = none, open }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { documents } = state.context;
  const acceptedId = useId();
  const free = state.matches('resting');
  const isFull = documents.length >= limits.orderDocumentsMax;
  const neededCodes = new Set([...needed, ...requests].map(({ code }) => code));
  // a requested document is uploaded and listed with its request
  const rows = open ? needed.filter(({ code }) => requests.every((asked) => asked.code !== code)) : needed;

  const uploadedOf = ({ code }: NeededDocument) => documents.filter(({ paperCode }) => paperCode === code).length;
  const listOf = (isOf: (paperCode: string) => boolean) => (
    <DocumentList actor={actor} documents={documents.filter(({ paperCode }) => isOf(paperCode))} removable={open} />
  );
  const upload = (label: string, paperCode: string, name?: string) =>
    open && (
      <FileDrop
        label={label}
        name={name}
        short={messages.upload}
        accept={documentTypes}
        describedBy={acceptedId}
        disabled={!free || isFull}
        onFile={(chosen) => actor.send({ type: 'document.chosen', file: chosen, paperCode })}
      />
    );
  const request = (asked: DocumentRequest) => {
    const { code, nameZh, note, dueAt, askedAt } = asked;
    return (
      <li key={askedAt + code} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-x-2">
            <span lang={languageOf(nameZh)}>{nameZh}</span>
            {answeredAt(asked, documents) === undefined ? (
              <Badge tone="notice">{messages.wanted(dayTime(dueAt))}</Badge>
            ) : (
              <Badge tone="success">{messages.supplied}</Badge>
            )}
          </p>
          {note !== '' && (
            <p lang={languageOf(note)} className="text-sm break-words">
              {note}
            </p>
          )}
        </div>
        <span className="print:hidden">{upload(messages.uploadWanted(nameZh), code)}</span>
        {listOf((of) => of === code)}
      </li>
    );
  };
  const row = (document: NeededDocument) => (
    <NeededDocumentRow
      key={document.code}
      document={document}
      held={held.includes(document.code)}
      uploaded={uploadedOf(document)}
      upload={
        !isFromOthers(document) &&
        upload(messages.uploadOf(document.nameZh), document.code, documentField(document.code))
      }
    >
      {listOf((code) => code === document.code)}
    </NeededDocumentRow>
  );
  // a conditional document is listed once a file of it is uploaded; after the order has ended, only uploaded ones are
  const isListed = (document: NeededDocument) => (open && document.need === 'required') || uploadedOf(document) > 0;
  const others = open ? rows.filter((document) => !isListed(document)) : [];

  return (
    <OrderPart title={messages.title}>
      <div data-state={state.value} className="flex flex-col gap-2">
        <p id={acceptedId} className="text-xs text-ink-faint print:hidden">
          {open ? (isFull ? messages.full : messages.accepted) : messages.closed}
        </p>
        <DocumentOutcome actor={actor} />
        {open && requests.length > 0 && (
          <section aria-label={messages.requests} className="rounded-md border border-notice px-3 py-1">
            <ul className="[&>li+li]:border-t [&>li+li]:border-line">{requests.map(request)}</ul>
          </section>
        )}
        <ul className="[&>li+li]:border-t [&>li+li]:border-line">
          {rows.filter(isListed).map(row)}
          <li
            className={`flex flex-wrap items-start gap-x-3 gap-y-1 py-2 ${open && !documents.some(({ paperCode }) => !neededCodes.has(paperCode)) ? 'print:hidden' : ''}`}
          >
            <p className="min-w-0 flex-1 basis-64">
              {!open && documents.length === 0 ? messages.none : messages.others}
            </p>
            <span className="print:hidden">{upload(messages.uploadOther, '', documentField(''))}</span>
            {listOf((code) => !neededCodes.has(code))}
          </li>
        </ul>
        {others.length > 0 && (
          <details className="print:hidden">
            <summary className="cursor-pointer py-1 text-sm text-brand-700">{messages.perhaps(others.length)}</summary>
            <ul className="[&>li+li]:border-t [&>li+li]:border-line">{others.map(row)}</ul>
          </details>
        )}
      </div>
    </OrderPart>
  );
}
