import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OrderTemplatesActor } from '#machines/quotes/orderTemplates.ts';
import { quoteMessages } from '#src/features/quotes/messages.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import type { OrderTemplate } from '#contract/quotes/orderTemplates.ts';
import { allServices } from '#contract/services/definitions/allServices.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { withWeekday } from '#src/trade/withWeekday.ts';
import { dayTime } from '#src/ui/format.ts';

const templatesMessages = quoteMessages.templates;

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
        <output className="sr-only">{templatesMessages.loading}</output>
        <Skeleton className="h-40" />
      </>
    );
  if (state.matches('failed'))
    return (
      <FailedAlert
        message={errorMessage || templatesMessages.failed}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  return (
    <>
      {errorMessage !== undefined && <Alert tone="critical">{errorMessage || templatesMessages.failedAct}</Alert>}
      {templates.length > 0 ? <ul className="rounded-md border border-line">{children}</ul> : none}
    </>
  );
}

/** The summary of a template in a list. */
export function TemplateFacts({ template }: { template: OrderTemplate }) {
  const { name, line, routeZh, isDangerous, savedAt, usedAt, rhythm, nextOn, dueSince } = template;
  const { saved, used, due, every, next, lastDone } = quoteMessages.templates;
  const often = rhythm && every[rhythm.every];
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
        {name}
        {dueSince !== undefined && <Badge tone="notice">{due}</Badge>}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-soft">
        {allServices[line].nameZh}
        <span>{routeZh}</span>
        {isDangerous && <Badge tone="hazard">{quoteMessages.list.dangerous}</Badge>}
        <time dateTime={usedAt ?? savedAt}>{usedAt === null ? saved(dayTime(savedAt)) : used(dayTime(usedAt))}</time>
        {often && <span>{nextOn === undefined ? lastDone(often) : next(often, withWeekday(nextOn))}</span>}
      </p>
    </div>
  );
}
