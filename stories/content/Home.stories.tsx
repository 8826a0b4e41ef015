import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsCategory, NewsSummary } from '#contract/content/content.ts';
import { carouselMachine } from '#machines/content/carousel.ts';
import type { ListActor } from '#machines/support/list.ts';
import { listMachineOf } from '#machines/support/list.ts';
import { searchMachine } from '#machines/search/search.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { Carousel } from '#src/features/content/Carousel.tsx';
import type { NewsQuery } from '#src/features/content/NewsTeaser.tsx';
import { Below } from '#src/features/content/home/Below.tsx';
import { Highlights } from '#src/features/content/home/Highlights.tsx';
import { HeroHarbour } from '#src/illustrations/HeroHarbour.tsx';
import { Home } from '#src/features/content/pages/Home.tsx';
import { frozen } from '#stories/fixtures/frozen.ts';
import { cities, figures, headlines, prices, slides } from './homeSamples.ts';

const search = frozen(searchMachine, {
  value: 'idle',
  context: { data: emptySearch, recent: [], ports: [], problems: {} },
});
const carousel = frozen(carouselMachine, { value: 'paused', context: { count: slides.length, at: 0, still: true } });

const filled = <Query, Row>(query: Query, rows: Row[]): ListActor<Query, Row> =>
  frozen(listMachineOf<Query, Row>('list'), {
    value: 'filled',
    context: { query, page: 1, total: rows.length, rows, errorMessage: undefined },
  });
const news = (category: NewsCategory) => filled<NewsQuery, NewsSummary>({ category, size: 5 }, headlines);

export default {
  title: 'pages/Home',
  id: 'pages-home',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Home search={search} picture={<HeroHarbour />}>
      <Highlights
        prices={filled(null, prices)}
        lanes={prices.length}
        carousel={<Carousel actor={carousel} slides={slides} />}
      />
      <Below
        figures={filled(null, figures)}
        cities={filled(null, cities)}
        news={{ notice: news('notice'), market: news('market'), regulation: news('regulation') }}
        code={null}
        hotline="400-000-0000"
        emergencyHotline="0532-00000000"
      />
    </Home>
  ),
} satisfies Meta;

export const Whole: StoryObj = {};
