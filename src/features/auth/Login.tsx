import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense, useLayoutEffect } from 'react';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginModes } from '#machines/auth/loginForm.ts';
import { loginMessages } from '#src/features/auth/messages/login.ts';
import { linkClasses } from '#src/features/auth/login/linkClasses.ts';
import { LoginTabs, tabbedModes } from '#src/features/auth/login/LoginTabs.tsx';
import { ModeForm } from '#src/features/auth/login/ModeForm.tsx';
import { SignInNotices } from '#src/features/auth/login/SignInNotices.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { Deployment } from '#src/ui/legalText.ts';
import { lazily } from '#src/platform/lazy.ts';

const Reading = lazily(async () => ({ default: (await import('./Reading.tsx')).Reading }));

const choice = {
  sms: { type: 'sms.chosen' },
  password: { type: 'password.chosen' },
  register: { type: 'registration.chosen' },
} as const;

interface Props {
  actor: LoginActor;
  deployment: Deployment;
  /** Called once the dialog's content is in the document, before it is painted and before the dialog takes the focus. */
  onMount?: (actor: LoginActor) => void;
}

function Mounted({ actor, onMount }: Required<Pick<Props, 'actor' | 'onMount'>>) {
  useLayoutEffect(() => onMount(actor), [actor, onMount]);
  return null;
}

/** The login dialog: three ways to sign in, the password reset, a mailed code, and the agreement texts that open over it. */
export function Login({ actor, deployment, onMount }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const mode = loginModes.find((one) => state.matches({ open: { form: one } }));
  const tabbed = tabbedModes.find((one) => one === mode);
  const reading = state.children.reading;

  return (
    <Modal
      open={state.status === 'active'}
      title={mode && !tabbed ? loginMessages.login.modes[mode] : loginMessages.login.title}
      width={432}
      closeOnMask={false}
      onClose={() => actor.send({ type: 'login.dismissed' })}
    >
      <SignInNotices />
      {mode && !tabbed && (
        <>
          <ModeForm actor={actor} mode={mode} />
          <button
            type="button"
            className={`mt-3 inline-flex items-center gap-1 ${linkClasses}`}
            onClick={() => actor.send({ type: mode === 'reset' ? 'password.chosen' : 'sms.chosen' })}
          >
            <ArrowLeft className="size-4" />
            {loginMessages.login.back}
          </button>
        </>
      )}
      {tabbed && (
        <LoginTabs mode={tabbed} onChoose={(chosen) => actor.send(choice[chosen])}>
          <ModeForm actor={actor} mode={tabbed} />
        </LoginTabs>
      )}
      {onMount && <Mounted actor={actor} onMount={onMount} />}
      <Suspense>{reading && <Reading actor={reading} deployment={deployment} />}</Suspense>
    </Modal>
  );
}
