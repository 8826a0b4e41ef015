import { useSelector } from '@xstate/react';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import type { EnquiryFieldsProps } from '#src/features/services/enquiry/EnquiryFields.tsx';
import { EnquiryFields } from '#src/features/services/enquiry/EnquiryFields.tsx';
import { KeptEnquiry } from '#src/features/services/enquiry/KeptEnquiry.tsx';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { PrivacyNote } from '#src/features/services/enquiry/PrivacyNote.tsx';
import { lineWords } from './messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { Deployment } from '#src/ui/legalText.ts';

interface Props {
  actor: EnquiryActor;
  content: EnquiryFieldsProps['content'] & Pick<LineContent, 'afterwards'>;
  /** The button's word: an enquiry asks for a price, a request for the service. */
  submit: string;
  deployment: Deployment;
  /** A key for an enquiry of its own, made when it is begun. */
  newKey: () => string;
}

const words = lineWords.enquiry;

/** The form in which goods, lane and contact are told, then the number it got; nothing typed is lost on a failure. */
export function Enquiry({ actor, content, submit, deployment, newKey }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { refusal, kept } = state.context;
  const isKept = state.matches('kept') && kept;

  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reached by the page, never by the tab key
      tabIndex={-1}
      data-state={state.value}
      aria-label={isKept ? words.kept : submit}
      className="@container outline-none"
    >
      {isKept ? (
        <KeptEnquiry kept={kept} afterwards={content.afterwards}>
          <Button
            tone="secondary"
            onClick={({ currentTarget }) => {
              // the button goes with what it stands in
              currentTarget.closest('section')?.focus();
              actor.send({ type: 'another.requested', key: newKey() });
            }}
          >
            {words.another}
          </Button>
        </KeptEnquiry>
      ) : (
        <form
          noValidate
          className="grid gap-x-4 gap-y-3.5 @lg:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'enquiry.submitted' });
          }}
        >
          <EnquiryFields actor={actor} content={content} />
          {refusal !== undefined && (
            <Alert tone="critical" className="@lg:col-span-2">
              {refusal || words.failed}
            </Alert>
          )}
          <div className="@lg:col-span-2">
            <Button type="submit" size="lg" busy={state.hasTag('busy')} className="max-sm:w-full">
              {submit}
            </Button>
            <PrivacyNote deployment={deployment} />
          </div>
        </form>
      )}
    </section>
  );
}
