import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { Home } from '#src/features/content/pages/Home.tsx';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { searchOfEntry, searchWith } from '#src/features/search/searchEffects.ts';
import { lazily } from '#src/platform/lazy.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const HomeHighlights = lazily(() => import('./homeHighlights.tsx'));
const HomeBelow = lazily(() => import('./homeBelow.tsx'));

/** The route of the home page: the search hydrates first, the rest follows with its own chunk. */
export default function HomeRoute() {
  return (
    // hydration must not depend on the visitor
    <Home search={useSiteActor(searchWith, { input: { data: useHydrated() ? searchOfEntry() : undefined } })}>
      <Later height="h-[34rem]">
        <HomeHighlights />
      </Later>
      <Later height="h-[200rem]">
        <HomeBelow />
      </Later>
    </Home>
  );
}

/** A chunk that fails is handled by the reload guard; the content above stays. */
const Later = ({ height, children }: { height: string; children: ReactNode }) => (
  <RouteBoundary fallback={() => null}>
    <Suspense fallback={<div className={height} />}>{children}</Suspense>
  </RouteBoundary>
);
