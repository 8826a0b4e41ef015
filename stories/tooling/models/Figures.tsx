import type { Figure } from '#src/features/content/Figures.tsx';
import { Figures } from '#src/features/content/Figures.tsx';
import { figures } from '#stories/content/homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, Figure>({
  query: null,
  rows: figures,
  view: (actor) => <Figures actor={actor} />,
});
