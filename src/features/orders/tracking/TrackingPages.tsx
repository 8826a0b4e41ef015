import { useLocation, useSearch } from 'wouter';
import { idOf, matchedRoute, paths, pathTo } from '#contract/app/routes.ts';
import type { FoundTrack, SharedTrack as Shared } from '#contract/orders/tracking/trackCalls.ts';
import { findTracks, sharedTrack, shareTrack } from '#contract/orders/tracking/trackCalls.ts';
import { requests } from '#machines/effects.ts';
import type { TrackingRequests } from '#machines/orders/tracking.ts';
import { trackingMachine } from '#machines/orders/tracking.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { nullWhereUnknown } from '#src/api/nullWhereUnknown.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';
import { trackMessages } from '#src/features/orders/messages/tracking.ts';
import { copyText } from '#src/platform/clipboard.ts';
import { focusField, focusOnceShown } from '#src/platform/pageActions.ts';
import { SharedTrack, Tracking } from './Tracking.tsx';

const quiet = { quiet: true };

const linkOf = (token: string): string => new URL(pathTo('sharedTrack', token), location.origin).href;

const copyLink = async ({ notify }: Site, { rows, orderNo }: { rows: readonly FoundTrack[]; orderNo: string }) => {
  const link = rows.find((row) => row.orderNo === orderNo)?.link;
  if (!link) return;
  try {
    await copyText(linkOf(link.token));
    notify('success', trackMessages.page.copied);
  } catch {
    notify('error', trackMessages.page.copyFailed);
  }
};

const trackingWith = (site: Site) =>
  trackingMachine.provide({
    actors: requests<TrackingRequests>({
      findTracks: async (of, { signal }) => site.call(findTracks, of, { quiet: true, signal }),
      shareTrack: async (of) => site.call(shareTrack, of, quiet),
    }),
    actions: {
      focusNumber: () => focusField(['number']),
      showAddress: (_, { number }) =>
        site.show(`${paths.tracking}?${new URLSearchParams({ no: number })}`, { still: true }),
      focusLink: (_, { orderNo, isShared }) => focusOnceShown([`${isShared ? 'link' : 'unshared'}.${orderNo}`]),
      copyLink: (_, of) => void copyLink(site, of),
    },
  });

const sharedTrackWith = ({ call }: Site) =>
  detailMachineOf<Shared | null>('sharedTrack').provide({
    actors: requests<DetailRequests<Shared | null>>({
      fetchDetail: async ({ id }) => call(sharedTrack, { token: id }, quiet).catch(nullWhereUnknown),
    }),
  });

function OwnTracking() {
  const number = new URLSearchParams(useSearch()).get('no') ?? '';
  return <Tracking actor={useSiteActor(trackingWith, { input: { number } })} linkOf={linkOf} />;
}

function SharedAt({ token }: { token: string }) {
  return <SharedTrack actor={useSiteActor(sharedTrackWith, { input: { id: token } })} />;
}

/** The page of tracked shipments, or of one that was shared, as the address says. */
export default function TrackingPages() {
  const [path] = useLocation();
  const token = idOf(path) ?? '';
  return matchedRoute(path)?.name === 'sharedTrack' ? <SharedAt key={token} token={token} /> : <OwnTracking />;
}
