import { useSelector } from '@xstate/react';
import type { Campaign as Whole } from '#contract/cms.ts';
import type { DetailActor } from '#machines/detail.ts';
import { campaignWords as words } from '#src/campaign/words.ts';
import { copy } from '#src/copy.ts';
import { CampaignView } from '#src/flows/CampaignView.tsx';
import { useFailure } from './error/useFailure.tsx';
import { errorWords } from './error/words.ts';
import { NotFound } from './NotFound.tsx';

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
