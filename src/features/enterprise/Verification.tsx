import { useSelector } from '@xstate/react';
import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { enterpriseMessages } from '#src/features/enterprise/messages/verification.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { Spinner } from '#src/ui/loading/Spinner.tsx';
import { DialogStep } from '#src/ui/dialogs/DialogStep.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Licence } from './Licence.tsx';

const reviewNoteMessages = enterpriseMessages.verification.reviewing;

/** A note while an enterprise's application is being reviewed. */
function ReviewNote() {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{reviewNoteMessages.title}</h3>
      <p>{reviewNoteMessages.lead}</p>
      <ul className="list-disc pl-5 text-ink-soft [&>li+li]:mt-1">
        {reviewNoteMessages.next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Spinner className="text-brand-600" />
        {reviewNoteMessages.waiting}
      </p>
    </div>
  );
}

const messages = enterpriseMessages.verification;
const steps = [messages.steps.submit, messages.steps.review, messages.steps.done] as const;

/** The authentication dialog: the state of an enterprise's verification and the next step. */
export function Verification({ actor }: { actor: VerificationActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { fields, reason, errorMessage } = state.context;
  const licence = state.children.licence;
  const reviewing = state.matches('reviewing');
  const rejected = state.matches('rejected');
  const passed = state.matches('passed');
  const at = passed ? 2 : reviewing || rejected ? 1 : 0;
  const stage = typeof state.value === 'string' ? state.value : 'reviewing';
  const close = () => actor.send({ type: 'dialog.closed', draft: licence?.getSnapshot().context });

  return (
    <Modal open={!state.matches('closed')} title={messages.title} width={720} closeOnMask={false} onClose={close}>
      <div
        data-state={typeof state.value === 'string' ? state.value : `reviewing.${state.value.reviewing}`}
        className="flex flex-col gap-5"
      >
        <Steps
          label={messages.steps.label}
          steps={steps}
          at={passed ? steps.length : at}
          failed={rejected}
          doneText={messages.stepDone}
          failedText={messages.stepFailed}
        />
        <DialogStep name={stage} label={steps[at]} className="flex flex-col gap-4">
          {state.matches('opening') && (
            <output className="flex min-h-44 items-center justify-center gap-2 text-ink-soft">
              <Spinner className="text-lg text-brand-600" />
              {messages.loading}
            </output>
          )}
          {state.matches('unavailable') && (
            <Alert
              tone="critical"
              action={
                <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
                  {messages.retry}
                </Button>
              }
            >
              {errorMessage ?? messages.unavailable}
            </Alert>
          )}
          {licence && reason && <Alert tone="notice">{messages.rejected.lastReason(reason)}</Alert>}
          {licence && <Licence actor={licence} />}
          {reviewing && <ReviewNote />}
          {rejected && (
            <>
              <Alert tone="critical" title={messages.rejected.title}>
                <p>{reason ? messages.rejected.reason(reason) : messages.rejected.unknown}</p>
              </Alert>
              <p>{messages.rejected.lead}</p>
              <p className="text-ink-soft">{messages.rejected.orders}</p>
              <Button className="self-end" onClick={() => actor.send({ type: 'application.begun' })}>
                {messages.rejected.again}
              </Button>
            </>
          )}
          {passed && (
            <>
              <Alert tone="success" title={messages.passed.title}>
                <p>{fields.enterpriseName}</p>
              </Alert>
              <p>{messages.passed.lead}</p>
              <Button className="self-end" onClick={close}>
                {messages.passed.done}
              </Button>
            </>
          )}
        </DialogStep>
        <output className="sr-only">
          {reviewing && messages.reviewing.title}
          {passed && messages.passed.title}
        </output>
      </div>
    </Modal>
  );
}
