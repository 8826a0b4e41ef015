import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Slide } from '#contract/content/content.ts';
import { paths } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { homeWords } from '#src/features/content/home/flowMessages.ts';

interface Props {
  actor: ListActor<null, Slide>;
  /** The slides turning; where the service has none, there is one of our own. */
  children: (slides: readonly Slide[]) => ReactNode;
}

const words = homeWords.carousel;
const standing: Slide = { id: 'standing', ...words.standing, href: paths.shippingFcl, picture: 'harbour' };

/** What is announced, as it comes; a place of one size whatever comes. */
export function Slides({ actor, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')} className="grid min-h-80">
      {state.hasTag('busy') && <Skeleton className="rounded-lg!" />}
      {state.matches('failed') && (
        <div className="rounded-lg border border-line bg-surface p-4">
          <FailedAlert
            message={state.context.refusal ?? words.failed}
            onRetry={() => actor.send({ type: 'retry.requested' })}
          />
        </div>
      )}
      {state.matches('empty') && children([standing])}
      {state.matches('filled') && children(state.context.rows)}
    </div>
  );
}
