import type { MinimumPrice } from '#contract/commerce.ts';
import { HotLanes } from '#src/flows/HotLanes.tsx';
import { prices } from '../homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, MinimumPrice>({
  query: null,
  rows: prices,
  view: (actor) => <HotLanes actor={actor} count={8} />,
});
