import type { City } from '#contract/cms.ts';
import { CityDesk } from '#src/flows/CityDesk.tsx';
import { cities } from '../homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, City>({
  query: null,
  rows: cities,
  view: (actor) => <CityDesk actor={actor} />,
});
