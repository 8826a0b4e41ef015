import { bookingMessages } from '#src/features/booking/messages.ts';
import type { FormEditor } from './formContext.ts';
import { DocumentCheckbox } from './DocumentCheckbox.tsx';
import { neededDocumentsOf } from '#contract/booking/promisedDocuments.ts';
import { StepCard } from './StepCard.tsx';

/** The documents this order needs, with issuer and due date; the customer ticks those available. */
export function DocumentsStep({ editor }: { editor: FormEditor }) {
  const { form, edit } = editor;
  const messages = bookingMessages.documents;
  const { own, later } = neededDocumentsOf(editor);
  const held = own.filter(({ code }) => form.papersHeld.includes(code));
  return (
    <StepCard
      id="documents"
      editor={editor}
      aside={<p className="text-sm text-ink-soft tabular-nums">{messages.held(held.length, own.length)}</p>}
    >
      <p className="mb-2 text-sm text-ink-soft">{messages.intro}</p>
      <ul className="grid gap-x-6 border-b border-line md:grid-cols-2">
        {own.map((document) => (
          <DocumentCheckbox
            key={document.code}
            document={document}
            sailing={editor.quote.sailing}
            isHeld={form.papersHeld.includes(document.code)}
            onHold={(holds) => edit({ type: holds ? 'document.promised' : 'document.withdrawn', code: document.code })}
          />
        ))}
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
