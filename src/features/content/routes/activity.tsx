import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Campaign as Whole } from '#contract/content/content.ts';
import { campaignDetail, campaignList } from '#contract/content/content.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { Campaign } from '#src/features/content/campaigns/CampaignView.tsx';
import { Campaigns } from '#src/features/content/campaigns/CampaignList.tsx';
import { idOf } from '#contract/app/routes.ts';
import { nullWhereUnknown } from '#src/api/nullWhereUnknown.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const minuteMs = 60_000;

const everyMinute = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, minuteMs);
  return () => clearInterval(timer);
};

/** The current time to the minute; undefined while older prerendered HTML is hydrated. */
const useNow = (): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => undefined,
  );

const campaignWith = ({ call }: Site) =>
  detailMachineOf<Whole | null>('campaign').provide({
    actors: requests<DetailRequests<Whole | null>>({
      fetchDetail: async ({ id }) => unhurried(call(campaignDetail, { id }, { quiet: true }).catch(nullWhereUnknown)),
    }),
  });

const campaignsWith = ({ call }: Site) =>
  listMachineOf<null, Whole>('campaigns').provide({
    actors: requests<ListRequests<null, Whole>>({
      fetchRows: async () => {
        const rows = await unhurried(call(campaignList, {}, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

function CampaignOf({ id }: { id: string }) {
  const initialData = useInitialData(campaignDetail, { id });
  return <Campaign campaign={useSiteActor(campaignWith, { input: { id, initialData } })} now={useNow()} />;
}

function AllCampaigns() {
  const rows = useInitialData(campaignList, {});
  const initialData = rows && { total: rows.length, rows };
  return <Campaigns list={useSiteActor(campaignsWith, { input: { query: null, initialData } })} now={useNow()} />;
}

/** The route of one campaign, or of all of them if the address has none. */
export default function ActivityRoute() {
  const [path] = useLocation();
  const id = idOf(path);
  return id === undefined ? <AllCampaigns /> : <CampaignOf key={id} id={id} />;
}
