import { useIsPrerendered } from '#src/api/initialData.ts';
import { Home, InSight } from '#src/features/content/pages/Home.tsx';
import { Later } from '#src/app/Later.tsx';
import { stylesheetLoaded } from '#src/app/hydration/preHydration.ts';
import { searchOfEntry, searchWith } from '#src/features/search/searchEffects.ts';
import { lazily } from '#src/platform/lazy.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const HeroHarbour = lazily(async () => {
  // the style of the first paint does not place it
  const [{ HeroHarbour: Picture }] = await Promise.all([
    import('#src/illustrations/HeroHarbour.tsx'),
    stylesheetLoaded(),
  ]);
  return { default: Picture };
});
const HomeHighlights = lazily(() => import('./homeHighlights.tsx'));
const HomeBelow = lazily(() => import('./homeBelow.tsx'));
const belowClasses = 'h-[200rem]';

/** The background of the search: decorative, so that it is rendered only after the page is interactive. */
function Harbour() {
  return (
    useHydrated() && (
      <Later>
        <HeroHarbour />
      </Later>
    )
  );
}

/** The route of the home page: the search hydrates first, the rest follows with its own chunk, the lower half on sight. */
export default function HomeRoute() {
  const isPrerendered = useIsPrerendered();
  return (
    <Home
      // hydration must not depend on the visitor
      search={useSiteActor(searchWith, { input: { data: isPrerendered ? undefined : searchOfEntry() } })}
      picture={<Harbour />}
    >
      <Later fallback={<div className="h-[34rem]" />}>
        <HomeHighlights />
      </Later>
      <InSight placeClasses={belowClasses}>
        <Later fallback={<div className={belowClasses} />}>
          <HomeBelow />
        </Later>
      </InSight>
    </Home>
  );
}
