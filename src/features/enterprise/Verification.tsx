import { useSelector } from '@xstate/react';
import type { VerificationActor } from '#machines/enterprise/verification.ts';
import { identityCopy } from '#src/features/auth/identityMessages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ReviewNote } from '#src/features/enterprise/parts/ReviewNote.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Stage } from '#src/ui/Stage.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { Licence } from './Licence.tsx';

const words = identityCopy.verification;
const steps = [words.steps.submit, words.steps.review, words.steps.done] as const;

/** The authentication dialog: where an enterprise's verification stands and what is to be done about it. */
export function Verification({ actor }: { actor: VerificationActor }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { fields, reason, refusal } = state.context;
  const licence = state.children.licence;
  const reviewing = state.matches('reviewing');
  const rejected = state.matches('rejected');
  const passed = state.matches('passed');
  const at = passed ? 2 : reviewing || rejected ? 1 : 0;
  const stage = typeof state.value === 'string' ? state.value : 'reviewing';
  const close = () => actor.send({ type: 'dialog.closed' });

  return (
    <Modal open={!state.matches('closed')} title={words.title} width={720} closeOnMask={false} onClose={close}>
      <div
        data-state={typeof state.value === 'string' ? state.value : `reviewing.${state.value.reviewing}`}
        className="flex flex-col gap-5"
      >
        <Steps
          label={words.steps.label}
          steps={steps}
          at={passed ? steps.length : at}
          failed={rejected}
          doneWords={words.stepDone}
          failedWords={words.stepFailed}
        />
        <Stage name={stage} label={steps[at]} className="flex flex-col gap-4">
          {state.matches('opening') && (
            <output className="flex min-h-44 items-center justify-center gap-2 text-ink-soft">
              <Spinner className="text-lg text-brand-600" />
              {words.loading}
            </output>
          )}
          {state.matches('unavailable') && (
            <Alert
              tone="critical"
              action={
                <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
                  {words.retry}
                </Button>
              }
            >
              {refusal ?? words.unavailable}
            </Alert>
          )}
          {licence && reason && <Alert tone="notice">{words.rejected.lastReason(reason)}</Alert>}
          {licence && <Licence actor={licence} />}
          {reviewing && <ReviewNote />}
          {rejected && (
            <>
              <Alert tone="critical" title={words.rejected.title}>
                <p>{reason ? words.rejected.reason(reason) : words.rejected.unknown}</p>
              </Alert>
              <p>{words.rejected.lead}</p>
              <p className="text-ink-soft">{words.rejected.orders}</p>
              <Button className="self-end" onClick={() => actor.send({ type: 'application.begun' })}>
                {words.rejected.again}
              </Button>
            </>
          )}
          {passed && (
            <>
              <Alert tone="success" title={words.passed.title}>
                <p>{fields.enterpriseName}</p>
              </Alert>
              <p>{words.passed.lead}</p>
              <Button className="self-end" onClick={close}>
                {words.passed.done}
              </Button>
            </>
          )}
        </Stage>
        <output className="sr-only">
          {reviewing && words.reviewing.title}
          {passed && words.passed.title}
        </output>
      </div>
    </Modal>
  );
}
