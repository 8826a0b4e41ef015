import type { Campaign } from '#contract/content/content.ts';
import type { ListActor } from '#machines/support/list.ts';
import { campaignWords as words } from '#src/features/content/campaigns/messages.ts';
import { copy } from '#src/ui/messages.ts';
import { CampaignList } from '#src/features/content/campaigns/CampaignList.tsx';

interface Props {
  list: ListActor<null, Campaign>;
  /** The present in epoch milliseconds; undefined while it is not known. */
  now: number | undefined;
}

/** All campaigns. */
export function Campaigns({ list, now }: Props) {
  return (
    <>
      <title>{`${words.title} · ${copy.brand}`}</title>
      <h1 className="text-2xl font-semibold">{words.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{words.lead}</p>
      <CampaignList actor={list} now={now} />
    </>
  );
}
