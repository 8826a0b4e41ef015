import { useSelector } from '@xstate/react';
import type { Constant } from '#contract/basic.ts';
import type { NewsCategory } from '#contract/cms.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { newsWords } from '../news/words.ts';
import { constantsOf } from './constants.ts';
import { useActorRef } from '../platform/actors.ts';

const categories = listMachineOf<null, Constant>('newsCategories').provide({
  actors: answers<ListAsks<null, Constant>>({
    fetchRows: async () => {
      const rows = await constantsOf('newsCategory');
      return { total: rows.length, rows: [...rows] };
    },
  }),
});

/** The names of the news' categories: the service's constants, our own words until they have come. */
export const useNewsCategories = (): Record<NewsCategory, string> => {
  const rows = useSelector(useActorRef(categories, { input: { query: null } }), (state) => state.context.rows);
  return { ...newsWords.categories, ...Object.fromEntries(rows.map(({ code, name }) => [code, name])) };
};
