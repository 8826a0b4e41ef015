import type { City } from '#contract/content/content.ts';
import { CityDesk } from '#src/features/content/HomeSections.tsx';
import { cities } from '#stories/content/homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, City>({
  query: null,
  rows: cities,
  view: (actor) => <CityDesk actor={actor} />,
});
