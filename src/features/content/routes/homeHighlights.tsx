import { Highlights } from '#src/features/content/pages/HomeHighlights.tsx';
import { Lazy } from '#src/ui/loading/Lazy.tsx';
import { hotLanes, useHotLanes } from '#src/features/search/hotLanesEffects.ts';
import { useSite } from '#src/app/siteContext.ts';
import { CarouselSlides } from '#src/features/content/carouselSlides.tsx';

/** The route part for the content below the search. */
export default function HomeHighlights() {
  const { hydration } = useSite();
  return (
    <Lazy onReady={() => hydration.send({ type: 'part.hydrated' })}>
      <Highlights prices={useHotLanes()} lanes={hotLanes.size} carousel={<CarouselSlides place="home" />} />
    </Lazy>
  );
}
