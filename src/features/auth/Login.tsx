import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginModes } from '#machines/auth/loginForm.ts';
import { loginCopy } from './loginMessages.ts';
import { linkLook } from '#src/features/auth/login/linkLook.ts';
import { LoginTabs } from '#src/features/auth/login/LoginTabs.tsx';
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
}

/** The login dialog: three ways in, the way back from a forgotten password, and the texts that open over it. */
export function Login({ actor, deployment }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const mode = loginModes.find((one) => state.matches({ open: { form: one } }));
  const reading = state.children.reading;

  return (
    <Modal
      open={state.status === 'active'}
      title={mode === 'reset' ? loginCopy.login.modes.reset : loginCopy.login.title}
      width={432}
      closeOnMask={false}
      onClose={() => actor.send({ type: 'login.dismissed' })}
    >
      <SignInNotices />
      {mode === 'reset' && (
        <>
          <ModeForm actor={actor} mode={mode} />
          <button
            type="button"
            className={`mt-3 inline-flex items-center gap-1 ${linkLook}`}
            onClick={() => actor.send({ type: 'password.chosen' })}
          >
            <ArrowLeft className="size-4" />
            {loginCopy.login.back}
          </button>
        </>
      )}
      {mode && mode !== 'reset' && (
        <LoginTabs mode={mode} onChoose={(chosen) => actor.send(choice[chosen])}>
          <ModeForm actor={actor} mode={mode} />
        </LoginTabs>
      )}
      <Suspense>{reading && <Reading actor={reading} deployment={deployment} />}</Suspense>
    </Modal>
  );
}
