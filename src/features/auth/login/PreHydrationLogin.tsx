import X from 'lucide-react/icons/x';
import type { LoginActor } from '#machines/auth/login.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { loginMessages } from '#src/features/auth/messages.ts';
import { tabbedModes, tabClasses, SignInNotices } from '../Login.tsx';
import { ModeForm } from './ModeForm.tsx';

const closes = { command: 'close', commandfor: 'pre-hydration-login' };

/**
 * The login dialog of the prerendered document: the browser opens and closes it by the `command` of its buttons. Its
 * input and presses are sent to the real dialog (see `preHydrationLogin.ts`), so both look the same.
 */
export function PreHydrationLogin({ actor }: { actor: LoginActor }) {
  return (
    <dialog
      id="pre-hydration-login"
      data-dehydrated=""
      aria-labelledby="pre-hydration-login-title"
      className="fixed inset-0 z-50 m-auto h-fit w-[calc(100%-1rem)] max-w-[27rem] rounded-lg bg-surface p-0 text-ink shadow-pop backdrop:bg-brand-900/45"
    >
      <div className="flex items-start justify-between gap-4 px-5 pt-4">
        <h2 id="pre-hydration-login-title" className="text-lg font-semibold">
          {loginMessages.login.title}
        </h2>
        <button
          type="button"
          {...closes}
          className="-mt-1 -mr-2 grid size-8 shrink-0 cursor-pointer place-items-center rounded-md text-ink-faint hover:bg-sunken hover:text-ink"
        >
          <X className="size-5" />
          <span className="sr-only">{uiMessages.close}</span>
        </button>
      </div>
      <div className="px-5 pt-3 pb-5">
        <SignInNotices />
        <div role="tablist" aria-label={loginMessages.login.title} className="flex gap-6 border-b border-line">
          {tabbedModes.map((mode) => (
            <button
              key={mode}
              type="button"
              role="tab"
              value={mode}
              aria-selected={mode === 'sms'}
              data-selected={mode === 'sms' ? '' : undefined}
              className={tabClasses}
            >
              {loginMessages.login.modes[mode]}
            </button>
          ))}
        </div>
        <div role="tabpanel" aria-label={loginMessages.login.modes.sms} className="mt-4">
          <ModeForm actor={actor} mode="sms" />
        </div>
      </div>
    </dialog>
  );
}
