import type { Figure } from '#src/flows/Figures.tsx';
import { Figures } from '#src/flows/Figures.tsx';
import { figures } from '../homeSamples.ts';
import { listModelOf } from './lists.ts';

export default listModelOf<null, Figure>({
  query: null,
  rows: figures,
  view: (actor) => <Figures actor={actor} />,
});
