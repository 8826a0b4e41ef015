import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsCategory, NewsSummary } from '#contract/cms.ts';
import { carouselMachine } from '#machines/carousel.ts';
import type { ListActor } from '#machines/list.ts';
import { listMachineOf } from '#machines/list.ts';
import { searchMachine } from '#machines/search.ts';
import { emptySearch } from '#machines/searchData.ts';
import { Carousel } from '#src/flows/Carousel.tsx';
import type { NewsQuery } from '#src/flows/NewsTeaser.tsx';
import { Below } from '#src/pages/home/Below.tsx';
import { Offers } from '#src/pages/home/Offers.tsx';
import { Home } from '#src/pages/Home.tsx';
import { frozen } from '../frozen.ts';
import { cities, figures, headlines, prices, slides } from '../homeSamples.ts';

const search = frozen(searchMachine, {
  value: 'idle',
  context: { data: emptySearch, recent: [], ports: [], problems: {} },
});
const carousel = frozen(carouselMachine, { value: 'paused', context: { count: slides.length, at: 0, still: true } });

const filled = <Query, Row>(query: Query, rows: Row[]): ListActor<Query, Row> =>
  frozen(listMachineOf<Query, Row>('list'), {
    value: 'filled',
    context: { query, page: 1, total: rows.length, rows, refusal: undefined },
  });
const news = (category: NewsCategory) => filled<NewsQuery, NewsSummary>({ category, size: 5 }, headlines);

export default {
  title: 'pages/Home',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Home search={search}>
      <Offers
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
