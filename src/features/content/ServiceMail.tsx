import { useSelector } from '@xstate/react';
import type { DetailActor } from '#machines/support/detail.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { helpMessages as messages } from '#src/features/content/messages/help.ts';

/** The service's mail address once loaded; its space has a fixed size. */
export function ServiceMail({ actor }: { actor: DetailActor<string> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="min-h-8">
      {state.hasTag('busy') && (
        <>
          <span className="sr-only">{messages.mailLoading}</span>
          <Skeleton className="my-1.5 h-5 w-40" />
        </>
      )}
      {state.matches('failed') && (
        <button
          type="button"
          onClick={() => actor.send({ type: 'retry.requested' })}
          className="inline-flex min-h-8 cursor-pointer items-center text-sm text-brand-700 underline underline-offset-2 hover:no-underline"
        >
          {messages.mailFailed}
          {messages.mailAgain}
        </button>
      )}
      {state.matches('open') && (
        <a
          href={`mailto:${state.context.value}`}
          className="inline-flex min-h-8 items-center font-semibold break-all text-brand-700 hover:underline"
        >
          {state.context.value}
        </a>
      )}
    </div>
  );
}
