import { pageCopy } from '#src/pageCopy.ts';
import { Button } from '#src/parts/Button.tsx';

const words = pageCopy.signInNeeded;

/** Stands in for a page that is only for signed-in users. */
export function SignInNeeded({ onSignIn }: { onSignIn: () => void }) {
  return (
    <section className="mx-auto flex max-w-page flex-col items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p className="text-ink-soft">{words.text}</p>
      <Button tone="primary" onClick={onSignIn}>
        {words.action}
      </Button>
    </section>
  );
}
