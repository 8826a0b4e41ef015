import { useSelector } from '@xstate/react';
import type { Enrolment } from '#contract/desk/staff.ts';
import { roleNames } from '#contract/desk/staffRoles.ts';
import type { DeskActor } from '#machines/desk/desk.ts';
import type { DeskFormActor } from '#machines/desk/deskForm.ts';
import { deskMessages } from './messages.ts';
import { DeskForm } from './DeskForm.tsx';
import { DeskQueue } from './DeskQueue.tsx';
import { DeskSubject } from './DeskSubject.tsx';
import { LogoMark } from '#src/illustrations/LogoMark.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { QrCode } from '#src/ui/QrCode.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

const { enrolment: messages } = deskMessages;

/** The form with which a person begins to work at the desk: password and app. */
function EnrolmentForm({ actor, enrolled }: { actor: DeskFormActor; enrolled: Enrolment }) {
  const { name, login, role, totpUri, totpSecret } = enrolled;
  return (
    <DeskForm
      actor={actor}
      isPage
      before={
        <>
          <p>{messages.lead(name, login, roleNames[role])}</p>
          <p className="text-sm text-ink-soft">{messages.scan}</p>
          <QrCode text={totpUri} label={messages.code} className="size-48 self-center" />
          <p className="text-sm break-all">
            {messages.typed}
            <code>{totpSecret}</code>
          </p>
        </>
      }
    />
  );
}

/** The head of the desk with the signed-in person. */
function DeskHead({ actor }: { actor: DeskActor }) {
  const { self } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <header className="flex items-center gap-3 bg-brand-900 px-4 py-2 text-white">
      <LogoMark className="size-8" />
      <b className="mr-auto">{deskMessages.title}</b>
      {self && (
        <>
          <span className="text-sm">{deskMessages.person(self.name, roleNames[self.role])}</span>
          <button
            type="button"
            className="min-h-8 cursor-pointer rounded-md px-2 text-sm underline"
            onClick={() => actor.send({ type: 'signOut.requested' })}
          >
            {deskMessages.signOut}
          </button>
        </>
      )}
    </header>
  );
}

/** The operations desk: sign-in or enrolment, then the queue or one subject. */
export function Desk({ actor, now }: { actor: DeskActor; now: number }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { errorMessage, enrolled, self } = state.context;
  const { form, queue, subject } = state.children;
  const retry = () => actor.send({ type: 'retry.requested' });
  const value = typeof state.value === 'string' ? state.value : Object.entries(state.value).flat().join('.');
  const isOutside = !state.matches('signedIn');

  return (
    <div data-state={value} className="min-h-dvh bg-canvas">
      <DeskHead actor={actor} />
      <div className={isOutside ? 'mx-auto max-w-md px-4 py-10' : 'mx-auto max-w-page px-4 py-6'}>
        {state.hasTag('busy') && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {deskMessages.opening}
          </p>
        )}
        {state.matches('failed') && <FailedAlert message={errorMessage || deskMessages.failed} onRetry={retry} />}
        {state.matches({ enrolling: 'rejected' }) && (
          <Alert
            tone="critical"
            action={
              <Button tone="secondary" size="sm" onClick={retry}>
                {deskMessages.toSignIn}
              </Button>
            }
          >
            {errorMessage || deskMessages.failed}
          </Alert>
        )}
        {form && enrolled && state.matches('enrolling') && <EnrolmentForm actor={form} enrolled={enrolled} />}
        {form && state.matches('signedOut') && <DeskForm actor={form} isPage />}
        {queue && self && (
          <DeskQueue
            actor={queue}
            login={self.login}
            now={now}
            onOpen={(place) => actor.send({ type: 'place.requested', place })}
          />
        )}
        {subject && (
          <DeskSubject actor={subject} onBack={() => actor.send({ type: 'place.requested', place: undefined })} />
        )}
      </div>
    </div>
  );
}
