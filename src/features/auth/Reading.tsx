import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ReadingActor, readingMachine, ReadingText } from '#machines/auth/reading.ts';
import { identityMessages } from '#src/features/auth/messages.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { LegalArticles } from '#src/ui/LegalArticles.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import { ReadingArea } from '#src/ui/ReadingArea.tsx';
import { privacyNotice } from '#src/features/auth/texts/privacyNotice.ts';
import { agreement as shippingProtocol } from '#src/features/services/fcl/agreement.ts';
import type { Deployment, LegalText } from '#src/ui/legalText.ts';
import { filled, inForceSince } from '#src/ui/legalText.ts';
import { userAgreement } from '#src/features/auth/texts/userAgreement.ts';

interface Props {
  actor: ReadingActor;
  deployment: Deployment;
}

const texts: Record<ReadingText, LegalText> = { userAgreement, privacy: privacyNotice, shippingProtocol };
const messages = identityMessages.reading;

const missingIn = (state: SnapshotFrom<typeof readingMachine>): keyof typeof messages.missing => {
  const end = state.matches({ reading: { end: 'unread' } });
  const countdown = state.matches({ reading: { countdown: 'running' } });
  if (end) return countdown ? 'both' : 'end';
  return countdown ? 'countdown' : 'none';
};

/** The dialog that shows a text; it can be confirmed once read to its end. */
export function Reading({ actor, deployment }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { text: name, secondsLeft, mail } = state.context;
  const text = filled(texts[name], deployment, mail);
  const missing = missingIn(state);

  return (
    <Modal
      open={state.status === 'active'}
      title={text.title}
      width={800}
      closeOnMask={false}
      onClose={() => actor.send({ type: 'text.closed' })}
    >
      <div
        data-state={
          typeof state.value === 'string' ? state.value : ['reading', ...Object.values(state.value.reading)].join('.')
        }
      >
        <p className="mb-3 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
          <span>{messages.version(text.version)}</span>
          <span>{inForceSince(text)}</span>
          {mail && (
            <span>
              {messages.mail}
              <a href={`mailto:${mail}`} className="text-brand-700 underline underline-offset-2 hover:no-underline">
                {mail}
              </a>
            </span>
          )}
        </p>
        <ReadingArea label={messages.body(text.title)} onEnd={() => actor.send({ type: 'end.reached' })}>
          <LegalArticles text={text} />
        </ReadingArea>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 text-sm text-ink-soft">
            <p aria-live="polite">{messages.missing[missing]}</p>
            {secondsLeft > 0 && <p className="tabular-nums">{messages.wait(secondsLeft)}</p>}
          </div>
          <Button
            className="ml-auto min-w-28"
            disabled={!state.can({ type: 'text.confirmed' })}
            onClick={() => actor.send({ type: 'text.confirmed' })}
          >
            {messages.confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
