import { useSelector } from '@xstate/react';
import type { Campaign } from '#contract/content/content.ts';
import { paths, pathTo } from '#contract/app/routes.ts';
import type { ListActor } from '#machines/support/list.ts';
import { CampaignTime } from './CampaignTime.tsx';
import { campaignMessages as messages } from '#src/features/content/messages/news.ts';
import { dayShown, endDay } from '#src/ui/format.ts';
import { SlidePicture } from '#src/illustrations/SlidePicture.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { languageOf } from '#src/platform/contentLanguage.ts';

interface CampaignListProps {
  actor: ListActor<null, Campaign>;
  /** The current time in epoch milliseconds; undefined while unknown. */
  now: number | undefined;
}

/** The campaigns in the service's order: running ones first. */
export function CampaignList({ actor, now }: CampaignListProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <section data-state={state.value} aria-busy={state.hasTag('busy')} aria-label={messages.list}>
      {state.hasTag('busy') && <output className="sr-only">{messages.loading}</output>}
      {state.matches('empty') && (
        <Alert
          tone="info"
          title={messages.none}
          action={
            <a href={paths.news} className="font-medium text-brand-700 hover:underline">
              {messages.news}
            </a>
          }
        >
          {messages.noneAdvice}
        </Alert>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={state.context.errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {state.hasTag('busy') &&
          Array.from({ length: 3 }, (_, index) => (
            <li key={index}>
              <Skeleton className="h-80 rounded-lg!" />
            </li>
          ))}
        {state.matches('filled') &&
          state.context.rows.map((campaign) => (
            <li key={campaign.id} lang={languageOf(campaign.title)}>
              <Card campaign={campaign} now={now} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Card({ campaign, now }: { campaign: Campaign; now: number | undefined }) {
  const { id, title, lead, picture, startsAt, endsAt } = campaign;
  return (
    <a
      href={pathTo('activity', id)}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface hover:border-brand-500 hover:shadow-pop"
    >
      <span className="relative block h-40 overflow-hidden bg-brand-100">
        <SlidePicture picture={picture} />
      </span>
      <span className="flex flex-1 flex-col items-start gap-1.5 p-4">
        <CampaignTime campaign={campaign} now={now} />
        <b className="text-lg font-semibold group-hover:text-brand-700 group-hover:underline">{title}</b>
        <span className="line-clamp-2 text-ink-soft">{lead}</span>
        <span className="mt-auto flex w-full flex-wrap justify-between gap-x-3 pt-1 text-sm text-ink-faint">
          {dayShown(startsAt)} — {endDay(endsAt)}
          <span className="font-medium text-brand-700">{messages.open}</span>
        </span>
      </span>
    </a>
  );
}

interface CampaignsProps {
  list: ListActor<null, Campaign>;
  /** The current time in epoch milliseconds; undefined while unknown. */
  now: number | undefined;
}

/** All campaigns. */
export function Campaigns({ list, now }: CampaignsProps) {
  return (
    <>
      <title>{`${messages.title} · ${uiMessages.brand}`}</title>
      <h1 className="text-2xl font-semibold">{messages.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{messages.lead}</p>
      <CampaignList actor={list} now={now} />
    </>
  );
}
