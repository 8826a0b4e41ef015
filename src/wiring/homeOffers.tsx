import { replayClicks } from '../earlyPage.ts';
import { hotLanes } from '../hotLanes.ts';
import { Offers } from '../pages/home/Offers.tsx';
import { Late } from '../parts/Late.tsx';
import { useHotLanes } from './hotLanes.ts';
import { PlaceSlides } from './placeSlides.tsx';

/** What is offered under the search, joined to the world. */
export default function HomeOffers() {
  return (
    <Late onReady={replayClicks}>
      <Offers prices={useHotLanes()} lanes={hotLanes.size} carousel={<PlaceSlides place="home" />} />
    </Late>
  );
}
