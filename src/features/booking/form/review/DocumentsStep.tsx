import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { limits } from '#contract/protocol/limits.ts';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import type { OrderDocument } from '#contract/orders/orderDocument.ts';
import { recognisedAs } from '#machines/booking/goodsRecognition.ts';
import type { OrderDocumentsActor } from '#machines/orders/orderDocuments.ts';
import { documentTypes } from '#machines/orders/orderDocuments.ts';
import { bookingMessages } from '#src/features/booking/messages.ts';
import { documentMessages } from '#src/features/orders/messages/documents.ts';
import { FileDrop } from '#src/ui/fields/FileDrop.tsx';
import type { FormEditor, FormProblems } from '#src/features/booking/form/formContext.ts';
import { StepCard } from '#src/features/booking/form/StepRail.tsx';
import { DocumentList } from '#src/features/orders/DocumentList.tsx';
import { DocumentOutcome } from '#src/features/orders/DocumentOutcome.tsx';
import { ProblemLine } from '#src/ui/fields/Field.tsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { NeededDocument } from '#contract/rules/documents/documents.ts';
import type { Sailing } from '#contract/search/sailing.ts';
import { monthDayTime } from '#src/ui/format.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Checkbox } from '#src/ui/fields/Checkbox.tsx';

interface DocumentItemProps {
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
function DocumentItem({ document, sailing, isHeld, onHold, uploaded, upload, children }: DocumentItemProps) {
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
function DocumentFacts({ document, sailing, uploaded }: Pick<DocumentItemProps, 'document' | 'sailing' | 'uploaded'>) {
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

interface AttachedFilesProps {
  /** Absent while the order is being placed. */
  actor: OrderDocumentsActor | undefined;
  files: readonly OrderDocument[];
  /** Whether the last command was about this document. */
  isAbout: (paperCode: string) => boolean;
  problems: FormProblems;
}

/** The files uploaded for one document while ordering, with the progress or the problem of the last command. */
function AttachedFiles({ actor, files, isAbout, problems }: AttachedFilesProps) {
  const isLast = useSelector(actor, (state) => state !== undefined && isAbout(state.context.paperCode));
  if (!isLast && files.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 empty:hidden not-empty:mt-1.5">
      {actor && isLast && <DocumentOutcome actor={actor} />}
      <DocumentList actor={actor} documents={files} removable replaceable />
      {files.map(
        ({ id, fileName }) =>
          problems[`documents.${id}`] && (
            <div key={id} id={`field-documents.${id}`} tabIndex={-1} className="text-sm">
              {fileName}
              <ProblemLine id={`field-documents.${id}-problem`} problem={problems[`documents.${id}`]} />
            </div>
          ),
      )}
    </div>
  );
}

interface Props {
  editor: FormEditor;
  /** The documents uploaded while ordering; undefined for an order that is amended, which has them on its page. */
  attached: { actor: OrderDocumentsActor | undefined; files: readonly OrderDocument[] } | undefined;
}

const none: readonly OrderDocument[] = [];

/** The documents this order needs, with issuer and due date; the customer ticks those available, or uploads them. */
export function DocumentsStep({ editor, attached }: Props) {
  const { form, problems, edit } = editor;
  const acceptedId = useId();
  const messages = bookingMessages.documents;
  const recognition = useSelector(editor.recognition, (state) => state?.context);
  const recognised = form.cargo.map((item, index) => ({
    path: `cargo.${index}.`,
    controls: recognition && item.dangerous ? recognisedAs(recognition, item)?.finding.controls : undefined,
  }));
  const { own, later } = neededDocumentsOf({ ...editor, recognised });
  const actor = attached?.actor;
  const free = useSelector(actor, (state) => state?.matches('resting') === true);
  const files = attached?.files ?? none;
  const isFull = files.length >= limits.orderDocumentsMax;
  const isOther = (paperCode: string) => own.every(({ code }) => code !== paperCode);
  const filesFor = (isAbout: (paperCode: string) => boolean) => files.filter(({ paperCode }) => isAbout(paperCode));
  const available = own.filter(
    ({ code }) => form.papersHeld.includes(code) || files.some((one) => one.paperCode === code),
  );
  const upload = (label: string, paperCode: string) =>
    attached && (
      <FileDrop
        label={label}
        short={documentMessages.upload}
        accept={documentTypes}
        describedBy={acceptedId}
        disabled={!free || isFull}
        onFile={(file) => actor?.send({ type: 'document.chosen', file, paperCode })}
      />
    );
  const attachedFor = (isAbout: (paperCode: string) => boolean) =>
    attached && <AttachedFiles actor={actor} files={filesFor(isAbout)} isAbout={isAbout} problems={problems} />;

  return (
    <StepCard
      id="documents"
      editor={editor}
      aside={<p className="text-sm text-ink-soft tabular-nums">{messages.held(available.length, own.length)}</p>}
    >
      <p className="text-sm text-ink-soft">
        {messages.intro} {attached && messages.attach}
        {attached && !editor.hasAddressBook && messages.visitor}
      </p>
      <p id={acceptedId} className="mb-2 text-xs text-ink-faint">
        {attached && (isFull ? documentMessages.full : documentMessages.accepted)}
      </p>
      <ul className="grid gap-x-6 border-b border-line md:grid-cols-2">
        {own.map((document) => (
          <DocumentItem
            key={document.code}
            document={document}
            sailing={editor.quote.sailing}
            isHeld={form.papersHeld.includes(document.code)}
            onHold={(holds) => edit({ type: holds ? 'document.promised' : 'document.withdrawn', code: document.code })}
            uploaded={filesFor((code) => code === document.code).length}
            upload={upload(documentMessages.uploadOf(document.nameZh), document.code)}
          >
            {attachedFor((code) => code === document.code)}
          </DocumentItem>
        ))}
        {attached && (
          <li className="border-t border-line py-2">
            <div className="flex items-start gap-2">
              <p className="min-w-0 flex-1">{documentMessages.others}</p>
              {upload(documentMessages.uploadOther, '')}
            </div>
            {attachedFor(isOther)}
          </li>
        )}
      </ul>
      {later.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {messages.later}
          {later
            .map(({ nameZh, issuer, whenZh }) => `${nameZh}［${issuer}］${whenZh && messages.when(whenZh)}`)
            .join('、')}
        </p>
      )}
    </StepCard>
  );
}
