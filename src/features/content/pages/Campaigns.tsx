import type { Campaign } from '#contract/content/content.ts';
import type { ListActor } from '#machines/support/list.ts';
import { campaignMessages as messages } from '#src/features/content/messages/campaigns.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import { CampaignList } from '#src/features/content/campaigns/CampaignList.tsx';

interface Props {
  list: ListActor<null, Campaign>;
  /** The current time in epoch milliseconds; undefined while unknown. */
  now: number | undefined;
}

/** All campaigns. */
export function Campaigns({ list, now }: Props) {
  return (
    <>
      <title>{`${messages.title} · ${uiMessages.brand}`}</title>
      <h1 className="text-2xl font-semibold">{messages.title}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{messages.lead}</p>
      <CampaignList actor={list} now={now} />
    </>
  );
}
