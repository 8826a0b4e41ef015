import { paths } from '#contract/app/routes.ts';
import { Gate } from '#src/illustrations/Gate.tsx';
import { Button } from '#src/ui/Button.tsx';
import { StandIn } from '#src/app/errors/StandIn.tsx';
import { errorWords } from '#src/app/errors/errorMessages.ts';

const words = errorWords.signInNeeded;

/** Stands in for a page that is only for signed-in users. */
export function SignInNeeded({ onSignIn }: { onSignIn: () => void }) {
  return (
    <StandIn
      picture={<Gate className="mb-4 w-64" />}
      title={words.title}
      text={words.text}
      actions={
        <Button size="lg" onClick={onSignIn}>
          {words.action}
        </Button>
      }
    >
      <p className="mt-8 flex flex-wrap justify-center gap-x-5 border-t border-line pt-4 text-sm text-ink-soft">
        <span className="inline-flex min-h-8 items-center">{words.without}</span>
        <a href={paths.shippingFcl} className="inline-flex min-h-8 items-center text-brand-700 hover:underline">
          {words.prices}
        </a>
        <a href={paths.helpCenter} className="inline-flex min-h-8 items-center text-brand-700 hover:underline">
          {words.guide}
        </a>
      </p>
    </StandIn>
  );
}
