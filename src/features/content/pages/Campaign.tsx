import { useSelector } from '@xstate/react';
import type { Campaign as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { campaignMessages as messages } from '#src/features/content/messages/campaigns.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { CampaignView } from '#src/features/content/campaigns/CampaignView.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { notFoundMessages } from '#src/app/messages/notFound.ts';
import { NotFound } from '#src/app/errors/lazyErrorPages.tsx';

interface Props {
  /** The campaign; null if the service knows no such id. */
  campaign: DetailActor<Whole | null>;
  /** The current time in epoch milliseconds; undefined while unknown. */
  now: number | undefined;
}

/** One campaign under its own title; the not-found page if it does not exist. */
export function Campaign({ campaign, now }: Props) {
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
