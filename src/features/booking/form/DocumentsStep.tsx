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
import { FileDrop } from '#src/ui/FileDrop.tsx';
import { AttachedFiles } from './AttachedFiles.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import type { FormEditor } from './formContext.ts';
import { StepCard } from './StepCard.tsx';

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
