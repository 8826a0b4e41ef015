import { useSelector } from '@xstate/react';
import type { Campaign as Whole } from '#contract/content/content.ts';
import type { DetailActor } from '#machines/support/detail.ts';
import { campaignWords as words } from '#src/features/content/campaigns/messages.ts';
import { copy } from '#src/ui/messages.ts';
import { CampaignView } from '#src/features/content/campaigns/CampaignView.tsx';
import { useFailure } from '#src/app/errors/useFailure.tsx';
import { errorWords } from '#src/app/errors/errorMessages.ts';
import { NotFound } from '#src/app/pages/NotFound.tsx';

interface Props {
  /** The campaign; null is the service's answer where there is none of this id. */
  campaign: DetailActor<Whole | null>;
  /** The present in epoch milliseconds; undefined while it is not known. */
  now: number | undefined;
}

/** One campaign under its own title; the lost page where there is no such campaign. */
export function Campaign({ campaign, now }: Props) {
  const value = useSelector(campaign, (state) => state.context.value);
  const failure = useFailure(campaign);
  const title = value === null ? errorWords.notFound.pageTitle : (value?.title ?? words.title);
  return (
    <>
      <title>{`${title} · ${copy.brand}`}</title>
      {value === null ? <NotFound /> : (failure ?? <CampaignView actor={campaign} now={now} />)}
    </>
  );
}
