import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Slide } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { carouselMessages } from '#src/features/content/messages/carousel.ts';

interface Props {
  actor: ListActor<null, Slide>;
  /** Renders the slides; without any from the service, one built-in slide. */
  children: (slides: readonly Slide[]) => ReactNode;
}

const messages = carouselMessages.carousel;
const fallback: Slide = { id: 'fallback', ...messages.fallback, href: paths.shippingFcl, picture: 'harbour' };

/** The slides once loaded; their space has a fixed size. */
export function Slides({ actor, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="grid min-h-80 grid-cols-1">
      {state.hasTag('busy') && <Skeleton className="rounded-lg!" />}
      {state.matches('failed') && (
        <div className="rounded-lg border border-line bg-surface p-4">
          <FailedAlert
            message={state.context.errorMessage ?? messages.failed}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </div>
      )}
      {state.matches('empty') && children([fallback])}
      {state.matches('filled') && children(state.context.rows)}
    </div>
  );
}
