import { useSelector } from '@xstate/react';
import type { EnquiryActor } from '#machines/services/enquiry.ts';
import type { EnquiryFieldsProps } from '#src/features/services/enquiry/EnquiryFields.tsx';
import { EnquiryFields } from '#src/features/services/enquiry/EnquiryFields.tsx';
import { EnquiryReceipt } from '#src/features/services/enquiry/EnquiryReceipt.tsx';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { PrivacyNote } from '#src/features/services/enquiry/PrivacyNote.tsx';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { Deployment } from '#src/ui/legalText.ts';
import { useTypedBefore } from '#src/ui/useTypedBefore.ts';

interface Props {
  actor: EnquiryActor;
  content: EnquiryFieldsProps['content'] & Pick<ServiceContent, 'afterwards'>;
  /** The button's text: an enquiry requests a price, a request the service. */
  submit: string;
  deployment: Deployment;
  /** Creates the key of a new enquiry. */
  newKey: () => string;
}

const messages = serviceMessages.enquiry;

/** The enquiry form for goods, lane and contact, then its number; a failure loses nothing typed. */
export function Enquiry({ actor, content, submit, deployment, newKey }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { errorMessage, form, receipt } = state.context;
  const formRef = useTypedBefore(form, (fields) => actor.send({ type: 'typing.recovered', fields }));
  const isAccepted = state.matches('accepted') && receipt;

  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused by the page, never by the tab key
      tabIndex={-1}
      data-state={state.value}
      aria-label={isAccepted ? messages.received : submit}
      className="@container outline-none"
    >
      {isAccepted ? (
        <EnquiryReceipt receipt={receipt} form={form} afterwards={content.afterwards}>
          <Button
            tone="secondary"
            onClick={({ currentTarget }) => {
              // the button disappears with its section
              currentTarget.closest('section')?.focus();
              actor.send({ type: 'another.requested', key: newKey() });
            }}
          >
            {messages.another}
          </Button>
        </EnquiryReceipt>
      ) : (
        <form
          ref={formRef}
          noValidate
          className="grid gap-x-4 gap-y-3.5 @lg:grid-cols-2"
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'enquiry.submitted' });
          }}
        >
          <EnquiryFields actor={actor} content={content} />
          {errorMessage !== undefined && (
            <Alert tone="critical" className="@lg:col-span-2">
              {errorMessage || messages.failed}
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
