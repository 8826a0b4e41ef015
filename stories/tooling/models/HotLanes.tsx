import type { MinimumPrice } from '#contract/search/sailingQuotes.ts';
import { HotLanes } from '#src/features/search/HotLanes.tsx';
import { prices } from '#stories/content/homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, MinimumPrice>({
  query: null,
  rows: prices,
  view: (actor) => <HotLanes actor={actor} count={8} />,
});
