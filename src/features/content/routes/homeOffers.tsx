import { replayClicks } from '#src/app/earlyPage.ts';
import { hotLanes } from '#src/features/search/hotLanes.ts';
import { Offers } from '#src/features/content/home/Offers.tsx';
import { Late } from '#src/ui/Late.tsx';
import { useHotLanes } from '#src/features/search/hotLanesEffects.ts';
import { PlaceSlides } from '#src/features/content/placeSlides.tsx';

/** What is offered under the search, joined to the world. */
export default function HomeOffers() {
  return (
    <Late onReady={replayClicks}>
      <Offers prices={useHotLanes()} lanes={hotLanes.size} carousel={<PlaceSlides place="home" />} />
    </Late>
  );
}
