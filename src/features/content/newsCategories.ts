import { useSelector } from '@xstate/react';
import type { Constant } from '#contract/search/referenceData.ts';
import type { NewsCategory } from '#contract/content/content.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { newsMessages } from '#src/features/content/messages/news.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSiteActor } from '#src/app/siteContext.ts';

const categoriesWith = (site: Site) =>
  listMachineOf<null, Constant>('newsCategories').provide({
    actors: requests<ListRequests<null, Constant>>({
      fetchRows: async () => {
        const { constantsOf } = await import('#src/app/constants.ts');
        const rows = await constantsOf(site).ofType('newsCategory');
        return { total: rows.length, rows: [...rows] };
      },
    }),
  });

/** The names of the news categories: the service's constants, or built-in names until they are loaded. */
export const useNewsCategories = (): Record<NewsCategory, string> => {
  const rows = useSelector(useSiteActor(categoriesWith, { input: { query: null } }), (state) => state.context.rows);
  return { ...newsMessages.categories, ...Object.fromEntries(rows.map(({ code, name }) => [code, name])) };
};
