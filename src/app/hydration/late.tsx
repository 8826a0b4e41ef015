import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { noticesMachine } from '#machines/app/notices.ts';
import { ignoreUnloadable, lastReloadAt, readToken } from '#src/platform/browser.ts';
import { lazily } from '#src/platform/lazy.ts';
import type { OpenDialogs } from '#src/app/navigation/historyCommands.ts';
import { followHistory, historiesOf } from '#src/app/navigation/historyEffects.ts';
import { followLink, prefetchLinks } from '#src/app/navigation/links.ts';
import { Navigation } from '#src/app/navigation/Navigation.tsx';
import { navigationWith } from '#src/app/navigation/navigationEffects.ts';
import { stylesheetLoaded } from './preHydration.ts';
import { ReloadGuard } from '#src/app/notices/ReloadGuard.tsx';
import { reloadGuardWith } from '#src/app/notices/reloadGuardEffects.ts';
import type { Late, LateActors, Site } from '#src/app/siteContext.ts';

const PageNotices = lazily(async () => {
  // without its style it would move the page
  await stylesheetLoaded();
  return { default: (await import('#src/app/notices/waitsEffects.tsx')).PageNotices };
});

/** Renders the late actors over every page. */
function LateViews({ navigation, reloadGuard, notices }: LateActors) {
  return (
    <>
      <Navigation actor={navigation} />
      <ReloadGuard actor={reloadGuard} />
      <Suspense fallback={null}>
        <PageNotices notices={notices} />
      </Suspense>
    </>
  );
}

/** Creates what no first view needs. `refreshUser` reloads the user's information without delaying a change of route. */
export const createLate = (
  site: Site,
  { openDialogs, refreshUser }: { openDialogs: OpenDialogs; refreshUser: () => Promise<void> },
): Late => {
  const histories = historiesOf(site, openDialogs);
  const { spawned } = site;
  const actors: LateActors = {
    dialogHistory: spawned('dialogHistory', () => histories.dialogHistory),
    pageHistory: spawned(
      'pageHistory',
      () => histories.pageHistory,
      () => ({ shown: site.address.shown() }),
    ),
    notices: spawned('notices', () => noticesMachine),
    reloadGuard: spawned(
      'reloadGuard',
      () => reloadGuardWith(site),
      () => ({ lastReloadAt: lastReloadAt() }),
    ),
    navigation: spawned('navigation', () => navigationWith(site, { refreshUser })),
  };
  // with the first change of the address, or once the page is hydrated; the page history takes it once
  const follow = (): void => followHistory(actors);
  return {
    ...actors,
    Views: () => <LateViews {...actors} />,
    follow,
    followLink: (link) =>
      followLink(link, (...step) => {
        follow();
        site.go(...step);
      }),
    prefetch: () =>
      // most visits need these next: the API client and the login dialog
      prefetchLinks(async () => {
        await site.preloadClient();
        if (!readToken()) await import('#src/features/auth/loginEffects.tsx').catch(ignoreUnloadable);
      }),
    guardLoading: () => {
      const root = createRoot(document.createElement('div'));
      root.render(<ReloadGuard actor={actors.reloadGuard} />);
      return () => root.unmount();
    },
  };
};
