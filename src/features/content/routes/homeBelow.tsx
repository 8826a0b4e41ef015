import { Suspense } from 'react';
import type { City, NewsCategory, NewsSummary } from '#contract/content/content.ts';
import type { ListRequests } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { requests } from '#machines/effects.ts';
import { problemMessages } from '#src/ui/messages/problems.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Figure, NewsQuery } from '#src/features/content/HomeSections.tsx';
import { Below } from '#src/features/content/pages/HomeBelow.tsx';
import { LateQrCode } from '#src/layouts/parts/miniProgram.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';

const countFigures = async ({ call }: Pick<Site, 'call'>): Promise<Figure[]> => {
  const { dangerousGoodsSearch, portList } = await import('#contract/search/referenceData.ts');
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
    { name: 'checks', value: Object.keys(problemMessages).length },
  ];
};

const figuresWith = ({ call }: Site) =>
  listMachineOf<null, Figure>('figures').provide({
    actors: requests<ListRequests<null, Figure>>({
      fetchRows: async () => {
        const rows = await unhurried(countFigures({ call }));
        return { total: rows.length, rows };
      },
    }),
  });

const citiesWith = ({ call }: Site) =>
  listMachineOf<null, City>('cities').provide({
    actors: requests<ListRequests<null, City>>({
      fetchRows: async () => {
        const content = await import('#contract/content/content.ts');
        return unhurried(call(content.cityPage, {}, { quiet: true }));
      },
    }),
  });

const newsWith = ({ call }: Site) =>
  listMachineOf<NewsQuery, NewsSummary>('homeNews').provide({
    actors: requests<ListRequests<NewsQuery, NewsSummary>>({
      fetchRows: async ({ query }) => {
        const content = await import('#contract/content/content.ts');
        return unhurried(call(content.newsPage, query, { quiet: true }));
      },
    }),
  });

const useNews = (category: NewsCategory) => {
  const query: NewsQuery = { category, size: 5 };
  return useSiteActor(newsWith, { input: { query } });
};

/** Rendered in the browser only: a QR code is useless in a document without script. */
function MiniProgramCode() {
  const { config } = useSite();
  return (
    useHydrated() && (
      <RouteBoundary fallback={() => null}>
        <Suspense>
          <LateQrCode text={config.miniProgramUrl} label={uiMessages.miniProgram.code} className="size-full" />
        </Suspense>
      </RouteBoundary>
    )
  );
}

/** The route part for the lower half of the home page. */
export default function HomeBelow() {
  const { config } = useSite();
  return (
    <Below
      figures={useSiteActor(figuresWith, { input: { query: null } })}
      cities={useSiteActor(citiesWith, { input: { query: null } })}
      news={{ notice: useNews('notice'), market: useNews('market'), regulation: useNews('regulation') }}
      code={<MiniProgramCode />}
      hotline={config.hotline}
      emergencyHotline={config.emergencyHotline}
    />
  );
}
