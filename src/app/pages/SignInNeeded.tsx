import { paths } from '#contract/app/routes.ts';
import { Gate } from '#src/illustrations/Gate.tsx';
import { Button } from '#src/ui/buttons/Button.tsx';
import { ErrorPage } from '#src/app/errors/ErrorPage.tsx';
import { signInNeededMessages as messages } from '#src/app/messages/signInNeeded.ts';

/** Replaces a page that requires a sign-in. */
export function SignInNeeded({ onSignIn }: { onSignIn: () => void }) {
  return (
    <ErrorPage
      picture={<Gate className="mb-4 w-64" />}
      title={messages.title}
      text={messages.text}
      actions={
        <Button size="lg" onClick={onSignIn}>
          {messages.action}
        </Button>
      }
    >
      <p className="mt-8 flex flex-wrap justify-center gap-x-5 border-t border-line pt-4 text-sm text-ink-soft">
        <span className="inline-flex min-h-8 items-center">{messages.without}</span>
        <a href={paths.shippingFcl} className="inline-flex min-h-8 items-center text-brand-700 hover:underline">
          {messages.prices}
        </a>
        <a href={paths.helpCenter} className="inline-flex min-h-8 items-center text-brand-700 hover:underline">
          {messages.guide}
        </a>
      </p>
    </ErrorPage>
  );
}
