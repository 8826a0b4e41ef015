import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Campaign as Whole } from '#contract/content/content.ts';
import { campaignDetail, campaignList } from '#contract/content/content.ts';
import type { DetailAsks } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import type { ListAsks } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { answers } from '#machines/effects.ts';
import { useAhead } from '#src/api/initialData.ts';
import { Campaign } from '#src/features/content/pages/Campaign.tsx';
import { Campaigns } from '#src/features/content/pages/Campaigns.tsx';
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

/** The present to the minute; undefined while prerendered HTML, which is older, is taken over. */
const useNow = (): number | undefined =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs) * minuteMs,
    () => undefined,
  );

const campaignWith = ({ call }: Site) =>
  detailMachineOf<Whole | null>('campaign').provide({
    actors: answers<DetailAsks<Whole | null>>({
      fetchDetail: async ({ id }) => unhurried(call(campaignDetail, { id }, { quiet: true }).catch(nullWhereUnknown)),
    }),
  });

const campaignsWith = ({ call }: Site) =>
  listMachineOf<null, Whole>('campaigns').provide({
    actors: answers<ListAsks<null, Whole>>({
      fetchRows: async () => {
        const rows = await unhurried(call(campaignList, {}, { quiet: true }));
        return { total: rows.length, rows };
      },
    }),
  });

function CampaignOf({ id }: { id: string }) {
  const ahead = useAhead(campaignDetail, { id });
  return <Campaign campaign={useSiteActor(campaignWith, { input: { id, ahead } })} now={useNow()} />;
}

function AllCampaigns() {
  const rows = useAhead(campaignList, {});
  const ahead = rows && { total: rows.length, rows };
  return <Campaigns list={useSiteActor(campaignsWith, { input: { query: null, ahead } })} now={useNow()} />;
}

/** A campaign joined to the world, or all of them where the address names none. */
export default function ActivityRoute() {
  const [path] = useLocation();
  const id = idOf(path);
  return id === undefined ? <AllCampaigns /> : <CampaignOf key={id} id={id} />;
}
