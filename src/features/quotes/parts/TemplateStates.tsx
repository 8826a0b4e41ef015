import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const messages = quoteMessages.templates;

interface Props {
  actor: OrderTemplatesActor;
  /** Shown instead of an empty list. */
  none: ReactNode;
  /** The rows of the list. */
  children: ReactNode;
}

/** A list of templates: loading, failed, empty, or its rows with the last rejection above. */
export function TemplateStates({ actor, none, children }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { templates, errorMessage } = state.context;
  if (state.matches('fetching') || state.matches('fetchingOrders'))
    return (
      <>
        <output className="sr-only">{messages.loading}</output>
        <Skeleton className="h-40" />
      </>
    );
  if (state.matches('failed'))
    return (
      <FailedAlert message={errorMessage || messages.failed} onRetry={() => actor.send({ type: 'retry.requested' })} />
    );
  return (
    <>
      {errorMessage !== undefined && <Alert tone="critical">{errorMessage || messages.failedAct}</Alert>}
      {templates.length > 0 ? <ul className="rounded-md border border-line">{children}</ul> : none}
    </>
  );
}
