import { useSelector } from '@xstate/react';
import type { Campaign as CampaignDetail } from '#contract/content/content.ts';
import { pathTo, paths } from '#contract/app/routes.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { CampaignTime, phaseOf } from './CampaignTime.tsx';
import { campaignMessages as messages } from '#src/features/content/messages/news.ts';
import { dayTime, endTime } from '#src/ui/format.ts';
import { SlidePicture } from '#src/illustrations/SlidePicture.tsx';
import { Alert } from '#src/ui/Alert.tsx';
import { buttonClasses } from '#src/ui/buttons/buttonClasses.ts';
import { FailedAlert } from '#src/ui/FailedAlert.tsx';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { NotFound } from '#src/app/errors/lazyErrorPages.tsx';
import { ChineseOnly } from '#src/features/content/ChineseOnly.tsx';
import { languageOf } from '#src/platform/contentLanguage.ts';

/** The benefits of a campaign, each with a link; less prominent once it is over. */
function Offers({ offers, ended }: { offers: CampaignDetail['offers']; ended: boolean }) {
  return (
    <section>
      <h2 className="mt-8 mb-3 text-xl font-semibold">{messages.offers}</h2>
      <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
        {offers.map((offer) => (
          <li key={offer.title} className="flex flex-col rounded-lg border border-line bg-surface p-5">
            <h3 lang={languageOf(offer.title)} className="text-lg font-semibold">
              {offer.title}
            </h3>
            <p lang={languageOf(offer.text)} className="mt-1.5 mb-4 leading-6 text-ink-soft">
              {offer.text}
            </p>
            <a
              href={offer.href}
              lang={languageOf(offer.action)}
              className={`${buttonClasses(ended ? 'secondary' : 'primary', 'md')} mt-auto self-start`}
            >
              {offer.action}
              <ArrowRight className="size-4" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CampaignViewProps {
  /** The campaign; null if the service knows no such id. */
  actor: DetailActor<CampaignDetail | null>;
  /** The current time in epoch milliseconds; undefined while unknown. */
  now: number | undefined;
}

/** One campaign: its benefits, period and rules. */
export function CampaignView({ actor, now }: CampaignViewProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { value, errorMessage } = state.context;
  return (
    <div data-state={state.value} aria-busy={state.hasTag('busy')}>
      {state.hasTag('busy') && (
        <>
          <output className="sr-only">{messages.loading}</output>
          <Skeleton className="h-[27rem] rounded-lg! sm:h-72" />
          <Skeleton className="mt-8 h-64 rounded-lg!" />
        </>
      )}
      {state.matches('failed') && (
        <FailedAlert
          message={errorMessage ?? messages.failed}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
      {state.matches('open') && value && <Whole campaign={value} now={now} />}
    </div>
  );
}

function Whole({ campaign, now }: { campaign: CampaignDetail; now: number | undefined }) {
  const { title, lead, startsAt, endsAt, picture, offers, rules } = campaign;
  const [first] = offers;
  const ended = now !== undefined && phaseOf(campaign, now).phase === 'ended';
  // the first offer is in the first screen
  const others = ended ? offers : offers.slice(1);
  return (
    <>
      <header className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-[3fr_2fr]">
        <div className="relative h-40 overflow-hidden bg-brand-100 sm:order-last sm:h-auto sm:min-h-72">
          <SlidePicture picture={picture} />
        </div>
        <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
          {languageOf(lead) && <ChineseOnly />}
          <CampaignTime campaign={campaign} now={now} />
          <h1 lang={languageOf(title)} className="text-2xl font-bold text-balance sm:text-3xl">
            {title}
          </h1>
          <p lang={languageOf(lead)} className="text-lg text-ink-soft">
            {lead}
          </p>
          <p className="text-sm text-ink-soft">
            {messages.period}：{messages.from(dayTime(startsAt), endTime(endsAt))}
          </p>
          {first && !ended && (
            <div
              lang={languageOf(first.title)}
              className="mt-1 flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3"
            >
              <p className="min-w-0 flex-1 basis-56">
                <b className="block font-semibold">{first.title}</b>
                <span className="text-sm text-ink-soft">{first.text}</span>
              </p>
              <a href={first.href} className={buttonClasses('primary', 'md')}>
                {first.action}
              </a>
            </div>
          )}
        </div>
      </header>
      {ended && (
        <Alert
          tone="notice"
          className="mt-4"
          action={
            <a href={pathTo('activity')} className="py-0.5 font-medium text-brand-700 hover:underline">
              {messages.endedAdvice}
            </a>
          }
        >
          {messages.endedNotice}
        </Alert>
      )}
      {others.length > 0 && <Offers offers={others} ended={ended} />}
      <h2 className="mt-8 mb-3 text-xl font-semibold">{messages.rules}</h2>
      <ol
        lang={languageOf(rules.join(''))}
        className="list-decimal rounded-lg border border-line bg-surface py-5 pr-5 pl-10 leading-7 text-ink-soft marker:text-brand-700 [&>li+li]:mt-1.5"
      >
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <nav aria-label={messages.title} data-screen-only="" className="mt-6 flex flex-wrap gap-2">
        <a href={pathTo('activity')} className={buttonClasses('secondary', 'md')}>
          {messages.all}
        </a>
        <a href={paths.shippingFcl} className={buttonClasses('quiet', 'md')}>
          {messages.prices}
        </a>
      </nav>
    </>
  );
}

interface CampaignProps {
  /** The campaign; null if the service knows no such id. */
  campaign: DetailActor<CampaignDetail | null>;
  /** The current time in epoch milliseconds; undefined while unknown. */
  now: number | undefined;
}

/** One campaign under its own title; the not-found page if it does not exist. */
export function Campaign({ campaign, now }: CampaignProps) {
  const value = useSelector(campaign, (state) => state.context.value);
  const failure = useFailure(campaign);
  const title = value === null ? notFoundMessages.pageTitle : (value?.title ?? messages.title);
  return (
    <>
      <title>{`${title} · ${uiMessages.brand}`}</title>
      {value === null ? <NotFound /> : (failure ?? <CampaignView actor={campaign} now={now} />)}
    </>
  );
}
