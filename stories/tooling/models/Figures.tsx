import type { Figure } from '#src/features/content/HomeSections.tsx';
import { Figures } from '#src/features/content/HomeSections.tsx';
import { figures } from '#stories/content/homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, Figure>({
  query: null,
  rows: figures,
  view: (actor) => <Figures actor={actor} />,
});
