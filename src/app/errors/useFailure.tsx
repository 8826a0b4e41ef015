import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DetailActor } from '#machines/support/detail.ts';
import { RouteError } from './lazyErrorPages.tsx';

/** The error page if the request of a route's detail failed with 5xx; undefined otherwise. */
export const useFailure = <Value,>(actor: DetailActor<Value>): ReactNode => {
  const failure = useSelector(actor, (state) => (state.matches('failed') ? state.context.failure : undefined));
  return failure && <RouteError {...failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
};
