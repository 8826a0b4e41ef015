import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Suspense, useLayoutEffect } from 'react';
import type { LoginActor } from '#machines/auth/login.ts';
import { loginModes } from '#machines/auth/loginForm.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { linkClasses } from '#src/features/auth/login/LoginFields.tsx';
import { ModeForm } from '#src/features/auth/login/ModeForm.tsx';
import { Modal } from '#src/ui/dialogs/Modal.tsx';
import type { Deployment } from '#src/ui/legalText.ts';
import { lazily } from '#src/platform/lazy.ts';
import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { Alert } from '#src/ui/Alert.tsx';

/**
 * What prevents a sign-in in this browser or at this address; `src/ssr/beforeHydration.js` detects it before hydration.
 */
export function SignInNotices() {
  return (
    <>
      <div className="mb-3 hidden cookieless:block">
        <Alert tone="notice" title={loginMessages.cookies.title}>
          {loginMessages.cookies.text}
        </Alert>
      </div>
      <div className="mb-3 hidden insecure:block">
        <Alert tone="notice">{loginMessages.insecure}</Alert>
      </div>
    </>
  );
}

/** The modes with a tab, in the order of `loginType`. */
export const tabbedModes = ['sms', 'password', 'register'] as const;
type TabbedMode = (typeof tabbedModes)[number];

/** Class names of a tab; `data-selected` marks the open one. */
export const tabClasses =
  '-mb-px min-h-10 cursor-pointer border-b-2 border-transparent px-1 text-lg text-ink-soft hover:text-brand-700 focus-visible:outline-offset-0 data-selected:border-brand-600 data-selected:font-semibold data-selected:text-brand-700';

interface LoginTabsProps {
  mode: TabbedMode;
  onChoose: (mode: TabbedMode) => void;
  children: ReactNode;
}

/**
 * The three ways to sign in as tabs. Arrow keys move between them; Enter chooses, because choosing moves the focus into
 * the form.
 */
function LoginTabs({ mode, onChoose, children }: LoginTabsProps) {
  return (
    <TabGroup manual selectedIndex={tabbedModes.indexOf(mode)} onChange={(index) => onChoose(tabbedModes[index]!)}>
      <TabList aria-label={loginMessages.login.title} className="flex gap-6 border-b border-line">
        {tabbedModes.map((one) => (
          <Tab key={one} className={tabClasses}>
            {loginMessages.login.modes[one]}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="mt-4">
        {tabbedModes.map((one) => (
          <TabPanel key={one} tabIndex={-1}>
            {one === mode && children}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

const Reading = lazily(async () => ({ default: (await import('./Reading.tsx')).Reading }));

const choice = {
  sms: { type: 'sms.chosen' },
  password: { type: 'password.chosen' },
  register: { type: 'registration.chosen' },
} as const;

interface LoginProps {
  actor: LoginActor;
  deployment: Deployment;
  /** Called once the dialog's content is in the document, before it is painted and before the dialog takes the focus. */
  onMount?: (actor: LoginActor) => void;
}

function Mounted({ actor, onMount }: Required<Pick<LoginProps, 'actor' | 'onMount'>>) {
  useLayoutEffect(() => onMount(actor), [actor, onMount]);
  return null;
}

/** The login dialog: three ways to sign in, the password reset, a mailed code, and the agreement texts that open over it. */
export function Login({ actor, deployment, onMount }: LoginProps) {
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
