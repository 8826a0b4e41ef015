import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Home } from '#src/features/content/pages/Home.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { searchOfEntry, searchWith } from '#src/features/search/searchEffects.ts';
import { lazily } from '#src/platform/lazy.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const HomeOffers = lazily(() => import('./homeOffers.tsx'));
const HomeBelow = lazily(() => import('./homeBelow.tsx'));

/** The home page joined to the world: the search answers first, the rest is drawn already and follows with code of its own. */
export default function HomeRoute() {
  return (
    // what is taken over from a drawn document must not depend on the visitor
    <Home search={useSiteActor(searchWith, { input: { data: useHydrated() ? searchOfEntry() : undefined } })}>
      <Later height="h-[34rem]">
        <HomeOffers />
      </Later>
      <Later height="h-[200rem]">
        <HomeBelow />
      </Later>
    </Home>
  );
}

/** Code that does not come is the reload guard's affair; what stands over it stays. */
const Later = ({ height, children }: { height: string; children: ReactNode }) => (
  <RouteBoundary fallback={() => null}>
    <Suspense fallback={<div className={height} />}>{children}</Suspense>
  </RouteBoundary>
);
