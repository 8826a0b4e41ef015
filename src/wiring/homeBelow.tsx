import { Suspense } from 'react';
import { dangerousGoodsSearch, portList } from '#contract/basic.ts';
import type { City, NewsCategory, NewsSummary } from '#contract/cms.ts';
import { cityPage, newsPage } from '#contract/cms.ts';
import type { ListAsks } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { answers } from '#machines/world.ts';
import { useAhead } from '../ahead.ts';
import { config } from '../config.ts';
import { copy, problemWords } from '../copy.ts';
import type { Figure } from '../flows/Figures.tsx';
import type { NewsQuery } from '../flows/NewsTeaser.tsx';
import { Below } from '../pages/home/Below.tsx';
import { LateQrCode } from '../parts/miniProgram.ts';
import { RouteBoundary } from '../parts/RouteBoundary.tsx';
import { useHydrated } from '../useHydrated.ts';
import { unhurried } from '../unhurried.ts';
import { call } from './site.ts';
import { useActorRef } from '../platform/actors.ts';

const countFigures = async (): Promise<Figure[]> => {
  const [ports, entries] = await Promise.all([
    call(portList, {}, { quiet: true }),
    call(dangerousGoodsSearch, { keyword: '', size: 1 }, { quiet: true }),
  ]);
  const destinations = ports.filter((port) => port.discharging);
  return [
    { name: 'origins', value: ports.filter((port) => port.loading).length },
    { name: 'destinations', value: destinations.length },
    { name: 'lanes', value: new Set(destinations.map((port) => port.laneCode)).size },
    { name: 'entries', value: entries.total },
    { name: 'checks', value: Object.keys(problemWords).length },
  ];
};

const figures = listMachineOf<null, Figure>('figures').provide({
  actors: answers<ListAsks<null, Figure>>({
    fetchRows: async () => {
      const rows = await unhurried(countFigures());
      return { total: rows.length, rows };
    },
  }),
});

const cities = listMachineOf<null, City>('cities').provide({
  actors: answers<ListAsks<null, City>>({
    fetchRows: async () => unhurried(call(cityPage, {}, { quiet: true })),
  }),
});

const news = listMachineOf<NewsQuery, NewsSummary>('homeNews').provide({
  actors: answers<ListAsks<NewsQuery, NewsSummary>>({
    fetchRows: async ({ query }) => unhurried(call(newsPage, query, { quiet: true })),
  }),
});

const useNews = (category: NewsCategory) => {
  const query: NewsQuery = { category, size: 5 };
  return useActorRef(news, { input: { query, ahead: useAhead(newsPage, query) } });
};

/** Drawn in the browser only: a code is of no use to a document that is read without one. */
function MiniProgramCode() {
  return (
    useHydrated() && (
      <RouteBoundary fallback={() => null}>
        <Suspense>
          <LateQrCode text={config.miniProgramUrl} label={copy.miniProgram.code} className="size-full" />
        </Suspense>
      </RouteBoundary>
    )
  );
}

/** The lower part of the home page joined to the world. */
export default function HomeBelow() {
  return (
    <Below
      figures={useActorRef(figures, { input: { query: null } })}
      cities={useActorRef(cities, { input: { query: null, ahead: useAhead(cityPage, {}) } })}
      news={{ notice: useNews('notice'), market: useNews('market'), regulation: useNews('regulation') }}
      code={<MiniProgramCode />}
      hotline={config.hotline}
      emergencyHotline={config.emergencyHotline}
    />
  );
}
